// Nature: no building in the middle, but a patch of another ground with what is won lying open.
import { GOLD, Kit, RED, times, type Recipes } from "../kit";
import { ellipse, point, polygon, short } from "../shapes";

type At = readonly (readonly [x: number, y: number])[];

/** A pump jack that nods over its well. */
function pumpJack(k: Kit, x: number, y: number, size: number): void {
  const [top, near] = [13 * size, k.depth(x + 14, y + 3)];
  k.rect(x - 3, y - 3, 26 * size, 8, "#b9a279", 2).shade(x, y - 1, 22 * size, 2, 0, top * 0.8);
  k.beam([x + 6, y + 2, 0], [x + 10 * size, y, top], "#c2483c", 1.5, near).beam(
    [x + 15 * size, y + 2, 0],
    [x + 10 * size, y, top],
    "#c2483c",
    1.5,
    near,
  );
  k.beam([x - 2, y, top - 3], [x + 21 * size, y, top + 3], "#e88a3c", 2.6, near + 0.1).box(
    x + 17 * size,
    y - 2,
    5,
    4,
    4,
    "#5b6472",
    { rim: false },
  );
  const [a, b] = k.spot(x - 2, y, top - 3);
  k.solid(near + 0.2, [`M${point([a + 1, b - 3])}q-4 1 -3.4 5l2 .4q-.2 -3 2 -3z`, k.tone("#c2483c", "south")]);
  k.beam([x - 2.6, y, 0], [x - 2.6, y, top - 4], "#4a4450", 0.8, near - 0.1);
}

/** A drilling tower. */
function derrick(k: Kit, x: number, y: number, height: number, color = "#8a5a3c"): void {
  k.rect(x - 6, y - 4, 12, 8, "#b9a279", 1);
  const feet = [
    [-4.4, -2],
    [4.4, -2],
    [-4.4, 2.4],
    [4.4, 2.4],
  ] as const;
  const near = k.depth(x + 4, y + 3);
  for (const [a, b] of feet) k.beam([x + a, y + b, 0], [x + a * 0.22, y + b * 0.22, height], color, 1, near);
  for (const share of [0.25, 0.5, 0.75])
    k.beam(
      [x - 4.4 * (1 - share * 0.8), y + 1.6, height * share],
      [x + 4.4 * (1 - share * 0.8), y + 1.6, height * share],
      color,
      0.8,
      near + 0.1,
    );
  k.shade(x - 1.4, y - 1, 2.8, 2, 0, height);
}

/** Tracks with carts of what was dug. */
function carts(k: Kit, rails: readonly (readonly [number, number])[], at: At, load: string): void {
  k.line(rails, "#7a6a5c", 2.4).line(rails, "#c9bda8", 1.4, "1 1.6");
  for (const [x, y] of at) k.box(x - 3, y - 3, 5, 4, 3, "#8a5a3c", { roof: load, rim: false });
}

/** A digger with its arm. */
function digger(k: Kit, x: number, y: number, color = GOLD): void {
  k.box(x, y, 8, 6, 4, color, { rim: false }).box(x + 4, y + 1, 3.4, 4, 3, "#5d8fb5", { z: 4, rim: false });
  k.beam([x + 1, y + 3, 4], [x - 5, y + 1, 11], "#e0992e", 1.7).beam(
    [x - 5, y + 1, 11],
    [x - 9, y + 3, 3],
    "#e0992e",
    1.3,
  );
}

