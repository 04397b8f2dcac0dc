// Disasters: the whole tile, without roads.
import { CREAM, Kit, TERRA, WHITE, times, type Recipes } from "../kit";

/** The ground of the whole tile, within the hazard rim. */
const whole = (k: Kit, color: string) => k.rect(-13, -9, 88, 86, color, 3);

export const disaster: Recipes = {
  Flood: (k) => {
    whole(k, "#2f7fb4");
    for (const row of times(9))
      k.bend(
        -8 + (row % 2) * 6,
        -3 + row * 8.8,
        "q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t8 0",
        row % 2 ? "#7cc4e6" : "#4f9fce",
        1.6,
      );
    k.hip(0, 10, 18, 14, 3, 8, CREAM, TERRA)
      .hip(34, 26, 22, 14, 3, 9, WHITE, "#c95d46")
      .gable(2, 46, 18, 12, 2, 8, CREAM, "#b0553f", { tiles: true });
    k.box(48, 6, 12, 10, 7, "#e6bd97", { win: true })
      .tree(28, 14, 4.4)
      .tree(64, 44, 3.8)
      .tree(28, 56, 4)
      .tree(-4, 36, 3.4)
      .car(28, 40, false, "#f1b93b")
      .car(46, 56, false, "#e2574c");
    k.box(44, 62, 9, 4, 1.6, "#c98f5a", { rim: false }).beam([48, 64, 2], [48, 64, 9], "#6d5a48", 0.8);
  },
  Fire: (k) => {
    whole(k, "#7a3a34");
    const ruins = [
      [-4, 10, 20, 16, 18],
      [28, 6, 28, 18, 12],
      [0, 46, 24, 15, 10],
      [40, 42, 20, 17, 22],
    ] as const;
    for (const [x, y, width, depth, height] of ruins) {
      k.box(x, y, width, depth, height, "#5c4048", { roof: "#3a2a32", win: { glass: "#ffb13d" } });
      for (const at of times(3))
        k.flame(x + 3 + (at * (width - 6)) / 2, y + depth * 0.5, height, 0.9 + k.random() * 0.7);
    }
    k.smoke(16, 14, 32, 5, 4, "#6b5560").smoke(46, 26, 36, 5, 3, "#6b5560").lamp(30, 36, 0, 40);
  },
  "Crime Spree": (k) => {
    whole(k, "#3a3354");
    for (const [x, y, width, depth, height] of [
      [-8, 4, 20, 16, 20],
      [18, 2, 20, 15, 14],
      [46, 4, 20, 18, 24],
      [-8, 48, 20, 18, 12],
      [46, 46, 20, 16, 16],
    ] as const)
      k.box(x, y, width, depth, height, "#5a5078", { roof: "#463d63", win: { glass: "#ffd34d" } });
    for (const line of [
      [
        [-12, 42],
        [74, 26],
      ],
      [
        [-12, 30],
        [74, 44],
      ],
    ] as const)
      k.line(line, "#f5d020", 4).line(line, "#1b1b1b", 4, "3.4 3.4");
    k.car(18, 50, false, "#f4f6f8").car(30, 60, false, "#2f4f8f").lamp(20, 50, 2, 14).lamp(32, 60, 2, 14);
    for (const [x, y, color] of [
      [20, 50.6, "#3f7fff"],
      [32, 60.6, "#ff4a4a"],
    ] as const)
      k.on(x, y, 2, [k.plate(x, y - 0.6, 2, 1.6, 2.6), color]);
  },
};

/** A Disaster that has no recipe of its own: a burnt field with a warning. */
export const anyDisaster = (k: Kit): void => {
  whole(k, "#5f3a44");
  k.rocks(-8, 0, 76, 64, 26, "#7d5a5c")
    .board(31, 40, 0, 13, "bolt", "#6e0f1c")
    .smoke(8, 20, 4, 5, 4, "#6b5560")
    .smoke(50, 50, 4, 5, 4, "#6b5560");
};
