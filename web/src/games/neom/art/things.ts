// Plants, cars, water and smoke.
import { mix } from "./light";
import type { Part } from "./paper";
import { blob, ellipse, hull, point, polyline, roundRect, short } from "./shapes";
import { Solids } from "./solids";

const LEAVES = ["#4f9d4c", "#5aa84f", "#3f8d4a", "#6db352"] as const;
const PAINT = ["#e2574c", "#f4f0e6", "#3b7fc4", "#f1b93b", "#54606f", "#58b09c"] as const;

export class Things extends Solids {
  tree(x: number, y: number, size = 3, color: string = this.pick(LEAVES)): this {
    this.shadeDisc(x, y, size * 0.85, size * 1.5);
    const [a, b] = this.spot(x, y, size * 1.1);
    const parts: Part[] = [
      [ellipse(a, b, size), this.tone(color, "east")],
      [ellipse(a - size * 0.16, b - size * 0.12, size * 0.82), this.tone(color)],
    ];
    if (this.detail > 0)
      parts.push([
        ellipse(a - size * 0.32, b - size * 0.32, size * 0.45),
        this.tone(mix(color, "#dff08a", 0.35), "top"),
      ]);
    this.solid(this.depth(x + size * 0.6, y + size * 0.6), ...parts);
    return this;
  }

  trees(x: number, y: number, width: number, depth: number, count: number, size = 2.6): this {
    for (let at = 0; at < count; at += 1)
      this.tree(x + this.random() * width, y + this.random() * depth, size * (0.75 + this.random() * 0.5));
    return this;
  }

  treesAt(places: readonly (readonly [number, number])[], size = 2.8): this {
    for (const [x, y] of places) this.tree(x, y, size);
    return this;
  }

  pine(x: number, y: number, size = 3, height = 8, color = "#2f7a52"): this {
    this.shadeDisc(x, y, size * 0.7, height * 0.8);
    for (const step of [0, 1]) {
      const [low, top] = [this.spot(x, y, step * height * 0.34), this.spot(x, y, height * (0.62 + step * 0.38))];
      const r = size * (1 - step * 0.28);
      this.solid(
        this.depth(x + size, y + size) + step * 0.01,
        [hull(...low, r, ...top, 0.05), this.tone(color, "top")],
        [
          `M${point(top)}L${point([low[0] + r, low[1]])}A${short(r)} ${short(r)} 0 0 1 ${point([low[0], low[1] + r])}z`,
          this.tone(color, "east"),
        ],
      );
    }
    return this;
  }

  palm(x: number, y: number, size = 3.4, height = 6): this {
    const [top, foot] = [this.spot(x, y, height), this.spot(x, y, 0)];
    const [a, b] = top;
    let [lit, dark] = ["", ""];
    this.shadeSpot(x, y, size * 0.6, height);
    for (let at = 0; at < 7; at += 1) {
      const angle = (at / 7) * 6.283 + 0.3;
      const [u, v] = [Math.cos(angle), Math.sin(angle)];
      const bow = (side: number): string =>
        point([a + u * size * 0.5 - v * size * side, b + v * size * 0.5 + u * size * side]);
      const leaf = `M${point(top)}Q${bow(0.34)} ${point([a + u * size, b + v * size + 0.5])}Q${bow(-0.2)} ${point(top)}z`;
      if (u + v * 0.6 > 0) dark += leaf;
      else lit += leaf;
    }
    this.solid(
      this.depth(x + 1, y + 1),
      [polyline([foot, top]), "none", this.stroke("#8a6a46", 1)],
      [dark, this.tone("#4b9a58", "north")],
      [lit, this.tone("#62b060", "top")],
    );
    return this;
  }

  palmsAt(places: readonly (readonly [number, number])[], size = 4, height = 7): this {
    for (const [x, y] of places) this.palm(x, y, size, height);
    return this;
  }

  rocks(x: number, y: number, width: number, depth: number, count: number, color = "#a39c94"): this {
    for (let at = 0; at < count; at += 1) {
      const size = 1.2 + this.random() * 2.2;
      const [a, b] = [x + this.random() * width, y + this.random() * depth];
      const [left, top] = this.spot(a, b, size * 0.5);
      this.shadeDisc(a, b, size * 0.8, size);
      this.solid(
        this.depth(a + size, b + size),
        [blob(left, top, size, size * 0.85, at + 3, 6), this.tone(color, "east")],
        [blob(left - size * 0.2, top - size * 0.25, size * 0.7, size * 0.55, at + 5, 6), this.tone(color, "top")],
      );
    }
    return this;
  }

  /** A car on the road or in a parking lot. Left out at the lowest detail. */
  traffic(x: number, y: number, along = false): this {
    const color = this.pick(PAINT);
    return this.detail > 0 ? this.car(x, y, along, color) : this;
  }

