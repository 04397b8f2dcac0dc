import { expect, it } from "vitest";
import type { EventFrame } from "../../../net/types";
import type { NewAngelesContent, NewAngelesView } from "../types";
import { Catalog, type District } from "./catalog";
import { dealActions, dealStep } from "./deal";
import { COUNTER, FEDERALIST, MAIN } from "./ids";
import { producedBy, upcomingSupply } from "./production";
import { recentEvents } from "./recent_events";
import { verdicts } from "./verdicts";

const event = (kind: string, seat = -1, things: number[] = []) =>
  ({ kind, seat, things, quiet: false }) as unknown as EventFrame;
const view = (deal: object, more = {}): NewAngelesView =>
  ({
    players: [0, 1, 2, 3].map((seat) => ({ seat })),
    active: 0,
    awaited: [1],
    deal: { number: 1, main: 0, won: 0, winner: -1, counterer: -1, revealed: 1, ...deal },
    ...more,
  }) as unknown as NewAngelesView;

it("reads what each seat has done in this deal from the log, not from the deal before", () => {
  const history = [
    event("passed", 3),
    event("revealed"),
    event("passed", 1),
    event("counteroffer", 2),
    event("supported", 3, [COUNTER, 2]),
    event("abstained", 1),
  ];
  const actions = dealActions(view({}), history);

  expect(actions[0]).toEqual({ counter: "", support: "", cards: 0 });
  expect(actions[1]).toEqual({ counter: "passed", support: "abstained", cards: 0 });
  expect(actions[2]!.counter).toBe("countered");
  expect(actions[3]).toEqual({ counter: "", support: "counter", cards: 2 });
});

it("knows the step of a deal", () => {
  const step = (deal: object, history: EventFrame[], more = {}) =>
    dealStep(view(deal, more), dealActions(view(deal), [event("revealed"), ...history]));

  expect(step({}, [], { awaited: [0] })).toBe("main");
  expect(step({ revealed: 0 }, [])).toBe("asset");
  expect(step({ main: 5 }, [event("passed", 1)])).toBe("counter");
  expect(step({ main: 5 }, [event("passed", 1), event("passed", 2), event("passed", 3)])).toBe("support");
  expect(step({ main: 5, won: MAIN }, [])).toBe("resolution");
});

const district = {
  number: 1,
  primary: { resource: "energy", amount: 2 },
  secondary: { resource: "tech", amount: 1 },
} as unknown as District;
const city = (components: string[], unrest = "stable") =>
  ({ number: 1, components, unrest }) as unknown as NewAngelesView["districts"][number];

it("produces with development, without orgcrime, strike and outage", () => {
  const amounts = (components: string[], unrest?: string) =>
    producedBy(district, city(components, unrest)).map(({ resource, amount }) => `${amount} ${resource}`);

  expect(amounts([])).toEqual(["2 energy", "1 tech"]);
  expect(amounts(["development"])).toEqual(["3 energy", "1 tech"]);
  expect(amounts(["orgcrime", "development"])).toEqual(["1 tech"]);
  expect(amounts(["outage"])).toEqual([]);
  expect(amounts([], "strike")).toEqual([]);
  expect(amounts([], "protest")).toEqual(["2 energy", "1 tech"]);
});

const catalog = new Catalog({
  cards: [{ thing: 105, corporation: "one" }, { thing: 106, corporation: "two" }, { thing: FEDERALIST }],
  districts: [district],
  resources: [],
  types: [],
  components: [],
  unrest: [],
  phases: [],
  threat_max: 25,
  numbers: { federalist_capital: 25 },
} as unknown as NewAngelesContent);

it("adds up what districts with an android would bring", () => {
  expect(upcomingSupply(catalog, { districts: [city(["android"])] } as unknown as NewAngelesView)).toEqual({
    energy: 2,
    tech: 1,
  });
  expect(upcomingSupply(catalog, { districts: [city([])] } as unknown as NewAngelesView)).toEqual({});
});

it("says who has won and why", () => {
  const players = [
    { seat: 0, corporation: "one", rival: 106, capital: 9 },
    { seat: 1, corporation: "two", rival: 106, capital: 5 },
    { seat: 2, corporation: "three", rival: FEDERALIST, capital: 30 },
    { seat: 3, corporation: "four", rival: 105, capital: 9 },
  ];
  const why = (threat: number) =>
    verdicts(catalog, { players, seats: 4, threat } as unknown as NewAngelesView).map((one) => `${one.why} ${one.won}`);

  expect(why(10)).toEqual(["beat-rival true", "lost-others false", "federalist-calm false", "lost-rival false"]); // a tie does not beat
  expect(why(25)).toEqual(["threat false", "threat false", "federalist-won true", "threat false"]);
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
