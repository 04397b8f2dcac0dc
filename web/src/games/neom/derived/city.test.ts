import { expect, it } from "vitest";
import type { NeomContent, NeomPlayer, TileContent } from "../types";
import { Catalog } from "./catalog";
import { cellName, citySpaces, neighborCell, pickedCells, roadEnd } from "./city";

const tile = (number: number, roads: string, types = ["Residential"]): TileContent =>
  ({ number, roads, types, makes: [], effect: "", disaster: "" }) as unknown as TileContent;
const catalog = new Catalog({
  goods: [],
  types: [],
  centers: [{ good: "Coal", roads: "NESW", source: "house" }],
  tiles: [tile(1, "NS"), tile(2, "EW", ["Commercial"]), tile(3, "N", ["Resource"])],
} as unknown as NeomContent);
const city = (tiles: Record<string, number>) => citySpaces({ center: "Coal", tiles } as unknown as NeomPlayer, catalog);

it("names cells by column and row", () => {
  expect([0, 4, 12, 20, 24].map(cellName)).toEqual(["a1", "e1", "c3", "a5", "e5"]);
  expect(pickedCells([0, 151, 175, 176])).toEqual([0, 24]);
});

it("knows neighbors, and the border", () => {
  expect((["N", "E", "S", "W"] as const).map((side) => neighborCell(12, side))).toEqual([7, 13, 17, 11]);
  expect([neighborCell(0, "N"), neighborCell(4, "E"), neighborCell(24, "S"), neighborCell(20, "W")]).toEqual([
    -1, -1, -1, -1,
  ]);
});

it("draws where roads lead", () => {
  const spaces = city({ c2: 1, c1: 2 }); // c2 joins the center to the north; c1 has no road to the south

  expect(roadEnd(spaces, 7, "S")).toBe("joined");
  expect(roadEnd(spaces, 7, "N")).toBe("dead");
  expect(roadEnd(spaces, 12, "E")).toBe("open");
  expect(roadEnd(city({ a3: 2 }), 10, "W")).toBe("route");
});
