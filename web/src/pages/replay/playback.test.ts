import { expect, it } from "vitest";
import type { Replayed } from "../../net/types";
import { Playback, SPECTATOR } from "./playback.svelte";
import { Positions } from "./positions";
import type { ParsedRecord } from "./record";

const position = (seat: number, move: number) => ({ seat, move }) as Replayed;
const RECORD: ParsedRecord = {
  game: "anygame",
  seats: 2,
  acts: [
    { seat: 0, option: 3 },
    { seat: 1, option: -1 },
    { seat: 1, option: 4 },
    { seat: 0, option: 5 },
  ],
  result: null,
};
const playback = (you: number, viewer = "") =>
  new Playback(
    new Positions((seat, move) => Promise.resolve(position(seat, move))),
    RECORD,
    position(SPECTATOR, 4),
    you,
    "",
    viewer,
  );

it("shows your own seat unless the address names another viewer", () => {
  expect(playback(1).viewer).toBe(1);
  expect(playback(1, "0").viewer).toBe(0);
  expect(playback(SPECTATOR).viewer).toBe(SPECTATOR);
});

it("finds the next decision of a seat, side actions aside", () => {
  const found = playback(0);

  expect([found.nextDecision(0), found.nextDecision(1)]).toEqual([0, 2]);
  found.to(3);
  expect([found.nextDecision(0), found.nextDecision(1)]).toEqual([3, 3]);
});
