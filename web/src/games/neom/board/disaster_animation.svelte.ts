// The Disaster that has just struck, while its animation runs.
import { untrack } from "svelte";
import type { EventFrame } from "../../../net/types";

const NAMES = ["", "Flood", "Fire", "Crime Spree"];
const MOST = 80; // from about this many new events on, an update is a jump in a replay, and its Disasters are not animated
const LONG = 1600; // milliseconds the Disaster animation is shown
let known: readonly EventFrame[] | null = null;
let shown = $state.raw({ name: "", spared: -1 });

/** The Disaster among the newest events ("" if none) and the seat that selected it, which is spared. Events from before the page
 * opened are not new. */
export function recentDisaster(history: readonly EventFrame[]): typeof shown {
  untrack(() => take(history));
  return shown;
}

function take(history: readonly EventFrame[]): void {
  if (history === known) return;
  const before = known;
  known = history;
  const end = (before?.length ?? 0) - 1;
  const isNext = before !== null && end >= 0 && end + MOST > history.length && before[end]?.text === history[end]?.text;
  const fresh = isNext ? history.slice(before.length).find((event) => event.kind === "disaster") : undefined;
  if (!fresh) return;
  setTimeout(() => (shown = { name: NAMES[fresh.things[0] ?? 0] ?? "", spared: fresh.seat }));
  setTimeout(() => (shown = { name: "", spared: -1 }), LONG);
}
