// The desert that a city stands on: sand, dunes along the border, an empty lot for each space. Trade Routes leave through
// the border. Units are those of tiles: 5 times 100, and a border around them.
import { Kit } from "./kit";
import { mix, LIGHTS, type LightName } from "./light";
import type { Detail } from "./paper";
import { chance } from "./random";
import { ASPHALT, KERB, MEETING } from "./roads";
import { ellipse, roundRect, short } from "./shapes";

export const BORDER = 26;
export const SPAN = 500 + 2 * BORDER;
export const BOARD_BOX = `${-BORDER} ${-BORDER} ${SPAN} ${SPAN}`;
const ROUTE_Y = 200 + MEETING.y;

/** A place along the border: 0 north, 1 south, 2 west, 3 east. */
const along = (side: number, far: number, deep: number): readonly [number, number] =>
  side === 0
    ? [far, -BORDER + deep]
    : side === 1
      ? [far, 504 + deep]
      : side === 2
        ? [-BORDER + deep, far]
        : [502 + deep, far];

function dunes(light: LightName): string {
  const { sand, sun, dune, shadow } = { ...LIGHTS[light], sun: LIGHTS[light].faces.top[1] };
  const random = chance(12);
  let [lee, back] = ["", ""];
  for (let at = 0; at < 46; at += 1) {
    const [x, y] = along(at % 4, random() * SPAN - BORDER, 4 + random() * 15);
    const [w, h] = [14 + random() * 26, 3 + random() * 4];
    const n = (share: number, of: number) => short(share * of);
    back += `M${short(x - w / 2)} ${short(y)}q${n(0.3, w)} ${n(-1.6, h)} ${n(0.55, w)} ${short(-h)}q${n(0.2, w)} ${n(0.3, h)} ${n(0.45, w)} ${short(h)}z`;
    lee += `M${short(x + w * 0.05)} ${short(y - h)}q${n(0.2, w)} ${n(0.3, h)} ${n(0.45, w)} ${short(h)}h${n(-0.4, w)}q${n(0.06, w)} ${n(-0.6, h)} ${n(-0.05, w)} ${short(-h)}z`;
  }
  let ripples = "";
  for (let at = 0; at < 60; at += 1) {
    const [x, y] = [-BORDER + random() * SPAN * 0.9, -BORDER + 10 + random() * (SPAN - 20)];
    const w = 18 + random() * 40;
    ripples += `M${short(x)} ${short(y)}q${short(w / 2)} ${short(-4 - random() * 5)} ${short(w)} 0`;
  }
  return (
    `<path d="${back}" fill="${mix(sand, sun, 0.45)}"/><path d="${lee}" fill="${mix(dune, shadow, 0.12)}"/>` +
    `<path d="${ripples}" fill="none" stroke="${dune}" stroke-width="2.2" stroke-linecap="round"/>`
  );
}

/** A pebble on the sand. */
function pebble(kit: Kit, x: number, y: number, size: number): void {
  const [a, b] = kit.spot(x, y, 1);
  kit.shadeDisc(x, y, size * 0.75, size * 0.9);
  kit.solid(
    kit.depth(x, y),
    [ellipse(a, b, size, size * 0.82), kit.tone("#c9a670", "east")],
    [ellipse(a - size * 0.22, b - size * 0.22, size * 0.64, size * 0.5), kit.tone("#dcc08c", "top")],
  );
}

/** An empty lot: the blank sheet that a tile is put on. */
function lot(cell: number, light: LightName, detail: Detail): string {
  const kit = new Kit(cell * 77 + 3, light, detail);
  const { lot: sand, lotLine, dune } = kit.light;
  const shape = roundRect(5, 5, 90, 90, 7);
  kit
    .raw(shape, sand, 'opacity=".75"')
    .raw(shape, "none", `stroke="${lotLine}" stroke-width="1.2" stroke-dasharray="5 4"`);
  let ripples = "";
  for (let at = 0; at < 5; at += 1)
    ripples += `M${short(16 + kit.random() * 46)} ${short(20 + kit.random() * 64)}q9-5 20 0`;
  kit.raw(ripples, "none", `stroke="${dune}" stroke-width="1.8" stroke-linecap="round"`);
  if (kit.random() < 0.55) kit.palm(20 + kit.random() * 60, 30 + kit.random() * 55, 4, 7);
  for (let at = 0; at < 2; at += 1) pebble(kit, 15 + kit.random() * 70, 20 + kit.random() * 65, 1.8);
  return `<g transform="translate(${(cell % 5) * 100} ${Math.floor(cell / 5) * 100})">${kit.draw()}</g>`;
}

/** Whether the letter of a column or the number of a row stands there. */
const isLabel = (along: number): boolean => Math.abs((((along % 100) + 100) % 100) - 50) < 14;

/** Palms and pebbles on the border, away from letters, numbers and Trade Routes. */
function border(light: LightName): string {
  const kit = new Kit(99, light, 1);
  for (let at = 0; at < 30; at += 1) {
    const [x, y] = along(at % 4, kit.random() * 540 - 20, 7 + kit.random() * 12);
    const isPalm = kit.random() < 0.5;
    if (Math.abs(y - ROUTE_Y) < 16 || isLabel(x) || isLabel(y)) continue;
    if (isPalm) kit.palm(x, y, 4, 7);
    else pebble(kit, x, y, 2.2);
  }
  return kit.draw(false);
}

/** The sand with all lots, without tiles. */
export function drawDesert(light: LightName, detail: Detail): string {
  const sand = `<path d="M${-BORDER} ${-BORDER}h${SPAN}v${SPAN}h${-SPAN}z" fill="${LIGHTS[light].sand}"/>`;
  const lots = Array.from({ length: 25 }, (_, cell) => lot(cell, light, detail));
  return sand + dunes(light) + border(light) + lots.join("");
}

/** A Trade Route through the border: a road with yellow dashes if it is in use, a faint track if not. */
export function drawRoute(light: LightName, side: "left" | "right", isUsed: boolean): string {
  const { kerb, asphalt, routeDash, dune, lotLine } = LIGHTS[light];
  const way = `M${side === "left" ? -BORDER : 499.5} ${ROUTE_Y}h${BORDER + 0.5}`;
  const stroke = (color: string, width: number, more = "") =>
    `<path d="${way}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;
  if (!isUsed) return stroke(dune, ASPHALT) + stroke(lotLine, 1.4, ' stroke-dasharray="3 4"');
  return stroke(kerb, KERB) + stroke(asphalt, ASPHALT) + stroke(routeDash, 1.8, ' stroke-dasharray="4 3"');
}
