// Shops: one body to the north, and before it a forecourt where the trade shows.
import {
  BLUE,
  BRICK,
  COPPER,
  CREAM,
  GOLD,
  GREEN,
  Kit,
  RED,
  STEEL,
  TEAL,
  TERRA,
  WARES,
  WHITE,
  nth,
  times,
  type Recipes,
} from "../kit";
import { ellipse, polyline } from "../shapes";

const DISPLAY = { tall: 9, apart: 7, wide: 5, high: 4.6 } as const;
const plaza = (k: Kit, y = 36, color = "#dfeaf2") => k.rect(1, y, 60, 62 - y, color, 2);

/** A shop with a display window and an awning. */
function shop(
  k: Kit,
  wall: string,
  awning: string,
  look: { roof?: string; width?: number; height?: number } = {},
): void {
  const { width = 46, height = 12, roof = "#d9cfc0" } = look;
  k.box(5, 10, width, 20, height, wall, { roof, win: DISPLAY });
  k.units(5, 10, width, 20, height, 3);
  k.awning(5, 30, width, 8.4, awning, 4);
}

/** A dressed figure in a shop window or before it. */
function figure(k: Kit, x: number, y: number, color: string): void {
  k.cone(x, y, 2.2, 5, color).dome(x, y, 1, "#f0c8a0", { z: 5, bare: true, tall: 1 });
}

