// Works: a hall, a vessel, and the product in the yard. Everything that pollutes smokes to the east.
import { BRICK, COPPER, GOLD, Kit, RED, STEEL, TEAL, WARES, nth, times, type Recipes } from "../kit";
import { ellipse, polygon, polyline } from "../shapes";

const yard = (k: Kit, y: number, color = "#dcc079") => k.rect(0, y, 62, 63 - y, color, 3);

/** A hopper on legs over a conveyor. */
function hopper(k: Kit, x: number, y: number, color: string): void {
  for (const [a, b] of [
    [-4, -3],
    [4, -3],
    [-4, 3],
    [4, 3],
  ] as const)
    k.post(x + a, y + b, 9, "#6c7786", 1.1);
  k.cylinder(x, y, 2, 6, color, { z: 7, r1: 6.4, bare: true, hole: "#4a4450" });
  k.shadeDisc(x, y, 5, 12);
}

/** A conveyor belt that rises from one point to another. */
function conveyor(k: Kit, x: number, y: number, z: number, x2: number, y2: number, z2: number): void {
  const near = Math.max(k.depth(x, y), k.depth(x2, y2)) + 4;
  k.beam([x, y, z], [x2, y2, z2], "#5f5a66", 3, near).beam(
    [x, y, z + 0.7],
    [x2, y2, z2 + 0.7],
    "#c77b2b",
    1.6,
    near + 0.1,
  );
  k.post((x + x2) / 2, (y + y2) / 2, (z + z2) / 2, "#7b7686", 1.1);
}

