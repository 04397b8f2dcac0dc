import { expect, it } from "vitest";
import type { NeomContent, NeomView } from "../types";
import { Catalog } from "./catalog";
import { choosableTiles, disasterStatus, goodPrices, turnsUntilPack } from "./market";

const catalog = new Catalog({
  goods: [
    { key: "Coal", name: "Coal", tier: "raw", price: 2 },
    { key: "Gold", name: "Gold", tier: "processed", price: 4 },
  ],
  types: [],
  centers: [],
  tiles: [],
  disasters: [{ key: "Flood", tile: 50 }],
} as unknown as NeomContent);
const player = (seat: number, goods: string[], more = {}) => ({
  seat,
  goods,
  routes: [],
  hand: null,
  selected: 0,
  ...more,
});
const view = (players: object[], more = {}): NeomView =>
  ({
    seats: players.length,
    players,
    generation: 1,
    routes_used: [],
    face_up: [],
    unseen: [],
    ...more,
  }) as unknown as NeomView;
const price = (found: NeomView, good: string) => goodPrices(found, catalog, 0).find((one) => one.good.key === good)!;

it("adds 1 for each player between buyer and seller, and takes 1 off for a Trade Route on that side", () => {
  const players = [player(0, ["Coal"]), player(1, []), player(2, ["Gold"]), player(3, [])];

  expect(price(view(players), "Coal").isOwn).toBe(true);
  expect(price(view(players), "Gold")).toMatchObject({ price: 5, seller: 2, makers: [2] });
  expect(price(view([player(0, [], { routes: ["left"] }), ...players.slice(1)]), "Gold").price).toBe(4);
});

it("sells nothing that nobody makes, but the supply sells to one or two players", () => {
  const three = [player(0, []), player(1, []), player(2, [])];

  expect(price(view(three), "Gold")).toMatchObject({ price: null, seller: -1 });
  expect(price(view(three.slice(0, 2)), "Gold")).toMatchObject({ price: 4, seller: -1 });
  expect(price(view(three.slice(0, 1)), "Gold").price).toBeNull(); // a processed Good in generation 1
  expect(price(view(three.slice(0, 1), { generation: 2 }), "Gold").price).toBe(4);
});

it("knows where the Disaster is", () => {
  const players = [player(0, [], { hand: [50] }), player(1, []), player(2, [])];

  expect(disasterStatus(view(players), catalog, 0)).toEqual({ kind: "yours" });
  expect(disasterStatus(view(players), catalog, 1)).toEqual({ kind: "held", seat: 0 });
  expect(disasterStatus(view([player(0, [], { selected: 50 })]), catalog, 0)).toEqual({ kind: "strikes", seat: 0 });
  expect(disasterStatus(view([player(0, [])], { face_up: [50] }), catalog, 0)).toEqual({ kind: "open" });
  expect(disasterStatus(view([player(0, [])], { unseen: [50] }), catalog, 0)).toEqual({ kind: "unseen" });
  expect(disasterStatus(view([player(0, [])]), catalog, 0)).toEqual({ kind: "gone" });
  expect(disasterStatus(view(players, { over: true }), catalog, 0)).toEqual({ kind: "none" });
});

it("passes packs to the left", () => {
  const three = view([player(0, [], { hand: [1] }), player(1, []), player(2, [])]);

  expect([0, 1, 2].map((seat) => turnsUntilPack(three, 0, seat))).toEqual([0, 2, 1]);
  expect(choosableTiles(three, 0)).toEqual([1]);
  expect(choosableTiles(view([player(0, []), player(1, [])], { face_up: [7] }), 0)).toEqual([7]);
});
