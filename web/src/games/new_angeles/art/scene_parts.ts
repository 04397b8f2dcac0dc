// Parts of which the pictures on cards are made. A picture is a sheet of 184 x 84 in the shades of one color.
import { DUSK, NIGHT, SHADOW } from "./colors";
import {
  box,
  chanceOf,
  clear,
  fill,
  mix,
  num,
  outlined,
  oval,
  polygon,
  ROUND,
  rounded,
  stroke,
  tower,
} from "./drawing";

export const WINDOW = { width: 184, height: 84 };
export const GROUND = WINDOW.height;

/** The shades of a color that a picture is drawn in. */
export interface Ink {
  color: string;
  pale: string;
  mid: string;
  dark: string;
  deep: string;
}

export const inkOf = (color: string): Ink => ({
  color,
  pale: mix(color, "#ffffff", 0.55),
  mid: mix(color, SHADOW, 0.4),
  dark: mix(color, SHADOW, 0.68),
  deep: mix(color, SHADOW, 0.84),
});

/** A picture by its ink. */
export type Scene = (ink: Ink) => string;

/** The ground of a picture, with a disc of light. */
export const wash = ({ color }: Ink, x = 128, y = 34, size = 30): string =>
  fill(box(0, 0, WINDOW.width, WINDOW.height), mix(color, DUSK, 0.66)) + fill(oval(x, y, size), color, clear(0.24));

/** A row of distant buildings. */
export function city(seed: string, { deep }: Ink, low = 16, high = 44, from = 0, to = WINDOW.width): string {
  const chance = chanceOf(seed);
  let path = "";
  for (let x = from; x < to;) {
    const width = Math.min(8 + chance() * 14, to - x);
    path += tower(x, GROUND, width, low + chance() * (high - low));
    x += width + 1;
  }
  return fill(path, deep);
}

/** A tower with lit windows. */
export function house(x: number, width: number, height: number, ink: Ink, share = 0.6, base = GROUND): string {
  const chance = chanceOf(x * 31 + height);
  let panes = "";
  for (let across = 4; across < width - 4; across += 6)
    for (let down = 6; down < height - 4; down += 8)
      if (chance() < share) panes += box(x + across, base - height + down, 3, 4);
  return fill(tower(x, base, width, height), ink.dark) + (panes ? fill(panes, "#ffe9a8") : "");
}

const FIGURE = `${oval(0, -20, 4.4)}M-7 0V-7Q-7-14.5 0-14.5Q7-14.5 7-7V0z`;
/** Somebody seen from the waist up, standing on y. */
export const figure = (x: number, y: number, scale: number, color: string): string =>
  fill(FIGURE, color, `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`);

/** Many people, some of them with signs in the air. */
export function crowd(seed: string, from: number, to: number, y: number, color: string, signs?: string): string {
  const chance = chanceOf(seed);
  let people = "";
  let raised = "";
  for (let x = from; x < to; x += 9) {
    const scale = 0.8 + chance() * 0.25;
    people += figure(x, y, scale, color);
    if (signs && chance() < 0.45)
      raised += stroke(`M${x + 5} ${y - 8}V${y - 30}`, color, 1.6) + fill(rounded(x - 3, y - 40, 16, 11, 1.5), signs);
  }
  return raised + people;
}

/** An android: head with a visor, and shoulders. */
export const android = (x: number, y: number, scale: number, { color, dark, pale }: Ink): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">` +
  outlined("M-13 0V-10Q-13-17-6-17H6Q13-17 13-10V0z", dark, color, 1.6) +
  outlined(rounded(-8.5, -36, 17, 17, 4), dark, color, 1.6) +
  fill(rounded(-5.5, -31, 11, 5, 2.5), pale) +
  stroke("M0-36V-41M-4-22H4", color, 1.6, ROUND) +
  fill("M-3-12H3V-6H-3z", color) +
  "</g>";

export const flame = (x: number, y: number, scale: number, color = "#ffb454"): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">` +
  fill("M-9 0C-13-10-6-14-7-23C-1-20 1-14 0-10C3-13 4-16 3-19C10-13 12-6 8 0z", color) +
  fill("M-4 0C-6-5-2-8-2-12C2-9 5-5 3 0z", "#fff0b8") +
  "</g>";

export const coin = (x: number, y: number, size: number, { color, deep }: Ink): string =>
  outlined(oval(x, y, size), color, deep, size / 5) + fill(box(x - size / 8, y - size / 2, size / 4, size), deep);

