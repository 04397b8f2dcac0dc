// Where the districts are on a map of some size in pixels: a low map moves them closer together, so that every plate has
// room below its district and every silhouette above.
import { SHEET, type Place } from "./city_map";

const PLATE = 66; // pixels that a plate takes below the place of its district
const TOP = 20; // percent: where the uppermost district is
const BOTTOM = 84; // and the lowest, if there is room

/** Where the lowest district is on a map of this height, in whole percent. So a map is seldom drawn again. */
export const lowestAt = (height: number): number =>
  Math.max(TOP, Math.min(BOTTOM, Math.floor((100 * (height - PLATE)) / Math.max(height, 1))));

/** The places on a map with this lowest place. */
export const placesAt = (districts: readonly Place[], lowest: number): Place[] =>
  districts.map(({ number, x, y, exits }) => ({
    number,
    x,
    y: Math.round(TOP + ((y - TOP) * (lowest - TOP)) / (BOTTOM - TOP)),
    exits,
  }));

/** How silhouettes are scaled on a map, across and down on its sheet, so that they keep their shape in pixels. */
export function silhouetteScale(width: number, height: number): { across: number; down: number } {
  const [acrossShare, downShare] = [width / SHEET.width, height / SHEET.height];
  const size = Math.min(Math.max(Math.min(acrossShare, downShare) * 1.15, 0.42), 1.3);
  return { across: size / Math.max(acrossShare, 0.01), down: size / Math.max(downShare, 0.01) };
}
