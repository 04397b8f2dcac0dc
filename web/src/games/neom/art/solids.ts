// Solids: boxes, roofs, cylinders, cones and domes, each with its shadow and its lit and shaded faces.
import { LIT, mix, type Face } from "./light";
import { Paper, type Part } from "./paper";
import { ellipse, hull, point, polygon, polyline, short, type Point } from "./shapes";

export interface Windows {
  tall?: number; // height of a floor
  apart?: number; // width of a window with the wall beside it
  wide?: number;
  high?: number;
  glass?: string;
}
interface Standing {
  z?: number; // height of what it stands on
  bare?: boolean; // no shadow
}
interface BoxLook extends Standing {
  roof?: string;
  deck?: string; // the roof within the parapet
  rim?: boolean; // false: no parapet
  win?: Windows | true;
}
interface RoofLook extends Standing {
  win?: Windows | true;
  door?: string;
  chimney?: boolean;
  tiles?: boolean;
  along?: boolean; // the ridge runs from north to south
  eave?: number;
  cap?: string; // color of the flat top of a hip roof
  flat?: boolean;
}
interface CylinderLook extends Standing {
  r1?: number; // radius at the top
  waist?: number; // a cooling tower or a kiln: how wide it is below its top
  bands?: readonly (readonly [from: number, to: number])[];
  band?: string;
  top?: string;
  hole?: string;
}

const DARK = "#3b2d74"; // what makes a color of a roof a little darker

