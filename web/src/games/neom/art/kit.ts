// What buildings and yards are made of: awnings, parking lots, roofs, fields, pits, signs. Recipes put these together.
import { emblemParts, type Emblem } from "./emblems";
import { mix } from "./light";
import type { Part } from "./paper";
import { blob, ellipse, point, polygon, polyline, roundRect, type Point } from "./shapes";
import { Things } from "./things";

export const BRICK = "#c9694f";
export const CREAM = "#f6ead2";
export const WHITE = "#fbf6ea";
export const TERRA = "#e0734c";
export const TEAL = "#43a6a0";
export const STEEL = "#a9b4c0";
export const GOLD = "#f2b93f";
export const COPPER = "#72b8a2";
export const RED = "#d2473f";
export const BLUE = "#3f7fc0";
export const GREEN = "#3f9d5a";
export const PASTELS = ["#f3c7a5", "#f6e0a8", "#bfe0d4", "#f4b8b0", "#cfd6f0", "#fbf1de"] as const;
export const WARES = ["#e2574c", "#f1b93b", "#7dbb5d", "#e88a3c", "#9a5fb0", "#3b7fc4"] as const;

export type { Windows } from "./solids";
export type Recipe = (kit: Kit) => void;
export type Recipes = Readonly<Record<string, Recipe>>;

/** `count` numbers from 0 on. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** One of a list, again from the beginning after the last. */
export const nth = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

export class Kit extends Things {
  // On roofs.

  /** Boxes of machines on a flat roof. Left out at the lowest detail. */
  units(x: number, y: number, width: number, depth: number, z: number, count = 2): this {
    if (this.detail < 1) return this;
    for (const _ of times(count))
      this.box(x + 2 + this.spare() * (width - 7), y + 2 + this.spare() * (depth - 6), 2.6, 2.2, 1.5, "#d8dbe0", {
        z,
        rim: false,
        bare: true,
      });
    return this;
  }

  solar(x: number, y: number, width: number, depth: number, z: number): this {
    const count = Math.floor(width / 4.5);
    const step = width / count;
    const at = (a: number, b: number) => this.spot(a, b, z + 0.2);
    const lines = times(count).map((n) =>
      polyline([at(x + n * step, y + depth / 2), at(x + (n + 1) * step - 0.8, y + depth / 2)]),
    );
    const panels = times(count).map((n) => this.plate(x + n * step, y, step - 0.8, depth, z + 0.2));
    this.on(
      x + width / 2,
      y + depth / 2,
      z,
      [panels.join(""), this.tone("#2f4f8f", "top")],
      [lines.join(""), "none", this.stroke("#8fb3e6", 0.5)],
    );
    return this;
  }

  garden(x: number, y: number, width: number, depth: number, z: number): this {
    const [a, b] = [x + width / 2, y + depth / 2];
    this.on(a, b, z, [this.plate(x, y, width, depth, z), this.tone("#7dbb5d", "top")]);
    for (const _ of times(3)) {
      const bush = this.spot(x + 1.5 + this.random() * (width - 3), y + 1 + this.random() * (depth - 2), z + 1);
      this.on(a, b, z, [ellipse(...bush, 1.3), this.tone("#4f9d4c")]);
    }
    return this;
  }

  helipad(x: number, y: number, z: number, ring = GOLD, deck = "#8a93a2"): this {
    const [a, b] = this.spot(x, y, z + 0.2);
    this.on(
      x,
      y,
      z,
      [ellipse(a, b, 6), this.tone(ring)],
      [ellipse(a, b, 4.8), this.tone(deck)],
      [
        `M${point([a - 2, b - 2.4])}v4.8M${point([a + 2, b - 2.4])}v4.8M${point([a - 2, b])}h4`,
        "none",
        this.stroke("#fff8ea", 1, "flat", "butt"),
      ],
    );
    return this;
  }

