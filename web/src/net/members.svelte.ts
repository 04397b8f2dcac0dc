// Keeps parts of a view that did not change from being drawn again. An update changes few fields of a view.
import { untrack } from "svelte";

/** An object whose fields are tracked one by one: reading one field depends on that field only. */
export function reactiveMembers<T extends object>(of: () => T): T {
  const live = {} as T;
  for (const key of Object.keys(untrack(of)) as (keyof T)[]) {
    const member = $derived(of()[key]);
    Object.defineProperty(live, key, { get: () => member, enumerable: true });
  }
  return live;
}

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** The new value, with every part that has not changed replaced by the old part; the old value itself if nothing has changed. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    (now as Branch)[key] = reuseUnchanged(before[key], now[key]); // changing `now` is safe: it was just parsed from a message, and nothing else refers to it
    isSame &&= now[key] === before[key];
  }
  return isSame ? (before as T) : now;
}
