// Outlines as path data.
import { chance } from "./random";

export type Point = readonly [x: number, y: number];

/** A number with one digit after the point: more cannot be seen. */
export const short = (number: number): number => Number(number.toFixed(1));
export const point = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
export const polyline = (points: readonly Point[]): string => `M${points.map(point).join("L")}`;
export const polygon = (...points: readonly Point[]): string => `${polyline(points)}z`;

export const ellipse = (x: number, y: number, across: number, along: number = across): string =>
  `M${short(x - across)} ${short(y)}a${short(across)} ${short(along)} 0 1 1 ${short(2 * across)} 0a${short(across)} ${short(along)} 0 1 1 ${short(-2 * across)} 0z`;

export function roundRect(x: number, y: number, width: number, depth: number, radius: number): string {
  const r = short(Math.min(radius, width / 2, depth / 2));
  const [across, along] = [short(width - 2 * r), short(depth - 2 * r)];
  return `M${short(x + r)} ${short(y)}h${across}q${r} 0 ${r} ${r}v${along}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-along}q0 ${-r} ${r} ${-r}z`;
}

/** The hull of two circles: a wall of a cylinder, or the shadow of something round. */
export function hull(x: number, y: number, r: number, x2: number, y2: number, r2: number): string {
  const [dx, dy] = [x2 - x, y2 - y];
  const far = Math.hypot(dx, dy);
  if (far <= Math.abs(r - r2) + 0.01) return r > r2 ? ellipse(x, y, r) : ellipse(x2, y2, r2);
  const turn = Math.atan2(dy, dx);
  const open = Math.acos((r - r2) / far);
  const on = (cx: number, cy: number, radius: number, angle: number) =>
    point([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
  const [first, last] = [open > 1.58 ? 1 : 0, open < 1.58 ? 1 : 0];
  return `M${on(x, y, r, turn + open)}L${on(x2, y2, r2, turn + open)}A${short(r2)} ${short(r2)} 0 ${first} 0 ${on(x2, y2, r2, turn - open)}L${on(x, y, r, turn - open)}A${short(r)} ${short(r)} 0 ${last} 0 ${on(x, y, r, turn + open)}z`;
}

/** An uneven round shape: a pond, a rock, the rim of a pit. The same seed gives the same shape at any size. */
export function blob(x: number, y: number, across: number, along: number, seed = 7, corners = 9): string {
  const random = chance(seed);
  const points: Point[] = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const far = 0.86 + random() * 0.26;
    return [x + Math.cos(angle) * across * far, y + Math.sin(angle) * along * far] as const;
  });
  const corner = (at: number): Point => points[at % corners] ?? [x, y];
  const between = (at: number): Point => {
    const [one, two] = [corner(at), corner(at + 1)];
    return [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
  };
  const curves = Array.from({ length: corners }, (_, at) => `Q${point(corner(at + 1))} ${point(between(at + 1))}`);
  return `M${point(between(0))}${curves.join("")}z`;
}