  /** A dish that looks at the sky. */
  dish(x: number, y: number, z: number, size = 3): this {
    const [a, b] = this.spot(x, y, z + size);
    this.post(x, y, size, "#8a8f98", 0.9, z);
    this.on(
      x,
      y,
      z + 0.2,
      [ellipse(a, b, size, size * 0.86), this.tone("#e9edf0", "east")],
      [ellipse(a - 0.3, b - 0.3, size * 0.78, size * 0.66), this.tone("#fbfbf8", "top")],
      [ellipse(a - 0.4, b - 0.6, size * 0.2), this.tone("#d2473f")],
    );
    return this;
  }

  /** A skylight: a glass roof that is lit from within at dusk. */
  skylight(x: number, y: number, width: number, depth: number, z: number): this {
    const at = (a: number, b: number) => this.spot(a, b, z + 0.4);
    this.on(
      x + width / 2,
      y + depth / 2,
      z,
      [this.plate(x, y, width, depth, z + 0.4), this.shine("#8fd0e8", "#ffd27a", "top")],
      [polygon(at(x, y), at(x + width, y), at(x, y + depth)), this.shine("#b9e6f4", "#ffe2a5", "top")],
    );
    return this;
  }

  // On walls and in front of them.

  awning(x: number, y: number, width: number, z: number, color: string, deep = 3): this {
    const count = Math.max(3, Math.round(width / 3));
    const stripes = times(count).map((n) => {
      const [left, right] = [x + (n * width) / count, x + ((n + 1) * width) / count];
      return polygon(
        this.spot(left, y, z),
        this.spot(right, y, z),
        this.spot(right, y + deep, z - 1.8),
        this.spot(left, y + deep, z - 1.8),
      );
    });
    const every = (odd: number) => stripes.filter((_, n) => n % 2 === odd).join("");
    this.shade(x, y, width, deep, 0, z - 2);
    this.solid(
      this.depth(x + width, y + deep) + 0.3,
      [every(0), this.tone(color, "top")],
      [every(1), this.tone("#fff8ea", "top")],
    );
    return this;
  }

  /** A row of columns. */
  columns(x: number, y: number, width: number, count: number, height: number, size = 1.4, color = "#fffaf0"): this {
    for (const at of times(count))
      this.cylinder(x + size + (at * (width - 2 * size)) / (count - 1), y, size, height, color, { bare: true });
    return this;
  }

  /** A porch with columns and a pediment before a wall that ends at y. */
  portico(x: number, y: number, width: number, count: number, height: number, color = WHITE, roof = COPPER): this {
    this.columns(x + 0.6, y + 5, width - 1.2, count, height, 1.3);
    this.box(x, y, width, 6, 2, color, { z: height, rim: false });
    this.gable(x, y + 2, width, 3.4, 0, 5.6, color, roof, { z: height + 2, eave: 0.4, along: true });
    return this.steps(x - 1, y + 6.4, width + 2);
  }

  steps(x: number, y: number, width: number): this {
    for (const at of times(3)) this.rect(x - at, y + at * 1.6, width + at * 2, 1.2, "#fffaf0");
    return this;
  }

  /** A sign on a post. */
  sign(x: number, y: number, height: number, color: string, width = 6, tall = 4): this {
    this.post(x + width / 2, y, height);
    this.solid(
      this.depth(x + width, y) + 0.2,
      [this.front(x, y, height, width, tall), this.tone(color, "south")],
      [this.front(x + 1, y, height + 1, width - 2, tall - 2), this.shine("#fff8ea", "#fff0c0", "top")],
    );
    return this.lamp(x + width / 2, y, height, 6);
  }

  /** An emblem that lies on a roof or the ground, or stands upright if it has a depth of its own. */
  emblem(x: number, y: number, z: number, size: number, emblem: Emblem, color?: string): this {
    this.on(x, y, z, ...this.#emblem(x, y, z, size, emblem, color));
    return this;
  }

  #emblem(x: number, y: number, z: number, size: number, emblem: Emblem, color?: string): Part[] {
    const [a, b] = this.spot(x, y, z);
    return emblemParts(emblem, color).map(([path, fill, more = ""]) => [
      path,
      this.tone(fill, "top"),
      `${more.replace(/#[0-9a-f]{6}/g, (found) => this.tone(found, "top"))} transform="translate(${point([a, b])}) scale(${Number((size / 10).toFixed(3))})"`.trim(),
    ]);
  }

