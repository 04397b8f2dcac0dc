// What was offered and who supported it in the current deal, from its events.
import type { EventFrame } from "../../../net/types";
import type { Catalog } from "../derived/catalog";

export interface Side {
  readonly name: "main" | "counter";
  readonly seat: number; // whose offer it is, -1 for none
  readonly card: number; // the offered card, 0 for none
  readonly support: readonly { seat: number; cards: number }[];
  readonly cards: number; // support cards in all
}

/** Both sides of the deal that the last event of a history belongs to. */
export function voteOf(catalog: Catalog, history: readonly EventFrame[]): readonly [Side, Side] {
  const { ids } = catalog.content;
  const start = history.findLastIndex((event) => event.kind === "revealed");
  const deal = history.slice(Math.max(0, start));
  const won = deal.findLast((event) => event.kind === "won-deal");
  const side = (name: Side["name"], id: number, kind: string, place: number): Side => {
    const offer = deal.findLast((event) => event.kind === kind);
    const support = deal
      .filter((event) => event.kind === "supported" && event.things[0] === id)
      .map((event) => ({ seat: event.seat, cards: event.things[1] ?? 0 }));
    const laid = support.reduce((sum, { cards }) => sum + cards, 0);
    return { name, seat: offer?.seat ?? -1, card: offer?.things[0] ?? 0, support, cards: won?.things[place] ?? laid };
  };
  return [side("main", ids.main, "main-offer", 1), side("counter", ids.counter, "counteroffer", 2)];
}