export const commercial: Recipes = {
  "Grocery Store": (k) => {
    plaza(k, 36, "#d7e5f1");
    k.box(4, 10, 50, 19, 11, "#f3e3c4", { roof: "#cfc4b0", win: { tall: 9, apart: 7, wide: 5, high: 4.5 } }).units(
      4,
      10,
      50,
      19,
      11,
      4,
    );
    k.awning(4, 29, 50, 8.6, GREEN, 4);
    for (const at of times(6)) k.box(8 + at * 7.5, 36, 4.6, 3, 2, "#b98450", { roof: nth(WARES, at), rim: false });
    k.parking(4, 48, 34, 11).tree(46, 52, 3).tree(54, 58, 3).sign(44, 46, 8, GREEN, 8, 5);
  },
  "Pawn Shop": (k) => {
    plaza(k);
    shop(k, "#b5a0c8", "#6c4f8f", { roof: "#8f7aa8", width: 40 });
    k.board(24, 24, 12, 6, "balls", "#453a6e").post(50, 34, 14, "#453a6e", 1.4);
    for (const [x, y, z] of [
      [48, 34, 13],
      [52, 34, 13],
      [50, 34, 9],
    ] as const)
      k.dome(x, y, 2, GOLD, { z, bare: true, tall: 1 });
    k.box(6, 42, 6, 4, 7, "#a9713f", { rim: false }).clock(9, 46, 4.6, 1.8);
    k.box(16, 43, 9, 4, 4, "#8a5a3c", { rim: false, roof: "#c9a070" }).cylinder(31, 45, 2.4, 3, GOLD);
    k.crates(36, 44, 3, ["#c9924f", "#8fa6b8"]).car(10, 55).tree(48, 54, 3).tree(40, 58, 2.6);
  },
  Laundromat: (k) => {
    plaza(k);
    k.box(5, 10, 48, 20, 13, "#e6f2f7", { roof: "#9fd0e6" }).units(5, 10, 48, 20, 13, 2);
    for (const at of times(5)) {
      const [x, y] = k.spot(11 + at * 9, 30, 5);
      k.on(
        11 + at * 9,
        29.4,
        1,
        [ellipse(x, y, 3.6), k.tone("#ffffff", "south")],
        [ellipse(x, y, 2.7), k.shine("#3f9ac8", "#ffe0a0")],
        [ellipse(x - 0.7, y - 0.8, 0.9), k.shine("#bfeaf7", "#fff8e0")],
      );
    }
    k.board(29, 20, 13, 5.4, "drop", "#f4fbfd", "#2f86b8");
    for (const row of times(2)) {
      const y = 46 + row * 9;
      k.post(6, y, 7).post(44, y, 7).beam([6, y, 7], [44, y, 7], "#7b7686", 0.5, k.depth(44, y));
      for (const at of times(6))
        k.on(9 + at * 6, y + 0.1, 0.4, [
          k.front(8 + at * 6, y, 2.4, 4, 4.6),
          k.tone(nth(["#ffffff", "#f4b8b0", "#bfe0d4", "#ffe08a"], at + row), "top"),
        ]);
    }
    k.tree(52, 46, 3).tree(54, 57, 2.6).smoke(48, 16, 14, 2, 3, "#ffffff");
  },
  "Antique Store": (k) => {
    plaza(k, 36, "#e6dcc8");
    k.gable(6, 10, 44, 19, 13, 10, "#d9b48a", "#7a5a4a", {
      win: { tall: 12, apart: 7, wide: 4.4, high: 5 },
      tiles: true,
      chimney: true,
    });
    k.gable(20, 27, 14, 4, 13, 8, "#c99a6a", "#7a5a4a", { along: true, win: { tall: 10, apart: 6, wide: 4, high: 5 } });
    for (const [x, y, r, color] of [
      [8, 42, 3, "#c9694f"],
      [17, 44, 2.4, "#3f86b0"],
      [25, 43, 3.2, "#d9a15a"],
    ] as const) {
      k.cylinder(x, y, r * 0.6, 3, color, { r1: r }).cylinder(x, y, r, 2.6, color, {
        z: 3,
        r1: r * 0.45,
        bare: true,
        hole: "#4a3a38",
      });
    }
    k.box(33, 41, 8, 4, 4.4, "#8a5a3c", { rim: false, roof: "#b98450" })
      .box(44, 40, 5, 3.6, 11, "#7a4f34", { rim: false })
      .clock(46.5, 43.7, 8, 1.9);
    k.statue(12, 57, 4, "key").tree(30, 56, 2.8).tree(50, 57, 3).rect(19, 52, 7, 8, "#b5433f", 1);
  },
  "Gas Station": (k) => {
    k.rect(0, 4, 62, 58, "#8c93a6", 3);
    k.rect(2, 47, 58, 1, "#fff3cf");
    k.box(6, 8, 34, 13, 9, "#f3ead8", { roof: "#c9d3dc", win: { tall: 7, apart: 5.5, wide: 4, high: 4.4 } }).units(
      6,
      8,
      34,
      13,
      9,
      3,
    );
    k.awning(6, 21, 34, 7.6, "#e2453c");
    for (const x of [12, 30])
      k.box(x, 35, 3, 2.4, 4, "#e2453c", { rim: false }).box(x + 6, 35, 3, 2.4, 4, "#e2453c", { rim: false });
    for (const [x, y] of [
      [11, 45],
      [43, 45],
      [11, 32],
      [43, 32],
    ] as const)
      k.post(x, y, 10);
    k.box(7, 31, 39, 15, 2.6, "#e2453c", { z: 10, deck: "#fff4e6" }).emblem(26, 38.5, 12.8, 5, "drop", "#2e2a36");
    k.car(18, 40, false, BLUE).car(35, 51, false, GOLD).car(10, 54).lamp(26, 44, 0, 18);
    k.sign(50, 56, 15, "#e2453c", 8, 6).cylinder(54, 16, 5, 6, "#dfe4ea").cylinder(54, 28, 4, 5, "#dfe4ea");
  },
  "Truck Stop": (k) => {
    k.rect(0, 4, 62, 58, "#9499a8", 3);
    k.box(4, 8, 30, 13, 10, CREAM, { roof: "#c9b8a4", win: { tall: 8, apart: 5.5, wide: 4, high: 4.4 } }).awning(
      4,
      21,
      30,
      8,
      "#e08a2e",
    );
    k.board(19, 14, 10, 5, "fork", "#e08a2e");
    k.truck(6, 32, "#d2603f", 20).truck(34, 32, "#3f86b0", 22, "#f1b93b");
    k.truck(10, 42, "#f4f0e6", 22, "#e2453c").truck(38, 42, "#5a9a6a", 19);
    k.truck(4, 53, "#e0a33a", 20, "#54606f");
    for (const y of [40.4, 50.6]) k.rect(3, y, 56, 0.7, "#fff3cf");
    k.cylinder(43, 14, 4, 7, "#dfe4ea").cylinder(53, 15, 4, 7, "#dfe4ea").sign(34, 60, 13, "#e08a2e", 9, 6);
  },
  "Car Dealership": (k) => {
    k.rect(0, 34, 62, 29, "#8c93a6", 3);
    k.box(8, 10, 42, 18, 12, "#7fc4de", {
      roof: "#f4f6f7",
      win: { tall: 11, apart: 7, wide: 6, high: 9, glass: "#cdeef8" },
    });
    k.box(6, 8, 46, 22, 1.6, "#e2453c", { z: 12, roof: WHITE });
    const colors = ["#e2453c", GOLD, BLUE, WHITE, "#58b09c", "#2f3542"] as const;
    for (const at of times(24))
      k.car(4 + (at % 8) * 7, 38 + Math.floor(at / 8) * 8.5, true, nth(colors, (at % 8) + Math.floor(at / 8) * 2));
    k.flag(4, 33, 0, 14, GOLD).flag(56, 33, 0, 14, "#e2453c");
  },
  Tavern: (k) => {
    plaza(k, 34, "#e6d8bc");
    k.gable(6, 9, 36, 18, 14, 11, "#f6e6c4", "#9b5540", {
      tiles: true,
      chimney: true,
      win: { tall: 7, apart: 7, wide: 3, high: 3 },
    });
    for (const x of [8, 17, 26, 35]) k.patch(x, 27.1, 0, 1.2, 14, "#7a4f34");
    k.patch(6, 27.1, 6.4, 36, 1.1, "#7a4f34").patch(21, 27.2, 0, 4.6, 6.4, "#6b3f2a", "#ffca6a");
    k.gable(42, 14, 14, 12, 9, 7, "#f6e6c4", "#9b5540", { win: { tall: 8, apart: 5 } });
    k.board(50, 33, 0, 5, "mug", "#7a4f34").barrels(46, 42, 4).barrels(48, 38, 3);
    for (const [x, y] of [
      [8, 40],
      [20, 44],
      [32, 40],
      [12, 54],
      [26, 56],
    ] as const)
      k.rect(x, y, 8, 2.4, "#b9783f")
        .rect(x, y - 2, 8, 1, "#8a5a3c")
        .rect(x, y + 3.4, 8, 1, "#8a5a3c");
    k.tree(42, 54, 4).tree(54, 58, 3).smoke(32, 12, 26, 1.6, 3);
  },
  Motel: (k) => {
    k.parking(14, 33, 30, 11, 0.8).parking(14, 48, 30, 11, 0.5);
    k.box(2, 10, 52, 12, 11, "#f4b8a0", { roof: "#e0876c", win: { tall: 5.4, apart: 4.4 } });
    k.box(2, 24, 10, 36, 11, "#f4b8a0", { roof: "#e0876c", win: { tall: 5.4, apart: 4.4 } });
    k.box(2, 22, 52, 2.6, 0.8, WHITE, { z: 5.4, rim: false });
    for (const at of times(9)) k.post(4 + at * 6, 24.4, 5.4, "#fbf6ea", 0.8);
    k.pool(48, 34, 9, 12).palm(46, 31, 3.6, 7).palm(60, 48, 3.6, 7);
    k.board(53, 59, 0, 5.4, "bed", TEAL).lamp(52, 52, 6, 10);
  },
  Pharmacy: (k) => {
    plaza(k);
    shop(k, "#eef7f0", "#2f9a5a", { roof: "#d6e6da" });
    k.board(24, 22, 12, 7, "cross", "#fbfdfb", "#2f9a5a").emblem(43, 20, 12.4, 5, "cross");
    for (const at of times(4))
      k.cylinder(8 + at * 5, 42, 1.6, 4, nth(["#e2574c", "#3b7fc4", "#f1b93b", "#9a5fb0"], at), { top: "#ffffff" });
    k.disc(46, 48, 8, "#cfe6c0")
      .board(46, 48, 4, 4.4, "cross", "#2f9a5a")
      .parking(4, 50, 30, 10, 0.6)
      .tree(55, 58, 2.6)
      .tree(38, 58, 2.6);
  },
  "Loan Office": (k) => {
    plaza(k, 38);
    k.box(10, 12, 38, 20, 15, "#e3d3b4", { roof: "#cbb894", win: { tall: 7, apart: 5.4, high: 3.4 } }).units(
      10,
      12,
      38,
      20,
      15,
      2,
    );
    k.portico(20, 31, 18, 4, 9, "#efe4cc", "#3f7f68");
    k.statue(12, 50, 6, "coin")
      .cylinder(46, 50, 3.4, 3, GOLD)
      .cylinder(52, 46, 3.4, 5, GOLD)
      .cylinder(54, 53, 3.4, 2, GOLD);
    k.tree(26, 58, 2.6).tree(36, 58, 2.6).tree(4, 60, 2.4);
  },
  "Department Store": (k) => {
    plaza(k, 40);
    k.box(5, 11, 48, 24, 27, "#f0e6d6", { roof: "#d6cbb8", win: { tall: 6.4, apart: 6, wide: 3.6, high: 3.6 } }).units(
      26,
      12,
      26,
      20,
      27,
      4,
    );
    for (const [at, color] of ["#d2473f", "#3f7fc0", "#e0a33a", "#8a4f9a"].entries())
      k.patch(9 + at * 12, 35.1, 10, 4.6, 14, color);
    k.board(16, 26, 27, 6, "gem", "#2f4f8f").awning(5, 35, 48, 8, "#2f4f8f", 3.4);
    for (const at of times(4))
      k.box(8 + at * 8, 46, 5, 4, 4, nth(WARES, at), { rim: false }).box(8 + at * 8, 47.4, 5, 1, 0.6, "#fff8ea", {
        z: 4,
        rim: false,
        bare: true,
      });
    k.tree(44, 48, 2.6)
      .treesAt(
        [
          [6, 58],
          [16, 58],
          [26, 58],
          [36, 58],
        ],
        2.2,
      )
      .flag(8, 16, 27, 7, RED)
      .flag(47, 16, 27, 7, BLUE);
  },
  Hotel: (k) => {
    plaza(k, 34);
    k.box(4, 12, 26, 17, 44, "#f5ead8", { win: { tall: 4.4, apart: 3.6 }, roof: "#d9c9b2" }).box(
      9,
      15,
      12,
      8,
      3,
      BRICK,
      { z: 44, rim: false },
    );
    k.box(30, 18, 28, 12, 15, "#e8cfb0", { win: { tall: 4.6 }, roof: "#cdb79c" }).garden(32, 20, 22, 8, 15);
    k.pool(34, 40, 20, 11).disc(12, 48, 9, "#c3d7e6").disc(12, 48, 4, "#6db352");
    k.palmsAt([
      [12, 48],
      [31, 38],
      [57, 38],
      [57, 56],
      [31, 57],
      [22, 38],
      [22, 58],
    ]).box(6, 29, 12, 4, 4, BRICK, { rim: false });
    for (const at of times(4)) k.rect(35 + at * 5, 54, 3, 1.6, nth(["#e2574c", "#ffffff", GOLD, "#ffffff"], at));
  },
  "Night Club": (k) => {
    k.rect(2, 36, 58, 26, "#3d3658", 3);
    k.box(6, 9, 46, 24, 15, "#453a6e", { roof: "#5b4d8c" });
    const neon = [
      [12, 4],
      [12, 12],
      [24, 6],
      [36, 12],
      [36, 4],
    ].map(([a, e]) => k.spot(a!, 33, e!));
    k.on(
      20,
      32.4,
      1,
      [polyline(neon), "none", 'stroke="#ff4fa3" stroke-width="1.6" stroke-linejoin="round"'],
      [k.front(40, 33, 1, 7, 8), "#7ff0ff"],
    );
    for (const at of times(15))
      k.rect(
        8 + (at % 5) * 9.5,
        40 + Math.floor(at / 5) * 7,
        8.4,
        6,
        nth(["#ff4fa3", "#7d5cff", "#3fd0e8", GOLD], (at % 5) * 3 + Math.floor(at / 5)),
      );
    k.cylinder(14, 17, 3, 4, "#ff4fa3", { z: 15 })
      .cylinder(42, 17, 3, 4, "#3fd0e8", { z: 15 })
      .board(28, 22, 15, 5.4, "note", "#2b2350")
      .lamp(28, 40, 0, 26);
  },
  "Food Court": (k) => {
    k.disc(31, 35, 30, "#eef2ee", 28).disc(31, 38, 15, "#dfe7ea", 13);
    const stalls = [
      [3, 20],
      [17, 8],
      [34, 8],
      [48, 20],
      [2, 42],
      [49, 42],
    ] as const;
    stalls.forEach(([x, y], at) => {
      k.box(x, y, 11, 7, 6.4, CREAM, { rim: false, win: { tall: 6, apart: 8, wide: 7, high: 2.6 } });
      k.awning(x - 0.6, y + 3, 12.2, 8.4, nth(WARES, at), 5);
    });
    for (const [x, y] of [
      [24, 34],
      [38, 34],
      [31, 43],
      [20, 46],
      [42, 46],
      [31, 55],
    ] as const)
      k.parasol(x, y, nth(["#e2574c", GREEN, GOLD, BLUE], x + y), 4);
    k.board(31, 28, 6, 5, "fork", "#e2574c").tree(14, 58, 2.6).tree(49, 58, 2.6);
  },
  Restaurant: (k) => {
    plaza(k, 38, "#e8dfcc");
    k.hip(6, 10, 36, 19, 12, 8, "#f0d9b8", "#8f4a3c", {
      win: { tall: 11, apart: 6, wide: 4, high: 5.4 },
      flat: true,
      cap: "#a8604c",
    });
    k.box(42, 15, 14, 13, 9, "#e8c9a0", { roof: "#b98a6a", win: { tall: 8, apart: 6, wide: 4, high: 4 } }).stack(
      51,
      18,
      1.8,
      18,
      { color: "#b9664e", plain: true, puff: 1.8 },
    );
    k.awning(6, 29, 36, 8, "#8f2f3f", 3.4).board(24, 20, 17, 6, "fork", "#8f2f3f");
    for (const [x, y] of [
      [8, 44],
      [19, 42],
      [30, 44],
      [13, 55],
      [25, 56],
    ] as const) {
      k.disc(x, y, 3, "#ffffff", 2.6).disc(x, y, 0.9, "#d2473f");
      k.rect(x - 4.6, y - 0.8, 1.4, 1.8, "#8a5a3c").rect(x + 3.2, y - 0.8, 1.4, 1.8, "#8a5a3c");
    }
    k.hedge(3, 60, 34, 1.6).tree(44, 40, 3).tree(52, 44, 2.4).tree(42, 58, 2.6).lamp(18, 46, 2, 14);
  },
  Bank: (k) => {
    k.rect(4, 40, 54, 20, "#e8eef4", 2);
    k.box(8, 12, 42, 24, 16, "#efe8da", { roof: "#d5cdbd" }).columns(9.4, 39, 39, 6, 13, 1.6, WHITE);
    k.box(7, 36, 44, 6, 3, "#efe8da", { z: 13, rim: false }).gable(7, 37, 44, 4.4, 0, 8, "#efe8da", COPPER, {
      z: 16,
      along: true,
    });
    k.dome(29, 22, 9, GOLD, { z: 16 }).steps(8, 44, 42).tree(4, 54, 3).tree(56, 54, 3).car(24, 54);
  },
  Forum: (k) => {
    k.rect(1, 8, 60, 54, "#f1eadb", 2)
      .rect(13, 26, 36, 26, "#e3d8c2", 2)
      .disc(31, 39, 8, "#d3c4a4")
      .fountain(31, 39, 5);
    k.box(4, 10, 54, 9, 11, "#f4efe4", { roof: COPPER, win: { tall: 10, apart: 6, wide: 2.8, high: 6 } });
    k.columns(5, 22, 52, 10, 9, 1.1).box(4, 20, 54, 4, 2, WHITE, { z: 9, rim: false });
    for (const x of [5, 51]) {
      for (const at of times(5)) k.cylinder(x + 3, 29 + at * 6, 1.1, 8, WHITE);
      k.box(x, 27, 6, 30, 2, WHITE, { z: 8, roof: COPPER, rim: false });
    }
    for (const [x, y] of [
      [18, 31],
      [44, 31],
      [18, 48],
      [44, 48],
    ] as const)
      k.box(x - 2, y, 5, 3, 2.4, "#b98450", { rim: false, roof: nth(WARES, x + y) });
    k.statue(31, 57, 4, "star");
  },
  "Jewelry Store": (k) => {
    plaza(k, 38);
    k.box(10, 11, 38, 21, 15, "#f4eef6", {
      roof: "#d9cfe0",
      win: { tall: 13, apart: 6, wide: 4.6, high: 8, glass: "#bfe3f2" },
    });
    k.box(8, 9, 42, 25, 1.6, GOLD, { z: 15, roof: "#f7f1fa" });
    k.solid(
      k.layer(29, 22, 0, 0, 18),
      ...[
        ["M-13-8H13L20 0L0 20L-20 0z", "#4fc3ea"],
        ["M-13-8L-7 0H-20zM13-8L7 0H20zM-7 0H7L0 20z", "#bfeefb"],
        ["M-13-8L0-8L-7 0zM13-8L0-8L7 0z", "#8fdcf4"],
      ].map(
        ([path, fill]) =>
          [path!, k.tone(fill!, "top"), `transform="translate(${k.spot(29, 22, 30).join(" ")}) scale(.62)"`] as const,
      ),
    );
    k.lamp(29, 22, 28, 18).rect(25, 34, 8, 27, "#b0304a", 1);
    k.statue(14, 48, 5, "ring").statue(46, 48, 5, "gem").hedge(6, 58, 14, 1.8).hedge(38, 58, 14, 1.8);
  },
  "Computer Store": (k) => {
    plaza(k, 38);
    k.box(5, 12, 48, 19, 13, "#e3edf2", {
      roof: "#b9ccd6",
      win: { tall: 12, apart: 7, wide: 6, high: 7, glass: "#9fe0f0" },
    });
    k.box(13, 17, 32, 3, 17, "#2f3a52", { z: 13, rim: false });
    k.on(29, 19.9, 14, [k.front(15, 20, 15, 28, 13), k.shine("#3fc0dc", "#6fe6fa")]);
    for (const at of times(4))
      k.on(29, 19.95, 15 + at * 0.1, [
        k.front(18, 20, 25 - at * 2.6, nth([20, 12, 17, 8], at), 1.1),
        k.shine("#eafcff", "#f4ffff"),
      ]);
    k.lamp(29, 20, 22, 20).awning(5, 31, 48, 8, "#2f86b8", 3);
    for (const at of times(4))
      k.box(7 + at * 8.5, 44, 6, 3, 3, "#c9ced6", { rim: false }).board(
        10 + at * 8.5,
        45,
        1.6,
        2.8,
        "screen",
        "#8e8aa0",
      );
    k.parking(4, 53, 34, 9, 0.6).statue(48, 49, 5, "chip").tree(54, 58, 2.6);
  },
  "Watch Store": (k) => {
    plaza(k, 38);
    shop(k, "#efe3cf", "#7a2f4a", { roof: "#cdb99c", width: 44 });
    k.box(18, 20, 18, 11, 16, "#f6efe0", { z: 12, rim: false }).hip(17.4, 19.4, 19.2, 12.2, 0, 8, "#f6efe0", GOLD, {
      z: 28,
    });
    k.clock(27, 30.9, 20, 7).lamp(27, 31, 20, 12);
    k.disc(14, 50, 8, "#f6efe0", 7)
      .disc(14, 50, 6.6, "#ffffff", 5.8)
      .line(
        [
          [14, 50],
          [14, 45.4],
        ],
        "#2b2415",
        0.9,
      );
    k.line(
      [
        [14, 50],
        [17.4, 51],
      ],
      "#2b2415",
      0.9,
    );
    for (const at of times(3))
      k.box(28 + at * 7, 44, 4, 3, 4, "#7a2f4a", { rim: false }).cylinder(30 + at * 7, 45.4, 1.3, 1, GOLD, {
        z: 4,
        bare: true,
      });
    k.tree(34, 56, 2.6).tree(44, 57, 2.6).tree(53, 50, 2.8);
  },
  "Clothing Store": (k) => {
    plaza(k);
    shop(k, "#fbe8ee", "#e0567a", { roof: "#eac4d0" });
    k.board(24, 22, 12, 7, "shirt", "#fff6fa", "#e0567a");
    ["#3f7fc0", "#e0567a", GOLD, TEAL, "#8a4f9a"].forEach((color, at) => figure(k, 9 + at * 8, 43, color));
    k.post(8, 53, 6).post(40, 53, 6).beam([8, 53, 6], [40, 53, 6], "#7b7686", 0.8, k.depth(40, 53));
    for (const at of times(7))
      k.on(10 + at * 4.4, 53.2, 0.4, [k.front(9 + at * 4.4, 53, 1, 3.2, 4.8), k.tone(nth(WARES, at * 2), "top")]);
    k.tree(50, 44, 2.8).tree(50, 57, 2.8);
  },
  "Roofing Supplies": (k) => {
    k.rect(0, 32, 62, 30, "#d6cdbd", 3);
    k.gable(4, 9, 50, 18, 9, 11, "#d9b48a", TERRA, { tiles: true, win: { tall: 9, apart: 8, wide: 5, high: 5 } });
    k.on(42, 20, 12, [k.plate(36, 16, 12, 7, 15), k.tone(COPPER, "top")]);
    for (const at of times(3)) k.box(5 + at * 9, 36, 7, 6, 5, nth([TERRA, "#6d86a0", COPPER], at), { rim: false });
    for (const at of times(3))
      k.gable(6 + at * 11, 48, 9, 9, 0.5, 7, "#c9924f", nth(["#c9924f", "#b9783f"], at), { along: true });
    k.pipes(38, 38, 3, 14, "#c2683a", 1.2).crates(40, 50, 2, ["#c2683a"]).truck(36, 56, "#f1b93b", 14);
  },
  "Plumbing Supplies": (k) => {
    k.rect(0, 34, 62, 28, "#cfd6da", 3);
    k.box(4, 10, 50, 19, 12, "#dbe8ee", { roof: "#8fb3c4", win: DISPLAY }).awning(4, 29, 50, 8, "#2f86b8", 3.4);
    k.board(16, 22, 12, 6, "tap", "#eaf4f8").cylinder(42, 18, 5, 9, "#c2683a", { z: 12, top: "#e69a62" });
    k.pipes(4, 39, 4, 18, "#c2683a", 1.4).pipes(26, 39, 4, 16, "#8fa6b8", 1.4).pipes(5, 54, 2, 14, "#3f9ac8", 1.8);
    k.pipe(
      [
        [26, 58],
        [32, 58],
        [32, 54],
        [40, 54],
        [40, 60],
      ],
      1.4,
      "#c2683a",
      2.2,
    )
      .box(46, 40, 8, 5, 4, "#fbf6ea", { roof: "#bfe3f2", rim: false })
      .box(47, 49, 7, 4, 3.4, "#fbf6ea", { roof: "#bfe3f2", rim: false });
  },
  "Stock Exchange": (k) => {
    plaza(k, 42, "#e8eef4");
    k.box(6, 11, 46, 24, 20, "#ece6da", { roof: "#cdc6b8" }).units(6, 11, 46, 12, 20, 3);
    k.box(12, 15, 34, 3, 13, "#2b3350", { z: 20, rim: false });
    const curve = [
      [14, 22],
      [20, 26],
      [25, 24],
      [31, 29],
      [36, 27],
      [44, 31.6],
    ].map(([x, z]) => k.spot(x!, 18, z!));
    k.on(29, 17.9, 21, [polyline(curve), "none", `stroke="#5fe08a" stroke-width="1.6" stroke-linejoin="round"`]);
    k.lamp(29, 18, 26, 18)
      .columns(8, 38, 42, 7, 15, 1.5)
      .box(6, 35, 46, 6, 3, "#f4efe4", { z: 15, rim: false })
      .gable(6, 37, 46, 4, 0, 8, "#f4efe4", STEEL, { z: 18, along: true });
    k.steps(7, 43, 44).statue(12, 55, 5, "rise").statue(46, 56, 4, "coin").car(24, 56);
  },
  "Collection Agency": (k) => {
    plaza(k, 40);
    k.box(8, 11, 40, 22, 21, "#b9c0c8", { roof: "#8f98a4", win: { tall: 6.4, apart: 5.4, high: 3.2 } }).units(
      8,
      11,
      40,
      22,
      21,
      3,
    );
    k.board(19, 24, 21, 6, "coin", "#3f4a5f").patch(24, 33.1, 0, 8, 8, "#54606f", "#ffd889");
    k.box(8, 46, 12, 9, 10, "#6c7786", { rim: false, roof: "#8f98a4" });
    const [a, b] = k.spot(14, 55, 5);
    k.on(
      14,
      54.9,
      1,
      [ellipse(a, b, 3.4), k.tone("#c9ced6", "south")],
      [ellipse(a, b, 2.4), k.tone("#54606f")],
      [`M${a - 3} ${b}h6M${a} ${b - 3}v6`, "none", k.stroke("#e9edf0", 0.7)],
    );
    k.box(28, 44, 11, 5, 5, "#3f4a5f", { rim: false }).box(39, 44.4, 4, 4.4, 4, "#3f4a5f", {
      rim: false,
      roof: "#9fd0e6",
    });
    k.box(28, 54, 11, 5, 5, "#3f4a5f", { rim: false })
      .box(39, 54.4, 4, 4.4, 4, "#3f4a5f", { rim: false, roof: "#9fd0e6" })
      .tree(51, 46, 2.6)
      .tree(4, 60, 2.4);
  },
  "Toy Store": (k) => {
    plaza(k, 36, "#fdf0d0");
    for (const at of times(4))
      k.box(4 + at * 12.4, 11, 12.4, 18, 11 + (at % 2) * 5, nth(["#e2453c", "#ffd34d", "#3b7fc4", "#5aa84f"], at), {
        win: { tall: 10, apart: 8, wide: 5, high: 4.6 },
      });
    k.cone(10.4, 20, 6, 9, "#3b7fc4", { z: 11 })
      .cone(47.6, 20, 6, 9, "#e2453c", { z: 16 })
      .board(29, 22, 12, 6, "top", "#fffaf0");
    k.awning(4, 29, 50, 8, "#e2453c", 4);
    k.box(6, 42, 7, 7, 7, "#3b7fc4", { rim: false })
      .box(14, 44, 6, 6, 6, "#e2453c", { rim: false })
      .box(9, 43, 6, 6, 6, "#ffd34d", { z: 7, rim: false });
    k.dome(28, 50, 5, "#e2453c", { z: 1, tall: 1 })
      .cylinder(40, 46, 4, 2, "#5aa84f")
      .cylinder(40, 46, 3, 2, "#ffd34d", { z: 2 })
      .cylinder(40, 46, 2, 2, "#3b7fc4", { z: 4 })
      .cone(40, 46, 1.4, 3, "#e2453c", { z: 6 });
    k.car(14, 57, false, "#ffd34d")
      .car(21, 57, false, "#e2453c")
      .car(28, 57, false, "#3b7fc4")
      .tree(52, 46, 3)
      .tree(42, 58, 2.6);
  },
  Casino: (k) => {
    k.disc(31, 36, 31, "#cfe0ee", 29).disc(31, 36, 28, "#e8607a", 26).disc(31, 36, 25, "#f7dfe2", 23);
    k.cylinder(31, 25, 20, 9, "#fbf1de", { top: "#f3e2c4" });
    for (const at of times(12)) {
      const [a, b] = k.spot(31 + Math.cos(at * 0.5236) * 17.4, 25 + Math.sin(at * 0.5236) * 17.4, 9);
      k.on(31, 25, 9, [ellipse(a, b, 1.3), k.shine("#e8407a", "#ffe27a", "top")]);
    }
    k.cylinder(31, 25, 12, 8, "#c23a6e", { z: 9, top: "#e0608c" })
      .dome(31, 25, 9.5, GOLD, { z: 17, tall: 0.7 })
      .flag(30, 22, 27, 7, "#e8407a");
    k.box(22, 43, 18, 4, 7, "#c23a6e", { rim: false });
    const [a, b] = k.spot(31, 47, 4.4);
    k.on(31, 46.8, 1, [
      `M${a - 6} ${b}h12`,
      "none",
      `stroke="${k.shine("#fff3cf", "#ffe27a")}" stroke-width="2" stroke-dasharray="1.6 1"`,
    ]);
    k.fountain(31, 56, 6)
      .palmsAt([
        [10, 50],
        [52, 50],
        [18, 58],
        [45, 58],
      ])
      .lamp(31, 40, 0, 26);
  },
  "Trading Post": (k) => {
    k.rect(0, 32, 62, 30, "#dccba6", 3);
    k.gable(5, 9, 44, 19, 11, 10, "#b9783f", "#7f8a94", { tiles: true, win: { tall: 10, apart: 9, wide: 5, high: 5 } });
    k.patch(22, 28.1, 0, 9, 8, "#7a4f34", "#ffca6a").box(3, 28, 48, 5, 1.4, "#c9a070", { rim: false });
    k.board(14, 28, 17, 5, "exchange", CREAM).containers(30, 50, 3, 2);
    k.crates(6, 38, 5, ["#c9924f", "#b9783f", "#d9a85a"])
      .crates(8, 45, 3, ["#d9a85a", "#c9924f"])
      .barrels(36, 40, 4)
      .logs(5, 53, 3, 14);
    k.box(46, 36, 8, 6, 5, "#e2c08a", { roof: "#fff3d6", rim: false }).flag(53, 24, 0, 24, RED);
  },
  "Shopping Center": (k) => {
    k.box(2, 8, 56, 22, 13, "#f4efe4", { roof: "#dcd8d0" });
    for (const at of times(4)) k.skylight(6 + at * 13, 12, 9, 13, 13);
    k.box(21, 30, 18, 5, 17, "#2f86b8", {
      win: { tall: 15, apart: 5, wide: 4, high: 11, glass: "#bfe9f7" },
      rim: false,
    });
    k.awning(2, 30, 19, 8, "#e8607a").awning(39, 30, 19, 8, GOLD);
    k.parking(1, 40, 27, 10, 0.8).parking(33, 40, 27, 10, 0.6).parking(1, 53, 27, 9, 0.5).parking(33, 53, 27, 9, 0.7);
    k.treesAt(
      [
        [30.5, 44],
        [30.5, 52],
        [30.5, 59],
      ],
      2.2,
    );
  },
  "Tour Operator": (k) => {
    k.rect(0, 34, 62, 28, "#e9dcb8", 3);
    k.box(6, 14, 30, 15, 11, "#bfe6ee", { roof: "#f4f6f0", win: { tall: 10, apart: 6, wide: 5, high: 5.4 } }).awning(
      6,
      29,
      30,
      8,
      "#f08a3e",
      3.4,
    );
    k.board(21, 20, 11, 5, "globe", WHITE).bus(6, 38, "#f08a3e", 16).bus(28, 38, "#2f9ac0", 16);
    k.pond(20, 54, 19, 7, 5)
      .parasol(44, 50, "#e2574c", 3.6)
      .parasol(36, 58, GOLD, 3.6)
      .palmsAt([
        [42, 32],
        [56, 44],
        [46, 60],
        [4, 48],
      ]);
    balloon(k, 49, 24);
  },
};

