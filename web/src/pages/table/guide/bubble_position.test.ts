import { expect, it } from "vitest";
import { bubblePosition, type Box } from "./bubble_position";

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 120 };
const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

it("stands beside its anchor, inside the screen", () => {
  const anchor = { x: 400, y: 300, width: 100, height: 40 };
  const found = bubblePosition(SIZE, anchor, [], SCREEN);

  expect(overlaps(found, anchor)).toBe(false);
  expect(found.x).toBeGreaterThanOrEqual(0);
  expect(found.x + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
});

it("leaves the decision free", () => {
  const decision = { x: 0, y: 600, width: 1000, height: 200 };
  const found = bubblePosition(SIZE, { x: 0, y: 560, width: 1000, height: 40 }, [decision], SCREEN);

  expect(overlaps(found, decision)).toBe(false);
});
