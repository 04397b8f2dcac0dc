// The sheet that a tile is drawn on: 100 by 100 units, north up, seen from above and a little from the south-east.
// Ground first, then one shadow, then the solids from far to near, then smoke and light.
import { LIGHTS, tone, type Face, type Light, type LightName } from "./light";
import { chance, type Chance } from "./random";
import { blob, ellipse, hull, point, polygon, polyline, roundRect, type Point } from "./shapes";

export type Detail = 0 | 1 | 2; // 2 from 100 pixels on; 1: no windows on east walls; 0, below 70: no texture, cars or roof boxes
export type Part = readonly [path: string, fill: string, more?: string]; // `more` are further attributes

// How far a height moves a point on the sheet, and where the shadow of a height falls: the light comes from the west.
const LEAN = { x: -0.09, y: 0.74 };
const SHADOW = { x: 0.56, y: 0.17 };
// A glow is made of discs of light, fainter outwards: a gradient would need an id.
const GLOW = [
  [1, 0.03],
  [0.86, 0.04],
  [0.73, 0.05],
  [0.6, 0.07],
  [0.48, 0.09],
  [0.36, 0.12],
  [0.22, 0.16],
] as const;
const GLOW_COLOR = "#ffce75";

interface Solid {
  depth: number;
  parts: readonly Part[];
}
interface Base {
  left: number;
  top: number;
  right: number;
  bottom: number;
  depth: number;
}

export class Paper {
  readonly light: Light;
  readonly random: Chance;
  readonly spare: Chance; // for what lower levels of detail leave out, so that everything else stays in its place
  #left = 0;
  #top = 0;
  #ground: Part[] = [];
  #shadow = "";
  #solids: Solid[] = [];
  #bases: Base[] = [];
  #above: Part[] = [];
  #glows: { x: number; y: number; radius: number }[] = [];

  constructor(
    seed: number,
    light: LightName,
    readonly detail: Detail,
  ) {
    this.light = LIGHTS[light];
    this.random = chance(seed);
    this.spare = chance(seed ^ 0x5bd1e995);
  }

  /** From now on, positions count from here. */
  at(x: number, y: number): this {
    this.#left = x;
    this.#top = y;
    return this;
  }

  tone(color: string, face: Face = "flat"): string {
    return color.startsWith("#") ? tone(this.light, color, face) : color;
  }

  /** A color that shines at dusk, and is an ordinary one by day. */
  shine(color: string, lit: string, face: Face = "flat"): string {
    return this.light.glows ? lit : this.tone(color, face);
  }

