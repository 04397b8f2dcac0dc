import { expect, it } from "vitest";
import { chartLines, HEIGHT, WIDTH } from "./lines";

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

it("draws a line per seat from the first move to the last", () => {
  const { paths } = chartLines([
    { move: 0, values: [0, 5] },
    { move: 40, values: [10, 5] },
  ]);

  expect(paths).toHaveLength(2);
  expect(paths[0]).toMatch(/^M34 /);
  expect(numbers(paths[0]!)).toContain(WIDTH - 6);
});

it("puts more points higher up, and equal ones at the same height", () => {
  const { paths } = chartLines([
    { move: 0, values: [3, 3] },
    { move: 1, values: [9, 3] },
  ]);
  const [start, end] = [numbers(paths[0]!)[1]!, numbers(paths[0]!).at(-1)!];

  expect(end).toBeLessThan(start);
  expect(numbers(paths[1]!).at(-1)).toBe(start);
});

it("has a few round numbers on the axis, and room for losses", () => {
  const { ticks, zero } = chartLines([
    { move: 0, values: [-7] },
    { move: 9, values: [113] },
  ]);

  expect(ticks.map((tick) => tick.value)).toEqual([-25, 0, 25, 50, 75, 100, 125]);
  expect(zero).toBe(ticks[1]!.y);
  expect(ticks.every((tick) => tick.y >= 0 && tick.y <= HEIGHT)).toBe(true);
});

it("survives a game without samples, and one in which nobody ever had anything", () => {
  expect(chartLines([]).paths).toEqual([]);
  expect(chartLines([{ move: 0, values: [0] }]).paths[0]).not.toContain("NaN");
});