export const resource: Recipes = {
  "Oil Well": (k) => {
    k.clearing("#dcc69a");
    k.pond(18, 50, 11, 6, 3, "#1f1a28", "#37313d").blob(16.5, 49, 4, 1.6, "#6c6480", 3);
    pumpJack(k, 8, 30, 1.1);
    pumpJack(k, 36, 22, 0.85);
    pumpJack(k, 34, 56, 0.95);
    k.cylinder(53, 40, 6.4, 9, "#d9dde0", { top: "#eef0f1", bands: [[0.35, 0.6]], band: "#c2483c" })
      .rocks(44, 4, 16, 8, 4, "#c4ab80")
      .palm(58, 58, 3.4, 6);
  },
  "Oil Fields": (k) => {
    k.clearing("#d6bf92");
    derrick(k, 14, 22, 30);
    derrick(k, 34, 16, 26);
    derrick(k, 26, 40, 28, "#6d5642");
    k.pond(50, 26, 9, 5, 4, "#1f1a28", "#37313d")
      .blob(48.6, 25.4, 3.4, 1.4, "#6c6480", 4)
      .pond(10, 46, 8, 4.4, 6, "#1f1a28", "#37313d");
    k.pipe(
      [
        [14, 26],
        [14, 52],
        [44, 52],
      ],
      1.6,
      "#8fa3b3",
      2,
    ).pipe(
      [
        [34, 20],
        [40, 24],
        [40, 46],
      ],
      1.6,
      GOLD,
      2,
    );
    k.cylinder(48, 47, 6, 8, "#d9dde0", { bands: [[0.35, 0.6]], band: "#2e2a36" })
      .dome(57, 40, 4.4, "#eef1f2", { z: 1, tall: 1 })
      .flame(34, 16, 27, 0.7)
      .rocks(18, 56, 18, 5, 4, "#bfa678");
  },
  "Natural Gas Field": (k) => {
    k.clearing("#d9cfae");
    k.pipe(
      [
        [2, 46],
        [22, 46],
        [22, 26],
        [58, 26],
      ],
      1.6,
      GOLD,
      2,
    ).pipe(
      [
        [22, 46],
        [58, 46],
      ],
      1.6,
      GOLD,
      2,
    );
    for (const [x, y, r] of [
      [14, 20, 8],
      [36, 14, 7],
    ] as const) {
      for (const side of [-0.6, 0.6]) k.post(x + r * side, y + r * 0.4, 4, "#8a8f98", 1.2);
      k.dome(x, y, r, "#eef1f2", { z: 3, tall: 1 });
    }
    k.cylinder(40, 38, 5, 13, "#cfd6dc")
      .cylinder(51, 38, 4, 16, "#cfd6dc")
      .post(54, 18, 26, "#8a8494", 1.8)
      .flame(54, 18, 26);
    for (const at of times(4))
      k.cylinder(6 + at * 9, 56, 2, 4, "#c2483c").beam(
        [6 + at * 9, 56, 4],
        [6 + at * 9, 47, 2],
        "#8a8494",
        0.8,
        k.depth(6 + at * 9, 56),
      );
    k.rocks(44, 54, 16, 7, 4, "#bfae86");
  },
  "Coal Seam": (k) => {
    k.pit(30, 32, 31, 29, ["#b9a88e", "#8d7f75", "#675d60", "#474148", "#2c2830"]);
    carts(
      k,
      [
        [58, 58],
        [46, 44],
        [36, 38],
      ],
      [
        [52, 50],
        [47, 45],
        [41, 41],
      ],
      "#2c2830",
    );
    k.heap(10, 54, 7, 7, "#36323b")
      .heap(20, 59, 5, 5, "#423d47")
      .post(44, 12, 18, "#6d5642", 1.5)
      .post(52, 12, 18, "#6d5642", 1.5);
    k.beam([44, 12, 18], [52, 12, 18], "#6d5642", 2)
      .beam([48, 12, 18], [36, 22, 3], "#4a4450", 0.7)
      .box(42, 6, 12, 8, 7, "#a9714a", { roof: "#7d5a48" });
    k.rocks(20, 28, 18, 10, 5, "#3f3a45");
  },
  "Coal Mine": (k) => {
    k.clearing("#a89a8a");
    k.mound(22, 22, 22, 17, 20, "#6f6468", 3).mound(44, 26, 13, 12, 12, "#7d7274", 8);
    k.box(16, 33, 13, 6, 9, "#6d5642", { rim: false, roof: "#8a6a4a" })
      .patch(18.4, 39.1, 0, 8, 7.4, "#17131c", "#3a2a1c")
      .lamp(22, 40, 6, 9);
    carts(
      k,
      [
        [22, 41],
        [24, 50],
        [34, 56],
        [58, 57],
      ],
      [
        [24, 49],
        [36, 56],
        [46, 57],
      ],
      "#2c2830",
    );
    k.heap(8, 50, 7, 8, "#2c2830")
      .heap(52, 44, 7, 7, "#36323b")
      .heap(44, 47, 4, 4, "#2c2830")
      .rocks(4, 56, 14, 6, 4, "#3f3a45");
    k.post(50, 22, 20, "#6d5642", 1.4).post(57, 22, 20, "#6d5642", 1.4).beam([50, 22, 20], [57, 22, 20], "#6d5642", 2);
    k.pine(4, 34, 2.6, 8).pine(60, 36, 2.6, 8);
  },
  "Coal Bed": (k) => {
    k.clearing("#bda88a");
    for (const row of times(5)) {
      const y = 12 + row * 9;
      k.bend(6 - row, y, `q13 ${row % 2 ? 7 : -6} 26 0t26 0`, "#7d7068", 7).bend(
        6 - row,
        y + 0.8,
        `q13 ${row % 2 ? 7 : -6} 26 0t26 0`,
        row % 2 ? "#3a353e" : "#2c2830",
        5,
      );
    }
    k.rocks(10, 14, 44, 38, 9, "#46414c").heap(46, 52, 7, 7, "#2c2830");
    digger(k, 34, 32);
    k.truck(12, 55, "#d2603f", 15).pine(4, 10, 2.6, 8).pine(58, 12, 2.6, 8);
  },
  "Mineral Vein": (k) => {
    k.clearing("#b3a596");
    k.mound(30, 30, 27, 22, 17, "#8f8490", 6).mound(14, 42, 12, 10, 8, "#9c9098", 9);
    const crystals = [
      [16, 34, 9, "#b48ae0"],
      [24, 26, 13, "#e08ac4"],
      [34, 32, 15, "#7ac4e6"],
      [42, 26, 10, "#e6c25a"],
      [46, 38, 8, "#b48ae0"],
      [28, 44, 9, "#7ae0b4"],
      [10, 46, 7, "#7ac4e6"],
    ] as const;
    for (const [x, y, height, color] of crystals)
      for (const [a, b, share] of [
        [-1.8, 0, 0.7],
        [1.6, 0.6, 0.8],
        [0, 1, 1],
      ] as const) {
        const [foot, top] = [k.spot(x + a, y + b, 6), k.spot(x + a * 1.5, y + b, 6 + height * share)];
        const wide = 1.5 * share + 0.4;
        k.solid(
          k.depth(x, y) + 14 + b * 0.1,
          [
            polygon([foot[0] - wide, foot[1]], [foot[0] + wide, foot[1]], [top[0] + wide, top[1] + 2.4], top, [
              top[0] - wide,
              top[1] + 2.4,
            ]),
            k.tone(color, "top"),
          ],
          [
            polygon([foot[0] + wide * 0.1, foot[1]], [foot[0] + wide, foot[1]], [top[0] + wide, top[1] + 2.4], top),
            k.tone(color, "east"),
          ],
        );
      }
    carts(
      k,
      [
        [28, 54],
        [44, 56],
        [60, 52],
      ],
      [
        [44, 56],
        [54, 54],
      ],
      "#b48ae0",
    );
    k.rocks(6, 54, 18, 6, 5, "#9c9098");
  },
  "Deep Quarry": (k) => {
    k.pit(31, 32, 31, 29, ["#d8cbb6", "#c3b49c", "#a99a86", "#8c7f72", "#6f645e", "#524a4c"], 12);
    k.bend(54, 56, "q-14 6 -26 -2t-14 -18q2 -14 18 -14", "#e6d8bc", 2.6);
    digger(k, 36, 34);
    k.truck(16, 50, "#d2603f", 12).crane(54, 18, 26, 22).box(47, 8, 12, 8, 8, "#b98f6a", { roof: "#8a6a54" });
    for (const at of times(4))
      k.box(4 + (at % 2) * 7, 54 + Math.floor(at / 2) * 5, 5.6, 4, 3.6, "#cfc2ac", { rim: false });
    k.rocks(24, 30, 12, 8, 5, "#7a5b9a");
  },
  Limestone: (k) => {
    k.pit(31, 32, 31, 29, ["#f3ead6", "#e3d7bd", "#d3c4a6", "#c2b192"]);
    for (const at of times(6)) k.box(10 + (at % 3) * 10, 40 + (at > 2 ? 9 : 0), 7, 5, 4.4, "#f6efdf", { rim: false });
    k.box(38, 34, 8, 6, 4, GOLD, { rim: false })
      .beam([42, 36, 4], [34, 30, 12], "#e0992e", 1.8)
      .beam([34, 30, 12], [30, 34, 3], "#e0992e", 1.4);
    k.box(50, 44, 8, 5, 4, GOLD, { roof: "#f6efdf", rim: false }).rocks(18, 18, 26, 12, 6, "#efe4cc");
  },
  "Abandoned Quarry": (k) => {
    k.pit(31, 32, 31, 29, ["#cbbfae", "#b0a393", "#948a82"])
      .pond(33, 38, 15, 11, 5, "#1f8a9c", "#46c6c6")
      .rect(27, 35, 8, 0.8, "#b7f1ec");
    for (const at of times(12))
      k.tree(31 + Math.cos(at * 0.55 + 2) * 26, 32 + Math.sin(at * 0.55 + 2) * 24, 2.4 + k.random() * 1.6);
    k.post(50, 20, 16, "#7d6a58", 1.5)
      .beam([50, 20, 16], [40, 26, 13], "#7d6a58", 1.4)
      .gable(46, 46, 10, 8, 5, 4, "#b98f6a", "#8a6a54")
      .rocks(12, 10, 14, 8, 4);
  },
  Rainforest: (k) => {
    k.clearing("#4f9a55");
    k.bend(22, 2, "c12 14 -8 22 6 34s12 12 6 24", "#2f8fb4", 8).bend(
      22.6,
      2,
      "c12 14 -8 22 6 34s12 12 6 24",
      "#4cc3de",
      5.8,
    );
    for (const _ of times(64)) {
      const [x, y] = [k.random() * 60 + 1, k.random() * 60 + 2];
      const river = 25 + (y < 18 ? 3 : y < 36 ? 1 + (y - 18) * 0.2 : 9);
      if (Math.abs(x - river) < 6.6) continue;
      if (k.random() < 0.2) k.palm(x, y, 4.4, 7);
      else k.tree(x, y, 3 + k.random() * 1.8, k.pick(["#2f7d46", "#3f8d4a", "#2c6f52", "#5aa84f"]));
    }
  },
  Swamp: (k) => {
    k.clearing("#7f9a62");
    for (const [x, y, across, along, seed] of [
      [18, 20, 15, 10, 2],
      [44, 40, 14, 12, 6],
      [14, 50, 10, 7, 8],
    ] as const)
      k.pond(x, y, across, along, seed, "#2f6f6c", "#4f9a8c");
    for (const _ of times(14)) k.disc(10 + k.random() * 42, 12 + k.random() * 40, 1.4, "#9cc96a", 1);
    for (const _ of times(22))
      k.tree(k.random() * 60, k.random() * 60, 2.4 + k.random() * 1.8, k.pick(["#3f7a4a", "#557f3f", "#2f6a4c"]));
    for (const at of times(4)) k.smoke(12 + at * 12, 30 + at * 4, 2, 1.4, 2, "#e6f2c9");
  },
  "Peat Bog": (k) => {
    k.clearing("#8f8450");
    for (const [x, y] of [
      [6, 10],
      [6, 34],
      [36, 34],
    ] as At) {
      k.rect(x, y, 20, 17, "#4a3a30", 2).rect(x + 1, y + 2, 18, 15, "#5f4a3c", 2);
      for (const row of times(4)) k.rect(x + 2, y + 4 + row * 3.2, 16, 1.2, "#7a6450");
    }
    k.pond(44, 18, 14, 10, 6, "#3f5f52", "#5f8f7a");
    for (const at of times(9))
      k.box(5 + (at % 5) * 4.6 + (at > 4 ? 2 : 0), 55 - Math.floor(at / 5) * 0.2, 3.8, 3, 2.4, "#5f4634", {
        z: at > 4 ? 2.4 : 0,
        rim: false,
      });
    for (const _ of times(16)) {
      const [x, y] = k.spot(30 + k.random() * 30, 6 + k.random() * 24, 0);
      k.solid(
        y + 0.15 * x,
        [`M${point([x, y])}v-4.6M${point([x + 1.3, y])}v-3.6`, "none", k.stroke("#a8b060", 0.7)],
        [ellipse(x, y - 4.6, 0.6, 1.2), k.tone("#6d4a34")],
      );
    }
    k.cylinder(55, 54, 3.4, 7, "#cfd6dc", { top: "#e9edf0" }).flame(55, 54, 8, 0.7).trees(28, 52, 16, 8, 5, 2.4);
  },
  Windmills: (k) => {
    k.clearing("#e3d2a4").field(4, 40, 24, 18, "#b9c77a", "#cfd98c");
    for (const [x, y, height, turn] of [
      [14, 24, 30, 0.2],
      [36, 34, 32, 0.9],
      [54, 20, 28, 0.5],
      [46, 58, 30, 1.3],
    ] as const) {
      k.cylinder(x, y, 1.6, height, "#fdfbf6", { r1: 0.8 });
      const [a, b] = k.spot(x, y, height);
      const blades = times(3).map((at) => {
        const [u, v] = [Math.cos(turn + at * 2.094), Math.sin(turn + at * 2.094)];
        return polygon([a - v, b + u], [a + u * 13, b + v * 13], [a + v * 0.7, b - u * 0.7]);
      });
      k.solid(
        k.depth(x, y) + 2,
        [blades.join(""), k.tone("#ffffff", "top")],
        [ellipse(short(a), short(b), 1.5), k.tone("#c9ced6")],
      );
    }
    k.rocks(6, 6, 50, 8, 4, "#c9b184").trees(30, 42, 8, 8, 3, 2);
  },
};

/** A resource that has no recipe of its own. */
export const anyResource = (k: Kit): void => {
  k.clearing(k.pick(["#dcc69a", "#b9a88e", "#9c9aa0", "#c9b184"]));
  k.mound(22, 24, 16, 13, 10, "#9c9098", 3 + Math.floor(k.random() * 9)).heap(
    44,
    24,
    8,
    8,
    k.pick(["#8d7f75", "#c9a868", "#7a8a9a"]),
  );
  k.rocks(6, 36, 48, 20, 14, "#a39c94").flag(46, 48, 0, 10, RED).trees(4, 52, 50, 8, 4, 2.4);
};
