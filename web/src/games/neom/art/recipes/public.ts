// Public buildings: symmetrical, of pale stone, with one tall mark; trees in straight rows.
import {
  BLUE,
  COPPER,
  GOLD,
  GREEN,
  Kit,
  RED,
  STEEL,
  TEAL,
  WARES,
  WHITE,
  nth,
  times,
  type Recipes,
  type Windows,
} from "../kit";
import { ellipse, point, roundRect, type Point } from "../shapes";

type At = readonly (readonly [x: number, y: number])[];
const STONE = "#f6efe2";
const forecourt = (k: Kit, y = 40, color = "#fbeedd") => k.rect(2, y, 58, 62 - y, color, 2);

/** Trees in a straight row. */
const row = (k: Kit, y: number, from = 5, to = 57, count = 6, size = 2.3) => {
  for (const at of times(count)) k.tree(from + (at * (to - from)) / (count - 1), y, size, "#4f9d4c");
  return k;
};

interface Office {
  height?: number;
  wall?: string;
  roof?: string;
  width?: number;
  win?: Windows;
}

/** The body of an office: what stands on its roof and before it tells which one it is. */
function office(k: Kit, look: Office = {}): void {
  const { height = 18, wall = STONE, roof = "#dccfbb", width = 46, win = { tall: 5.6, apart: 4.6, high: 3 } } = look;
  const left = 31 - width / 2;
  forecourt(k);
  k.box(left, 13, width, 20, height, wall, { roof, win }).box(left - 1, 12, width + 2, 22, 1.2, WHITE, {
    z: height,
    roof,
  });
  k.box(25, 33, 12, 4, 6, wall, { rim: false, roof: WHITE })
    .patch(29, 37.1, 0, 4, 4.6, "#6b5a5a", "#ffd889")
    .steps(25, 38, 12);
}

/** A hall of turbines with its chimneys, its wires to the next pylon, and the heap or tanks that feed it. */
function plant(k: Kit, wall: string, roof: string): void {
  k.rect(0, 40, 62, 23, "#b9a797", 3);
  k.box(3, 14, 36, 20, 16, wall, { roof, win: { tall: 6, apart: 5 } });
}

