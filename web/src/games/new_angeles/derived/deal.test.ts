import { expect, it } from "vitest";
import type { EventFrame } from "../../../net/types";
import type { NewAngelesContent, NewAngelesView } from "../types";
import { Catalog } from "./catalog";
import { dealActions, supportShare } from "./deal";
import { recentEvents } from "./recent_events";

const [MAIN, COUNTER] = [1102, 1103];
const catalog = new Catalog({
  cards: [],
  resources: [],
  types: [],
  components: [],
  unrest: [],
  phases: [],
  ids: { main: MAIN, counter: COUNTER },
} as unknown as NewAngelesContent);
const event = (kind: string, seat = -1, things: number[] = []) =>
  ({ kind, seat, things, quiet: false }) as unknown as EventFrame;
const view = (number: number): NewAngelesView =>
  ({ players: [0, 1, 2, 3].map((seat) => ({ seat })), deal: { number } }) as unknown as NewAngelesView;

it("reads what each seat has done in this deal from the log, not from the deal before", () => {
  const history = [
    event("passed", 3),
    event("revealed"),
    event("passed", 1),
    event("counteroffer", 2),
    event("supported", 3, [COUNTER, 2]),
    event("supported", 0, [MAIN, 1]),
    event("abstained", 1),
  ];
  const actions = dealActions(catalog, view(1), history);

  expect(actions[0]).toEqual({ counter: "", support: "main", cards: 1 });
  expect(actions[1]).toEqual({ counter: "passed", support: "abstained", cards: 0 });
  expect(actions[2]!.counter).toBe("countered");
  expect(actions[3]).toEqual({ counter: "", support: "counter", cards: 2 });
  expect(dealActions(catalog, view(0), history)[1]).toEqual({ counter: "", support: "", cards: 0 });
});

it("keeps only the last call of a stop by a seat at a moment", () => {
  const calls = [event("stop-called", 0, [2, 1]), event("stop-called", 1, [2, 1]), event("stop-called", 0, [2, 2])];
  const history = [event("won-deal"), ...calls, event("stop-called", 0, [3, 1]), event("stopped", -1, [2])];
  const shown = recentEvents(history, 2).events.map(({ kind, seat, things }) => [kind, seat, ...things]);

  expect(shown).toEqual([
    ["won-deal", -1],
    ["stop-called", 1, 2, 1],
    ["stop-called", 0, 2, 2],
    ["stop-called", 0, 3, 1],
    ["stopped", -1, 2],
  ]);
});

it("summarizes what happened since the last deal was won", () => {
  const history = [
    event("claimed"),
    event("won-deal", 1),
    event("capital", 1, [2]),
    event("capital", 1, [-5]),
    event("drew", 1),
    event("event"),
  ];
  const { events, gains } = recentEvents(history, 2);

  expect(events.map((one) => one.kind)).toEqual(["won-deal", "event"]);
  expect(gains).toEqual([0, -3]);
});

it("tips the bar to the side with more support, and leaves room for both numbers", () => {
  expect(supportShare(0, 0)).toBe(0.5);
  expect(supportShare(3, 2)).toBe(0.6);
  expect(supportShare(5, 0)).toBeLessThan(1);
  expect(supportShare(0, 5)).toBeGreaterThan(0);
});
