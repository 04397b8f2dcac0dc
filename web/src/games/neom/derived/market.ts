// Every Good of the content, with the players who make it and the viewer's current price, as the server computes it.
import type { NeomContent, NeomDerived, NeomView } from "../types";
import type { Catalog } from "./catalog";

type Good = NeomContent["goods"][number];

export interface GoodPrice {
  good: Good;
  isOwn: boolean; // whether the seat's own city makes the Good
  makers: number[]; // the other seats that make the Good
  price: number | null; // the viewer's lowest price now; null if nobody sells it
  seller: number; // -1 for the general supply, or if nobody sells it
}

const NOT_SOLD = { price: null, seller: -1 };

/** For every Good: whether the seat makes it, who else does, and the viewer's price. */
export function goodPrices(view: NeomView, derived: NeomDerived, catalog: Catalog, seat: number): GoodPrice[] {
  return catalog.content.goods.map((good) => {
    const makers = view.players.filter((one) => one.goods.includes(good.key)).map((one) => one.seat);
    return {
      good,
      isOwn: makers.includes(seat),
      makers: makers.filter((one) => one !== seat),
      ...(derived.prices[good.key] ?? NOT_SOLD),
    };
  });
}
