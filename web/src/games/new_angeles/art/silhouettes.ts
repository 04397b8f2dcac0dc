// The silhouette of each district. It stands on y = 0, is about 130 wide and 30 to 100 high, and is drawn in three depths
// of path, far to near, with windows and thin lines.
import { chanceOf, num, oval, polygon, tower, type Chance } from "./drawing";

export interface Silhouette {
  far: string;
  walls: string;
  front: string;
  windows: string;
  lines: string;
}

/** Collects the paths of a silhouette. */
class Builder implements Silhouette {
  far = "";
  walls = "";
  front = "";
  windows = "";
  lines = "";

  constructor(readonly chance: Chance) {}

  /** Windows on a wall, each lit with a probability. */
  light(x: number, y: number, width: number, height: number, share = 0.5, step = 4): void {
    for (let across = 2.4; across < width - 2.4; across += step)
      for (let down = 3; down < height - 2.4; down += 4.4)
        if (this.chance() < share) this.windows += `M${num(x + across)} ${num(y - height + down)}h1.7v2h-1.7z`;
  }

  tower(x: number, width: number, height: number, share = 0.5): void {
    this.walls += tower(x, 0, width, height);
    this.light(x, 0, width, height, share);
  }

  /** A row of distant buildings. */
  row(from: number, to: number, low: number, high: number): void {
    for (let x = from; x < to;) {
      const width = 6 + this.chance() * 8;
      this.far += tower(x, 0, width, low + this.chance() * (high - low));
      x += width;
    }
  }
}

function cranes(b: Builder): void {
  b.row(-62, 62, 10, 30);
  for (const [x, h] of [
    [-52, 34],
    [-24, 44],
    [30, 38],
  ] as const) {
    b.front += `M${x} 0v${-h}h3v${h}zM${x + 12} 0v${-h}h3v${h}zM${x - 18} ${-h}h40l6 3h-46z`;
    b.lines += `M${x - 14} ${-h}v9M${x + 2} ${-h - 8}l-16 8M${x + 2} ${-h - 8}l20 8`;
  }
  b.tower(-8, 13, 30);
  b.tower(8, 16, 46);
  b.tower(48, 12, 28);
  for (let at = 0; at < 7; at += 1) b.front += `M${-60 + at * 9} 0v-5h8v5z`;
}

function arcology(b: Builder): void {
  b.row(-60, 60, 8, 26);
  for (let floor = 0; floor < 6; floor += 1) {
    const width = 92 - floor * 15;
    b.walls += tower(-width / 2, -floor * 10, width, 10.4);
    b.front += `M${num(-width / 2 - 1.5)} ${-floor * 10 - 9}h${num(width + 3)}v-2.4h${num(-width - 3)}z`;
    b.light(-width / 2, -floor * 10, width, 9, 0.5, 5);
  }
  b.lines += "M0 -61v-16M-5 -70h10";
}

function wheel(b: Builder): void {
  b.row(-62, 58, 6, 20);
  b.walls += oval(-28, -27, 25);
  b.front += "M-29 -27l-12 27h4l9 -22l9 22h4l-12 -27zM6 0c10 -14 50 -14 60 0z";
  for (let at = 0; at < 12; at += 1) {
    const [x, y] = [Math.cos(at * 0.5236), Math.sin(at * 0.5236)];
    b.lines += `M-28 -27L${num(-28 + x * 24)} ${num(-27 + y * 24)}`;
    b.windows += oval(-28 + x * 25, -27 + y * 25, 1.8);
  }
  b.lines += oval(-28, -27, 24);
  b.tower(12, 12, 40);
  b.tower(26, 18, 28);
  b.tower(46, 12, 46);
}

function wingRoof(b: Builder): void {
  b.row(-62, 62, 10, 24);
  b.front += "M-62 0C-40 -4 -26 -32 0 -34C26 -32 40 -4 62 0C36 -8 20 -12 0 -12C-20 -12 -36 -8 -62 0z";
  b.walls += "M-46 0C-34 -22 34 -22 46 0z";
  b.tower(-54, 11, 34);
  b.tower(42, 13, 42);
  b.tower(26, 10, 26);
  b.lines += "M0 -34v-26M-6 -52a9 9 0 0 1 12 0M-10 -57a14 14 0 0 1 20 0";
}

function slabs(b: Builder): void {
  b.row(-62, 62, 12, 30);
  for (const [x, w, h] of [
    [-58, 22, 34],
    [-32, 20, 46],
    [-8, 24, 38],
    [20, 18, 50],
    [42, 20, 32],
  ] as const)
    b.tower(x, w, h, 0.42);
  for (const [x, h] of [
    [-36, 66],
    [14, 72],
    [40, 60],
  ] as const) {
    b.front += `M${x} 0l1.4 ${-h}h4l1.4 ${h}z`;
    b.lines += `M${x} ${-h + 8}h7`;
  }
}

