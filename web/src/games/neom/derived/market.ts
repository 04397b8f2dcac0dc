// What Goods cost a seat now, and where the Disaster is, read off a view.
import type { NeomContent, NeomView } from "../types";
import type { Catalog } from "./catalog";

type Good = NeomContent["goods"][number];

export interface GoodPrice {
  good: Good;
  isOwn: boolean; // the seat's city makes it
  makers: number[]; // the other seats that make it
  price: number | null; // the lowest now; null: not to be had
  seller: number; // -1: the general supply, or nobody
}

const GENERATION: Record<Good["tier"], number> = { raw: 1, processed: 2, luxury: 3 };

/** NEOM 6, 16.6, 17.6: every Good as a seat can come by it. */
export function goodPrices(view: NeomView, catalog: Catalog, seat: number): GoodPrice[] {
  return catalog.content.goods.map((good) => {
    const makers = view.players
      .filter((one) => one.seat !== seat && one.goods.includes(good.key))
      .map((one) => one.seat);
    const isOwn = view.players[seat]?.goods.includes(good.key) ?? false;
    return { good, isOwn, makers, ...cheapest(view, good, seat, makers) };
  });
}

function cheapest(
  view: NeomView,
  good: Good,
  seat: number,
  makers: number[],
): { price: number | null; seller: number } {
  const routes = view.players[seat]?.routes ?? [];
  if (view.seats === 1) {
    if (view.generation < GENERATION[good.tier]) return { price: null, seller: -1 };
    const usable = routes.filter((route) => !view.routes_used.includes(route)).length;
    return { price: Math.max(good.price - usable, 1), seller: -1 };
  }
  if (view.seats === 2) return { price: Math.max(good.price - routes.length, 1), seller: makers[0] ?? -1 };
  const left = good.price - (routes.includes("left") ? 1 : 0);
  const right = good.price - (routes.includes("right") ? 1 : 0);
  const ways = makers.flatMap((maker) => [
    { price: left + between(seat, maker, view.seats), seller: maker },
    { price: right + between(maker, seat, view.seats), seller: maker },
  ]);
  return ways.reduce<{ price: number | null; seller: number }>(
    (best, way) => (best.price === null || way.price < best.price ? way : best),
    { price: null, seller: -1 },
  );
}

/** How many sit between two seats, counted to the left. */
const between = (from: number, to: number, seats: number): number => ((to - from + seats) % seats) - 1;

export type DisasterStatus =
  | { kind: "none" | "unseen" | "gone" | "open" | "yours" }
  | { kind: "held"; seat: number }
  | { kind: "strikes"; seat: number }; // -1: nobody has selected it (solo)

/** Where the Disaster of this generation is, as far as the viewer can know. */
export function disasterStatus(view: NeomView, catalog: Catalog, you: number): DisasterStatus {
  const tile = catalog.disaster(view.generation)?.tile;
  if (!tile || view.over) return { kind: "none" };
  if (view.disaster) return { kind: "strikes", seat: view.disaster.immune };
  const picker = view.players.find((one) => one.selected === tile);
  if (picker) return { kind: "strikes", seat: picker.seat };
  const holder = view.players.find((one) => one.hand?.includes(tile));
  if (holder) return holder.seat === you ? { kind: "yours" } : { kind: "held", seat: holder.seat };
  if (view.face_up.includes(tile)) return { kind: "open" };
  return { kind: view.unseen.includes(tile) ? "unseen" : "gone" };
}

/** In how many turns a seat's pack comes to the viewer; 0 is one's own. Packs go to the left: to the next seat. */
export const turnsUntilPack = (view: NeomView, you: number, seat: number): number =>
  (you - seat + view.seats) % view.seats;

/** Whether everybody has a hand that goes round: three players or more. */
export const passesPacks = (view: NeomView): boolean => view.seats > 2;

/** What one can choose from, or will: the own hand, or the tiles that lie open. */
export function choosableTiles(view: NeomView, you: number): number[] {
  return passesPacks(view) ? (view.players[you]?.hand ?? []) : view.face_up;
}
