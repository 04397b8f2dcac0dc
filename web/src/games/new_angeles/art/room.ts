// The room above the city in which deals are made: a skyline behind tall windows, a desk, a spotlight in the middle, and a
// pool of light for each side.
import { DISTRICT_COLORS, NIGHT } from "./colors";
import { chanceOf, clear, fill, mix, num, oval, outlined, stroke, type Drawing } from "./drawing";
import { silhouette } from "./silhouettes";

/** The colors of the two sides of a deal: the main offer at the left, the counteroffer at the right. */
export const SIDE_COLORS = { main: "#5fe0c8", counter: "#ffb454" } as const;

const SIZE = { width: 1200, height: 700 };
const HORIZON = 430;

/** District, place and scale of each silhouette behind the windows. */
const SKYLINE = [
  [5, 70, 2.2],
  [8, 330, 2.4],
  [9, 610, 2.5],
  [7, 880, 2.1],
  [1, 1120, 1.7],
] as const;

const gradient = (id: string, from: string, to: string, middle = ""): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/>${middle}<stop offset="1" stop-color="${to}"/></linearGradient>`;
const pool = (id: string, color: string, share: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${share}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

function view(): string {
  const chance = chanceOf(8);
  let stars = "";
  for (let at = 0; at < 70; at += 1) stars += `M${num(chance() * SIZE.width)} ${num(chance() * 200)}h0`;
  const city = SKYLINE.map(([number, x, scale]) => {
    const { far, walls, front, windows } = silhouette(number);
    const color = DISTRICT_COLORS[number]!;
    return (
      `<g transform="translate(${x} ${HORIZON + 2}) scale(${scale})" opacity=".62">` +
      fill(far, "#1c1444") +
      outlined(walls, "#191140", mix(color, "#3a1a5c", 0.5), 0.7) +
      fill(front, "#150e36") +
      fill(windows, mix(color, "#fff0c0", 0.3), clear(0.75)) +
      "</g>"
    );
  });
  return (
    fill(`M0 0H${SIZE.width}V${HORIZON}H0z`, "url(#na-room-sky)") +
    stroke(stars, "#ffffff", 2, 'stroke-linecap="round" opacity=".55"') +
    fill("M1046 430L1056 0h6L1072 430z", "#7fe6ff", clear(0.55)) +
    fill("M900 430L1010 300L1059 250L1108 300L1230 430z", "#241a4e") +
    city.join("") +
    stroke("M240 0V430M480 0V430M720 0V430M960 0V430", "#0a0820", 7) +
    stroke(`M0 426H${SIZE.width}`, "#0a0820", 12)
  );
}

/** The room, without cards and words. */
export const room = (): Drawing => ({
  ...SIZE,
  body:
    `<defs>${gradient("na-room-sky", "#0a0b26", "#a8406f", '<stop offset=".62" stop-color="#3a1a5c"/>')}` +
    gradient("na-room-desk", "#241a48", "#0c0a20") +
    `<linearGradient id="na-room-spot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3d0" stop-opacity=".5"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></linearGradient>` +
    pool("na-room-main", SIDE_COLORS.main, 0.55) +
    `${pool("na-room-counter", SIDE_COLORS.counter, 0.5)}</defs>` +
    view() +
    fill(`M0 ${HORIZON}H${SIZE.width}V${SIZE.height}H0z`, NIGHT) +
    outlined(oval(600, 600, 760, 190), "url(#na-room-desk)", "#5a4a98", 2) +
    fill(oval(230, 480, 250, 70), "url(#na-room-main)") +
    fill(oval(970, 480, 250, 70), "url(#na-room-counter)") +
    fill("M560 0H640L790 480H410z", "url(#na-room-spot)") +
    fill(oval(600, 476, 190, 38), "#fff3d0", clear(0.2)),
});