export const bolt = (x: number, y: number, scale: number, color = "#ffef6b"): string =>
  fill("M2-12L-8 2H-1L-3 12L8-3H1z", color, `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`);

/** A flying car, seen from the side. */
export const hopper = (x: number, y: number, scale: number, { dark, color, pale }: Ink): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">` +
  outlined("M-22 2Q-20-7-8-8H6Q18-8 23 1L18 6H-18z", dark, color, 1.8) +
  fill("M2-6H7Q14-5 17 0H2z", pale) +
  fill("M-26-12H-8V-9.5H-26zM6-12H24V-9.5H6z", color) +
  stroke("M-16-11V-5M15-11V-6", color, 1.6) +
  "</g>";

/** A cone of light from (x, y) down to a width. */
export const beam = (
  x: number,
  y: number,
  left: number,
  right: number,
  down: number,
  color: string,
  share = 0.28,
): string => fill(polygon(x - 2, y, x + 2, y, right, down, left, down), color, clear(share));

/** A crane with its hook. */
export const crane = (x: number, height: number, { mid, color, dark }: Ink, base = GROUND): string =>
  outlined(
    `M${x} ${base}V${base - height}h6V${base}zM${x - 36} ${base - height + 6}H${x + 48}L${x + 42} ${base - height}H${x - 30}z`,
    mid,
    color,
    1.4,
  ) +
  stroke(
    `M${x + 3} ${base - height - 10}L${x - 30} ${base - height}M${x + 3} ${base - height - 10}L${x + 42} ${base - height}M${x + 36} ${base - height + 6}v14`,
    color,
    1.4,
  ) +
  outlined(box(x + 31, base - height + 20, 10, 7), dark, color, 1.2);

export const screen = (x: number, y: number, width: number, height: number, color: string, ground = NIGHT): string =>
  outlined(rounded(x, y, width, height, 3), ground, color, 2);

/** The Beanstalk, thin and tall, with its pods. */
export const stalk = (x: number, { color, pale, deep }: Ink): string =>
  fill(`M${x - 6} 84L${x - 2} 0h4L${x + 6} 84z`, color, clear(0.8)) +
  stroke(`M${x} 0V84`, pale, 1.2) +
  [12, 30, 50]
    .map((y, at) =>
      outlined(`M${x - 7 - at} ${y}q${7 + at}-6 ${14 + 2 * at} 0q${-7 - at} 6 ${-14 - 2 * at} 0z`, deep, pale, 1.2),
    )
    .join("");

export const fist = (x: number, y: number, scale: number, color: string, line: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">` +
  fill("M-8 26L-7 4Q-13-1-11-9Q-10-15-5-14Q-3-18 2-16Q6-18 9-14Q14-14 13-7Q13 0 9 5L9 26z", color) +
  stroke("M-5-13V-5M2-15V-6M8-13V-6M-11-6Q-4-2 4-3", line, 1.4, ROUND) +
  "</g>";

/** The mask of a gang. */
export const mask = (x: number, y: number, scale: number, color: string, eyes: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">` +
  fill("M-16-6Q-8-12 0-5Q8-12 16-6Q15 7 6 7Q2 7 0 3Q-2 7-6 7Q-15 7-16-6z", color) +
  fill("M-11-3Q-7-6-4-2Q-8 2-11-3zM11-3Q7-6 4-2Q8 2 11-3z", eyes) +
  "</g>";

/** A sheet of paper with lines of print. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  { deep }: Ink,
  turn = 0,
  color = "#f2ede4",
): string {
  let lines = "";
  for (let down = y + 7; down < y + height - 3; down += 5)
    lines += `M${x + 4} ${down}H${x + width - 4 - ((down * 7) % 9)}`;
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${fill(rounded(x, y, width, height, 2), color)}${stroke(lines, deep, 1.6, clear(0.6))}</g>`;
}

export const spark = (x: number, y: number, size: number, color = "#fff6d8"): string =>
  fill(
    `M${x} ${y - size}L${num(x + size / 5)} ${num(y - size / 5)}L${x + size} ${y}L${num(x + size / 5)} ${num(y + size / 5)}L${x} ${y + size}L${num(x - size / 5)} ${num(y + size / 5)}L${x - size} ${y}L${num(x - size / 5)} ${num(y - size / 5)}z`,
    color,
  );

/** Part of a picture, moved and scaled. */
export const placed = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">${body}</g>`;
