// The person at this browser. A guest is created when a name is first needed; a cookie identifies it to the server.
import { http } from "./http";
import { Refused } from "./refused";

const STORAGE_KEY = "name";
const DAY = 24 * 60 * 60 * 1000; // milliseconds
let name = $state("");
let known = $state(false);
let signedOutWhy = ""; // the server's sentence if somebody signed this browser out from another device

export const myName = (): string => name;
export const isSignedIn = (): boolean => known;
/** The name that was last given on this browser, to suggest it again. */
export const suggestedName = (): string => localStorage.getItem(STORAGE_KEY) ?? "";

/** Restores the guest of this browser, if a name was ever given here. Resolves to why this browser was signed out, or "". */
export async function restoreGuest(): Promise<string> {
  if (suggestedName()) await checkSignedIn();
  return signedOutWhy;
}

/** Whether the server knows this browser by its cookie. It may, even if no name is stored here any more. */
export async function checkSignedIn(): Promise<boolean> {
  if (known) return true;
  try {
    name = (await http.me()).name;
    known = true;
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    if (why.code === "signed-out") {
      signedOutWhy = why.message;
      forget();
    }
  }
  return known;
}

function forget(): void {
  name = "";
  known = false;
  localStorage.removeItem(STORAGE_KEY);
}

/** Signs out in this browser. */
export async function signOut(): Promise<void> {
  await http.signOut(false);
  forget();
}

/** Signs out everywhere else. The server gives this browser a new cookie. */
export async function signOutElsewhere(): Promise<void> {
  await http.signOut(true);
}

// Another tab of this browser has signed out.
window.addEventListener("storage", ({ key, newValue }) => {
  if (key === STORAGE_KEY && newValue === null) forget();
});

// The server renews the cookie when the page asks who is signed in; a page that is never reloaded must ask, too.
setInterval(() => known && void http.me().catch(() => {}), DAY);

export async function signIn(wanted: string): Promise<void> {
  name = (await http.signIn(wanted)).name;
  known = true;
  localStorage.setItem(STORAGE_KEY, name);
}

export async function useDevice(key: string): Promise<void> {
  name = (await http.useDevice(key)).name;
  known = true;
  localStorage.setItem(STORAGE_KEY, name);
}
