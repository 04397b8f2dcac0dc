// Small parts that all drawings are made of: numbers, colors, paths, and the text of a whole picture.

/** Draws the next number from 0 to 1. The same seed always gives the same numbers. */
export type Chance = () => number;

/** A small random generator, so that a drawing is the same each time it is drawn. */
export function chanceOf(seed: number | string): Chance {
  let state = typeof seed === "number" ? seed >>> 0 || 1 : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number for a text, the same in every browser. */
export function hash(text: string): number {
  let found = 2166136261;
  for (let at = 0; at < text.length; at += 1) found = Math.imul(found ^ text.charCodeAt(at), 16777619);
  return found >>> 0;
}

/** What a table of drawings has under a name of its own. Names of cards can be anything, "constructor" too. */
export const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A number in a path: one decimal is enough, and keeps the text short. */
export const num = (value: number): number => Math.round(value * 10) / 10;

const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** A color between two others: `share` 0 is the first, 1 the second. Both are written like #aabbcc. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, at) => Math.round(value + (other[at]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

// Paths. All of them can be joined into one.

/** An upright box that stands on (x, y). */
export const tower = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}v${num(-height)}h${num(width)}v${num(height)}z`;

/** A box with its upper left corner at (x, y). */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

export const oval = (x: number, y: number, across: number, down: number = across): string =>
  `M${num(x - across)} ${num(y)}a${num(across)} ${num(down)} 0 1 0 ${num(2 * across)} 0a${num(across)} ${num(down)} 0 1 0 ${num(-2 * across)} 0z`;

/** A closed path through points, given as x, y, x, y ... */
export function polygon(...values: number[]): string {
  let path = "";
  for (let at = 0; at < values.length; at += 2) path += `${at ? "L" : "M"}${num(values[at]!)} ${num(values[at + 1]!)}`;
  return `${path}z`;
}

export const rounded = (x: number, y: number, width: number, height: number, by: number): string =>
  `M${num(x + by)} ${num(y)}h${num(width - 2 * by)}q${by} 0 ${by} ${by}v${num(height - 2 * by)}q0 ${by} ${-by} ${by}h${num(2 * by - width)}q${-by} 0 ${-by} ${-by}v${num(2 * by - height)}q0 ${-by} ${by} ${-by}z`;

// Elements.

/** A filled path. `more` has further attributes. */
export const fill = (path: string, color: string, more = ""): string =>
  `<path d="${path}" fill="${color}"${more && ` ${more}`}/>`;

/** A line along a path. */
export const stroke = (path: string, color: string, width: number, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;

/** A filled path with a line around it. */
export const outlined = (path: string, color: string, line: string, width: number, more = ""): string =>
  fill(path, color, `stroke="${line}" stroke-width="${width}"${more && ` ${more}`}`);

/** Moves and scales a drawing. */
export const moved = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;

export const clear = (share: number): string => `opacity="${share}"`;
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A drawing of its own: the size of its sheet and what is on it. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** A drawing as the text of a whole SVG. */
export const svgText = ({ width, height, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** A drawing as the address of a picture. As a picture it is a document of its own, so its ids meet no others. */
export const addressOf = (drawing: Drawing): string =>
  `data:image/svg+xml,${encodeURIComponent(svgText(drawing)).replace(/%20/g, " ").replace(/%3D/g, "=").replace(/%22/g, "'").replace(/%2F/g, "/").replace(/%3A/g, ":")}`;

const addresses = new Map<string, string>();

/** The address of a drawing that always looks the same. It is drawn when it is first needed. */
export function addressOnce(name: string, draw: () => Drawing): string {
  const known = addresses.get(name) ?? addressOf(draw());
  addresses.set(name, known);
  return known;
}
