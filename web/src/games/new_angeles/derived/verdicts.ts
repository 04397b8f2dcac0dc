// Who has won and why.
import type { NewAngelesView } from "../types";
import type { Catalog } from "./catalog";
import { FEDERALIST } from "./ids";

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
  beaten: number; // how many others have less capital
  needed: number;
}

const FEDERALIST_CAPITAL = 25;

/** NA 69: who has won and why, once all rivals are revealed. */
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
