// The person at this browser. A guest is created when a name is first needed; a cookie identifies it to the server.
import { http } from "./http";
import { Refused } from "./refused";

const STORAGE_KEY = "name";
let name = $state("");
let known = $state(false);

export const myName = (): string => name;
export const isSignedIn = (): boolean => known;
/** The name that was last given on this browser, to suggest it again. */
export const suggestedName = (): string => localStorage.getItem(STORAGE_KEY) ?? "";

/** Restores the guest of this browser, if a name was ever given here. */
export async function restoreGuest(): Promise<void> {
  if (suggestedName()) await checkSignedIn();
}

/** Whether the server knows this browser by its cookie. It may, even if no name is stored here any more. */
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
  localStorage.setItem(STORAGE_KEY, name);
}

export async function useDevice(key: string): Promise<void> {
  name = (await http.useDevice(key)).name;
  known = true;
  localStorage.setItem(STORAGE_KEY, name);
}