export class Solids extends Paper {
  #wall(x: number, y: number, width: number, depth: number, low: number, high: number, color: string): Part[] {
    const [right, front] = [x + width, y + depth];
    const at = (a: number, b: number, z: number) => this.spot(a, b, z);
    return [
      [
        polygon(at(x, front, low), at(right, front, low), at(right, front, high), at(x, front, high)),
        this.tone(color, "south"),
      ],
      [
        polygon(at(right, y, low), at(right, front, low), at(right, front, high), at(right, y, high)),
        this.tone(color, "east"),
      ],
    ];
  }

  /** A flat face at one height. */
  plate(x: number, y: number, width: number, depth: number, z: number): string {
    const at = (a: number, b: number) => this.spot(a, b, z);
    return polygon(at(x, y), at(x + width, y), at(x + width, y + depth), at(x, y + depth));
  }

  /** An upright face that looks south. */
  front(x: number, y: number, z: number, width: number, height: number): string {
    const at = (a: number, b: number) => this.spot(a, y, b);
    return polygon(at(x, z), at(x + width, z), at(x + width, z + height), at(x, z + height));
  }

  box(x: number, y: number, width: number, depth: number, height: number, color: string, look: BoxLook = {}): this {
    const { z = 0, roof = color } = look;
    const high = z + height;
    if (!look.bare) this.shade(x, y, width, depth, z, height);
    const parts = this.#wall(x, y, width, depth, z, high, color);
    parts.push([this.plate(x, y, width, depth, high), this.tone(roof, "top")]);
    if (look.rim !== false && width > 7 && depth > 6) {
      const deck = look.deck ?? mix(roof, DARK, 0.12);
      parts.push([this.plate(x + 1.1, y + 1.1, width - 2.2, depth - 2.2, high), this.tone(deck, "top")]);
    }
    if (look.win) this.#windows(parts, [x, y, width, depth], z, height, look.win === true ? {} : look.win);
    this.solid(this.layer(x, y, width, depth, z), ...parts);
    return this;
  }

  /** Rows of windows in the south wall and, in full detail, the east wall. At dusk most have a light in them. */
  #windows(
    parts: Part[],
    [x, y, width, depth]: readonly [number, number, number, number],
    z: number,
    height: number,
    look: Windows,
  ): void {
    const { tall = 5, apart = 4, wide = 2.2, high = 2.4, glass = this.light.glass } = look;
    const rows = Math.max(1, Math.floor((height - 1.4) / tall));
    const rowGap = (height - rows * high) / (rows + 1);
    let [dark, lit] = ["", ""];
    const wall = (length: number, at: (along: number, up: number) => Point, isLit: () => boolean) => {
      const columns = Math.max(1, Math.floor((length - 1.6) / apart));
      const gap = (length - columns * wide) / (columns + 1);
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1) {
          const left = gap + column * (wide + gap);
          const top = z + height - (row + 1) * rowGap - row * high;
          const pane = polygon(at(left, top), at(left + wide, top), at(left + wide, top - high), at(left, top - high));
          if (isLit()) lit += pane;
          else dark += pane;
        }
    };
    wall(
      width,
      (along, up) => this.spot(x + along, y + depth, up),
      () => this.spare() < this.light.litWindows,
    );
    if (this.detail > 1 && depth > 6)
      wall(
        depth,
        (along, up) => this.spot(x + width, y + along, up),
        () => this.spare() < this.light.litWindows * 0.8,
      );
    if (dark) parts.push(this.light.glows ? [dark, glass] : [dark, this.tone(glass, "south"), 'opacity=".85"']);
    if (lit) parts.push([lit, LIT]);
  }

  /** A house: its ridge runs from west to east, or from north to south if `along`. */
  gable(
    x: number,
    y: number,
    width: number,
    depth: number,
    height: number,
    rise: number,
    color: string,
    roof: string,
    look: RoofLook = {},
  ): this {
    const { z = 0, eave = 0.9 } = look;
    const high = z + height;
    const at = (a: number, b: number, c: number) => this.spot(a, b, c);
    this.shade(x, y, width, depth, z, height + rise * 0.6);
    const parts = height > 0 ? this.#wall(x, y, width, depth, z, high, color) : [];
    if (look.win) this.#windows(parts, [x, y, width, depth], z, height, look.win === true ? {} : look.win);
    if (look.door) parts.push([this.front(x + width * 0.42, y + depth, z, 2, 3.4), this.tone(look.door, "south")]);
    const [left, right, back, near] = [x - eave, x + width + eave, y - eave, y + depth + eave];
    const [low, top, ridge] = [high - 0.4, high + rise, look.along ? x + width / 2 : y + depth / 2];
    const face = (side: Face, color: string, ...points: Point[]) =>
      parts.push([polygon(...points), this.tone(color, side)]);
    if (look.along) {
      face("south", color, at(x, y + depth, high), at(x + width, y + depth, high), at(ridge, y + depth, top));
      face("west", roof, at(left, back, low), at(ridge, back, top), at(ridge, near, top), at(left, near, low));
      face("east", roof, at(right, back, low), at(ridge, back, top), at(ridge, near, top), at(right, near, low));
    } else {
      face("east", color, at(x + width, y, high), at(x + width, y + depth, high), at(x + width, ridge, top));
      face("north", roof, at(left, back, low), at(right, back, low), at(right, ridge, top), at(left, ridge, top));
      face("top", roof, at(left, near, low), at(right, near, low), at(right, ridge, top), at(left, ridge, top));
      if (this.detail > 1 && look.tiles) parts.push(this.#tiles([left, right], near, ridge, high, rise, roof));
    }
    this.solid(this.layer(x, y, width, depth, z), ...parts);
    if (look.chimney)
      this.box(x + width * 0.68, y + depth * 0.2, 2, 2, rise + 2.4, "#b9664e", { z: high, rim: false, bare: true });
    return this;
  }

  #tiles(
    [left, right]: readonly [number, number],
    near: number,
    ridge: number,
    high: number,
    rise: number,
    roof: string,
  ): Part {
    const rows = [0.25, 0.5, 0.75].map((share) => {
      const y = near - (near - ridge) * share;
      return polyline([this.spot(left, y, high + rise * share), this.spot(right, y, high + rise * share)]);
    });
    return [rows.join(""), "none", this.stroke(roof, 0.5, "south", "butt")];
  }

  /** A house with a roof that slopes to all four sides. */
  hip(
    x: number,
    y: number,
    width: number,
    depth: number,
    height: number,
    rise: number,
    color: string,
    roof: string,
    look: RoofLook = {},
  ): this {
    const { z = 0, eave = 0.8 } = look;
    const [high, top] = [z + height, z + height + rise];
    const inset = (Math.min(width, depth) / 2) * (look.flat ? 0.55 : 0.98);
    const at = (a: number, b: number, c: number) => this.spot(a, b, c);
    if (height) this.shade(x, y, width, depth, z, height + rise * 0.6);
    const parts = height > 0 ? this.#wall(x, y, width, depth, z, high, color) : [];
    if (look.win) this.#windows(parts, [x, y, width, depth], z, height, look.win === true ? {} : look.win);
    if (look.door) parts.push([this.front(x + width * 0.42, y + depth, z, 2, 3.4), this.tone(look.door, "south")]);
    const [nw, ne] = [at(x - eave, y - eave, high), at(x + width + eave, y - eave, high)];
    const [sw, se] = [at(x - eave, y + depth + eave, high), at(x + width + eave, y + depth + eave, high)];
    const [a, b] = [at(x + inset, y + inset, top), at(x + width - inset, y + inset, top)];
    const [c, d] = [at(x + inset, y + depth - inset, top), at(x + width - inset, y + depth - inset, top)];
    parts.push(
      [polygon(nw, ne, b, a), this.tone(roof, "north")],
      [polygon(nw, a, c, sw), this.tone(roof, "west")],
      [polygon(ne, b, d, se), this.tone(roof, "east")],
      [polygon(sw, c, d, se), this.tone(roof, "top")],
      [polygon(a, b, d, c), this.tone(look.cap ?? roof, "top")],
    );
    this.solid(this.layer(x, y, width, depth, z), ...parts);
    return this;
  }

  /** A tank, a silo, a chimney, a tower. */
  cylinder(x: number, y: number, radius: number, height: number, color: string, look: CylinderLook = {}): this {
    const { z = 0, r1 = radius } = look;
    const [low, high] = [this.spot(x, y, z), this.spot(x, y, z + height)];
    if (!look.bare) this.shadeDisc(x, y, (radius + r1) / 2, z + height);
    const parts = look.waist
      ? this.#waisted(low, high, this.spot(x, y, z + height * 0.62), radius, r1, look.waist, color)
      : this.#round(low, high, radius, r1, color);
    for (const [from, to] of look.bands ?? []) {
      const size = (share: number) => radius + (r1 - radius) * share;
      const [under, over] = [this.spot(x, y, z + height * from), this.spot(x, y, z + height * to)];
      parts.push(...this.#round(under, over, size(from), size(to), look.band ?? "#d2473f"));
    }
    const top = look.top ?? color;
    parts.push([ellipse(...high, r1), this.tone(top, "top")]);
    if (look.hole) parts.push([ellipse(...high, r1 * 0.74), this.tone(look.hole)]);
    else if (r1 > 3) parts.push([ellipse(...high, r1 * 0.8), this.tone(mix(top, DARK, 0.1), "top")]);
    this.solid(this.layer(x - radius, y - radius, 2 * radius, 2 * radius, z), ...parts);
    return this;
  }

  #round([x, y]: Point, [x1, y1]: Point, r: number, r1: number, color: string): Part[] {
    return [
      [hull(x, y, r, x1, y1, r1), this.tone(color, "south")],
      [hull(x + r * 0.42, y + r * 0.08, r * 0.58, x1 + r1 * 0.42, y1 + r1 * 0.08, r1 * 0.58), this.tone(color, "east")],
    ];
  }

  #waisted([x, y]: Point, [x1, y1]: Point, [mx, my]: Point, r: number, r1: number, waist: number, c: string): Part[] {
    const w = Math.min(r, r1) * waist;
    const at = (a: number, b: number) => point([a, b]);
    const right = `H${short(x1 + r1)}Q${at(mx + w, my)} ${at(x + r, y)}`;
    const arc = (to: string) => `A${short(r)} ${short(r)} 0 0 1 ${to}z`;
    const shaded = at(x + r * 0.3, y + r * 0.95);
    return [
      [`M${at(x - r, y)}Q${at(mx - w, my)} ${at(x1 - r1, y1)}${right}${arc(at(x - r, y))}`, this.tone(c, "south")],
      [`M${shaded}Q${at(mx + w * 0.3, my)} ${at(x1 + r1 * 0.3, y1)}${right}${arc(shaded)}`, this.tone(c, "east")],
    ];
  }

  cone(x: number, y: number, radius: number, height: number, color: string, look: Standing = {}): this {
    const { z = 0 } = look;
    const [low, top] = [this.spot(x, y, z), this.spot(x, y, z + height)];
    const slice = (from: number, to: number) =>
      `M${point(top)}L${point([low[0] + radius * Math.cos(from), low[1] + radius * Math.sin(from)])}A${short(radius)} ${short(radius)} 0 0 1 ${point([low[0] + radius * Math.cos(to), low[1] + radius * Math.sin(to)])}z`;
    if (!look.bare) this.shadeDisc(x, y, radius * 0.5, z + height);
    this.solid(
      this.layer(x - radius, y - radius, 2 * radius, 2 * radius, z),
      [hull(...low, radius, ...top, 0.05), this.tone(color, "south")],
      [slice(-1.1, 0.9), this.tone(color, "east")],
      [slice(2.3, 4.4), this.tone(color, "top")],
    );
    return this;
  }

  /** Half a ball; with `tall` 1, almost a whole one. */
  dome(x: number, y: number, radius: number, color: string, look: Standing & { tall?: number } = {}): this {
    const { z = 0, tall = 0.62 } = look;
    const [low, top] = [this.spot(x, y, z), this.spot(x, y, z + radius * tall)];
    if (!look.bare) this.shadeDisc(x, y, radius * 0.8, z + radius * 0.8);
    const r = radius;
    this.solid(
      this.layer(x - r, y - r, 2 * r, 2 * r, z),
      [hull(...low, r, ...top, r * 0.84), this.tone(color, "east")],
      [
        hull(low[0] - r * 0.14, low[1] - r * 0.06, r * 0.82, top[0] - r * 0.1, top[1] - r * 0.02, r * 0.7),
        this.tone(color, "south"),
      ],
      [ellipse(top[0] - r * 0.16, top[1] + r * 0.02, r * 0.55), this.tone(color, "top")],
      [ellipse(top[0] - r * 0.28, top[1] - r * 0.12, r * 0.22), this.tone(mix(color, "#ffffff", 0.55), "top")],
    );
    return this;
  }

  /** A thin upright pole. */
  post(x: number, y: number, height: number, color = "#7b7686", width = 0.9, z = 0): this {
    this.shade(x, y, 0.6, 0.6, z, height);
    const line = polyline([this.spot(x, y, z), this.spot(x, y, z + height)]);
    const parts: Part = [line, "none", this.stroke(color, width, "south")];
    if (z > 0) this.on(x, y, z, parts);
    else this.solid(this.depth(x, y), parts);
    return this;
  }

  /** A beam, a cable or a boom between two points in the air. */
  beam(
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    color: string,
    width: number,
    depth?: number,
  ): this {
    const near = Math.max(this.depth(from[0], from[1]), this.depth(to[0], to[1])) + 6;
    const line = polyline([this.spot(...from), this.spot(...to)]);
    this.solid(depth ?? near, [line, "none", this.stroke(color, width, "south")]);
    return this;
  }
}
