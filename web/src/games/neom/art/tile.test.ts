import { describe, expect, it } from "vitest";
import tiles from "../../../../../src/neopolis/games/neom/content/tiles.csv?raw";
import { EMBLEM_NAMES, emblemParts } from "./emblems";
import { Kit } from "./kit";
import type { Detail } from "./paper";
import { RECIPES, recipeFor } from "./recipes";
import type { Arm, RoadEnd } from "./roads";
import { badge, goodSign } from "./signs";
import { detailFor, drawTile, type TileLook } from "./tile";
import { TYPE_LOOKS, type TypeName } from "./types";

// Number, name and types of every printed tile. No name contains a comma.
const PRINTED = tiles
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split(","))
  .map(([number, name, , , types]) => ({ number: Number(number), key: name ?? "", types: (types ?? "").split("|") }))
  .filter(({ number }) => number <= 150);
const NAMES = [...new Map(PRINTED.map((tile) => [tile.key, tile])).values()];

const arms = (sides: string, end: RoadEnd = "joined"): Arm[] =>
  [...sides].map((side) => ({ side: side as Arm["side"], end }));
const look = (tile: { number: number; key: string; types: readonly string[] }, roads = arms("NESW")): TileLook => ({
  ...tile,
  roads: tile.types[0] === "Disaster" ? [] : roads,
  isCut: false,
});
const drawn = (tile: TileLook, detail: Detail = 2) => drawTile(tile, "day", detail);
const shop = look({ number: 6, key: "Grocery Store", types: ["Commercial"] });

describe("all printed tiles", () => {
  it("have a recipe of their own", () => {
    expect(NAMES).toHaveLength(132);
    expect(NAMES.filter(({ key }) => !Object.hasOwn(RECIPES, key))).toEqual([]);
    expect(Object.keys(RECIPES)).toHaveLength(132);
  });

  it.each([0, 2] as const)("have heroes that differ, at detail %i", (detail) => {
    const heroes = Object.values(RECIPES).map((recipe) => {
      const kit = new Kit(1, "day", detail); // the same seed for all, so that only the recipes tell them apart
      recipe(kit);
      return kit.draw();
    });

    expect(new Set(heroes).size).toBe(132);
  });

  it("look different at dusk", () => {
    for (const tile of NAMES) expect(drawTile(look(tile), "dusk", 0) === drawn(look(tile), 0), tile.key).toBe(false);
  });

  it("are always drawn the same, without ids and with numbers only", () => {
    for (const tile of NAMES) {
      const picture = drawn(look(tile));
      expect(drawn(look(tile)) === picture, tile.key).toBe(true);
      expect(/\bid=|url\(|style=|NaN|undefined|Infinity/.exec(picture)?.[0], tile.key).toBeUndefined();
    }
  });

  it("are well-formed", () => {
    const reader = new DOMParser();
    for (const tile of NAMES) {
      const file = `<svg xmlns="http://www.w3.org/2000/svg">${drawTile(look(tile), "dusk", 2)}</svg>`;
      expect(reader.parseFromString(file, "image/svg+xml").querySelector("parsererror"), tile.key).toBeNull();
    }
  });

  it("get smaller with less detail", () => {
    const size = (detail: Detail) => NAMES.reduce((sum, tile) => sum + drawn(look(tile), detail).length, 0);

    expect(size(0)).toBeLessThan(size(1));
    expect(size(1)).toBeLessThan(size(2));
    expect([69, 70, 99, 100].map(detailFor)).toEqual([0, 1, 1, 2]);
  });
});

it("draws two tiles of the same name differently only in what is left to chance", () => {
  const tile = (number: number) => drawn(look({ number, key: "Tenements", types: ["Residential"] }));

  expect(tile(1)).not.toBe(tile(2));
});

it("draws each state of a road differently", () => {
  const states = [
    ...(["joined", "open", "dead"] as const).map((end) => drawn({ ...shop, roads: arms("NESW", end) })),
    drawn({ ...shop, isCut: true }),
    ...["N", "E", "S", "W", "NE", ""].map((sides) => drawn({ ...shop, roads: arms(sides) })),
  ];

  expect(new Set(states).size).toBe(states.length);
});

it("draws a tile of two types on two grounds", () => {
  const tile = { number: 1, key: "Apartments & Retail" };

  expect(drawn(look({ ...tile, types: ["Residential", "Commercial"] }))).not.toBe(
    drawn(look({ ...tile, types: ["Residential"] })),
  );
});

it("draws a tile that nobody knows by its type", () => {
  const types = Object.keys(TYPE_LOOKS) as TypeName[];
  const pictures = types.map((type) => drawn(look({ number: 399, key: "Skate Park", types: [type] })));

  expect(new Set(pictures).size).toBe(types.length);
  for (const picture of pictures) expect(picture.length).toBeGreaterThan(2000);
  expect(recipeFor("Skate Park", "Public")).not.toBe(recipeFor("Skate Park", "Commercial"));
  expect(recipeFor("constructor", "Public")).toBe(recipeFor("Skate Park", "Public"));
});

it("has a sign for each type and Good, and emblems of several colors", () => {
  const badges = Object.keys(TYPE_LOOKS).map((type) => badge(type as TypeName));

  expect(new Set(badges).size).toBe(badges.length);
  expect(badge("Public", true)).not.toBe(badge("Public"));
  expect(goodSign("Coal")).not.toBe(goodSign("Moon Dust"));
  for (const name of EMBLEM_NAMES) expect(emblemParts(name, "#123456").length).toBe(emblemParts(name).length);
});
