import { expect, it } from "vitest";
import type { NeomView } from "../types";
import { hasMemoryAid, shownHand } from "./memory";

const view = (memory_aid: string, seat: number | null) =>
  ({
    memory_aid,
    seat,
    players: [0, 1, 2].map((one) => ({ seat: one, hand: one === 2 ? null : [one + 1] })),
  }) as unknown as NeomView;
const hands = (of: NeomView) => of.players.map((player) => shownHand(of, player));

it("shows every hand that the viewer knows, if the table has the memory aid", () => {
  expect(hands(view("on", 0))).toEqual([[1], [2], null]);
  expect(hasMemoryAid(view("on", 0))).toBe(true);
});

it("shows only the viewer's own hand without the memory aid", () => {
  expect(hands(view("off", 0))).toEqual([[1], null, null]);
  expect(hands(view("off", null))).toEqual([null, null, null]);
  expect(hasMemoryAid(view("off", 0))).toBe(false);
});