  /** A car that stands from west to east, or from north to south if `along`. */
  car(x: number, y: number, along = false, color: string = this.pick(PAINT)): this {
    const [width, depth] = along ? [2.7, 5] : [5, 2.7];
    this.shade(x, y, width, depth, 0, 1.6);
    const [left, top] = this.spot(x - 0.15, y, 1.35);
    this.solid(
      this.depth(x + width, y + depth),
      [roundRect(left + 0.3, top + 0.7, width, depth, 0.9), this.tone(color, "east")],
      [roundRect(left, top, width, depth, 0.9), this.tone(color, "top")],
      [
        along
          ? roundRect(left + 0.45, top + 1.3, width - 0.9, 2.1, 0.4)
          : roundRect(left + 1.3, top + 0.45, 2.1, depth - 0.9, 0.4),
        this.tone("#39485c"),
      ],
    );
    return this;
  }

  /** A truck or a bus: a long box with a cab at its eastern end. */
  truck(x: number, y: number, color: string, length = 13, cab = "#f4f0e6"): this {
    this.box(x, y, length - 3.6, 4.6, 4.6, color, { rim: false });
    this.box(x + length - 3.6, y + 0.2, 3.4, 4.2, 3.6, cab, { rim: false });
    return this;
  }

  bus(x: number, y: number, color: string, length = 12): this {
    return this.box(x, y, length, 4, 4, color, {
      roof: mix(color, "#ffffff", 0.55),
      rim: false,
      win: { tall: 4, apart: 2.6, wide: 1.9, high: 1.7 },
    });
  }

  /** Smoke that drifts to the east. */
  smoke(x: number, y: number, z: number, size = 3, puffs = 4, color = "#f4eee6"): this {
    let [low, lit] = ["", ""];
    for (let at = 0; at < puffs; at += 1) {
      const r = size * (0.65 + (at / puffs) * 0.75);
      const [a, b] = this.spot(x + at * size * 0.95 + this.random(), y - at * size * 0.12, z + at * size * 0.9);
      low += ellipse(a, b, r);
      lit += ellipse(a - r * 0.22, b - r * 0.25, r * 0.66);
    }
    this.above(low, this.tone(mix(color, "#6a5f8c", 0.28)), 'opacity=".82"');
    this.above(lit, this.tone(color, "top"), 'opacity=".9"');
    return this;
  }

  /** An open fire. */
  flame(x: number, y: number, z: number, size = 1): this {
    const [a, b] = this.spot(x, y, z);
    const s = (number: number) => short(number * size);
    this.above(
      `M${point([a - 2.6 * size, b])}q${s(-2)} ${s(-5)} ${s(2)} ${s(-9)}q0 ${s(3)} ${s(2)} ${s(4)}q${s(1)} ${s(-3)} 0 ${s(-5)}q${s(5)} ${s(4)} ${s(3)} ${s(10)}z`,
      "#ff7b2e",
    );
    this.above(
      `M${point([a - 1.3 * size, b])}q${s(-1)} ${s(-3)} ${s(1.4)} ${s(-5)}q${s(0.4)} ${s(2)} ${s(1.6)} ${s(2.6)}q${s(1)} ${s(1)} ${s(0.2)} ${s(2.4)}z`,
      "#ffe27a",
    );
    this.lamp(x, y, z + 4 * size, 9 * size);
    return this;
  }

  pool(x: number, y: number, width: number, depth: number): this {
    this.rect(x - 0.9, y - 0.9, width + 1.8, depth + 1.8, "#fbf4e4", 1.6);
    this.rect(x, y, width, depth, "#2f9fc4", 1);
    this.rect(x, y + 1, width, depth - 1, "#4cc3de", 1);
    if (this.detail > 1) this.rect(x + width * 0.18, y + depth * 0.4, width * 0.4, 0.6, "#c6f4f4");
    return this;
  }

  pond(x: number, y: number, across: number, along: number, seed = 7, deep = "#2f8fb4", water = "#4cc3de"): this {
    this.blob(x, y, across, along, deep, seed);
    this.blob(x, y + 1.2, across - 1, along - 1.2, water, seed);
    return this;
  }

  /** A round fountain. */
  fountain(x: number, y: number, size = 5): this {
    this.disc(x, y, size, "#fbf4e4", size * 0.94);
    this.disc(x, y, size * 0.8, "#2f9fc4", size * 0.74);
    this.disc(x, y + 0.4, size * 0.74, "#5fd0e4", size * 0.66);
    this.cylinder(x, y, size * 0.22, size * 0.5, "#fbf6ea", { bare: true });
    return this.dome(x, y, size * 0.3, "#e8fbfb", { z: size * 0.5, bare: true, tall: 1 });
  }
}
