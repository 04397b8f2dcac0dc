// What did not change is not drawn anew: a view is told member by member, and most of them stay as they were.
import { untrack } from "svelte";

/** The members of something that is made anew each time, each by itself: who reads one is called when that one changes. */
export function members<T extends object>(of: () => T): T {
  const live = {} as T;
  for (const key of Object.keys(untrack(of)) as (keyof T)[]) {
    const member = $derived(of()[key]);
    Object.defineProperty(live, key, { get: () => member, enumerable: true });
  }
  return live;
}

type Parted = Record<string, unknown>;
const isParted = (one: unknown): one is Parted => typeof one === "object" && one !== null;

/** What was told, with those parts of the former that are equal to it; all of the former, if nothing differs. */
export function kept<T>(before: unknown, told: T): T {
  if (!isParted(before) || !isParted(told) || Array.isArray(before) !== Array.isArray(told)) return told;
  const keys = Object.keys(told);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    (told as Parted)[key] = kept(before[key], told[key]); // it is fresh from the wire: nobody else has it
    isSame &&= told[key] === before[key];
  }
  return isSame ? (before as T) : told;
}
