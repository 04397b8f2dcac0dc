// Homes: warm roofs, round trees, gardens. In the hero's own units: 62 wide, 64 deep.
import { BRICK, COPPER, CREAM, GOLD, Kit, PASTELS, STEEL, TEAL, TERRA, WHITE, nth, times, type Recipes } from "../kit";

const SMALL = { tall: 5, apart: 5 } as const;
type At = readonly (readonly [x: number, y: number])[];

/** A garden path from the door of a house that stands at x, y. */
const path = (k: Kit, x: number, y: number, length: number) => k.rect(x, y, 2.4, length, "#e8dcc2");

/** A log cabin: walls of logs, a roof of shingles. */
function cabin(k: Kit, x: number, y: number, width: number, depth: number): void {
  k.gable(x, y, width, depth, 6, 6, "#b9783f", "#6f4a34", { door: "#f0cf98", tiles: true, chimney: true });
  for (const z of [1.2, 3, 4.8])
    k.on(x + width / 2, y + depth - 0.2, z, [
      k.front(x, y + depth, z, width * 0.4, 0.5) + k.front(x + width * 0.6, y + depth, z, width * 0.4, 0.5),
      k.tone("#8a552c", "south"),
    ]);
}

export const residential: Recipes = {
  Tenements: (k) => {
    k.rect(0, 26, 62, 9, "#d6c7a6");
    for (const at of times(6)) {
      const [height, x, y] = [15 + k.random() * 4, 2 + (at % 3) * 20, 9 + Math.floor(at / 3) * 29];
      k.box(x, y, 17, 15, height, k.pick([BRICK, "#b85c48", "#d67f5c"]), { win: true, roof: "#d9b79a" });
      k.cylinder(x + 5, y + 5, 2, 3.4, "#a98763", { z: height, bare: true });
      k.units(x, y, 17, 15, height, 1);
    }
    k.beam([19, 30, 9], [42, 30, 9], "#ffffff", 0.4);
    k.trees(2, 58, 58, 4, 6, 2.2);
  },
  "Colonial Houses": (k) => {
    for (const at of times(4)) {
      const [x, y] = [4 + (at % 2) * 31, 8 + Math.floor(at / 2) * 29];
      k.fence(x - 3, y - 5, 28, 25);
      k.gable(x, y, 20, 12, 8, 6, WHITE, nth(["#7a8aa0", "#9a6a5c", "#7a8aa0", "#5f7a6c"], at), {
        win: { tall: 4, apart: 4.4 },
        door: "#b5463a",
        chimney: true,
        tiles: true,
      });
      path(k, x + 9.5, y + 12, 8);
      k.trees(x - 1, y + 16, 6, 3, 2, 2.2).tree(x + 21, y + 17, 3);
    }
  },
  Townhouses: (k) => {
    for (const row of times(2)) {
      const y = 12 + row * 31;
      k.rect(0, y + 12, 62, 3.4, "#eadfc8");
      for (const at of times(5))
        k.gable(
          1 + at * 12,
          y,
          12,
          13,
          11 + (at % 2),
          5.5,
          nth(PASTELS, at * 2 + row),
          nth([TERRA, "#c95d46", "#e2895a"], at),
          {
            along: true,
            win: { tall: 5, apart: 4 },
            eave: 0.3,
          },
        );
      for (const at of times(6)) k.tree(4 + at * 10.5, y + 18, 2);
    }
  },
  "Row Housing": (k) => {
    for (const row of times(3)) {
      const y = 7 + row * 20;
      k.rect(0, y + 9, 62, 4.4, "#bfe08c");
      k.gable(
        1,
        y,
        60,
        9,
        7,
        5,
        nth(["#e8c9a4", "#dfb08f", "#f0dcb8"], row),
        nth(["#b5573f", "#a8664a", "#c4684a"], row),
        {
          win: { tall: 6, apart: 6, wide: 2.6, high: 2.8 },
          tiles: true,
        },
      );
      for (const at of times(5)) {
        k.box(8 + at * 12, y + 3, 2, 2, 8, "#b9664e", { z: 6, rim: false, bare: true });
        k.rect(6.5 + at * 12, y + 9, 1.2, 4.4, "#fff6e4");
      }
    }
  },
  Triplexes: (k) => {
    const wings = ["#f4b8b0", "#f6e0a8", "#bfe0d4"] as const;
    for (const [x, y] of [
      [3, 12],
      [33, 8],
      [18, 41],
    ] as At) {
      k.rect(x - 2, y + 11, 30, 7, "#bfe08c", 2);
      for (const at of times(3))
        k.gable(
          x + at * 8.4,
          y + (at % 2) * 2.4,
          8.6,
          11,
          12 + (at % 2) * 3,
          5,
          nth(wings, at),
          nth([TERRA, "#b5573f", "#d98a52"], at),
          {
            along: true,
            win: { tall: 5.4, apart: 4 },
            eave: 0.4,
          },
        );
    }
    k.trees(46, 42, 14, 18, 5, 2.6).trees(0, 42, 12, 18, 4, 2.6);
  },
  "Brick Houses": (k) => {
    for (const at of times(6)) {
      const [x, y] = [2 + (at % 3) * 20.5, 9 + Math.floor(at / 3) * 29];
      k.rect(x - 1, y + 11, 18, 9, "#bfe08c", 1);
      k.gable(x, y, 16, 12, 10, 7, nth([BRICK, "#b5573f", "#d07a58"], at), nth(["#5f5a72", "#6c5f5a"], at), {
        along: true,
        win: { tall: 4.8, apart: 4.2 },
        door: "#f6ead2",
      });
      k.box(x + 12, y + 2, 2.4, 2.4, 10, "#a64a38", { z: 10, rim: false, bare: true });
      path(k, x + 7, y + 12, 8);
      k.tree(x + 2, y + 17, 2.2);
    }
  },
  "Concrete Houses": (k) => {
    for (const at of times(4)) {
      const [x, y] = [3 + (at % 2) * 31, 9 + Math.floor(at / 2) * 28];
      k.rect(x - 2, y + 10, 28, 12, "#dfe3dc", 2);
      k.box(x, y, 22, 13, 8, "#d3d6d8", { roof: "#e6e8e8", win: { tall: 7, apart: 7, wide: 5, high: 3.4 } });
      k.box(x + (at % 2 ? 0 : 9), y + 1, 13, 10, 7, "#c2c7cb", {
        z: 8,
        roof: "#dfe2e4",
        win: { tall: 6, apart: 6, wide: 4.4, high: 3 },
      });
      if (at % 2) k.pool(x + 2, y + 16, 10, 4);
      else k.car(x + 3, y + 16);
      k.tree(x + 20, y + 18, 2.6).tree(x + 24, y + 14, 2.2);
    }
  },
  "Prefab Housing": (k) => {
    for (const row of times(4)) {
      const y = 8 + row * 15;
      k.rect(0, y + 7, 62, 4.6, "#e9e0c6");
      for (const at of times(3))
        k.box(1 + at * 21, y, 18, 7.4, 6.4, nth(["#f0e2c4", "#cfe0e4", "#f0cfb4", "#dce6c4"], at + row), {
          roof: nth([TEAL, "#e08a52", "#8fa6b8"], at + row * 2),
          rim: false,
          win: { tall: 6, apart: 4.6, wide: 2.8, high: 2.6 },
        });
    }
    k.crane(58, 34, 24, 24, GOLD);
  },
  Cottages: (k) => {
    k.line(
      [
        [10, 20],
        [25, 38],
        [40, 24],
        [48, 46],
        [34, 62],
      ],
      "#e6d5ad",
      3,
    );
    for (const [x, y] of [
      [4, 6],
      [36, 3],
      [18, 24],
      [42, 31],
      [3, 42],
      [28, 47],
    ] as At)
      k.gable(x, y + 5, 14, 10, 5.5, 6, CREAM, k.pick(["#b98f4f", "#a97c46", "#c49a58"]), {
        door: "#4f7aa5",
        win: SMALL,
        chimney: true,
        tiles: true,
      });
    k.trees(0, 0, 62, 62, 13, 2.4);
  },
  Suburbs: (k) => {
    k.line(
      [
        [4, 60],
        [6, 34],
        [30, 28],
        [56, 34],
        [58, 60],
      ],
      "#8f8c9c",
      4.4,
    );
    k.disc(30, 30, 7, "#8f8c9c").disc(30, 30, 3.6, "#8fc968").tree(30, 30, 2.6);
    for (const [x, y] of [
      [2, 8],
      [24, 4],
      [44, 9],
      [14, 44],
      [35, 44],
    ] as At) {
      k.hip(x, y, 15, 11, 6, 5, nth(PASTELS, x), nth(["#a8744a", "#8f6a7a", TERRA], x), {
        win: SMALL,
        door: "#fbf6ea",
      });
      k.box(x + 15, y + 4, 5, 7, 4.4, WHITE, { rim: false });
      k.car(x + 16.2, y + 12.4, true);
      k.tree(x - 1, y + 13, 2.2);
    }
    k.trees(12, 58, 40, 4, 5, 2.2);
  },
  "Tract Housing": (k) => {
    for (const at of times(9)) {
      const [x, y] = [2 + (at % 3) * 20.6, 5 + Math.floor(at / 3) * 20.5];
      k.rect(x - 1.2, y - 0.6, 19.4, 18, at % 2 ? "#a5d178" : "#b4da88");
      k.fence(x - 1.2, y - 0.6, 19.4, 18);
      k.gable(x + 1, y + 1, 14, 9, 5.6, 4.6, CREAM, "#c96a4c", { win: SMALL, door: "#6d86a0", tiles: true });
      path(k, x + 12.6, y + 10, 7.4);
      k.tree(x + 4, y + 14, 2);
    }
  },
  "Modern Housing": (k) => {
    for (const [x, y] of [
      [3, 8],
      [33, 12],
      [5, 38],
      [36, 42],
    ] as At) {
      k.rect(x - 2, y + 8, 27, 12, "#cfe6a4", 2);
      k.box(x, y, 20, 11, 5.4, "#f4f1ea", {
        roof: "#fbf9f4",
        win: { tall: 5.4, apart: 6.4, wide: 5.4, high: 3.6, glass: "#7fb6cf" },
      });
      k.box(x + 5, y - 1, 17, 9, 5.4, "#c98f5a", {
        z: 5.4,
        roof: "#f4f1ea",
        win: { tall: 5.4, apart: 6.4, wide: 5.4, high: 3.4, glass: "#7fb6cf" },
      });
      k.solar(x + 8, y + 1, 11, 4.6, 10.8);
      k.pool(x + 2, y + 14, 8, 3.6);
      k.tree(x + 19, y + 16, 2.6);
    }
  },
  "Tiny Houses": (k) => {
    k.line(
      [
        [4, 60],
        [18, 40],
        [32, 30],
        [46, 40],
        [58, 58],
      ],
      "#eadfc0",
      2.6,
    );
    k.disc(31, 31, 6, "#eadfc0").disc(31, 31, 2.4, "#c9694f");
    const colors = ["#e2574c", "#f1b93b", "#3b8fb0", "#7dbb5d", "#c98fb8", "#f6ead2"] as const;
    const places = [
      [3, 6],
      [22, 3],
      [42, 7],
      [4, 25],
      [46, 26],
      [12, 44],
      [31, 46],
      [48, 46],
    ] as At;
    places.forEach(([x, y], at) => {
      k.gable(x, y + 2, 8.6, 8, 5.4, 5.4, nth(colors, at), nth(["#6d5a52", "#5f6a7a"], at), {
        along: true,
        door: "#fff6e4",
        eave: 0.6,
      });
      k.rect(x + 1, y + 10, 6, 3, "#d9a85a").tree(x + 11, y + 9, 1.8);
    });
    k.flame(31, 31, 0, 0.4);
  },
  Bungalows: (k) => {
    for (const [x, y] of [
      [2, 8],
      [33, 12],
      [6, 38],
      [37, 42],
    ] as At) {
      k.rect(x - 2, y + 8, 28, 13, "#b4da88", 2);
      k.hip(x, y, 22, 13, 5, 5.6, "#f3c7a5", "#c4684a", { win: { tall: 5, apart: 5 } });
      k.box(x + 3, y + 13, 13, 4, 0.8, "#c9a070", { rim: false });
      for (const at of times(3)) k.post(x + 4 + at * 5.4, y + 16.4, 4.4, "#fbf6ea", 1);
      k.box(x + 2.4, y + 13, 14.2, 4.6, 0.9, "#d98a5c", { z: 4.4, rim: false });
      k.palm(x + 22, y + 18, 3.4, 7);
    }
  },
  Ranch: (k) => {
    k.field(0, 38, 36, 24, "#c79d56", "#e3c06e");
    k.rect(40, 34, 22, 28, "#bfe08c", 2).fence(40, 34, 22, 28);
    for (const at of times(4))
      k.box(44 + (at % 2) * 10, 40 + at * 4.8, 4, 2.2, 2, at % 2 ? "#8a5a3c" : "#fbf6ea", { rim: false });
    k.gable(30, 8, 24, 16, 10, 8, "#c2483c", "#8f8b94", {
      win: { tall: 9, apart: 8, wide: 4, high: 5, glass: "#fff3e0" },
      tiles: true,
    });
    k.gable(3, 13, 19, 11, 6.5, 5, CREAM, "#a8744a", { door: "#43708f", win: SMALL, chimney: true, tiles: true });
    k.cylinder(58.5, 20, 3.2, 15, "#cfd4da", { top: "#aeb8c2" });
    k.trees(2, 30, 24, 4, 5, 2.4);
  },
  "Log Cabins": (k) => {
    k.pond(33, 36, 13, 9, 3);
    k.rect(30, 40, 3, 10, "#c9924f");
    for (const [x, y] of [
      [4, 8],
      [40, 10],
      [4, 40],
      [42, 44],
    ] as At)
      cabin(k, x, y, 15, 10);
    for (const [x, y] of [
      [24, 8],
      [30, 12],
      [34, 5],
      [58, 28],
      [2, 30],
      [22, 54],
      [30, 58],
      [36, 56],
      [60, 40],
      [22, 20],
    ] as At)
      k.pine(x, y, 3.2, 10);
  },
  "Log Houses": (k) => {
    k.line(
      [
        [14, 62],
        [16, 44],
        [44, 40],
        [46, 62],
      ],
      "#e0cfa6",
      3,
    );
    cabin(k, 4, 10, 24, 14);
    cabin(k, 36, 16, 22, 14);
    k.gable(12, 24, 9, 6, 6, 5, "#b9783f", "#6f4a34", { along: true, door: "#f0cf98" });
    k.logs(6, 48, 4, 12).logs(40, 48, 4, 12);
    for (const [x, y] of [
      [2, 34],
      [31, 8],
      [58, 10],
      [60, 44],
      [30, 52],
      [26, 60],
      [36, 60],
    ] as At)
      k.pine(x, y, 3, 10);
  },
  Apartments: (k) => {
    k.lawn(18, 28, 42, 32, "#c8e49a");
    k.box(3, 10, 55, 12, 24, "#f0d9b8", { win: true, roof: "#c7b299" }).units(3, 10, 55, 12, 24, 4);
    k.box(3, 24, 12, 36, 19, "#e6bd97", { win: true, roof: "#b99d88" }).garden(5, 28, 8, 12, 19);
    k.pool(28, 34, 18, 9);
    k.trees(20, 50, 36, 8, 7, 2.6).palmsAt(
      [
        [52, 38],
        [23, 44],
      ],
      3.4,
      6,
    );
    for (const at of times(4)) k.rect(30 + at * 4.4, 45.5, 2.6, 1.4, nth(["#f4f0e6", GOLD, "#e2574c"], at));
  },
  Condominiums: (k) => {
    k.lawn(4, 30, 54, 31, "#c8e49a");
    for (const at of times(3)) {
      const [x, y] = [2 + at * 20.5, 14 - (at % 2) * 3];
      k.box(x, y, 17, 15, 26 + (at % 2) * 7, nth(["#f6ead2", "#f3c7a5", "#e3eef0"], at), {
        win: { tall: 4.8, apart: 5, wide: 3.4 },
        roof: "#c9b8a4",
      });
      for (const floor of times(4))
        k.box(x + 1.5, y + 15, 14, 2, 0.7, WHITE, { z: 4.6 + floor * 5, rim: false, bare: true });
      k.garden(x + 3, y + 3, 10, 8, 26 + (at % 2) * 7);
    }
    k.fountain(31, 48, 6).treesAt(
      [
        [8, 44],
        [16, 52],
        [8, 58],
        [46, 44],
        [54, 52],
        [46, 58],
        [22, 40],
        [40, 40],
      ],
      2.6,
    );
  },
  "Nursing Home": (k) => {
    k.lawn(14, 24, 34, 37, "#b9df90");
    k.gable(2, 9, 58, 12, 12, 6, "#f6ead2", "#b9705a", { win: true, tiles: true });
    k.gable(2, 22, 11, 32, 10, 5, "#f3dcc0", "#b9705a", { along: true, win: true });
    k.gable(49, 22, 11, 32, 10, 5, "#f3dcc0", "#b9705a", { along: true, win: true });
    k.box(24, 20, 14, 5, 5, WHITE, { rim: false }).board(31, 20, 19, 4, "cross", "#fbf6ea", "#d2473f");
    k.line(
      [
        [31, 26],
        [31, 60],
      ],
      "#f5e7cf",
      2.4,
    );
    k.disc(31, 42, 8, "#f5e7cf").disc(31, 42, 5, "#e88aa6").disc(31, 42, 2.4, "#ffd34d");
    for (const [x, y] of [
      [20, 36],
      [40, 36],
      [20, 48],
      [40, 48],
    ] as At)
      k.rect(x, y, 4, 1.6, "#b9783f");
    k.treesAt(
      [
        [18, 30],
        [44, 30],
        [18, 56],
        [44, 56],
      ],
      2.8,
    );
  },
  "Highrise Apartments": (k) => {
    k.lawn(2, 34, 58, 26, "#c8e49a");
    k.box(5, 14, 20, 18, 46, "#dfe7ea", { win: { tall: 4.6 }, roof: "#9fb4b8" }).garden(7, 16, 16, 8, 46);
    k.box(34, 24, 21, 18, 36, "#f3dcc0", { win: { tall: 4.6 }, roof: "#c7a98c" }).solar(36.5, 27, 16, 6, 36);
    k.box(26, 22, 8, 16, 6, "#bcd3d8", { rim: false });
    k.trees(4, 46, 26, 14, 9, 2.8).pool(38, 52, 14, 6);
  },
  "Highrise Luxury Condos": (k) => {
    k.rect(2, 34, 58, 27, "#efe6d2", 3);
    k.cylinder(15, 24, 12, 54, "#f4efe6", { top: "#dfd6c4" });
    for (const floor of times(9))
      k.cylinder(15, 24, 12.5, 1.6, "#5fa6c4", { z: 4 + floor * 5.4, bare: true, top: "#5fa6c4" });
    k.cylinder(15, 24, 7, 5, GOLD, { z: 54, bare: true });
    k.box(34, 18, 20, 19, 42, "#efe3cf", { win: { tall: 4.6, apart: 5, wide: 4, glass: "#4f95b8" }, roof: "#e3cf9c" });
    k.garden(36, 20, 16, 8, 42).box(40, 29, 9, 6, 3, GOLD, { z: 42, rim: false });
    k.pool(28, 45, 24, 8).palmsAt(
      [
        [24, 44],
        [56, 44],
        [26, 58],
        [54, 58],
        [6, 44],
        [8, 56],
      ],
      3.8,
      7,
    );
    k.fountain(14, 50, 5);
  },
  Penthouse: (k) => {
    k.rect(4, 40, 54, 21, "#d6c7a6", 3);
    k.box(8, 16, 34, 22, 40, "#d98f6a", { win: { tall: 4.4 }, roof: "#cfe0a4" });
    k.box(14, 18, 22, 12, 8, "#f8f5ee", {
      z: 40,
      roof: "#fbf9f4",
      win: { tall: 8, apart: 5.4, wide: 4.8, high: 6, glass: "#8fd0e8" },
    });
    k.box(17, 20, 13, 8, 6, "#f8f5ee", {
      z: 48,
      roof: GOLD,
      win: { tall: 6, apart: 4, wide: 3.4, high: 4, glass: "#8fd0e8" },
    });
    k.garden(9.5, 31, 11, 6, 40).on(33, 34, 40, [k.plate(24, 31.5, 15, 5, 40.4), k.tone("#4cc3de", "top")]);
    k.box(46, 26, 12, 12, 14, "#e6bd97", { win: true, roof: "#b99d88" });
    k.treesAt(
      [
        [8, 48],
        [18, 54],
        [28, 48],
        [40, 54],
        [52, 48],
      ],
      2.6,
    )
      .car(28, 56)
      .car(44, 46, false, "#d2332b");
  },
  "Condos & Restaurant": (k) => {
    k.rect(2, 40, 58, 22, "#dfeaf2", 2);
    k.box(4, 10, 26, 17, 34, "#e3eef0", { win: { tall: 4.8, apart: 5, wide: 3.6 }, roof: "#a9bcc4" }).garden(
      6,
      12,
      18,
      9,
      34,
    );
    k.box(30, 14, 26, 15, 22, "#f3c7a5", { win: { tall: 4.8, apart: 5, wide: 3.6 }, roof: "#c9a78c" }).units(
      30,
      14,
      26,
      15,
      22,
      2,
    );
    k.box(4, 28, 54, 8, 8, CREAM, { roof: "#e3d5bd", win: { tall: 8, apart: 8, wide: 6, high: 4.4 } });
    k.awning(4, 36, 26, 7, "#b0304a").board(46, 36, 8, 4, "fork", "#b0304a");
    for (const at of times(4)) k.parasol(8 + at * 10, 50 + (at % 2) * 6, nth(["#d2473f", "#f1b93b"], at), 3.6);
    k.tree(50, 48, 2.8).tree(55, 58, 2.6);
  },
  "Apartments & Retail": (k) => {
    k.rect(2, 42, 58, 20, "#dfeaf2", 2);
    k.box(3, 8, 52, 18, 26, "#f0c9a4", { win: true, roof: "#c9a78c" })
      .garden(6, 11, 18, 10, 26)
      .units(26, 8, 28, 18, 26, 3);
    k.box(3, 26, 52, 7, 9, CREAM, { roof: "#e3d5bd", win: { tall: 8, apart: 8, wide: 6, high: 4.4 } });
    k.awning(3, 33, 17, 7.6, "#e2453c").awning(21, 33, 17, 7.6, "#2f86b8").awning(39, 33, 16, 7.6, GOLD);
    k.parking(30, 48, 28, 11);
    for (const at of times(3)) {
      k.tree(6 + at * 8, 58, 2.6);
      k.disc(8 + at * 8, 48, 2.2, nth(["#e2574c", GOLD, TEAL], at));
    }
  },
  "Victorian Houses": (k) => {
    const houses = [
      [3, 8, "#c9a0c4", "#6c5a8c"],
      [35, 6, "#9cc7c9", "#3f6f86"],
      [18, 37, "#f0bd8e", "#9b4f4c"],
    ] as const;
    for (const [x, y, wall, roof] of houses) {
      k.rect(x - 2, y + 14, 26, 9, "#bfe08c", 2);
      k.gable(x + 7, y, 15, 13, 11, 8, wall, roof, { win: true, chimney: true, tiles: true });
      k.gable(x + 9, y + 11, 9, 4, 8, 6, WHITE, roof, { along: true, win: { tall: 5, apart: 3.6 } });
      k.cylinder(x + 4, y + 9, 4.2, 13, wall).cone(x + 4, y + 9, 5, 11, roof, { z: 13 });
      k.hedge(x - 2, y + 21, 9, 1.6).hedge(x + 12, y + 21, 12, 1.6);
    }
    k.trees(46, 40, 14, 20, 6, 2.8).trees(0, 44, 12, 16, 5, 2.6);
  },
  Slums: (k) => {
    k.rect(0, 3, 62, 60, "#d9c592", 4);
    const roofs = ["#9fb0b8", "#c27d57", "#d6a15e", "#7fa6ad", "#b98f7a", "#e0c06a"] as const;
    for (const at of times(36)) {
      if (k.random() < 0.14) continue;
      const [x, y] = [1 + (at % 6) * 10.2 + k.random() * 2, 4 + Math.floor(at / 6) * 10 + k.random() * 2];
      const [width, depth, height] = [7 + k.random() * 2.4, 6.4 + k.random() * 1.5, 3.6 + k.random() * 4];
      k.box(x, y, width, depth, height, k.pick(["#c9a582", "#b98d74", "#d8bb95"]), {
        roof: k.pick(roofs),
        rim: false,
        ...(k.detail > 1 ? { win: { tall: 9, apart: 5 } } : {}),
      });
    }
    k.palm(30, 32).palm(56, 60);
  },
  Mansion: (k) => {
    k.lawn(0, 30, 62, 33, "#aeda80");
    k.line(
      [
        [31, 62],
        [31, 36],
      ],
      "#f0e2c0",
      5,
    )
      .disc(31, 48, 9, "#f0e2c0")
      .fountain(31, 48, 5.4);
    k.hip(4, 14, 16, 14, 12, 6, "#f6ead2", "#6d7fa0", { win: true });
    k.hip(42, 14, 16, 14, 12, 6, "#f6ead2", "#6d7fa0", { win: true });
    k.hip(18, 11, 26, 16, 15, 8, "#fbf3e2", "#5f7296", { win: true, flat: true, cap: "#8fa0c0" });
    k.portico(23, 27, 16, 4, 11, WHITE, "#5f7296");
    for (const x of [6, 12, 46, 52])
      k.hedge(x, 40, 5, 1.6)
        .hedge(x, 54, 5, 1.6)
        .disc(x + 2.4, 48, 2.4, "#e88aa6");
    k.treesAt(
      [
        [3, 36],
        [59, 36],
        [3, 60],
        [59, 60],
        [16, 60],
        [46, 60],
      ],
      2.8,
    );
  },
  Castle: (k) => {
    const wall = "#d8d2c8";
    k.disc(31, 36, 31, "#3f9fc0", 27).disc(31, 37, 27, "#b9d987", 23);
    k.box(11, 17, 40, 4, 11, wall).box(11, 21, 4, 30, 11, wall).box(47, 21, 4, 30, 11, wall);
    k.box(22, 24, 18, 15, 22, "#e6e0d5", { win: { tall: 7, apart: 5 } }).hip(24, 26, 14, 11, 0, 9, wall, "#4f6f9c", {
      z: 22,
    });
    k.box(11, 49, 14, 4, 11, wall).box(37, 49, 14, 4, 11, wall);
    for (const [x, y] of [
      [12, 18],
      [50, 18],
      [12, 52],
      [50, 52],
    ] as At)
      k.cylinder(x, y, 4.6, 16, "#e2dcd0").cone(x, y, 5.4, 10, "#c4473f", { z: 16 });
    k.flag(31, 30, 31, 6, GOLD).rect(28, 50, 6, 14, "#a9825a");
  },
};

/** Homes that have no recipe of their own. */
export const anyHomes = (k: Kit): void => {
  for (const at of times(4)) {
    const [x, y] = [4 + (at % 2) * 30, 8 + Math.floor(at / 2) * 28];
    k.gable(
      x,
      y,
      18 + k.random() * 4,
      13,
      8 + k.random() * 6,
      6,
      k.pick(PASTELS),
      k.pick([TERRA, "#a8744a", COPPER, STEEL]),
      {
        win: true,
        door: "#4f7aa5",
        chimney: true,
        tiles: true,
      },
    );
    k.trees(x, y + 17, 20, 4, 3, 2.4);
  }
};
