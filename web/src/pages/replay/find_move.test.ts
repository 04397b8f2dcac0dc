import { expect, it } from "vitest";
import type { Replayed } from "../../net/types";
import { findMove } from "./find_move";
import { Positions } from "./positions";

const position = (move: number) => ({ move }) as Replayed;

it.each([0, 1, 17, 40])("finds a turn that begins with move %i in a few looks", async (first) => {
  const looks: number[] = [];
  const mark = { text: "", isReached: ({ move }: Replayed) => move >= first };
  const look = async (move: number) => (looks.push(move), position(move));

  expect(await findMove(mark, 40, look)).toBe(first);
  expect(looks.length).toBeLessThanOrEqual(6);
});

it("fetches a position once, and again after a failure", async () => {
  let asked = 0;
  const positions = new Positions(async (_, move) => {
    asked += 1;
    if (asked === 1) throw new Error("lost");
    return position(move);
  });
  await expect(positions.at(0, 3)).rejects.toThrow("lost");

  expect((await positions.at(0, 3)).move).toBe(3);
  expect((await positions.at(0, 3)).move).toBe(3);
  expect(asked).toBe(2);
});