/** A hot-air balloon that is about to rise: its basket stands on the ground. */
function balloon(k: Kit, x: number, y: number): void {
  k.box(x - 1.6, y - 1.4, 3.2, 2.8, 3, "#a9713f", { rim: false });
  k.beam([x - 1.4, y, 3], [x - 4, y, 12], "#6d5a48", 0.5, k.depth(x, y) + 3).beam(
    [x + 1.4, y, 3],
    [x + 4, y, 12],
    "#6d5a48",
    0.5,
    k.depth(x, y) + 3,
  );
  const [a, b] = k.spot(x, y, 19);
  k.shadeSpot(x, y, 6, 18);
  k.solid(
    k.depth(x, y) + 4,
    [
      `M${a - 9} ${b - 2}A9 9 0 0 1 ${a + 9} ${b - 2}Q${a + 8} ${b + 4} ${a + 2.4} ${b + 8}H${a - 2.4}Q${a - 8} ${b + 4} ${a - 9} ${b - 2}z`,
      k.tone("#e2574c"),
    ],
    [
      `M${a - 3} ${b - 10.6}Q${a - 6} ${b} ${a - 1} ${b + 8}H${a + 1}Q${a + 6} ${b} ${a + 3} ${b - 10.6}Q${a} ${b - 11.4} ${a - 3} ${b - 10.6}z`,
      k.tone(GOLD, "top"),
    ],
    [
      `M${a + 5} ${b - 9.4}A9 9 0 0 1 ${a + 9} ${b - 2}Q${a + 8} ${b + 4} ${a + 2.4} ${b + 8}H${a + 1.6}Q${a + 7.4} ${b} ${a + 5} ${b - 9.4}z`,
      k.tone("#e2574c", "east"),
    ],
  );
}

/** A shop that has no recipe of its own. */
export const anyShop = (k: Kit): void => {
  plaza(k);
  const awning = k.pick([RED, BLUE, GREEN, GOLD, "#8a4f9a"]);
  shop(k, k.pick([CREAM, "#e6eef4", "#f0dcd0"]), awning, { height: 11 + k.random() * 8, width: 38 + k.random() * 12 });
  k.crates(8, 40, 5, WARES).parking(4, 49, 32, 11).sign(44, 50, 9, awning, 8, 5).tree(52, 58, 2.8);
};
