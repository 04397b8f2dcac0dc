// What follows from a view: what a district would produce, how far a deal is, who has done what in it, who wins and why.
import type { NewAngelesView } from "../types";
import type { EventFrame } from "../../../net/types";
import { COUNTER, FEDERALIST, MAIN, type Catalog, type District } from "./catalog";

type DistrictView = NewAngelesView["districts"][number];
export type Amount = { resource: string; amount: number };

/** NA 27.3-27.5, 39.0: what a district would produce now. */
export function producedBy(district: District, now: DistrictView): Amount[] {
  if (isStopped(now)) return [];
  const more = now.components.includes("development") ? 1 : 0;
  const found: Amount[] = [];
  if (!now.components.includes("orgcrime"))
    found.push({ resource: district.primary.resource, amount: district.primary.amount + more });
  if (district.secondary) found.push(district.secondary);
  return found;
}

/** Whether strike or outage stops all production. */
export const isStopped = (now: DistrictView): boolean => now.unrest === "strike" || now.components.includes("outage");

/** What all androids would bring to the supply if production came now. */
export function upcomingSupply(catalog: Catalog, view: NewAngelesView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const now of view.districts)
    if (now.components.includes("android"))
      for (const { resource, amount } of producedBy(catalog.district(now.number), now))
        found[resource] = (found[resource] ?? 0) + amount;
  return found;
}

/** How many of a component, or districts in protest or strike, the city has. */
export function countInCity(view: NewAngelesView, key: string): number {
  return view.districts.filter(
    (now) => now.components.includes(key) || now.unrest === key || (key === "unrest" && now.unrest !== "stable"),
  ).length;
}

export const STEPS = ["asset", "main", "counter", "support", "resolution"] as const;
export type Step = (typeof STEPS)[number];

export interface DealAction {
  counter: "" | "passed" | "countered";
  support: "" | "main" | "counter" | "abstained";
  cards: number;
}

/** What each seat has done in the present deal. */
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

/** NA 16: the step of the present deal. */
export function dealStep(view: NewAngelesView, marks: readonly DealAction[]): Step {
  const { deal } = view;
  if (deal.won || deal.winner >= 0) return "resolution";
  if (!deal.main) return deal.revealed && view.awaited.includes(view.active) ? "main" : "asset";
  if (view.awaited.includes(deal.counterer) && !marks.some((mark) => mark.support)) return "counter"; // who countered never supports, but pays
  const others = marks.filter((_, seat) => seat !== view.active);
  const supporters = others.filter((_, at) => at >= 0);
  if (supporters.some((mark) => mark.support) || others.every((mark) => mark.counter)) return "support";
  return "counter";
}

export interface Verdict {
  seat: number;
  won: boolean;
  why:
    | "federalist-won"
    | "federalist-poor"
    | "threat"
    | "federalist-calm"
    | "beat-rival"
    | "lost-rival"
    | "beat-others"
    | "lost-others";
  rival: number; // the seat of the rival, or -1
  beaten: number; // how many others have less
  needed: number;
}

const FEDERALIST_CAPITAL = 25;

/** NA 69: who has won and why, once all rivals are shown. */
export function verdicts(catalog: Catalog, view: NewAngelesView): Verdict[] {
  const isTaken = view.threat >= catalog.content.threat_max;
  return view.players.map((player) => {
    const corporation = catalog.card(player.rival)?.corporation;
    const rival = view.players.findIndex((other) => other.corporation === corporation);
    const beaten = view.players.filter((other) => other.capital < player.capital).length;
    const needed = view.seats === 4 ? 2 : 3;
    const found = { seat: player.seat, rival, beaten, needed };
    if (player.rival === FEDERALIST) {
      if (!isTaken) return { ...found, won: false, why: "federalist-calm" };
      const rich = player.capital >= (catalog.content.numbers.federalist_capital ?? FEDERALIST_CAPITAL);
      return { ...found, won: rich, why: rich ? "federalist-won" : "federalist-poor" };
    }
    if (isTaken) return { ...found, won: false, why: "threat" };
    if (rival === player.seat)
      return { ...found, won: beaten >= needed, why: beaten >= needed ? "beat-others" : "lost-others" };
    const ahead = rival >= 0 && player.capital > view.players[rival]!.capital;
    return { ...found, won: ahead, why: ahead ? "beat-rival" : "lost-rival" };
  });
}
