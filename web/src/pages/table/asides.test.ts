import { expect, it } from "vitest";
import type { SeatFrame, TalkFrame } from "../../net/types";
import { botSeats, foldAsides, isAside } from "./asides";

const line = (seat: number, about: number, name = ""): TalkFrame => ({ at: 0, seat, text: "No.", to: -1, name, about });
const seat = (bot: string, stands_in = false) => ({ name: "", bot, stands_in }) as unknown as SeatFrame;

it("counts bots that stand in for others as bots, but never the viewer", () => {
  const seats = [seat("", true), seat(""), seat("plain"), seat("", true)];

  expect([...botSeats(seats, 0)]).toEqual([2, 3]);
  expect([...botSeats(seats, -1)]).toEqual([0, 2, 3]);
});

it("takes only what one bot says to another for an aside", () => {
  const bots = new Set([1, 2]);

  expect(isAside(line(1, 2), bots)).toBe(true);
  expect(isAside(line(1, 0), bots)).toBe(false); // to a person
  expect(isAside(line(1, -1), bots)).toBe(false); // to everybody
  expect(isAside(line(0, -1, "Ada"), bots)).toBe(false);
});

it("folds asides in a row into one run, and keeps the order", () => {
  const found = foldAsides(["a", "B", "C", "d", "E"], (one) => one === one.toUpperCase());

  expect(found).toEqual([
    { start: 0, isAside: false, items: ["a"] },
    { start: 1, isAside: true, items: ["B", "C"] },
    { start: 3, isAside: false, items: ["d"] },
    { start: 4, isAside: true, items: ["E"] },
  ]);
});
