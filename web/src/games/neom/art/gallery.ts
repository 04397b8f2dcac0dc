// Drawings that are kept: a tile is drawn once for each state of its roads, detail and light.
import { badge } from "./signs";
import { BOARD_BOX, SPAN, drawDesert, drawRoute } from "./board";
import type { LightName } from "./light";
import type { Detail } from "./paper";
import { drawTile, type TileLook } from "./tile";
import { typeName } from "./types";

/** The newest of what was made, by key. `drop` is called with what is no longer kept. */
export class Shelf<T> {
  readonly #kept = new Map<string, T>();

  constructor(
    readonly most: number,
    readonly drop: (one: T) => void = () => {},
  ) {}

  get(key: string, make: () => T): T {
    const found = this.#kept.get(key) ?? make();
    this.#kept.delete(key);
    this.#kept.set(key, found);
    const [oldest] = this.#kept.size > this.most ? this.#kept : [];
    if (oldest) {
      this.#kept.delete(oldest[0]);
      this.drop(oldest[1]);
    }
    return found;
  }
}

export const tileKey = ({ key, number, types, roads, isCut }: TileLook): string =>
  `${number} ${key} ${types.join("+")} ${roads.map(({ side, end }) => side + end[0]).join("")}${isCut ? " cut" : ""}`;

const tiles = new Shelf<string>(400);
const deserts = new Shelf<string>(6);

export const tileArt = (look: TileLook, light: LightName, detail: Detail): string =>
  tiles.get(`${tileKey(look)} ${light} ${detail}`, () => drawTile(look, light, detail));

export const desertArt = (light: LightName, detail: Detail): string =>
  deserts.get(`${light} ${detail}`, () => drawDesert(light, detail));

export interface CityLook {
  tiles: readonly { cell: number; look: TileLook; isCornerstone: boolean }[];
  routes: readonly string[]; // the Trade Routes in use: "left", "right"
}

const BADGE = 1.75; // a badge is enlarged, because a small city shows nothing else about a tile's type

/** A whole city, small, as an SVG file. */
export function drawCity({ tiles: placed, routes }: CityLook, light: LightName): string {
  const at = (cell: number, dx = 0, dy = 0) => `translate(${(cell % 5) * 100 + dx} ${Math.floor(cell / 5) * 100 + dy})`;
  const art = placed.map(({ cell, look }) => `<g transform="${at(cell)}">${tileArt(look, light, 0)}</g>`);
  const badges = placed.map(({ cell, look, isCornerstone }) =>
    look.types
      .map(
        (type, nth) =>
          `<g transform="${at(cell, 20, 20 + nth * 34)} scale(${BADGE})">${badge(typeName(type), isCornerstone && !nth)}</g>`,
      )
      .join(""),
  );
  const ways = (["left", "right"] as const).map((side) => drawRoute(light, side, routes.includes(side)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOARD_BOX}" width="${SPAN}" height="${SPAN}">${desertArt(light, 0)}${ways.join("")}${art.join("")}${badges.join("")}</svg>`;
}

const images = new Shelf<string>(24, (address) => URL.revokeObjectURL(address)); // an image that is shown stays as it is

/** The address of an image of a whole city: one element in the page, however many tiles there are. */
export function cityImage(city: CityLook, light: LightName): string {
  const key = `${light} ${city.routes.join("+")} ${city.tiles.map((one) => `${one.cell}:${tileKey(one.look)}`).join(",")}`;
  return images.get(key, () => URL.createObjectURL(new Blob([drawCity(city, light)], { type: "image/svg+xml" })));
}
