// What Goods cost a seat now, and where the Disaster is.
import type { NeomContent, NeomView } from "../types";
import type { Catalog } from "./catalog";

type Good = NeomContent["goods"][number];

export interface GoodPrice {
  good: Good;
  isOwn: boolean; // the seat's city makes it
  makers: number[]; // the other seats that make it
  price: number | null; // the lowest price now; null if nobody sells it
  seller: number; // -1 for the general supply, or if nobody sells it
}

const GENERATION: Record<Good["tier"], number> = { raw: 1, processed: 2, luxury: 3 };

/** NEOM 6, 16.6, 17.6: how a seat can get each Good. */
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

/** How many players sit between two seats, counted to the left. */
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

/** In how many turns a seat's pack reaches the viewer; 0 for the viewer's own. Packs move to the next seat. */
export const turnsUntilPack = (view: NeomView, you: number, seat: number): number =>
  (you - seat + view.seats) % view.seats;

/** Whether hands are passed around: with three players or more. */
export const passesPacks = (view: NeomView): boolean => view.seats > 2;

/** The tiles the viewer chooses from, now or next: their hand, or the tiles on offer. */
export function choosableTiles(view: NeomView, you: number): number[] {
  return passesPacks(view) ? (view.players[you]?.hand ?? []) : view.face_up;
}