function ringedTowers(b: Builder): void {
  b.front += oval(0, 3, 66, 8);
  for (const [x, w, h] of [
    [-44, 10, 42],
    [-30, 12, 58],
    [14, 14, 66],
    [32, 10, 48],
    [-8, 9, 34],
  ] as const) {
    b.walls += `M${x} 0V${-h}Q${x + w / 2} ${-h - 12} ${x + w} ${-h}V0z`;
    b.light(x, 0, w, h, 0.6);
  }
  b.lines += oval(-24, -46, 18, 5) + oval(21, -56, 20, 5.4) + oval(2, -22, 46, 8);
}

function tieredRoof(b: Builder, x: number, width: number, height: number, tiers: number): void {
  const step = height / tiers;
  for (let tier = 0; tier < tiers; tier += 1) {
    const size = width * (1 - tier * 0.13);
    const y = -tier * step;
    b.walls += tower(x - size * 0.36, y, size * 0.72, step);
    b.light(x - size * 0.36, y, size * 0.72, step, 0.6, 3.6);
    b.front +=
      `M${num(x - size * 0.62)} ${num(y - step + 1)}Q${num(x - size * 0.4)} ${num(y - step - 1)} ${num(x - size * 0.34)} ${num(y - step - 4)}` +
      `H${num(x + size * 0.34)}Q${num(x + size * 0.4)} ${num(y - step - 1)} ${num(x + size * 0.62)} ${num(y - step + 1)}z`;
  }
  b.lines += `M${x} ${-height - 3}v-10`;
}

function tieredRoofs(b: Builder): void {
  b.row(-60, 60, 10, 28);
  tieredRoof(b, -34, 34, 46, 4);
  tieredRoof(b, 8, 42, 72, 5);
  tieredRoof(b, 45, 28, 38, 3);
}

function crystals(b: Builder): void {
  for (const [x, w, h, lean] of [
    [-56, 16, 38, 5],
    [-38, 15, 58, -6],
    [-20, 18, 74, 5],
    [2, 15, 52, -5],
    [18, 18, 84, 6],
    [38, 15, 46, -4],
  ] as const) {
    b.walls += polygon(x, 0, x, -h * 0.72, x + w / 2 + lean, -h, x + w, -h * 0.66, x + w, 0);
    b.front += polygon(x + w / 2 + lean * 0.4, 0, x + w / 2 + lean, -h, x + w, -h * 0.66, x + w, 0);
    b.light(x, 0, w * 0.55, h * 0.66, 0.5);
  }
}

function skyscrapers(b: Builder): void {
  b.row(-66, 66, 20, 46);
  for (const [x, w, h, top] of [
    [-60, 15, 54, "flat"],
    [-42, 17, 78, "spire"],
    [-22, 15, 64, "slope"],
    [-5, 20, 100, "spire"],
    [18, 15, 72, "flat"],
    [35, 18, 86, "slope"],
    [54, 12, 50, "flat"],
  ] as const) {
    b.tower(x, w, h, 0.62);
    if (top === "spire") {
      b.walls += polygon(x, -h, x + w / 2, -h - 14, x + w, -h);
      b.lines += `M${x + w / 2} ${-h - 14}v-14`;
    } else if (top === "slope") b.walls += polygon(x, -h, x + w, -h - 9, x + w, -h);
    b.front += tower(x + w * 0.66, 0, w * 0.34, h);
  }
}

function domes(b: Builder): void {
  b.far += "M-66 0L-34 -30L-20 -18L0 -46L18 -24L32 -34L66 0z";
  b.front += "M-11 -30L0 -46L10 -33L4 -28L-2 -34L-7 -27z";
  for (const [x, size] of [
    [-36, 13],
    [-6, 17],
    [28, 13],
  ] as const) {
    b.walls += `M${x - size} 0V-6A${size} ${size} 0 0 1 ${x + size} -6V0z`;
    b.lines += `M${x - size} -6h${2 * size}M${x} ${-6 - size}v${size}`;
    b.windows += `M${x - size + 3} -4h${2 * size - 6}v1.8h${6 - 2 * size}z`;
  }
  b.tower(46, 9, 28);
  b.tower(-60, 9, 22);
}

const DISTRICTS: Readonly<Record<number, (b: Builder) => void>> = {
  1: cranes,
  2: arcology,
  3: wheel,
  4: wingRoof,
  5: slabs,
  6: ringedTowers,
  7: tieredRoofs,
  8: crystals,
  9: skyscrapers,
  10: domes,
};

/** The silhouette of a district. A district that we have not drawn gets a few towers of its own. */
export function silhouette(number: number): Silhouette {
  const found = new Builder(chanceOf(number * 977 + 5));
  (DISTRICTS[number] ?? anyTowers)(found);
  return found;
}

function anyTowers(b: Builder): void {
  b.row(-60, 60, 14, 34);
  for (let x = -50; x < 40; x += 18) b.tower(x, 10 + b.chance() * 5, 24 + b.chance() * 44);
}
