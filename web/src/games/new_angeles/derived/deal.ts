// How far the current deal is, and what each seat has done in it.
import type { EventFrame } from "../../../net/types";
import type { NewAngelesView } from "../types";
import { COUNTER, MAIN } from "./ids";

export const STEPS = ["asset", "main", "counter", "support", "resolution"] as const;
export type Step = (typeof STEPS)[number];

export interface DealAction {
  counter: "" | "passed" | "countered";
  support: "" | "main" | "counter" | "abstained";
  cards: number;
}

/** What each seat has done in the current deal. */
export function dealActions(view: NewAngelesView, history: readonly EventFrame[]): DealAction[] {
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
      mark.support = things[0] === MAIN ? "main" : things[0] === COUNTER ? "counter" : "";
      mark.cards = Math.max(mark.cards, things[1] ?? 0);
    }
  }
  return marks;
}

/** NA 16: the step of the current deal. */
export function dealStep(view: NewAngelesView, marks: readonly DealAction[]): Step {
  const { deal } = view;
  if (deal.won || deal.winner >= 0) return "resolution";
  if (!deal.main) return deal.revealed && view.awaited.includes(view.active) ? "main" : "asset";
  if (view.awaited.includes(deal.counterer) && !marks.some((mark) => mark.support)) return "counter"; // the seat that countered does not support; it is paying for the counteroffer
  const others = marks.filter((_, seat) => seat !== view.active);
  const supporters = others.filter((_, at) => at >= 0);
  if (supporters.some((mark) => mark.support) || others.every((mark) => mark.counter)) return "support";
  return "counter";
}
