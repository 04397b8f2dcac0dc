// The signs of the game by name: our own, and three that every page could use.
import ban from "icon:lucide/ban";
import ear from "icon:lucide/ear";
import minus from "icon:lucide/minus";
import { sign, type Sign } from "../art/signs";

const OTHERS: Readonly<Record<string, Sign>> = { ban, minus, whisper: ear };

/** The letters of components, the same as in the terminal. */
export const LETTERS: Record<string, string> = {
  android: "A",
  outage: "O",
  illness: "I",
  development: "D",
  human_first: "H",
  orgcrime: "C",
  prisec: "P",
};

/** The sign with this name, if there is one. */
export const signOf = (name: string): Sign | undefined =>
  sign(name) ?? (Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined);
