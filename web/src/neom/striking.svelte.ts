// The Disaster that has just struck, for as long as it is shown.
import { untrack } from "svelte";
import type { EventFrame } from "../wire/types";

const NAMES = ["", "Flood", "Fire", "Crime Spree"];
const LONG = 1600; // milliseconds
let known: readonly EventFrame[] | null = null;
let shown = $state("");

/** The key of the Disaster among the newest events, or "". What was there at the beginning is not new. */
export function struckBy(history: readonly EventFrame[]): string {
  untrack(() => take(history));
  return shown;
}

function take(history: readonly EventFrame[]): void {
  if (history === known) return;
  const before = known;
  known = history;
  const isNext = before !== null && before.length <= history.length && before[0] === history[0];
  const fresh = isNext ? history.slice(before.length).find((event) => event.kind === "disaster") : undefined;
  if (!fresh) return;
  setTimeout(() => (shown = NAMES[fresh.things[0] ?? 0] ?? ""));
  setTimeout(() => (shown = ""), LONG);
}