  /** Where a point in the world lands on the sheet. */
  spot(x: number, y: number, z: number): Point {
    return [x + this.#left + LEAN.x * z, y + this.#top - LEAN.y * z];
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.random() * list.length)] ?? list[0];
  }

  // On the ground.

  /** A path in coordinates of the sheet. */
  raw(path: string, fill: string, more = ""): this {
    this.#ground.push([path, fill, more]);
    return this;
  }

  rect(x: number, y: number, width: number, depth: number, color: string, radius = 0): this {
    return this.raw(roundRect(x + this.#left, y + this.#top, width, depth, radius), this.tone(color));
  }

  disc(x: number, y: number, across: number, color: string, along: number = across): this {
    return this.raw(ellipse(x + this.#left, y + this.#top, across, along), this.tone(color));
  }

  blob(x: number, y: number, across: number, along: number, color: string, seed = 7): this {
    return this.raw(blob(x + this.#left, y + this.#top, across, along, seed), this.tone(color));
  }

  line(points: readonly Point[], color: string, width: number, dashes = ""): this {
    const moved = points.map(([x, y]): Point => [x + this.#left, y + this.#top]);
    const style = dashes ? `stroke-dasharray="${dashes}"` : 'stroke-linecap="round"';
    return this.raw(
      polyline(moved),
      "none",
      `stroke="${this.tone(color)}" stroke-width="${width}" stroke-linejoin="round" ${style}`,
    );
  }

  /** A road, a river or a path that bends smoothly: `path` is data relative to its beginning. */
  bend(x: number, y: number, path: string, color: string, width: number): this {
    return this.raw(
      `M${point([x + this.#left, y + this.#top])}${path}`,
      "none",
      `stroke="${this.tone(color)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
    );
  }

  // Solids. Each is kept with its depth; near ones are drawn after far ones.

  depth(x: number, y: number): number {
    return y + this.#top + 0.15 * (x + this.#left);
  }

  solid(depth: number, ...parts: readonly Part[]): this {
    this.#solids.push({ depth, parts });
    return this;
  }

  /** The depth of a solid over a rectangle. What stands on something else comes right after it. */
  layer(x: number, y: number, width: number, depth: number, z: number): number {
    const own = this.depth(x + width, y + depth);
    const [left, top] = [x + this.#left, y + this.#top];
    const [middle, center] = [left + width / 2, top + depth / 2];
    const below = this.#bases.filter(
      (base) => middle >= base.left && middle <= base.right && center >= base.top && center <= base.bottom,
    );
    const found =
      z > 0 ? Math.max(own, ...below.map((base) => base.depth)) + 0.001 * z + 0.0001 * this.#solids.length : own;
    if (width > 0) this.#bases.push({ left, top, right: left + width, bottom: top + depth, depth: found });
    return found;
  }

  /** Something flat or thin that lies or stands at a height. */
  on(x: number, y: number, z: number, ...parts: readonly Part[]): this {
    return this.solid(this.layer(x, y, 0, 0, z + 0.5), ...parts);
  }

  stroke(color: string, width: number, face: Face = "flat", cap = "round"): string {
    return `stroke="${this.tone(color, face)}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"`;
  }

  // Shadows: all of them are one path, so that none darkens another.

  shade(x: number, y: number, width: number, depth: number, z: number, height: number): this {
    const [left, top] = [x + this.#left, y + this.#top];
    const [low, high] = [z, z + height].map((at) => [at * SHADOW.x, at * SHADOW.y] as const);
    if (!low || !high) return this;
    this.#shadow += polygon(
      [left + low[0], top + depth + low[1]],
      [left + low[0], top + low[1]],
      [left + width + low[0], top + low[1]],
      [left + width + high[0], top + high[1]],
      [left + width + high[0], top + depth + high[1]],
      [left + high[0], top + depth + high[1]],
    );
    return this;
  }

  shadeDisc(x: number, y: number, radius: number, height: number): this {
    const [left, top] = [x + this.#left, y + this.#top];
    this.#shadow += hull(left, top, radius, left + height * SHADOW.x, top + height * SHADOW.y, radius);
    return this;
  }

  shadeSpot(x: number, y: number, radius: number, height: number): this {
    return this.shadeDisc(x + height * SHADOW.x, y + height * SHADOW.y, radius, 0.1);
  }

  // Above everything.

  above(path: string, fill: string, more = ""): this {
    this.#above.push([path, fill, more]);
    return this;
  }

  /** The glow of a lamp, an oven or a sign at dusk. */
  lamp(x: number, y: number, z = 0, radius = 7): this {
    const [left, top] = this.spot(x, y, z);
    if (this.light.glows) this.#glows.push({ x: left, y: top, radius });
    return this;
  }

  #glowing(): Part[] {
    if (!this.#glows.length) return [];
    const discs = (size: number) => this.#glows.map(({ x, y, radius }) => ellipse(x, y, radius * size)).join("");
    return GLOW.map(([size, light]) => [discs(size), GLOW_COLOR, `opacity="${light}"`] as const);
  }

  /** The drawing, as what stands inside an `<svg>`. It has no ids, so that it can stand in a page many times. */
  draw(isTile = true): string {
    const path = `<path d="${this.#shadow}" fill="${this.light.shadow}" opacity="${this.light.shadowOpacity}"/>`;
    const cut = isTile ? `<svg width="104" height="100" viewBox="0 0 104 100">${path}</svg>` : path; // no shadow falls beyond a tile
    const shadow = this.#shadow ? cut : "";
    const solids = [...this.#solids].sort((one, two) => one.depth - two.depth).flatMap(({ parts }) => parts);
    return merged(this.#ground) + shadow + merged(solids) + merged(this.#above) + merged(this.#glowing());
  }
}

/** Paths one above the other. Neighbors of the same color become one path. */
function merged(parts: readonly Part[]): string {
  let found = "";
  let data = "";
  let look = "";
  const flush = () => {
    if (data) found += `<path d="${data}" ${look}/>`;
    data = "";
  };
  for (const [path, fill, more = ""] of parts) {
    const next = `fill="${fill}"${more ? ` ${more}` : ""}`;
    if (next !== look || more.includes("transform") || more.includes("opacity")) flush();
    look = next;
    data += path;
  }
  flush();
  return found;
}
