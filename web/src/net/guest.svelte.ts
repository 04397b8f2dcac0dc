// Who sits at this browser. A guest is made when a name is first needed; the cookie says so to the server.
import { http } from "./http";
import { Refused } from "./refused";

const DRAWER = "name";
let name = $state("");
let known = $state(false);

export const myName = (): string => name;
export const isSignedIn = (): boolean => known;
/** The name to suggest to somebody who has not given one: the one given last on this browser. */
export const suggestedName = (): string => localStorage.getItem(DRAWER) ?? "";

/** Find out whether one is a guest already. Who never gave a name on this browser is not asked for. */
export async function restoreGuest(): Promise<void> {
  if (suggestedName()) await checkSignedIn();
}

/** Whether the server knows this browser: it may, even where the name given here was forgotten. */
export async function checkSignedIn(): Promise<boolean> {
  if (known) return true;
  try {
    name = (await http.me()).name;
    known = true;
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
  }
  return known;
}

export async function signIn(wanted: string): Promise<void> {
  name = (await http.signIn(wanted)).name;
  known = true;
  localStorage.setItem(DRAWER, name);
}

export async function useDevice(key: string): Promise<void> {
  name = (await http.useDevice(key)).name;
  known = true;
  localStorage.setItem(DRAWER, name);
}
