import { expect, it, vi } from "vitest";
import { drawCity, cityImage, Shelf, tileArt } from "./gallery";
import type { TileLook } from "./tile";

const look: TileLook = {
  key: "Park",
  number: 126,
  types: ["Public"],
  roads: [{ side: "N", end: "joined" }],
  isCut: false,
};
const city = { tiles: [{ cell: 3, look, isCornerstone: true }], routes: ["left"] };

it("keeps the newest, and says what it drops", () => {
  const dropped: string[] = [];
  const shelf = new Shelf<string>(2, (one) => dropped.push(one));
  const get = (key: string) => shelf.get(key, () => key.toUpperCase());

  expect(["a", "b", "a", "c", "a"].map(get)).toEqual(["A", "B", "A", "C", "A"]);
  expect(dropped).toEqual(["B"]);
});

it("tells a tile's states apart", () => {
  const states = [
    look,
    { ...look, isCut: true },
    { ...look, number: 1 },
    { ...look, types: ["Public", "Commercial"] },
    { ...look, roads: [{ side: "N" as const, end: "dead" as const }] },
  ];
  const pictures = [...states.map((one) => tileArt(one, "day", 2)), tileArt(look, "dusk", 2), tileArt(look, "day", 0)];

  expect(new Set(pictures).size).toBe(pictures.length);
  expect(tileArt({ ...look }, "day", 2)).toBe(pictures[0]);
});

it("draws a city as one file without ids", () => {
  const file = drawCity(city, "day");
  const image = new DOMParser().parseFromString(file, "image/svg+xml");

  expect(image.querySelector("parsererror")).toBeNull();
  expect(file).not.toMatch(/\bid=|url\(|NaN|undefined/);
  expect(drawCity({ ...city, routes: [] }, "day")).not.toBe(file);
  expect(drawCity(city, "dusk")).not.toBe(file);
});

it("makes one image for each state of a city", () => {
  const make = vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${make.mock.calls.length}`);

  expect(cityImage(city, "day")).toBe(cityImage({ ...city }, "day"));
  expect(cityImage(city, "dusk")).not.toBe(cityImage(city, "day"));
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});
