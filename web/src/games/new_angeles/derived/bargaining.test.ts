import { expect, it } from "vitest";
import type { EventFrame } from "../../../net/types";
import { bargainers } from "./bargaining";

const event = (kind: string, seat: number, ...things: number[]): EventFrame => ({
  kind,
  seat,
  things,
  text: "",
  rule: "",
  quiet: false,
});

it("knows both players of a proposal and of what becomes of it", () => {
  const history = [event("turn", 0), event("proposed", 1, 3, 7), event("declined", 3, 7), event("lapsed", 2, 8)];

  expect([...bargainers(history)]).toEqual([
    [1, [1, 3]],
    [2, [1, 3]],
  ]);
});

it("takes the latest proposal with a number, because taking back frees numbers", () => {
  const history = [event("proposed", 1, 3, 7), event("proposed", 0, 2, 7), event("withdrew", 0, 7)];

  expect(bargainers(history).get(2)).toEqual([0, 2]);
});

it("leaves out what was done or promised, which concerns everybody", () => {
  const history = [
    event("proposed", 1, 3, 7),
    event("traded", 1, 3, 1),
    event("accepted", 3, 7),
    event("promised", 1, 3),
  ];

  expect([...bargainers(history).keys()]).toEqual([0, 2]);
});
