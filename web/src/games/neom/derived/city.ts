// A city as 25 lots, a1 first, row by row; and what can be read off its roads.
import type { NeomPlayer, TileContent } from "../types";
import type { Catalog } from "./catalog";

export const SIDE = 5;
export const CELLS = 25;
export const CENTER = 12;
export const LEFT_END = 10; // beside the left Trade Route
export const RIGHT_END = 14;
export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export interface Space {
  cell: number;
  name: string; // a1 to e5
  tile: TileContent | undefined;
  isCenter: boolean; // the printed City Center, not a tile in its place
  roads: string;
  makes: readonly string[];
}

/** Where a road leads: to a road, to nothing yet, against a wall, or out of the city as a Trade Route. */
export type RoadEnd = "joined" | "open" | "dead" | "route";

export const cellName = (cell: number): string => "abcde".charAt(cell % SIDE) + String(Math.floor(cell / SIDE) + 1);

const FIRST_CELL = 151; // cells are numbered behind the tiles, where answers are

/** The cells among the answers that one has given so far. */
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

/** The cell on a side of another, or -1 beyond the border. */
export function neighborCell(cell: number, side: Side): number {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  if (side === "N") return row > 0 ? cell - SIDE : -1;
  if (side === "S") return row < SIDE - 1 ? cell + SIDE : -1;
  if (side === "E") return column < SIDE - 1 ? cell + 1 : -1;
  return column > 0 ? cell - 1 : -1;
}

export function roadEnd(lots: readonly Space[], cell: number, side: Side): RoadEnd {
  const next = neighborCell(cell, side);
  if (next < 0) return (cell === LEFT_END && side === "W") || (cell === RIGHT_END && side === "E") ? "route" : "dead";
  const other = lots[next];
  if (!other || (!other.tile && !other.isCenter)) return "open";
  return other.roads.includes(OPPOSITE[side]) ? "joined" : "dead";
}

/** The cells from which roads lead to the City Center, with it. */
export function connectedCells(lots: readonly Space[]): ReadonlySet<number> {
  const found = new Set([CENTER]);
  const open = [CENTER];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const side of SIDES) {
      const next = neighborCell(cell, side);
      if (
        next < 0 ||
        found.has(next) ||
        !lots[cell]?.roads.includes(side) ||
        !lots[next]?.roads.includes(OPPOSITE[side])
      )
        continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** NEOM 5.6 to 5.8, 7.1: where a tile would be joined to the center. A foretaste; what counts is what the server offers. */
export function fits(lots: readonly Space[], tile: TileContent): number[] {
  if (tile.disaster) return [];
  return lots.filter((lot) => isRoom(lot, tile) && isJoined(lots, lot.cell, tile)).map((lot) => lot.cell);
}

function isRoom(lot: Space, tile: TileContent): boolean {
  const old = lot.tile;
  return !old || old.types.includes("Resource") || old.types.some((type) => tile.types.includes(type));
}

function isJoined(lots: readonly Space[], cell: number, tile: TileContent): boolean {
  const after = lots.map((lot) => (lot.cell === cell ? { ...lot, roads: tile.roads } : lot));
  return connectedCells(after).has(cell);
}