export const publicBuildings: Recipes = {
  "Fossil Fuel Plant": (k) => {
    k.rect(0, 40, 62, 23, "#b9a797", 3);
    k.box(3, 14, 36, 20, 18, "#c3b3a4", { roof: "#9d8f86", win: { tall: 6, apart: 5 } })
      .box(39, 20, 18, 14, 11, "#d8c9b7", { win: true })
      .box(8, 18, 22, 7, 5, "#8e8079", { z: 18, rim: false });
    k.stack(46, 13, 4.2, 44, { smoke: "#8d8290", puff: 5 }).stack(57, 14, 4, 38, { smoke: "#8d8290", puff: 4.4 });
    k.heap(14, 52, 11, 9, "#3a3640")
      .heap(28, 56, 7, 6, "#46414c")
      .beam([18, 50, 8], [30, 34, 16], "#c77b2b", 2.4)
      .cylinder(47, 50, 6, 8, "#dfe4ea")
      .cylinder(58, 56, 4.4, 6, "#dfe4ea");
  },
  "Gas Turbine Plant": (k) => {
    plant(k, "#cfd8de", "#9fb0bc");
    for (const at of times(3)) k.cylinder(10 + at * 11, 20, 3.2, 9, STEEL, { z: 16, bare: true, hole: "#4a4f5c" });
    k.stack(47, 16, 3.6, 34, { color: "#dfe4ea", smoke: "#d8d6dc" }).pylon(57, 20, 40);
    for (const [x, y] of [
      [12, 50],
      [28, 50],
    ] as At) {
      for (const side of [-3.6, 3.6]) k.post(x + side, y + 3, 4, "#8a8f98", 1.2);
      k.dome(x, y, 7, "#f1f4f6", { z: 3, tall: 1 }).on(x, y, 8, [ellipse(...k.spot(x, y, 5.4), 2), k.tone("#e88a3c")]);
    }
    k.pipe(
      [
        [19, 56],
        [40, 56],
        [40, 36],
      ],
      2,
      GOLD,
      2,
    )
      .pipe(
        [
          [8, 60],
          [50, 60],
          [50, 36],
        ],
        1.6,
        "#c9ced6",
        1.8,
      )
      .box(46, 44, 12, 8, 7, "#e08a4e", { win: true });
  },
  "Combined Cycle Plant": (k) => {
    k.rect(0, 40, 62, 23, "#b9a797", 3);
    k.cylinder(14, 23, 12, 32, "#f3ece0", { r1: 8.4, waist: 0.78, hole: "#9c93a2" }).smoke(14, 23, 33, 5, 4, "#ffffff");
    k.box(28, 14, 31, 20, 15, "#dfe6ea", { roof: "#7fa6b8", win: { tall: 6, apart: 5 } })
      .box(32, 17, 23, 9, 6, TEAL, { z: 15, rim: false })
      .stack(32, 31, 2.6, 32, { color: "#dfe4ea", puff: 3 });
    k.dome(10, 52, 6.4, "#f1f4f6", { z: 2, tall: 1 })
      .dome(25, 53, 5.4, "#f1f4f6", { z: 2, tall: 1 })
      .pipe(
        [
          [10, 57],
          [36, 57],
          [36, 36],
        ],
        2,
        GOLD,
        2,
      );
    k.box(42, 44, 13, 8, 7, "#e3d6c4", { win: true, roof: TEAL }).pylon(58, 60, 28);
  },
  "Steam Turbine Plant": (k) => {
    plant(k, "#c9a08a", "#8f6f62");
    for (const at of times(3))
      k.smoke(9 + at * 11, 18, 20, 2.6, 3, "#ffffff").cylinder(9 + at * 11, 20, 2.4, 5, STEEL, {
        z: 16,
        bare: true,
        hole: "#ffffff",
      });
    k.stack(47, 14, 4, 40, { smoke: "#a89ca8", puff: 4.6 }).stack(57, 20, 3.2, 30, { smoke: "#a89ca8", puff: 3.6 });
    k.pond(44, 52, 15, 8, 4)
      .heap(10, 50, 9, 8, "#3a3640")
      .cylinder(25, 54, 5, 7, "#2e2a36", { top: "#46414c" })
      .pipe(
        [
          [30, 46],
          [30, 36],
        ],
        4,
        "#c9ced6",
        3,
      )
      .pipe(
        [
          [36, 46],
          [36, 36],
        ],
        4,
        "#c9ced6",
        3,
      )
      .pylon(58, 60, 24);
  },
  "Nuclear Power Plant": (k) => {
    k.pond(14, 54, 15, 9, 4, "#2f8fb4", "#4cbad6");
    k.cylinder(17, 22, 14, 36, "#f3ece0", { r1: 9.5, waist: 0.78, hole: "#9c93a2" }).cylinder(
      46,
      17,
      13,
      33,
      "#f3ece0",
      { r1: 8.8, waist: 0.78, hole: "#9c93a2" },
    );
    k.smoke(17, 22, 37, 6, 4, "#ffffff")
      .smoke(46, 17, 34, 5, 3, "#ffffff")
      .box(45, 44, 16, 12, 9, "#dfe6ea", { win: true, roof: "#c1ccd3" });
    k.cylinder(36, 48, 7.4, 9, "#f2eee6")
      .dome(36, 48, 7.2, GOLD, { z: 9, tall: 0.7 })
      .box(54, 46, 2.4, 2.4, 12, "#e2574c", { z: 9, rim: false })
      .trees(33, 59, 26, 4, 5, 2);
  },
  "Hydroelectric Power": (k) => {
    k.rect(0, 4, 62, 26, "#2f8fb4", 3).rect(0, 4, 62, 25, "#4cc3de", 3);
    for (const at of times(4)) k.bend(6 + at * 9, 9 + at * 4, "q5 -3 10 0t10 0", "#8fe3ec", 1);
    k.box(0, 28, 62, 5, 17, "#d8d2c8", { roof: "#efe9dc" });
    for (const at of times(4)) {
      const x = 5 + at * 15;
      k.patch(x, 33.1, 0, 8, 13, "#e6f6fa", "#bfe3f0")
        .patch(x + 2, 33.2, 0, 1.4, 13, "#8fd8ea")
        .patch(x + 5, 33.2, 0, 1.2, 13, "#8fd8ea");
      k.disc(x + 4, 35, 5.4, "#e8f8fb", 2).box(x - 3, 28, 2, 7, 20, "#c9c2b6", { rim: false });
    }
    k.bend(8, 38, "c8 8 30 2 32 9s-14 5 -18 10", "#2f8fb4", 10).bend(
      8,
      38.6,
      "c8 8 30 2 32 9s-14 5 -18 10",
      "#4cc3de",
      7.6,
    );
    k.box(4, 46, 15, 9, 8, "#e9e2d6", { win: true, roof: TEAL })
      .pylon(54, 52, 30)
      .pylon(56, 16, 30)
      .trees(44, 54, 16, 6, 4, 2.4);
  },
  "Electrical Substation": (k) => {
    k.rect(2, 8, 58, 54, "#cfc6bb", 2).fence(2, 8, 58, 54, "#8a8494");
    k.pylon(12, 22, 42).pylon(50, 22, 42);
    for (const z of [36, 30])
      k.beam([7, 22, z], [45, 22, z], "#4a4450", 0.4, k.depth(50, 22)).beam(
        [17, 22, z],
        [55, 22, z],
        "#4a4450",
        0.4,
        k.depth(50, 22),
      );
    for (const at of times(6)) {
      const [x, y] = [8 + (at % 3) * 17, 30 + Math.floor(at / 3) * 15];
      k.box(x, y, 11, 7, 7, "#9fb0a8", { rim: false, roof: "#bccac2" });
      for (const n of times(3))
        k.cylinder(x + 2.4 + n * 3, y + 3, 0.9, 4.6, "#b5673e", { z: 7, bare: true, top: "#e9d0b4" });
    }
    k.board(31, 61, 0, 4, "bolt", "#2b2415").box(24, 10, 14, 8, 9, "#e9e2d6", { win: true, roof: GOLD });
  },
  "Fire Department": (k) => {
    k.rect(2, 36, 58, 26, "#d9d0c6", 2);
    k.box(14, 12, 44, 20, 14, "#d2503f", { roof: "#b94a40" }).units(14, 12, 44, 20, 14, 3);
    for (const x of [19, 32, 45])
      k.patch(x, 32.1, 0, 9, 9, "#fdf6e6").patch(x + 1, 32.2, 5.4, 7, 2.2, "#5d8fb5", "#ffd889");
    k.box(3, 16, 10, 12, 32, "#c9483a", { win: { tall: 8, apart: 5, wide: 3 }, roof: "#f1e3d0" }).flag(
      6,
      22,
      32,
      7,
      GOLD,
    );
    k.box(30, 40, 17, 6.4, 5, "#e2332b", { roof: "#ef4a3f", rim: false })
      .box(47, 40, 4, 6.4, 4, "#e2332b", { roof: "#9fd0e6", rim: false })
      .box(31, 42, 15, 1.4, 0.8, "#f4f0e6", { z: 5, rim: false, bare: true });
    k.box(9, 48, 11, 5, 4, "#e2332b", { roof: "#ef4a3f", rim: false });
    row(k, 60, 8, 56, 5, 2.2);
  },
  "Police Department": (k) => {
    k.rect(2, 38, 58, 24, "#d9d0c6", 2);
    k.box(4, 12, 30, 22, 19, "#e6e4e0", { roof: "#3f66a8", win: true })
      .box(34, 18, 24, 16, 12, "#f1eee8", { win: true, deck: "#8a93a2" })
      .helipad(46, 26, 12);
    for (const at of times(5)) k.car(6 + at * 9, 43, true, at % 2 ? "#f4f6f8" : "#2f4f8f");
    k.flag(9, 20, 19, 8, "#3b7fc4").emblem(22, 22, 19.4, 6, "shield", "#2f4f8f");
    row(k, 59);
  },
  "Public Safety Department": (k) => {
    k.rect(2, 38, 58, 24, "#d9d0c6", 2);
    k.box(3, 14, 23, 19, 14, "#d2503f", { roof: "#b94a40", win: { tall: 6, apart: 5 } }).box(
      36,
      14,
      23,
      19,
      14,
      "#3f66a8",
      { roof: "#33558f", win: { tall: 6, apart: 5 } },
    );
    k.box(25, 13, 12, 14, 34, STONE, { win: { tall: 6, apart: 4 }, roof: "#dccfbb" })
      .box(23, 11, 16, 18, 4, "#7fb6cf", { z: 34, roof: WHITE })
      .dish(31, 18, 38, 3.4);
    k.emblem(14, 22, 14.2, 5, "shield").emblem(48, 22, 14.2, 5, "shield").patch(7, 33.1, 0, 8, 8, "#fdf6e6", "#ffd889");
    k.box(6, 43, 13, 5, 4.4, "#e2332b", { roof: "#ef4a3f", rim: false })
      .car(40, 43, true, "#2f4f8f")
      .car(47, 43, true, "#f4f6f8")
      .car(54, 43, true, "#2f4f8f")
      .helipad(31, 50, 0);
    row(k, 60);
  },
  Hospital: (k) => {
    k.rect(2, 42, 58, 20, "#eadfd0", 2);
    k.box(4, 10, 24, 26, 26, "#fbfbf8", { win: true, roof: "#e3e6e6" }).box(28, 18, 30, 18, 15, "#f3f5f3", {
      win: true,
      deck: "#8fa6ad",
    });
    k.emblem(16, 23, 26.2, 7, "cross", "#e2453c").helipad(43, 27, 15, "#ffffff", "#58a0b0");
    k.box(9, 45, 9, 4.4, 4, "#fbfbf8", { roof: "#e2453c", rim: false }).parking(28, 45, 30, 9);
    row(k, 60, 5, 55, 6, 2.2);
  },
  "City Hall": (k) => {
    forecourt(k);
    k.rect(24, 44, 14, 18, "#e9d3b3").box(3, 14, 56, 20, 14, STONE, {
      roof: "#dccfbb",
      win: { tall: 6.4, apart: 4.4, high: 3.6 },
    });
    k.box(20, 30, 22, 8, 15, WHITE, { roof: "#e5dac6", rim: false })
      .columns(21.2, 40, 20.6, 5, 12, 1.2)
      .box(19.6, 37, 23, 5, 2.2, WHITE, { z: 12.6, rim: false })
      .gable(19.6, 38, 23, 4, 0, 6, "#f3e8d4", "#d9c9a8", { z: 15, along: true });
    k.cylinder(31, 23, 9.4, 9, WHITE, { z: 14 })
      .dome(31, 23, 9, COPPER, { z: 23, tall: 0.8 })
      .cylinder(30.4, 22, 1.4, 5, WHITE, { z: 30, bare: true })
      .flag(30.4, 22, 35, 8, RED);
    k.steps(20, 43, 22)
      .hedge(4, 44, 16, 2)
      .hedge(42, 44, 16, 2)
      .treesAt(
        [
          [6, 54],
          [14, 54],
          [47, 54],
          [55, 54],
        ],
        3,
      )
      .flag(6, 60, 0, 13, "#3b7fc4")
      .flag(56, 60, 0, 13, GOLD);
  },
  "City Council": (k) => {
    forecourt(k);
    k.box(4, 16, 16, 18, 12, STONE, { roof: "#dccfbb", win: { tall: 6, apart: 4.6 } }).box(42, 16, 16, 18, 12, STONE, {
      roof: "#dccfbb",
      win: { tall: 6, apart: 4.6 },
    });
    k.cylinder(31, 24, 15, 12, STONE, { top: "#e5dac6" });
    for (const at of times(7)) {
      const angle = 0.25 + at * 0.44;
      k.cylinder(31 + Math.cos(angle) * 16, 25 + Math.sin(angle) * 16, 1.2, 11, "#fffaf0", { bare: true });
    }
    k.cylinder(31, 24, 17.4, 2, WHITE, { z: 11, bare: true, top: "#efe4d0" })
      .dome(31, 24, 13, "#5f84a6", { z: 13, tall: 0.6 })
      .flag(30, 22, 22, 9, "#3b7fc4");
    for (const [across, along] of [
      [20, 9],
      [14, 6],
      [8, 3],
    ] as const)
      k.raw(
        `M${point(k.spot(31 - across, 46, 0))}a${across} ${along} 0 0 0 ${2 * across} 0`,
        "none",
        k.stroke("#e9d3b3", 1.6),
      );
    row(k, 60);
  },
  "Civic Center": (k) => {
    k.rect(2, 34, 58, 28, "#fbeedd", 2);
    k.box(3, 12, 22, 18, 15, STONE, { roof: COPPER, win: { tall: 6, apart: 4.6 } }).box(37, 12, 22, 18, 15, STONE, {
      roof: COPPER,
      win: { tall: 6, apart: 4.6 },
    });
    k.box(25, 14, 12, 12, 40, WHITE, { win: { tall: 7, apart: 5, high: 3 }, roof: "#e5dac6" })
      .hip(24.4, 13.4, 13.2, 13.2, 0, 12, WHITE, COPPER, { z: 40 })
      .clock(31, 26.1, 34, 4);
    k.box(6, 40, 15, 12, 8, WHITE, { roof: TEAL, win: { tall: 7, apart: 5, wide: 4 } }).box(41, 40, 15, 12, 8, WHITE, {
      roof: TEAL,
      win: { tall: 7, apart: 5, wide: 4 },
    });
    k.disc(31, 45, 9, "#e9d3b3").fountain(31, 45, 6);
    row(k, 59);
  },
  "Community Center": (k) => {
    k.lawn(2, 36, 58, 26, "#b9df90");
    k.gable(5, 12, 52, 18, 11, 9, "#f6d9b8", "#e07b4a", {
      win: { tall: 10, apart: 6, wide: 4, high: 4.6 },
      tiles: true,
    })
      .gable(23, 26, 16, 6, 11, 9, WHITE, "#e07b4a", { along: true })
      .clock(31, 32.1, 12, 3);
    k.patch(29, 32.2, 0, 4, 5.4, "#7a5a4a", "#ffd889")
      .rect(4, 41, 24, 16, "#c9694f", 1)
      .line(
        [
          [16, 41],
          [16, 57],
        ],
        "#fff8ea",
        0.6,
      )
      .disc(16, 49, 3, "#d98a6a")
      .fence(5, 42, 22, 14, "#fff8ea");
    k.post(4.6, 49, 7).post(27.4, 49, 7).disc(44, 49, 8, "#f5e7cf").disc(44, 49, 4.4, "#8fc968").tree(44, 49, 3);
    for (const at of times(6))
      k.rect(43 + Math.cos(at * 1.047) * 6.4, 48.4 + Math.sin(at * 1.047) * 6.4, 2.4, 1.2, "#b9783f");
    k.treesAt(
      [
        [33, 42],
        [33, 56],
        [56, 42],
        [56, 58],
      ],
      2.4,
    );
  },
  Treasury: (k) => {
    forecourt(k, 42);
    k.box(6, 12, 50, 22, 17, "#eee6d6", { roof: "#d5cab4", win: { tall: 8, apart: 6, high: 3 } }).box(
      16,
      15,
      30,
      13,
      8,
      "#e3d8c2",
      { z: 17 },
    );
    k.portico(17, 34, 28, 5, 13, "#f4ecdc", GOLD)
      .cylinder(31, 21, 6, 4, WHITE, { z: 25 })
      .dome(31, 21, 6, GOLD, { z: 29, tall: 0.8 });
    for (const x of [8, 46])
      for (const n of times(3))
        for (const at of times(3 - n))
          k.box(x + at * 3.4 + n * 1.7, 50, 2.8, 4.6, 1.8, GOLD, { z: n * 1.8, rim: false, roof: "#ffe27a" });
    k.fence(5, 46, 14, 13, "#8a7a52")
      .fence(43, 46, 14, 13, "#8a7a52")
      .lamp(13, 52, 4, 9)
      .lamp(51, 52, 4, 9)
      .flag(9, 18, 17, 8, RED);
  },
  University: (k) => {
    k.rect(14, 24, 34, 30, "#a8d07c", 2)
      .line(
        [
          [14, 24],
          [48, 54],
        ],
        "#f5e7cf",
        2,
      )
      .line(
        [
          [48, 24],
          [14, 54],
        ],
        "#f5e7cf",
        2,
      )
      .disc(31, 39, 5, "#f5e7cf");
    k.gable(3, 8, 56, 12, 13, 7, "#d98460", "#5f84a6", { win: true, tiles: true })
      .box(26, 8, 10, 11, 27, "#d98a64", { win: { tall: 8, apart: 4 } })
      .hip(26, 8, 10, 11, 0, 12, "#d98a64", COPPER, { z: 27 })
      .clock(31, 19.1, 22, 3);
    k.gable(2, 24, 10, 34, 11, 5, "#d98460", "#5f84a6", { along: true, win: true }).gable(
      50,
      24,
      10,
      34,
      11,
      5,
      "#d98460",
      "#5f84a6",
      { along: true, win: true },
    );
    k.dome(31, 39, 3, "#f4efe4").treesAt([
      [18, 30],
      [44, 30],
      [18, 50],
      [44, 50],
      [31, 28],
      [31, 52],
      [22, 40],
      [40, 40],
    ]);
  },
  Park: (k) => {
    k.clearing("#9ccc6c")
      .line(
        [
          [0, 60],
          [14, 46],
          [16, 28],
          [30, 12],
          [62, 8],
        ],
        "#f3e3bd",
        3.4,
      )
      .line(
        [
          [16, 30],
          [34, 54],
          [60, 58],
        ],
        "#f3e3bd",
        2.6,
      );
    k.pond(42, 32, 15, 11, 5)
      .disc(46, 30, 3.4, "#b9dd86")
      .tree(46, 30, 2.6)
      .rect(34, 36, 5, 1.8, "#fbf6ea", 0.9)
      .cylinder(13, 17, 6, 1.4, "#efe3cd");
    for (const at of times(6)) k.post(13 + Math.cos(at) * 5, 17 + Math.sin(at) * 5, 6, "#ffffff", 0.8);
    k.cone(13, 17, 7, 6, "#d65b4c", { z: 6 });
    for (const _ of times(26)) {
      const [x, y] = [k.random() * 60, k.random() * 62];
      if (((x - 42) / 18) ** 2 + ((y - 33) / 14) ** 2 < 1 || Math.hypot(x - 13, y - 17) < 11) continue;
      k.tree(x, y, 2.2 + k.random() * 1.6);
    }
    for (const _ of times(8))
      k.disc(4 + k.random() * 10, 50 + k.random() * 10, 0.9, k.pick(["#ff7aa0", "#ffd34d", "#ffffff"]));
  },
  Stadium: (k) => {
    k.disc(31, 36, 31, "#efe1cc", 27).shadeDisc(31, 34, 25, 10);
    const ring = (z: number, across: number, along: number, color: string, face: "south" | "east" | "top") =>
      [ellipse(...k.spot(31, 35, z), across, along), k.tone(color, face)] as const;
    const wall = times(7).map((at) => ring(at * 2, 29, 24, at > 4 ? "#e88a3c" : "#f4ead8", at % 2 ? "south" : "east"));
    const [x, y] = k.spot(31, 35, 1);
    k.solid(
      k.depth(31, 50),
      ...wall,
      ring(12, 29, 24, WHITE, "top"),
      ring(10, 25, 20, "#d2503f", "south"),
      ring(7, 22, 17, GOLD, "south"),
      ring(4, 19, 14, "#d2503f", "south"),
      ring(1, 16, 11.4, "#6db352", "south"),
      [roundRect(x - 11, y - 6.5, 22, 13, 0.5), k.tone("#85c765", "top")],
      [
        `M${point([x, y - 6.5])}v13M${point([x - 11, y - 6.5])}h22v13h-22z${ellipse(x, y, 2.6)}`,
        "none",
        k.stroke("#ffffff", 0.7),
      ],
    );
    for (const [a, b] of [
      [2, 14],
      [60, 14],
      [2, 58],
      [60, 58],
    ] as At) {
      const [p, q] = k.spot(a, b, 18);
      k.post(a, b, 18, "#8a8494", 1.2).solid(k.depth(a, b) + 1, [roundRect(p - 2, q - 1.4, 4, 2.8, 0.6), "#fff8dc"]);
      k.lamp(a, b, 18, 9);
    }
  },
  Prison: (k) => {
    const wall = { rim: false, roof: "#efe6d6" } as const;
    k.rect(2, 8, 58, 54, "#d9cdb8", 2);
    k.box(4, 10, 54, 1.8, 6, "#c9bca6", wall)
      .box(4, 12, 1.8, 46, 6, "#c9bca6", wall)
      .box(56.2, 12, 1.8, 46, 6, "#c9bca6", wall);
    k.box(13, 17, 36, 8, 13, "#b98a6a", { roof: "#8f8a94", win: { tall: 5, apart: 3.4, wide: 1.3, high: 2.4 } }).box(
      26,
      25,
      10,
      17,
      10,
      "#b98a6a",
      { roof: "#8f8a94", win: { tall: 5, apart: 3.4, wide: 1.3, high: 2.4 } },
    );
    for (const x of [10, 41])
      k.rect(x, 33, 12, 17, "#c4b496")
        .fence(x, 33, 12, 17, "#6d6877")
        .disc(x + 6, 41, 2.4, "#d9cdb8");
    k.box(4, 56, 21, 1.8, 6, "#c9bca6", wall)
      .box(37, 56, 21, 1.8, 6, "#c9bca6", wall)
      .box(25, 54, 12, 4, 9, "#b98a6a", { rim: false, roof: "#8f8a94" })
      .patch(28, 58.1, 0, 6, 6.4, "#54505c");
    for (const [x, y] of [
      [3, 9],
      [53, 9],
      [3, 53],
      [53, 53],
    ] as At)
      k.box(x, y, 5.4, 5.4, 12, "#efe6d6", { rim: false })
        .box(x - 0.6, y - 0.6, 6.6, 6.6, 3, "#5d8fb5", { z: 12, roof: "#c4604c", rim: false })
        .lamp(x + 2, y + 2, 15, 8);
  },
  "Metro Station": (k) => {
    k.rect(0, 38, 62, 13, "#9a8f8a");
    for (const at of times(16)) k.rect(1 + at * 4, 39, 1.4, 11, "#6f5d52");
    k.rect(0, 41.4, 62, 1, "#dfe4ea")
      .rect(0, 47, 62, 1, "#dfe4ea")
      .box(2, 10, 58, 20, 8, "#f1e6d6", { roof: "#e0d2bd", win: { tall: 7, apart: 6, wide: 4.4, high: 4 } });
    for (const at of times(5)) vault(k, 5 + at * 10.6, 12, 9.6, 16, 8 + at);
    for (const at of times(3))
      k.box(6 + at * 15, 41, 14.4, 5.4, 5, "#e9edf0", {
        roof: "#f7f9fa",
        rim: false,
        win: { tall: 5, apart: 3.6, wide: 2.6, high: 2 },
      });
    k.box(51, 41, 6, 5.4, 4.4, RED, { rim: false }).rect(0, 53, 62, 9, "#efe1cc", 1);
    row(k, 58, 7, 55, 5, 2.4).sign(44, 56, 9, RED, 6, 6);
  },
  "Bus Depot": (k) => {
    k.rect(0, 34, 62, 28, "#a8a4ac", 3);
    k.box(3, 10, 56, 20, 11, "#f1e6d6", { roof: "#d98a5c" });
    for (const at of times(5)) k.patch(6 + at * 10.6, 30.1, 0, 8.4, 8.4, "#54505c", "#ffcf7d");
    k.box(3, 9, 56, 22, 1.4, "#c4603c", { z: 11, roof: "#e0946a" })
      .clock(31, 31.1, 11.4, 2.6)
      .units(5, 10, 52, 18, 12.4, 3);
    const paint = ["#d2473f", "#f2b93f", "#3f7fc0", "#3f9d5a"] as const;
    for (const at of times(8))
      k.bus(4 + (at % 4) * 14.4, 38 + Math.floor(at / 4) * 11, nth(paint, at + Math.floor(at / 4)), 11.4);
    k.rect(3, 46, 56, 0.7, "#fff3cf")
      .sign(52, 60, 9, BLUE, 6, 6)
      .treesAt(
        [
          [8, 59],
          [18, 59],
          [28, 59],
          [38, 59],
        ],
        2,
      );
  },
  "Parking Authority": (k) => {
    k.box(5, 12, 40, 22, 20, "#dcd4c8", {
      deck: "#8f8c98",
      win: { tall: 5, apart: 8, wide: 7, high: 2.6, glass: "#4a4658" },
    });
    for (const at of times(6))
      k.on(
        9 + at * 6,
        20,
        20.4,
        [k.plate(8 + at * 6, 15 + (at % 2) * 9, 3, 5.4, 21.6), k.tone(nth(WARES, at), "top")],
        [k.plate(8.5 + at * 6, 16.6 + (at % 2) * 9, 2, 1.8, 22), k.tone("#39485c")],
      );
    k.cylinder(51, 24, 6.6, 19, "#cfc6ba", { top: "#8f8c98" })
      .cylinder(51, 24, 3, 1.4, "#cfc6ba", { z: 19, bare: true })
      .board(13, 40, 0, 5, "parking", "#2f63b8");
    k.parking(3, 41, 56, 9, 0.8).parking(3, 52, 56, 9, 0.6);
  },
  "Postal Service": (k) => {
    office(k, { height: 14, wall: "#f6d98a", roof: "#c9a44a", width: 50, win: { tall: 7, apart: 5.4, high: 3.4 } });
    k.emblem(31, 22, 15.6, 9, "envelope").box(25, 33.6, 12, 1, 1, RED, { z: 6, rim: false });
    for (const at of times(3))
      k.box(5 + at * 18, 47, 9, 4.4, 4.4, GOLD, { rim: false, roof: "#ffe08a" }).box(
        14 + at * 18,
        47.2,
        3,
        4,
        3.4,
        "#f4f0e6",
        { rim: false, roof: "#9fd0e6" },
      );
    k.box(20, 55, 3, 2.6, 5, RED, { rim: false }).box(26, 55, 3, 2.6, 5, RED, { rim: false }).flag(8, 16, 15, 9, RED);
    row(k, 60, 34, 57, 4);
  },
  Warehouse: (k) => {
    k.rect(0, 34, 62, 28, "#c9c0b4", 3);
    for (const at of times(3))
      k.gable(2 + at * 19.6, 9, 19, 20, 10, 7, "#e3d2b8", nth(["#8fa6b8", "#7f96a8"], at), {
        along: true,
        eave: 0.3,
        win: { tall: 10, apart: 12, wide: 8, high: 6.4, glass: "#7a5a4a" },
      });
    k.box(2, 29, 58, 4, 2, "#b9aea0", { rim: false });
    k.crates(4, 39, 8, ["#c9924f", "#b9783f", "#d9a85a", "#8fa6b8"], 5)
      .crates(6, 45, 5, ["#d9a85a", "#c9924f"], 5)
      .barrels(36, 46, 4, "#3b8f7a")
      .containers(3, 55, 3, 2);
    k.box(49, 44, 6, 5, 4, "#f08a2e", { rim: false }).post(48, 48, 8, "#54606f", 1.2).truck(38, 56, "#d2603f", 17);
  },
  "Contract Office": (k) => {
    office(k, { height: 17, roof: "#c9b494" });
    k.board(31, 23, 18.2, 7, "document", "#8a5a3c").statue(12, 52, 5, "document").statue(50, 52, 5, "document");
    row(k, 60, 20, 42, 4);
  },
  "Import Office": (k) => {
    k.rect(0, 40, 62, 23, "#2f8fb4", 3).rect(0, 41, 62, 22, "#4cbad6", 3).rect(0, 36, 62, 7, "#cfc4b4", 1);
    k.box(4, 11, 26, 19, 22, STONE, { roof: "#5f84a6", win: { tall: 5.4, apart: 4.6, high: 3 } }).board(
      17,
      21,
      22,
      5.4,
      "globe",
      WHITE,
    );
    k.containers(33, 14, 3, 2).containers(33, 22, 3, 2).containers(34, 30, 2, 1).crane(57, 40, 26, 30, "#e2574c");
    k.box(10, 48, 44, 8, 5, "#3a4a66", { roof: "#c2603f", rim: false }).box(12, 49, 7, 6, 6, WHITE, {
      z: 5,
      rim: false,
      win: true,
    });
    for (const at of times(3))
      k.box(22 + at * 10, 49.6, 8.4, 4.6, 3.6, nth(["#e0a33a", "#5a9a6a", "#d2603f"], at), { z: 5, rim: false });
    k.bend(8, 60, "q6 -2 12 0t12 0t12 0t12 0", "#c6f4f4", 0.8);
  },
  "Trade Office": (k) => {
    office(k, { height: 18, wall: "#f1e6d2", roof: "#cbb894", width: 44 });
    k.emblem(31, 22, 19.4, 9, "exchange")
      .crates(5, 48, 3, ["#c9924f", "#d9a85a"], 5)
      .crates(7, 54, 2, ["#b9783f"], 5)
      .containers(41, 48, 2, 1)
      .containers(41, 55, 2, 1);
    row(k, 60, 22, 38, 3);
  },
  "Chamber of Commerce": (k) => {
    office(k, { height: 22, wall: "#f4dcc4", roof: "#b5563c", width: 38, win: { tall: 7, apart: 5, high: 4 } });
    k.hip(12, 13, 38, 20, 0, 10, STONE, "#b5563c", { z: 22, flat: true, cap: "#d98a6a" }).board(
      31,
      24,
      31,
      5.4,
      "bag",
      WHITE,
    );
    for (const [at, color] of [RED, BLUE, GREEN, GOLD].entries()) {
      const x = at < 2 ? 4 + at * 10 : 21 + at * 10;
      k.box(x, 48, 8, 5, 4.6, WHITE, { rim: false }).awning(x - 0.5, 53, 9, 5, color, 3);
    }
    row(k, 60, 24, 38, 3);
  },
  "Merchant Union": (k) => {
    office(k, { height: 16, wall: "#e8cdb0", roof: "#8f5a44", width: 48 });
    k.gable(8, 13, 46, 20, 0, 9, "#e8cdb0", "#a8604c", { z: 17, tiles: true }).board(31, 34, 15, 6, "scales", WHITE);
    k.flag(5, 50, 0, 15, BLUE).flag(15, 54, 0, 15, RED).flag(42, 54, 0, 15, GREEN).flag(52, 50, 0, 15, GOLD);
    k.crates(22, 50, 3, ["#c9924f", "#d9a85a"]);
    row(k, 60, 8, 22, 3);
  },
  "Insurance Office": (k) => {
    office(k, { height: 24, wall: "#e3e8ee", roof: "#9fb0c4", width: 40 });
    k.post(31, 22, 12, "#54505c", 1.4, 24);
    const [a, b] = k.spot(31, 22, 36);
    k.on(
      31,
      22,
      26,
      [
        `M${point([a - 15, b + 3])}Q${point([a - 13, b - 10])} ${point([a, b - 10.6])}Q${point([a + 13, b - 10])} ${point([a + 15, b + 3])}Q${point([a + 10, b])} ${point([a + 5, b + 3])}Q${point([a, b])} ${point([a - 5, b + 3])}Q${point([a - 10, b])} ${point([a - 15, b + 3])}z`,
        k.tone("#d2473f", "top"),
      ],
      [
        `M${point([a, b - 10.6])}Q${point([a - 6, b - 6])} ${point([a - 5, b + 3])}Q${point([a, b])} ${point([a + 5, b + 3])}Q${point([a + 6, b - 6])} ${point([a, b - 10.6])}z`,
        k.tone("#fbf6ea", "top"),
      ],
    );
    k.shadeSpot(31, 22, 12, 34).statue(12, 52, 5, "umbrella").statue(50, 52, 5, "shield");
    row(k, 60, 20, 42, 4);
  },
  "Investment Firm": (k) => {
    forecourt(k, 38);
    k.box(10, 14, 22, 19, 40, "#8fbcd6", {
      roof: "#dfe8ee",
      win: { tall: 4.4, apart: 4.4, wide: 3.6, high: 3, glass: "#3f7fa6" },
    }).box(15, 17, 12, 11, 8, "#a8d0e4", {
      z: 40,
      roof: "#dfe8ee",
      win: { tall: 4, apart: 4, wide: 3.2, high: 2.6, glass: "#3f7fa6" },
    });
    k.box(32, 20, 20, 14, 18, STONE, { roof: "#dccfbb", win: { tall: 5, apart: 4.6, high: 3 } }).board(
      42,
      26,
      18,
      5.4,
      "rise",
      "#24506b",
    );
    for (const [at, height] of [3, 5.4, 8, 11].entries())
      k.cylinder(9 + at * 8, 50, 3, height, GOLD, { top: "#ffe27a" });
    k.tree(46, 46, 2.6).lamp(24, 50, 6, 12);
    row(k, 60, 6, 40, 5);
  },
  "Resource Agency": (k) => {
    office(k, { height: 16, wall: "#e6dcc8", roof: "#a88f6a", width: 46 });
    k.board(31, 23, 17.2, 6.4, "pick", "#4f4b48");
    const heaps = [
      ["#36323b", 6],
      ["#8a8279", 15],
      ["#7a5b9a", 47],
      ["#d9c08a", 56],
    ] as const;
    for (const [color, x] of heaps) k.rect(x - 4.4, 45, 8.8, 9, "#c9b494", 1).heap(x, 50, 4, 5, color);
    k.logs(22, 50, 3, 7).barrels(33, 51, 3, "#2e2a36");
    row(k, 60);
  },
  "Efficiency Office": (k) => {
    office(k, { height: 22, wall: "#dfe8e6", roof: "#8fb0a8", width: 42 });
    const [a, b] = k.spot(31, 33, 12);
    k.on(
      31,
      32.5,
      12,
      [ellipse(a, b, 8.4), k.tone("#3b3550")],
      [ellipse(a, b, 7), k.shine("#fffaf0", "#ffe9b0")],
      [`M${point([a, b])}V${b - 7}A7 7 0 0 1 ${point([a + 6.6, b + 2.2])}z`, k.tone("#5fae6f")],
      [
        `M${point([a, b - 5.6])}V${b}L${point([a + 3.6, b + 1.4])}`,
        "none",
        'stroke="#2b2415" stroke-width="1.2" stroke-linecap="round"',
      ],
    );
    k.emblem(31, 20, 23.4, 7, "gear")
      .statue(10, 52, 5, "gear")
      .statue(52, 52, 5, "gear")
      .solar(14, 15, 11, 14, 23.4)
      .solar(38, 15, 11, 14, 23.4);
    row(k, 60, 20, 42, 4);
  },
  "Zoning Authority": (k) => {
    office(k, { height: 16, width: 44, roof: "#c4b49a" });
    const zones = ["#7bb052", "#8fb9e2", "#f2cf4a", "#e89f80", "#a29c95", "#7bb052"] as const;
    for (const at of times(6))
      k.on(31, 23, 17.4 + at * 0.01, [
        k.plate(16 + (at % 3) * 10.4, 15 + Math.floor(at / 3) * 8.6, 9.4, 7.6, 17.4),
        k.tone(nth(zones, at), "top"),
      ]);
    for (const at of times(12)) {
      const [x, y] = [4 + (at % 6) * 9.2, 44 + Math.floor(at / 6) * 8.6];
      k.rect(x, y, 8.4, 7.6, nth(zones, at + Math.floor(at / 6) * 2)).box(
        x + 2,
        y + 1.6,
        4,
        4,
        2 + k.random() * 3,
        WHITE,
        { rim: false },
      );
    }
    row(k, 62, 5, 57, 5, 1.8);
  },
  "Air Quality Department": (k) => {
    office(k, { height: 20, wall: "#e8f0e2", roof: "#9fc48a", width: 40 });
    k.garden(13, 15, 14, 15, 21.4).cylinder(38, 22, 7, 7, "#dfe8ea", { z: 21, hole: "#3a4a5a" });
    const [a, b] = k.spot(38, 22, 28.4);
    const blades = times(4).map((at) => {
      const [u, v] = [Math.cos(at * 1.571 + 0.4), Math.sin(at * 1.571 + 0.4)];
      return `M${point([a, b])}Q${point([a + u * 3 - v * 3, b + v * 3 + u * 3])} ${point([a + u * 5, b + v * 5])}Q${point([a + u * 3 + v * 0.6, b + v * 3 - u * 0.6])} ${point([a, b])}z`;
    });
    k.on(38, 22, 30, [blades.join(""), k.tone("#f4f8f8", "top")], [ellipse(a, b, 1.2), k.tone("#54606f")]);
    k.statue(12, 52, 5.4, "leaf")
      .statue(50, 52, 5.4, "leaf")
      .post(54, 34, 22, "#c9ced6", 1)
      .board(54, 34, 22, 2.6, "leaf", "#e9edf0");
    row(k, 60, 20, 42, 4, 2.6);
  },
  "Finance Department": (k) => {
    office(k, { height: 20, wall: "#ece4f0", roof: "#b4a4c4", width: 44 });
    k.columns(10, 34, 14, 4, 17, 1.1).columns(38, 34, 14, 4, 17, 1.1).board(31, 23, 21, 7, "pie", WHITE);
    k.statue(12, 52, 5, "coin").statue(50, 52, 5, "coin");
    for (const at of times(4))
      k.box(20 + at * 6, 50, 3.6, 3.6, 2 + at * 1.8, nth([BLUE, GOLD, RED, GREEN], at), { rim: false });
    row(k, 60);
  },
  "Tourism Board": (k) => {
    office(k, {
      height: 13,
      wall: "#fbe3c8",
      roof: "#f0a868",
      width: 44,
      win: { tall: 11, apart: 6, wide: 4.6, high: 5 },
    });
    k.cylinder(51, 22, 6, 26, "#f4efe4")
      .cylinder(51, 22, 8.6, 5, "#7fc4de", { z: 26, r1: 8.6, bare: true, top: WHITE })
      .flag(50, 20, 31, 8, RED)
      .board(20, 23, 14.2, 6, "info", WHITE, "#2f86b8");
    k.rect(3, 49, 34, 12, "#f1dfae", 3)
      .rect(37, 46, 22, 15, "#4cc3de", 4)
      .parasol(10, 54, "#e2574c", 3.4)
      .parasol(20, 57, BLUE, 3.4)
      .parasol(30, 54, GOLD, 3.4)
      .palmsAt(
        [
          [5, 46],
          [18, 47],
          [36, 58],
          [44, 44],
        ],
        3.8,
        7,
      );
  },
};

