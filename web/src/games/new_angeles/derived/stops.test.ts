import { expect, it } from "vitest";
import { callOf, dismissing, moments, NEXT_CALL, type Call, type Stops } from "./stops";

const NAMES = [
  { key: "production", name: "before Production" },
  { key: "demand", name: "before the demand is checked" },
];
const stops: Stops = {
  mode: "called",
  open: [],
  callers: [],
  seats: [
    { standing: ["demand"], once: [], dismissed: "" },
    { standing: [], once: ["production", "demand"], dismissed: "" },
    { standing: [], once: [], dismissed: "game" },
  ],
};

it("says for each moment who stops there, and how", () => {
  expect(moments(NAMES, stops)).toEqual([
    { key: "production", name: "before Production", callers: [{ seat: 1, how: "once" }] },
    {
      key: "demand",
      name: "before the demand is checked",
      callers: [
        { seat: 0, how: "standing" },
        { seat: 1, how: "once" },
      ],
    },
  ]);
});

it("finds what a seat has called", () => {
  const [production, demand] = moments(NAMES, stops);
  expect([callOf(production!, 0), callOf(production!, 1), callOf(demand!, 0)]).toEqual(["cancel", "once", "standing"]);
});

it("goes with each click from nothing to once, to always, and back", () => {
  const clicks: Call[] = ["cancel"];
  while (clicks.length < 4) clicks.push(NEXT_CALL[clicks.at(-1)!]);
  expect(clicks).toEqual(["cancel", "once", "standing", "cancel"]);
});

it("names the seats that want no stops", () => expect(dismissing(stops)).toEqual([2]));