  /** A board with an emblem, on two posts or on a roof; it shines at dusk. `size` is half its width. */
  board(x: number, y: number, z: number, size: number, emblem: Emblem, color: string, paint?: string): this {
    const [a, b] = this.spot(x, y, z + size * 1.3);
    if (z <= 0) this.post(x, y, size, "#7b7686", 1.2);
    const depth = z > 0 ? this.layer(x, y, 0, 0, z + 0.5) : this.depth(x, y) + 0.3;
    if (z <= 0) this.shadeSpot(x, y, size * 0.7, size * 1.3);
    this.solid(
      depth,
      [roundRect(a - size + 0.5, b - size + 0.4, 2 * size, 2 * size, size * 0.3), this.tone(color, "east")],
      [roundRect(a - size, b - size, 2 * size, 2 * size, size * 0.3), this.shine(color, mix(color, "#ffffff", 0.1))],
    );
    const parts = emblemParts(emblem, paint).map(([path, fill, more = ""]): Part => {
      const place = `transform="translate(${point([a, b])}) scale(${Number((size / 13).toFixed(3))})"`;
      return [path, this.shine(fill, fill), `${more} ${place}`.trim()];
    });
    this.solid(depth + 0.05, ...parts);
    return this.lamp(x, y, z + size, size * 1.6);
  }