export const industrial: Recipes = {
  "Lumber Mill": (k) => {
    yard(k, 34, "#d9b56a");
    k.saw(4, 11, 38, 18, 9, 3, "#b5673e", "#8d98a5").stack(54, 18, 3.4, 26, { color: BRICK, plain: true });
    k.logs(4, 40, 6, 16).logs(25, 42, 5, 14, "#a96a36").logs(5, 56, 3, 18, "#c4884c");
    for (const at of times(3)) k.box(44, 36 + at * 9, 13, 5, 5, "#e9c184", { roof: "#f3d6a3", rim: false });
    k.heap(34, 59, 5, 5, "#e6c07a");
  },
  "Concrete Plant": (k) => {
    yard(k, 30, "#d5cab4");
    for (const at of times(3))
      k.cylinder(10 + at * 13, 16, 6, 27, "#dfe1e2", { top: "#bfc6cc" }).cone(10 + at * 13, 16, 6, 4, "#c9ced3", {
        z: 27,
      });
    conveyor(k, 6, 50, 3, 24, 18, 30);
    k.box(42, 10, 17, 18, 12, "#8fa3b3", { win: true }).smoke(52, 16, 14, 3, 3, "#efe9df");
    k.heap(10, 48, 9, 9, "#e9d7ad").heap(27, 54, 8, 8, "#b7b2ab");
    k.box(42, 40, 6, 5, 5, "#f08a2e", { rim: false })
      .cylinder(52, 43, 4, 6, "#f2f0ea", { z: 1 })
      .box(40, 53, 18, 6, 3, "#c2c5c7", { roof: "#dcdedf" });
  },
  "Stone Crusher": (k) => {
    yard(k, 6, "#cfc4b0");
    k.box(6, 12, 20, 16, 16, "#8f98a4", { roof: "#7a8594", win: { tall: 7, apart: 6, high: 3 } }).box(
      10,
      15,
      9,
      8,
      6,
      "#c77b2b",
      { z: 16, rim: false },
    );
    hopper(k, 44, 20, "#f2b93f");
    conveyor(k, 24, 24, 12, 41, 20, 16);
    conveyor(k, 46, 26, 4, 44, 50, 11);
    k.heap(44, 54, 10, 10, "#b7b2ab")
      .heap(12, 48, 11, 12, "#8f8a88")
      .heap(28, 56, 6, 6, "#d9d2c4")
      .rocks(22, 38, 12, 8, 7, "#9a938c");
    k.smoke(50, 20, 15, 2.8, 4, "#e3d9c8").box(4, 34, 8, 5, 4, GOLD, { rim: false });
  },
  "Plastics Factory": (k) => {
    yard(k, 38, "#d9cf9a");
    k.saw(4, 12, 36, 20, 10, 3, "#e6edf0", "#5fae9f");
    for (const [x, y, h] of [
      [48, 14, 18],
      [57, 18, 14],
    ] as const)
      k.cylinder(x, y, 4.6, h, "#f4f6f8").dome(x, y, 4.6, "#f4f6f8", { z: h, tall: 0.8 });
    k.pipe(
      [
        [40, 24],
        [48, 24],
        [48, 18],
      ],
      6,
      TEAL,
      1.8,
    ).stack(49, 30, 2.6, 26, { color: "#d8dde0", puff: 3 });
    ["#e2453c", "#ffd34d", "#3b7fc4", "#5aa84f", "#ff7ab0", "#43a6a0"].forEach((color, at) => {
      const [x, y] = [6 + (at % 3) * 12, 43 + Math.floor(at / 3) * 9.5];
      k.box(x, y, 8.4, 6, 1.2, "#b98450", { rim: false });
      for (const n of times(3)) k.cylinder(x + 1.8 + n * 2.4, y + 3, 1.1, 4, color, { z: 1.2, r1: 0.7, bare: true });
    });
    k.crates(44, 42, 3, ["#3b7fc4", "#e2453c", "#ffd34d"]).crates(44, 52, 3, ["#5aa84f", "#ff7ab0", "#3b7fc4"]);
  },
  "Automobile Plant": (k) => {
    k.saw(2, 10, 48, 20, 10, 4, "#dfe4ea", "#6d86a0").stack(56, 18, 3, 28, { color: "#c9ced6" });
    yard(k, 34, "#9a9eaa");
    k.box(4, 38, 38, 6, 2.4, "#6c7786", { rim: false });
    for (const at of times(5))
      k.on(
        7 + at * 7.4,
        41,
        2.4,
        [k.plate(5.4 + at * 7.4, 39.6, 5.6, 2.8, 3.8), k.tone(nth(["#d2332b", "#f2b93f", "#3b7fc4"], at), "top")],
        [k.plate(7 + at * 7.4, 39.9, 2.2, 2.2, 4.6), k.tone("#39485c")],
      );
    for (const at of times(3))
      k.post(9 + at * 11, 45.4, 8, "#f08a2e", 1.4).beam([9 + at * 11, 45.4, 8], [12 + at * 11, 42, 6], "#f08a2e", 1.3);
    for (const at of times(12))
      k.car(
        5 + (at % 6) * 6.6,
        48.6 + Math.floor(at / 6) * 7,
        true,
        nth(["#d2332b", "#f2b93f", "#3b7fc4", "#f4f0e6"], at),
      );
    k.truck(44, 48, "#8fa3b3", 15).box(46, 38, 10, 5, 4, "#d2603f", { rim: false });
  },
  "Modern Factory": (k) => {
    k.box(3, 10, 40, 22, 12, "#f1f4f6", {
      roof: "#d3dbe2",
      win: { tall: 11, apart: 7, wide: 6, high: 4, glass: "#7fc4de" },
    });
    k.box(10, 14, 26, 12, 7, TEAL, { z: 12, roof: "#5fbdb5" }).solar(12, 16, 22, 8, 19);
    yard(k, 36, "#d6d2b0");
    k.cylinder(52, 18, 6.4, 20, "#e9edf0", { top: TEAL })
      .stack(57, 31, 2.8, 30, { color: "#dfe4ea", puff: 3.2 })
      .pipe(
        [
          [43, 24],
          [50, 24],
        ],
        8,
        TEAL,
        2,
      );
    k.logs(4, 42, 4, 11)
      .crates(5, 55, 3, ["#6cd3f0", "#bfeaf7"])
      .barrels(24, 42, 4, "#3b8f7a")
      .barrels(24, 47, 4, "#d2603f");
    for (const at of times(3)) k.beam([24, 53 + at * 3, 1.4], [40, 53 + at * 3, 1.4], "#5f7690", 2.2);
    k.containers(44, 44, 2, 2).truck(42, 54, "#43a6a0", 16);
  },
  "Modular Factory": (k) => {
    yard(k, 6, "#e3d69a");
    const colors = ["#e08a52", "#43a6a0", "#8a7ac0", "#d2603f", "#3f86b0", "#f2b93f"] as const;
    const parts = [
      [4, 10, 15, 12, 12],
      [21, 10, 15, 12, 18],
      [38, 10, 15, 12, 9],
      [4, 27, 15, 12, 8],
      [21, 27, 15, 12, 12],
      [38, 27, 15, 12, 16],
    ] as const;
    parts.forEach(([x, y, width, depth, height], at) => {
      k.box(x, y, width, depth, height, nth(colors, at), { roof: "#f1ece0", win: { tall: 6, apart: 5, high: 2.6 } });
      k.box(x + 5, y + 3, 5, 4, 3, "#c9ced6", { z: height, rim: false, bare: true });
    });
    k.box(19, 14, 2, 4, 6, "#6c7786", { rim: false })
      .box(36, 14, 2, 4, 6, "#6c7786", { rim: false })
      .stack(57, 18, 2.6, 26, { color: "#d8dde0", puff: 3 });
    k.box(40, 46, 15, 10, 9, "#8a7ac0", { z: 0, roof: "#f1ece0" }).crane(33, 58, 22, 18);
    k.box(6, 48, 14, 9, 2, "#c77b2b", { rim: false }).crates(7, 59, 4, WARES);
  },
  "Copper Refinery": (k) => {
    yard(k, 6, "#dec98a");
    for (const [x, y, r, h] of [
      [12, 18, 9, 13],
      [33, 16, 8, 16],
      [12, 42, 8, 10],
      [31, 40, 7, 12],
    ] as const)
      k.cylinder(x, y, r, h, "#cf7a45", { top: "#e69a62" });
    k.pipe(
      [
        [21, 20],
        [26, 20],
        [26, 42],
        [40, 42],
      ],
      3,
      "#e6b08a",
      1.8,
    ).pipe(
      [
        [12, 30],
        [46, 30],
      ],
      4,
      "#8fb7ae",
      1.8,
    );
    k.box(44, 36, 16, 22, 10, "#8fb7ae", { roof: COPPER, win: true }).stack(51, 16, 3.6, 36, { color: "#d8c6b4" });
    for (const at of times(4)) k.box(4 + at * 8, 55, 6, 4, 3, "#e08a4e", { rim: false });
  },
  "Gold Extractor": (k) => {
    yard(k, 6, "#e0cd94");
    k.mound(16, 22, 16, 14, 13, "#b39a78").rocks(4, 34, 20, 6, 5, "#c9a868");
    k.box(11, 29, 10, 5, 7, "#6d5642", { rim: false }).patch(13, 34.1, 0, 6, 5.6, "#2c2430", "#ffb84d");
    k.line(
      [
        [16, 36],
        [20, 50],
        [40, 54],
      ],
      "#7a6a5c",
      2.6,
    ).line(
      [
        [16, 36],
        [20, 50],
        [40, 54],
      ],
      "#d9cbb0",
      1.2,
      "1 1.4",
    );
    for (const [x, y] of [
      [17, 42],
      [22, 50],
      [31, 52],
    ] as const)
      k.box(x - 2.6, y - 2, 5, 3.6, 3, "#6c5a52", { roof: GOLD, rim: false });
    for (const [x, y] of [
      [40, 18],
      [52, 24],
    ] as const)
      k.cylinder(x, y, 6, 8, "#8fa3b3", { top: "#6fb8c0" }).on(x, y, 8.4, [
        ellipse(...k.spot(x, y, 8), 4.4),
        k.shine("#f2c94c", "#ffdf7a"),
      ]);
    k.stack(57, 40, 2.8, 26, { color: "#d8c6b4", puff: 3 }).pipe(
      [
        [46, 20],
        [46, 38],
        [40, 46],
      ],
      3,
      GOLD,
      1.8,
    );
    for (const row of times(3))
      for (const at of times(3 - row))
        k.box(38 + at * 6 + row * 3, 44, 5, 3.4, 2.4, GOLD, { z: row * 2.4, roof: "#ffe27a", rim: false });
  },
  "Pressure Boiler": (k) => {
    k.box(3, 10, 22, 20, 13, BRICK, { roof: "#b08a78", win: { tall: 6, apart: 5 } });
    yard(k, 34, "#cdb98a");
    for (const [y, color] of [
      [20, "#8994a3"],
      [40, "#a3574a"],
    ] as const) {
      const near = k.depth(56, y + 7);
      const [a, b] = [k.spot(31, y, 8), k.spot(52, y, 8)];
      k.box(33, y - 5, 3, 10, 4, "#5b6472", { rim: false })
        .box(47, y - 5, 3, 10, 4, "#5b6472", { rim: false })
        .shade(28, y - 7, 26, 14, 0, 10);
      k.solid(
        near,
        [polyline([a, b]), "none", k.stroke(color, 15, "south")],
        [
          polyline([
            [a[0], a[1] - 3.4],
            [b[0], b[1] - 3.4],
          ]),
          "none",
          k.stroke(color, 5, "top"),
        ],
      );
      for (const at of times(4))
        k.solid(near + 0.1, [
          polyline([
            [a[0] + at * 7, a[1] - 7.4],
            [a[0] + at * 7, a[1] + 7.4],
          ]),
          "none",
          k.stroke("#4a4f5c", 1, "flat", "butt"),
        ]);
      k.solid(
        near + 0.2,
        [ellipse(b[0] - 8, b[1], 3), k.tone("#fffaf0")],
        [
          polyline([
            [b[0] - 8, b[1]],
            [b[0] - 6.4, b[1] - 1.6],
          ]),
          "none",
          k.stroke(RED, 0.8),
        ],
      );
    }
    k.pipe(
      [
        [25, 22],
        [30, 22],
      ],
      8,
      "#c9ced6",
      2.4,
    )
      .stack(20, 14, 3, 36, { color: "#c9694f", puff: 4, smoke: "#d8d0cc" })
      .smoke(42, 36, 14, 2, 3, "#ffffff");
    k.heap(10, 50, 8, 7, "#3a3640").heap(20, 57, 5, 5, "#46414c");
  },
  "Steel Foundry": (k) => {
    k.box(2, 10, 42, 22, 15, "#8994a3", { roof: "#7a8594", win: { tall: 7, apart: 5, high: 3 } }).box(
      6,
      17,
      34,
      6,
      4,
      "#6c7786",
      { z: 15, rim: false },
    );
    k.rect(6, 38, 36, 22, "#7c6f68", 2);
    for (const at of times(4)) k.molten(9 + at * 8, 41, 5, 16);
    k.stack(51, 14, 4, 40)
      .stack(57, 30, 3.4, 30)
      .box(47, 42, 12, 8, 6, "#c77b2b")
      .beam([45, 36, 12], [45, 58, 12], GOLD, 1.8)
      .post(45, 58, 12, GOLD, 1.4);
  },
  Smelter: (k) => {
    yard(k, 36, "#a08c78");
    k.cylinder(16, 22, 12, 26, "#a3574a", {
      r1: 7,
      bands: [
        [0.3, 0.38],
        [0.62, 0.7],
      ],
      band: "#5b6472",
      hole: "#ff9a3d",
    })
      .smoke(16, 22, 28, 4.4, 4, "#b9a8a0")
      .lamp(16, 22, 27, 14);
    k.patch(11, 34.4, 0.4, 8, 6, "#ff9a3d", "#ffb84d");
    k.box(30, 12, 24, 18, 12, "#9a8478", {
      roof: "#7d6a62",
      win: { tall: 6, apart: 5, high: 2.8, glass: "#ffb13d" },
    }).stack(56, 16, 3, 32, { color: "#b9705a" });
    conveyor(k, 34, 30, 8, 24, 24, 20);
    k.bend(15, 37, "c0 6 6 6 8 9s6 6 14 6", "#5f4a44", 5)
      .bend(15, 37, "c0 6 6 6 8 9s6 6 14 6", "#ff9a3d", 3)
      .bend(15, 37, "c0 6 6 6 8 9s6 6 14 6", "#ffe08a", 1.2)
      .lamp(24, 46, 0, 12);
    k.molten(38, 46, 9, 5)
      .molten(38, 54, 9, 5)
      .box(50, 44, 8, 5, 4, "#e08a4e", { rim: false })
      .box(50, 53, 8, 5, 4, GOLD, { rim: false });
  },
  "Pressure Foundry": (k) => {
    k.box(3, 10, 34, 22, 14, "#7f8794", { roof: "#6a7280", win: { tall: 7, apart: 5, high: 3, glass: "#ffb13d" } });
    yard(k, 36, "#94857a");
    for (const x of [44, 55]) {
      k.box(x - 4, 18, 9, 8, 4, "#5b6472", { rim: false })
        .post(x - 3, 26, 24, GOLD, 1.6)
        .post(x + 4, 26, 24, GOLD, 1.6);
      k.box(x - 4, 19, 9, 7, 5, "#e0a33a", { z: 19, rim: false }).box(x - 1.4, 21, 3.6, 3.6, 8, "#c9ced6", {
        z: 10,
        rim: false,
      });
      k.molten(x - 3, 27, 7, 4);
    }
    k.stack(12, 16, 3.4, 38, { color: "#a3574a" }).rect(6, 40, 26, 20, "#6f625c", 2);
    for (const at of times(6)) k.molten(8 + (at % 3) * 8, 42 + Math.floor(at / 3) * 9, 6, 6);
    k.statue(42, 54, 4.6, "gem");
    for (const at of times(3)) k.beam([48, 48 + at * 4, 1.4], [60, 48 + at * 4, 1.4], "#5f7690", 2.4);
  },
  "Modern Foundry": (k) => {
    k.hip(3, 12, 38, 20, 12, 8, "#cfd8de", "#4f7f8a", {
      win: { tall: 10, apart: 6, wide: 4.4, high: 4, glass: "#ffb13d" },
      flat: true,
      cap: "#dfe8ea",
    }).skylight(15, 18, 14, 7, 20);
    yard(k, 36, "#c9bb94");
    k.cylinder(52, 16, 6, 30, "#dfe4ea", { r1: 5, bands: [[0.7, 0.8]], band: TEAL, hole: "#4a3f4f" })
      .smoke(52, 16, 32, 4, 4, "#f1e6da")
      .cylinder(55, 31, 4, 12, "#8fa3b3");
    k.pipe(
      [
        [41, 22],
        [48, 22],
      ],
      8,
      TEAL,
      2.2,
    );
    for (const [x, color] of [
      [5, "#c2c5c7"],
      [18, "#e08a4e"],
      [31, "#6fc8d6"],
      [44, GOLD],
    ] as const) {
      k.rect(x, 40, 11, 19, "#8f8478", 1);
      for (const row of times(3)) k.box(x + 1.6, 41.4 + row * 5.8, 7.6, 3.6, 3, color, { rim: false });
    }
    k.lamp(30, 36, 4, 16);
  },
  Glassblower: (k) => {
    k.rect(2, 42, 58, 20, "#dcc079", 3);
    k.box(4, 16, 30, 20, 10, BRICK, { roof: "#b9584a", win: true });
    const slope = (near: number) =>
      polygon(k.spot(7, near, 10), k.spot(31, near, 10), k.spot(31, 26, 15), k.spot(7, 26, 15));
    const bars = times(4)
      .map((at) => polyline([k.spot(7 + at * 8, 32, 10), k.spot(7 + at * 8, 26, 15)]))
      .join("");
    k.on(
      19,
      26,
      10,
      [slope(20), k.tone("#8fd0e8", "north")],
      [slope(32), k.shine("#a8e0ee", "#ffcf7d", "top")],
      [bars, "none", k.stroke("#ffffff", 0.6)],
    );
    for (const [x, y, r, h] of [
      [45, 21, 9, 30],
      [53, 38, 7, 22],
    ] as const)
      k.cylinder(x, y, r, h, "#cf7a55", { r1: r * 0.42, waist: 1.25, hole: "#4a2f2f" }).lamp(x, y, 0, 12);
    k.smoke(45, 21, 31, 3.6, 4, "#f1e6da");
    const glass = ["#46b8c9", "#e06fa0", GOLD, "#6cc07a", "#7d8fe0"] as const;
    for (const at of times(10))
      k.cylinder(6 + at * 4.6, 48 + (at % 2) * 6, 1.5, 3.4, nth(glass, at)).cylinder(
        6 + at * 4.6,
        48 + (at % 2) * 6,
        0.7,
        1.8,
        nth(glass, at),
        { z: 3.4, bare: true },
      );
  },
  "Electronics Factory": (k) => {
    k.box(4, 10, 54, 26, 14, "#f1f4f6", { roof: "#e3e8ec", win: { tall: 6.5, apart: 6, wide: 5, high: 2.2 } }).solar(
      8,
      14,
      24,
      16,
      14,
    );
    k.box(38, 14, 14, 12, 5, TEAL, { z: 14 }).emblem(45, 20, 19.2, 4.6, "chip").rect(4, 42, 54, 20, "#c9d6b2", 2);
    for (const at of times(3)) k.box(7 + at * 11, 45, 8, 5, 5, nth(["#3b7fc4", TEAL, "#e88a3c"], at));
    k.cylinder(48, 50, 6, 9, "#dfe4ea")
      .smoke(49, 50, 10, 2.2, 3)
      .line(
        [
          [8, 57],
          [26, 57],
          [30, 60],
          [42, 60],
        ],
        "#3f9d8a",
        1,
      );
    k.trees(6, 55, 28, 5, 5, 2.2);
  },
  "Jewelry Manufacturer": (k) => {
    k.box(4, 11, 40, 20, 13, "#efe6f2", {
      roof: "#d3c4dc",
      win: { tall: 12, apart: 6, wide: 4.4, high: 6, glass: "#c9a8e0" },
    })
      .skylight(9, 15, 12, 10, 13)
      .board(34, 22, 13, 5.4, "ring", "#6c4f8f");
    yard(k, 36, "#d9cba8");
    k.stack(53, 18, 3.2, 30, { color: "#cbb4d6" })
      .cylinder(53, 33, 5, 6, "#a3574a", { hole: "#ff9a3d" })
      .lamp(53, 33, 6, 9);
    for (const at of times(4))
      k.box(5 + at * 9.4, 41, 7, 6, 3, "#8a5a3c", { rim: false, roof: "#b0304a" }).emblem(
        8.5 + at * 9.4,
        44,
        3.2,
        2.4,
        nth(["gem", "ring", "gem", "ring"], at),
      );
    k.statue(12, 58, 4.6, "gem", "#e86fb0")
      .statue(26, 58, 4.6, "gem")
      .statue(40, 58, 4.6, "gem", "#7fd08a")
      .box(46, 46, 10, 6, 6, "#6c7786", { rim: false })
      .box(46, 55, 10, 5, 4, GOLD, { rim: false });
  },
};

/** A factory that has no recipe of its own. */
export const anyWorks = (k: Kit): void => {
  yard(k, 36);
  k.saw(
    4,
    12,
    38,
    18,
    9 + k.random() * 3,
    3,
    k.pick([STEEL, BRICK, "#8fb7ae", "#d9c4a0"]),
    k.pick(["#8d98a5", "#6d86a0", "#b5673e"]),
  );
  k.stack(53, 18, 3.4, 26 + k.random() * 10)
    .containers(5, 42, 4)
    .crates(8, 52, 5, WARES)
    .barrels(46, 52, 3, k.pick([RED, TEAL, GOLD]));
};
