// A tile: ground, roads, what grows beside them, and the hero on the block of 62 by 64 that the roads leave free.
import { drawGround, fillStrip } from "./ground";
import { Kit } from "./kit";
import type { LightName } from "./light";
import type { Detail } from "./paper";
import { hash } from "./random";
import { recipeFor } from "./recipes";
import { drawRoads, type Arm } from "./roads";
import { TYPE_LOOKS, typeName, type TypeName } from "./types";

export interface TileLook {
  key: string; // the English name; "" for the City Center
  number: number;
  types: readonly string[];
  roads: readonly Arm[];
  isCut: boolean; // whether no road leads to the City Center
}

/** The level of detail for a tile of a width in pixels. */
export const detailFor = (width: number): Detail => (width < 70 ? 0 : width < 100 ? 1 : 2);

/** Draws a tile, as what stands inside an `<svg>` with the box 0 0 100 100. The same tile is always drawn the same. */
export function drawTile({ key, number, types, roads, isCut }: TileLook, light: LightName, detail: Detail): string {
  const kit = new Kit(hash(`${key} ${number}`), light, detail);
  const type = typeName(types[0]);
  const isDisaster = type === "Disaster";
  drawGround(kit, type, types[1] === undefined ? undefined : typeName(types[1]));
  drawRoads(kit, roads, TYPE_LOOKS[type].ground, isCut);
  fillStrips(kit, type, roads.map(({ side }) => side).join(""));
  const left = roads.some(({ side }) => side === "N") ? 34.5 : 20;
  if (isDisaster) kit.at(19, 15);
  else kit.at(left, 4);
  recipeFor(key, type)(kit);
  return kit.draw();
}

function fillStrips(kit: Kit, type: TypeName, sides: string): void {
  const has = (side: string) => sides.includes(side);
  const strip = (x: number, y: number, width: number, depth: number) => fillStrip(kit, type, x, y, width, depth);
  if (has("N")) strip(3.5, 23, 14, has("W") ? 45 : 62);
  else {
    strip(3.5, 23, 14, 42);
    strip(84, 6, 12, 60);
  }
  if (has("E") || has("S")) strip(36, 86, 60, 10);
  if (!has("E")) strip(36, 72, 60, has("S") ? 12 : 22);
  if (has("W")) strip(3.5, 86, 13, 10);
  if (!has("S") && !has("N")) strip(14, 86, 20, 10);
}
