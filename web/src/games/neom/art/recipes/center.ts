// The City Center: the only circle of its size on the board.
import { GOLD, Kit, times } from "../kit";

export const center = (k: Kit): void => {
  const around = (at: number, count: number, across: number, along: number, x = 31, y = 33) =>
    [x + Math.cos((at / count) * 2 * Math.PI) * across, y + Math.sin((at / count) * 2 * Math.PI) * along] as const;
  k.disc(31, 33, 34, "#d9bf86", 32).disc(31, 33, 32.6, "#fbf3df", 30.6);
  for (const at of times(16)) k.line([around(at, 16, 20, 19), around(at, 16, 31, 29)], "#e6d3a6", 1.2);
  k.disc(31, 33, 19, "#d9bf86", 18).disc(31, 33, 17.6, "#8fc968", 16.6).disc(31, 33, 13, "#fbf4e4", 12);
  k.disc(31, 33, 11.4, "#2f9fc4", 10.4).disc(31, 34, 11, "#5fd0e4", 9.8);
  for (const at of times(8)) k.disc(...around(at, 8, 8, 7, 31, 34), 0.9, "#ffffff");
  k.cylinder(31, 34, 5, 3, "#f4efe4").hip(27.4, 30.4, 7.2, 7.2, 20, 16, "#f8f2e4", GOLD, {
    z: 3,
    win: { tall: 4, apart: 3.4, wide: 1.6 },
  });
  for (const at of times(12)) k.palm(...around(at + 0.5, 12, 25.5, 24), 3.8, 6.5);
  k.lamp(31, 30, 0, 30);
};