  /** A figure of something on a plinth: the mark of an office. */
  statue(x: number, y: number, size: number, emblem: Emblem, color?: string): this {
    this.box(x - size * 0.7, y - 1.6, size * 1.4, 3.2, 2.4, "#e5dac6", { rim: false });
    this.shadeSpot(x, y, size * 0.7, size * 0.9 + 2);
    this.solid(this.depth(x + size, y + 2) + 0.4, ...this.#emblem(x, y, 2 + size * 1.3, size, emblem, color));
    return this;
  }

  flag(x: number, y: number, z: number, height: number, color = "#d2473f"): this {
    const at = (a: number, b: number) => this.spot(a, y, b);
    const top = z + height;
    this.on(
      x,
      y,
      z,
      [polyline([at(x, z), at(x, top)]), "none", this.stroke("#6d6877", 0.7)],
      [polygon(at(x, top), at(x + 4.5, top - 0.6), at(x + 4, top - 2.8), at(x, top - 3.2)), this.tone(color, "top")],
    );
    return this;
  }

  /** The face of a clock on a south wall. */
  clock(x: number, y: number, z: number, size: number): this {
    const [a, b] = this.spot(x, y, z);
    const parts: Part[] = [
      [ellipse(a, b, size), this.tone("#6b5a35")],
      [ellipse(a, b, size * 0.8), this.shine("#fffaf0", "#ffe9b0")],
      [
        polyline([
          [a, b - size * 0.6],
          [a, b],
          [a + size * 0.4, b + size * 0.25],
        ]),
        "none",
        `stroke="#2b2415" stroke-width="${Number((size * 0.16).toFixed(2))}" stroke-linecap="round"`,
      ],
    ];
    return this.on(x, y, z, ...parts);
  }

  /** A doorway, a gate or any flat patch in a south wall. It shines at dusk if `lit`. */
  patch(x: number, y: number, z: number, width: number, height: number, color: string, lit = ""): this {
    this.on(x + width / 2, y - 0.5, Math.max(z, 0.2), [
      this.front(x, y, z, width, height),
      lit ? this.shine(color, lit, "south") : this.tone(color, "south"),
    ]);
    return this;
  }

  // In yards.

  hedge(x: number, y: number, width: number, depth: number): this {
    return this.box(x, y, width, depth, 1.6, "#5aa04c", { rim: false });
  }

  fence(x: number, y: number, width: number, depth: number, color = "#fff6e4"): this {
    const [right, near] = [x + width, y + depth];
    this.line(
      [
        [x, y],
        [right, y],
        [right, near],
        [x, near],
        [x, y],
      ],
      color,
      0.7,
    );
    return this;
  }

  parking(x: number, y: number, width: number, depth: number, full = 0.75): this {
    this.rect(x, y, width, depth, "#77788a", 1.2);
    const count = Math.floor(width / 4);
    const step = (width - 1.2) / count;
    for (const at of times(count + 1)) this.rect(x + 0.4 + at * step, y + 0.6, 0.4, depth - 1.2, "#e9e6dc");
    for (const at of times(count))
      if (this.random() < full) this.traffic(x + 1 + at * step, y + (depth - 5) / 2 + 0.6, true);
    return this;
  }

  /** A parasol over a table. */
  parasol(x: number, y: number, color: string, size = 3): this {
    this.post(x, y, 4, "#8a7a66", 0.7);
    const [a, b] = this.spot(x, y, 4.5);
    this.shadeSpot(x, y, size * 0.8, 4);
    const slice = (from: number) =>
      `M${point([a, b - 0.8])}L${point([a + size * Math.cos(from), b + size * 0.86 * Math.sin(from)])}A${size} ${size * 0.86} 0 0 1 ${point([a + size * Math.cos(from + 1.047), b + size * 0.86 * Math.sin(from + 1.047)])}z`;
    this.solid(
      this.depth(x + size * 0.5, y + size * 0.7) + 0.1,
      [ellipse(a, b, size, size * 0.86), this.tone(color, "top")],
      [[0, 2.094, 4.189].map(slice).join(""), this.tone("#fff8ea", "top")],
    );
    return this;
  }

  /** A heap of something loose. */
  heap(x: number, y: number, size: number, height: number, color: string): this {
    return this.cone(x, y, size, height, color);
  }

  crates(x: number, y: number, count: number, colors: readonly [string, ...string[]] = ["#c9924f"], step = 5.4): this {
    for (const at of times(count))
      this.box(x + at * step, y, 4.2, 3.6, 3.4, nth(colors, at), {
        rim: false,
        roof: mix(nth(colors, at), "#fff3d6", 0.3),
      });
    return this;
  }

  barrels(x: number, y: number, count: number, color = "#a9713f", step = 4): this {
    for (const at of times(count))
      this.cylinder(x + at * step, y, 1.6, 3.6, color, { top: mix(color, "#ffffff", 0.3) });
    return this;
  }

  /** Shipping containers, beside and above one another. */
  containers(x: number, y: number, columns: number, rows = 1): this {
    const colors = ["#d2603f", "#3f86b0", "#5a9a6a", "#e0a33a", "#8a6fb0"] as const;
    for (const row of times(rows))
      for (const at of times(columns - row))
        this.box(x + at * 9 + row * 2, y, 8.2, 4, 3.8, nth(colors, at + row * 3), { z: row * 3.8, rim: false });
    return this;
  }

  field(x: number, y: number, width: number, depth: number, earth: string, crop: string): this {
    this.rect(x, y, width, depth, earth, 1);
    for (let row = 1; row < depth - 0.5; row += 2.4) this.rect(x + 0.8, y + row, width - 1.6, 1.1, crop);
    return this;
  }

  /** The patch of another ground in the middle of a resource. */
  clearing(color: string): this {
    this.blob(31, 32, 34, 34, mix(color, "#6a5a50", 0.16), 11);
    this.blob(31, 32, 31.5, 31.5, color, 11);
    return this;
  }

  /** A pit: a ring for each color, darker and deeper inwards. */
  pit(x: number, y: number, across: number, along: number, colors: readonly string[], seed = 5): this {
    colors.forEach((color, at) => {
      const size = 1 - at / (colors.length + 0.4);
      const [a, b] = [x + at * 0.5, y + at * 1.1];
      this.blob(a, b, across * size, along * size, mix(color, "#2b1c5c", 0.38), seed);
      this.blob(a + 0.7, b + 1.5, across * size - 0.9, along * size - 1.2, color, seed);
    });
    return this;
  }

  logs(x: number, y: number, count: number, length = 11, color = "#b9783f"): this {
    for (const row of times(3))
      for (const at of times(Math.max(0, count - row))) {
        const [b, z] = [y + at * 2.1 + row * 1.05, row * 1.7];
        const [from, to] = [this.spot(x, b, z + 1), this.spot(x + length, b, z + 1)];
        this.shade(x, b - 0.8, length, 1.6, z, 1.6);
        this.solid(
          this.depth(x + length, y + count * 2) + row * 0.1 + at * 0.01,
          [polyline([from, to]), "none", this.stroke(color, 2, row % 2 ? "south" : "top", "butt")],
          [ellipse(...to, 0.8, 1), this.tone("#f0cf98", "top")],
        );
      }
    return this;
  }

  /** Pipes that lie side by side, seen with their open ends to the east. */
  pipes(x: number, y: number, count: number, length: number, color: string, size = 1.3): this {
    for (const row of times(2))
      for (const at of times(count - row)) {
        const b = y + at * size * 2 + row * size;
        const [from, to] = [
          this.spot(x, b, size + row * size * 1.7),
          this.spot(x + length, b, size + row * size * 1.7),
        ];
        this.shade(x, b - size, length, size * 2, row * size, size * 1.6);
        this.solid(
          this.depth(x + length, y + count * size * 2) + row * 0.1 + at * 0.01,
          [polyline([from, to]), "none", this.stroke(color, size * 2, "south", "butt")],
          [
            polyline([
              [from[0], from[1] - size * 0.4],
              [to[0], to[1] - size * 0.4],
            ]),
            "none",
            this.stroke(color, size * 0.7, "top", "butt"),
          ],
          [ellipse(...to, size * 0.7, size), this.tone(color, "top")],
          [ellipse(...to, size * 0.42, size * 0.66), this.tone("#3a3348")],
        );
      }
    return this;
  }

  /** A pipe that runs over the ground. */
  pipe(points: readonly Point[], z = 1.4, color = "#c9ced6", width = 1.5): this {
    const line = points.map(([x, y]) => this.spot(x, y, z));
    const first = this.depth(Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y)));
    this.solid(
      first,
      [polyline(line), "none", this.stroke(color, width, "east", "butt")],
      [
        polyline(line.map(([x, y]): Point => [x - 0.2, y - 0.35])),
        "none",
        this.stroke(color, Number((width * 0.5).toFixed(2)), "top", "butt"),
      ],
    );
    return this;
  }

  // Works.

  /** A factory hall with a saw-tooth roof of `count` teeth. */
  saw(
    x: number,
    y: number,
    width: number,
    depth: number,
    height: number,
    count: number,
    color: string,
    roof: string,
  ): this {
    const step = width / count;
    const top = height + 5;
    const at = (a: number, b: number, z: number) => this.spot(a, b, z);
    this.box(x, y, width, depth, height, color, { rim: false, win: { tall: 6, apart: 5, high: 2.6 } });
    for (const n of times(count)) {
      const [left, right, near] = [x + n * step, x + (n + 1) * step, y + depth];
      const slope = (from: number, to: number, inset: number): string => {
        const high = (share: number) => height + 5 * (1 - share);
        return polygon(
          at(left + step * from, y + inset, high(from)),
          at(left + step * to, y + inset, high(to)),
          at(left + step * to, near - inset, high(to)),
          at(left + step * from, near - inset, high(from)),
        );
      };
      this.on(
        x + width / 2,
        y + depth / 2,
        height,
        [slope(0, 1, 0), this.tone(roof, "east")],
        [polygon(at(left, near, height), at(right, near, height), at(left, near, top)), this.tone(color, "south")],
        [slope(0, 0.12, 0), this.tone("#fff5dc", "top")],
        [slope(0.3, 0.75, 2), this.shine("#9fd0e6", "#ffcf7d", "top")],
      );
    }
    return this;
  }

  /** A chimney, smoking unless `smoke` is null. */
  stack(
    x: number,
    y: number,
    radius: number,
    height: number,
    look: { color?: string; plain?: boolean; smoke?: string | null; puff?: number } = {},
  ): this {
    const { color = "#e9e2d6", smoke = "#e8dfd6", puff = radius * 1.25 } = look;
    this.cylinder(x, y, radius, height, color, {
      r1: radius * 0.8,
      hole: "#4a3f4f",
      ...(look.plain
        ? {}
        : {
            bands: [
              [0.6, 0.72],
              [0.84, 0.97],
            ] as const,
          }),
    });
    if (smoke !== null) this.smoke(x, y, height + 2, puff, 4, smoke);
    return this;
  }

  /** A mould or an oven full of glowing metal. */
  molten(x: number, y: number, width: number, depth: number): this {
    this.rect(x, y, width, depth, "#ff9a3d", 1);
    this.rect(x + 1, y + 1, width - 2, depth - 2, "#ffe08a", 1);
    return this.lamp(x + width / 2, y + depth / 2, 0, Math.max(width, depth) * 0.6);
  }

  /** A lattice mast for wires. */
  pylon(x: number, y: number, height: number, color = "#8a8494"): this {
    const foot = height * 0.13;
    const at = (a: number, z: number) => this.spot(x + a, y, z);
    const legs = [
      polyline([at(-foot, 0), at(0, height)]),
      polyline([at(foot, 0), at(0, height)]),
      ...[0.2, 0.4, 0.6].map((share) => {
        const [low, high] = [foot * (1 - share), foot * (1 - share - 0.18)];
        return (
          polyline([at(-low, height * share), at(high, height * (share + 0.18))]) +
          polyline([at(low, height * share), at(-high, height * (share + 0.18))])
        );
      }),
      ...[0.72, 0.86].map((share) => polyline([at(-foot * 1.5, height * share), at(foot * 1.5, height * share)])),
    ];
    this.shade(x - 0.4, y, 0.8, 0.6, 0, height);
    this.solid(this.depth(x + 1, y + 1), [legs.join(""), "none", this.stroke(color, 0.9, "south")]);
    return this;
  }

  /** A crane with its boom to the west or, if negative, to the east. */
  crane(x: number, y: number, height: number, boom: number, color = GOLD): this {
    const depth = this.depth(x, y) + 4;
    this.post(x, y, height, color, 1.6);
    this.beam([x + boom * 0.3, y, height], [x - boom, y, height], color, 1.3, depth);
    this.beam([x, y, height + 4], [x - boom * 0.8, y, height], color, 0.5, depth);
    this.beam([x, y, height], [x, y, height + 4], color, 1, depth);
    return this.beam([x - boom * 0.75, y, height], [x - boom * 0.75, y, height * 0.45], "#4a4450", 0.6, depth);
  }

  /** A round or angled shape cut off the ground, such as a lawn. */
  lawn(x: number, y: number, width: number, depth: number, color = "#a8d07c"): this {
    this.rect(x, y, width, depth, color, 2);
    return this;
  }

  /** A rock face or an uneven heap. */
  mound(x: number, y: number, across: number, along: number, height: number, color: string, seed = 4): this {
    const [a, b] = this.spot(x, y, height * 0.5);
    const [c, d] = this.spot(x, y, height);
    this.shadeDisc(x, y, across * 0.7, height);
    this.solid(
      this.depth(x + across * 0.6, y + along * 0.6),
      [blob(...this.spot(x, y, 0), across, along, seed), this.tone(color, "east")],
      [blob(a, b, across * 0.84, along * 0.8, seed), this.tone(color, "south")],
      [blob(c - across * 0.08, d - along * 0.05, across * 0.56, along * 0.5, seed + 1), this.tone(color, "top")],
    );
    return this;
  }
}
