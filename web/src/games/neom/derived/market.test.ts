import { expect, it } from "vitest";
import type { NeomContent, NeomDerived, NeomView } from "../types";
import { Catalog } from "./catalog";
import { goodPrices } from "./market";

const catalog = new Catalog({
  goods: [
    { key: "Coal", name: "Coal", tier: "raw", price: 2 },
    { key: "Gold", name: "Gold", tier: "processed", price: 4 },
    { key: "Jewelry", name: "Jewelry", tier: "luxury", price: 10 },
  ],
  types: [],
  centers: [],
  tiles: [],
} as unknown as NeomContent);

it("puts the server's prices together with who makes each Good", () => {
  const view = {
    players: [
      { seat: 0, goods: ["Coal"] },
      { seat: 1, goods: ["Coal", "Gold"] },
    ],
  } as unknown as NeomView;
  const derived = { prices: { Gold: { price: 5, seller: 1 } } } as unknown as NeomDerived;
  const [coal, gold, jewelry] = goodPrices(view, derived, catalog, 0);

  expect(coal).toMatchObject({ isOwn: true, makers: [1] });
  expect(gold).toMatchObject({ isOwn: false, makers: [1], price: 5, seller: 1 });
  expect(jewelry).toMatchObject({ isOwn: false, makers: [], price: null, seller: -1 });
});
