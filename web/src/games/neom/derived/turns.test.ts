import { beforeAll, expect, it } from "vitest";
import { loadLanguage } from "../../../i18n/i18n.svelte";
import type { EventFrame, Replayed } from "../../../net/types";
import { turnHeadings, turnMarks } from "./turns";

beforeAll(loadLanguage);
const event = (kind: string, seat = -1) => ({ kind, seat }) as EventFrame;
const position = (generation: number, turn: number) => ({ view: { generation, turn } }) as unknown as Replayed;

it("puts a heading before the first selection of each turn", () => {
  const history = [
    event("generation"),
    event("selected", 0),
    event("selected", 1),
    event("placed", 0),
    event("selected", 1),
    event("generation"),
    event("selected", 0),
  ];

  expect([...turnHeadings(history)]).toEqual([
    [1, "Turn 1"],
    [4, "Turn 2"],
    [6, "Turn 1"],
  ]);
});

it("lists all turns of a game, and knows when one is reached", () => {
  const marks = turnMarks(position(2, 3));

  expect(marks).toHaveLength(10);
  expect(marks.at(-1)!.text).toBe("Gen. 2, turn 3");
  expect([position(1, 7), position(2, 1), position(2, 2)].map((one) => marks[7]!.isReached(one))).toEqual([
    false,
    true,
    true,
  ]);
});
