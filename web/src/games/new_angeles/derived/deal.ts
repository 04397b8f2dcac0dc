// The steps of a deal, and what each seat has done in the current one.
import type { EventFrame } from "../../../net/types";
import type { NewAngelesView } from "../types";
import type { Catalog } from "./catalog";

export const STEPS = ["asset", "main", "counter", "support", "resolution"] as const;

export interface DealAction {
  counter: "" | "passed" | "countered";
  support: "" | "main" | "counter" | "abstained";
  cards: number;
}

/** What each seat has done in the current deal. */
export function dealActions(catalog: Catalog, view: NewAngelesView, history: readonly EventFrame[]): DealAction[] {
  const { ids } = catalog.content;
  const marks: DealAction[] = view.players.map(() => ({ counter: "", support: "", cards: 0 }));
  if (!view.deal.number) return marks;
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { kind, seat, things } = history[at]!;
    if (kind === "revealed") break;
    const mark = marks[seat];
    if (!mark) continue;
    if (kind === "passed" && !mark.counter) mark.counter = "passed";
    if (kind === "counteroffer") mark.counter = "countered";
    if (kind === "abstained" && !mark.support) mark.support = "abstained";
    if (kind === "supported") {
      mark.support = things[0] === ids.main ? "main" : things[0] === ids.counter ? "counter" : "";
      mark.cards = Math.max(mark.cards, things[1] ?? 0);
    }
  }
  return marks;
}

const LEAST = 0.3; // of the bar's length, so that the number of a side without support has room

/** Where the bar between the two sides of a deal stands, from 0 to 1: at the middle while neither has support. */
export function supportShare(main: number, counter: number): number {
  const share = main + counter ? main / (main + counter) : 0.5;
  return Math.min(Math.max(share, LEAST), 1 - LEAST);
}
