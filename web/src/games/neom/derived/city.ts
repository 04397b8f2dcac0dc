// A city as 25 spaces, a1 first, row by row, and how its roads are drawn.
import type { NeomPlayer, TileContent } from "../types";
import { SIDES, type Arm, type RoadEnd, type Side } from "../art/roads";
import type { Catalog } from "./catalog";

export const SIDE = 5;
export const CELLS = 25;
export const CENTER = 12;
export const LEFT_END = 10; // the cell next to the left Trade Route; RIGHT_END is next to the right one
export const RIGHT_END = 14;
export { SIDES };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export interface Space {
  cell: number;
  name: string; // a1 to e5
  tile: TileContent | undefined;
  isCenter: boolean; // true if the printed City Center is visible, not a tile on top of it
  roads: string;
  makes: readonly string[];
}

export type { RoadEnd, Side };

/** The roads of a tile that is in no city. They are drawn as if each joined another road. */
export const printedRoads = (roads: string): Arm[] =>
  SIDES.filter((side) => roads.includes(side)).map((side) => ({ side, end: "joined" }));

export const cellName = (cell: number): string => "abcde".charAt(cell % SIDE) + String(Math.floor(cell / SIDE) + 1);

const FIRST_CELL = 151; // number of the option that stands for the first cell; options 1 to 150 are the printed tiles

/** The cells among the options chosen so far. */
export const pickedCells = (picks: readonly number[]): number[] =>
  picks.map((one) => one - FIRST_CELL).filter((cell) => cell >= 0 && cell < CELLS);

export function citySpaces(player: NeomPlayer, catalog: Catalog): Space[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const name = cellName(cell);
    const tile = catalog.tile(player.tiles[name] ?? 0);
    const isCenter = cell === CENTER && !tile;
    const made =
      tile?.effect === "modular_factory" && player.modular_factory ? [player.modular_factory] : (tile?.makes ?? []);
    const roads = tile?.roads ?? (isCenter ? (catalog.center(player.center)?.roads ?? "NESW") : "");
    return { cell, name, tile, isCenter, roads, makes: isCenter ? [player.center] : made };
  });
}

/** The cell next to another on one side, or -1 beyond the border. */
export function neighborCell(cell: number, side: Side): number {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  if (side === "N") return row > 0 ? cell - SIDE : -1;
  if (side === "S") return row < SIDE - 1 ? cell + SIDE : -1;
  if (side === "E") return column < SIDE - 1 ? cell + 1 : -1;
  return column > 0 ? cell - 1 : -1;
}

export function roadEnd(spaces: readonly Space[], cell: number, side: Side): RoadEnd {
  const next = neighborCell(cell, side);
  if (next < 0) return (cell === LEFT_END && side === "W") || (cell === RIGHT_END && side === "E") ? "route" : "dead";
  const other = spaces[next];
  if (!other || (!other.tile && !other.isCenter)) return "open";
  return other.roads.includes(OPPOSITE[side]) ? "joined" : "dead";
}

/** The roads on a space, with where each leads. */
export const spaceRoads = (spaces: readonly Space[], cell: number, roads: string): Arm[] =>
  SIDES.filter((side) => roads.includes(side)).map((side) => ({ side, end: roadEnd(spaces, cell, side) }));