/** A barrel of glass that runs from north to south on a roof. */
function vault(k: Kit, x: number, y: number, width: number, depth: number, z: number): void {
  const [a, b] = [k.spot(x, y, 8), k.spot(x + width, y, 8)];
  const [c, d] = [k.spot(x + width, y + depth, 8), k.spot(x, y + depth, 8)];
  const shift = (from: Point, dx: number, dy: number): string => point([from[0] + dx, from[1] + dy]);
  const [top, low] = [shift(a, 4.6, -6.2), shift(d, 4.6, -6.2)];
  k.on(
    30,
    20,
    z,
    [`M${point(d)}Q${shift(d, 3.6, -12)} ${point(c)}z`, k.shine("#cdeef8", "#ffcf7d", "south")],
    [
      `M${point(a)}L${point(d)}Q${shift(d, 2, -7)} ${low}L${top}Q${shift(a, 2, -7)} ${point(a)}z`,
      k.tone("#a8dcec", "west"),
    ],
    [
      `M${top}L${low}Q${shift(c, -2, -6)} ${point(c)}L${point(b)}Q${shift(b, -2, -6)} ${top}z`,
      k.tone("#7fbfd8", "top"),
    ],
  );
}

/** A public building that has no recipe of its own. */
export const anyOffice = (k: Kit): void => {
  office(k, {
    height: 14 + k.random() * 12,
    width: 38 + k.random() * 12,
    roof: k.pick([COPPER, "#dccfbb", "#5f84a6", "#b5563c"]),
  });
  k.flag(14, 20, 20, 9, k.pick([RED, BLUE, GOLD])).statue(31, 52, 5, k.pick(["star", "globe", "gear", "leaf"]));
  row(k, 60, 5, 24, 3);
  row(k, 60, 38, 57, 3);
};
