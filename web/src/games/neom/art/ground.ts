// The ground of a tile: a thick square of board in the color of its type, with a texture, and what grows beside the roads.
import type { Kit } from "./kit";
import { mix } from "./light";
import { polygon, roundRect, short } from "./shapes";
import { TYPE_LOOKS, type TypeName } from "./types";

const FACE = { x: 2.6, y: 2.4, width: 94.8, depth: 93.4 } as const;
const OUTER = roundRect(1.4, 1.4, 97.2, 97.4, 5);
const INNER = roundRect(FACE.x, FACE.y, FACE.width, FACE.depth, 4.2);
// The half below the diagonal from the north-east to the south-west.
const HALF_OUTER = "M97.1 2.9Q98.6 4.4 98.6 6.4V93.8Q98.6 98.8 93.6 98.8H6.4Q4.4 98.8 2.9 97.3z";
const HALF_INNER = "M96.2 3.6Q97.4 4.8 97.4 6.6V91.6Q97.4 95.8 93.2 95.8H6.8Q5 95.8 3.8 94.6z";

const rim = (kit: Kit, type: TypeName): string => {
  const { ground, rim: color } = TYPE_LOOKS[type];
  return kit.light.glows ? mix(kit.tone(ground), ground, 0.5) : color;
};
const field = (kit: Kit, type: TypeName): string => kit.tone(TYPE_LOOKS[type].ground, kit.light.glows ? "flat" : "top");

export function drawGround(kit: Kit, type: TypeName, second: TypeName | undefined): void {
  kit.raw(OUTER, rim(kit, type)).raw(INNER, field(kit, type));
  if (kit.detail > 0 || type === "Disaster") drawTexture(kit, type);
  if (!second) return;
  kit.raw(HALF_OUTER, rim(kit, second)).raw(HALF_INNER, field(kit, second));
  if (kit.detail > 0) kit.raw(diagonals(8, 112), "none", texture(kit, second, 0.7));
}

const texture = (kit: Kit, type: TypeName, width: number): string =>
  `stroke="${kit.tone(TYPE_LOOKS[type].texture)}" stroke-width="${width}"`;

/** Lines from the north-east to the south-west. */
function diagonals(apart: number, from = apart, inset = 0): string {
  const [low, high] = [3 + inset, 96.4 - inset];
  let found = "";
  for (let at = from; at < 190; at += apart) {
    const [left, right] = [Math.max(low, at - high), Math.min(high, at - low)];
    if (right > left) found += `M${short(left)} ${short(at - left)}L${short(right)} ${short(at - right)}`;
  }
  return found;
}

/** Arcs around a place south of the tile, as far as they are on it. */
function arcs(): string {
  let found = "";
  for (let r = 10; r < 108; r += 8) {
    const low = Math.max(Math.asin(Math.min(1, 4 / r)), Math.acos(Math.min(1, 46.6 / r)));
    const high = Math.asin(Math.min(1, 97 / r));
    if (high <= low) continue;
    const at = (angle: number, side: number) =>
      `${short(50 + side * r * Math.cos(angle))} ${short(100 - r * Math.sin(angle))}`;
    found +=
      r <= 97
        ? `M${at(low, -1)}A${r} ${r} 0 0 1 ${at(low, 1)}`
        : `M${at(low, -1)}A${r} ${r} 0 0 1 ${at(high, -1)}M${at(high, 1)}A${r} ${r} 0 0 1 ${at(low, 1)}`;
  }
  return found;
}

function drawTexture(kit: Kit, type: TypeName): void {
  const { texture: color } = TYPE_LOOKS[type];
  if (type === "Residential") {
    let tufts = "";
    for (let at = 0; at < 26; at += 1) {
      const [x, y] = [4 + kit.spare() * 91, 5 + kit.spare() * 89];
      tufts += `M${short(x)} ${short(y)}l.8-1.6M${short(x + 1)} ${short(y)}l.8-1.3`;
    }
    kit.raw(tufts, "none", `${texture(kit, type, 0.7)} stroke-linecap="round"`);
  }
  if (type === "Commercial") kit.raw(diagonals(8), "none", texture(kit, type, 0.7));
  if (type === "Industrial") {
    let lines = "";
    for (let at = 14; at < 97; at += 12) lines += `M${at} 3V95.4M3 ${at}H97`;
    kit.raw(lines, "none", texture(kit, type, 0.8));
  }
  if (type === "Public") kit.raw(arcs(), "none", texture(kit, type, 0.8));
  if (type === "Resource")
    for (let at = 0; at < 16; at += 1) {
      const [x, y] = [4 + kit.spare() * 88, 6 + kit.spare() * 88];
      kit.raw(polygon([x, y], [x + 1.6, y - 1.3], [x + 3, y]), kit.tone(color));
    }
  if (type === "Disaster") kit.raw(diagonals(11, 11, 1.4), "none", texture(kit, type, 5));
}

/** What stands on a strip beside the roads: the type can be told from it alone. */
export function fillStrip(kit: Kit, type: TypeName, x: number, y: number, width: number, depth: number): void {
  kit.at(0, 0);
  const isWide = width > depth;
  const [middleX, middleY, length] = [x + width / 2, y + depth / 2, Math.max(width, depth)];
  const along = (from: number, step: number, draw: (a: number, b: number) => void, margin = 3) => {
    for (let at = from; at < length - margin; at += step) draw(isWide ? x + at : middleX, isWide ? middleY : y + at);
  };
  if (type === "Residential")
    for (let at = Math.round((width * depth) / 70); at > 0; at -= 1)
      kit.tree(x + 2 + kit.random() * (width - 4), y + 2 + kit.random() * (depth - 4), 2 + kit.random() * 1.1);
  if (type === "Commercial" && isWide)
    along(4, 9, (a, b) => kit.rect(a - 2.6, b - 2.2, 5.6, 4.6, "#e8eef4", 1).tree(a, b, 2.1));
  if (type === "Commercial" && !isWide) along(6, 9, (a, b) => kit.palm(a, b, 3.6, 6), 1);
  if (type === "Industrial")
    along(
      1,
      9,
      (a, b) => {
        const [left, top] = isWide ? [a, b - 2] : [a - 4, b];
        if (kit.random() < 0.5)
          kit.box(left, top, 8, 4, 4, kit.pick(["#d2603f", "#3f86b0", "#5a9a6a", "#e0a33a"]), { rim: false });
        else kit.cylinder(left + 3, top + 2, 2.6, 5, "#dfe1e2");
      },
      6,
    );
  if (type === "Public") along(4, 7.6, (a, b) => kit.tree(a, b, 2.3, "#4f9d4c"), 2);
  if (type === "Resource") {
    kit.rocks(x + 2, y + 2, width - 5, depth - 4, Math.round((width * depth) / 130) + 1, "#aaa39a");
    if (kit.random() < 0.7) kit.palm(x + width * 0.5, y + depth * 0.6, 3, 5);
  }
  if (type === "Center") along(3, 8, (a, b) => kit.palm(a, b, 3.2, 6), 2);
}
