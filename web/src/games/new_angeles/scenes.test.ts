import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../../i18n/i18n.svelte";
import { type ClientState, EMPTY_STATE } from "../../net/client_state";
import type { EventFrame, TableFrame } from "../../net/types";
import type { SceneSource } from "../scene";
import { scenes } from "./scenes";
import { voteOf } from "./stage/vote";
import type { Catalog } from "./derived/catalog";
import type { NewAngelesView } from "./types";

const [MAIN, COUNTER] = [1102, 1103];
const event = (kind: string, seat = -1, things: number[] = [], rest: Partial<EventFrame> = {}): EventFrame => ({
  kind,
  seat,
  things,
  text: kind,
  rule: "",
  quiet: kind === "cleared",
  ...rest,
});
const state = (fill: Record<string, unknown>): ClientState => ({
  ...EMPTY_STATE,
  table: { you: 0 } as TableFrame,
  view: { over: false, deal: { number: 1 }, threat: 0, districts: "old", players: [], ...fill },
});
const source: SceneSource = {
  before: state({}),
  after: state({ deal: { number: 2 }, threat: 3, districts: "new" }),
  you: 0,
};
const told = (events: EventFrame[], from = source) =>
  scenes(events, from).map(({ kind, events: all }) => [kind, all.length]);
const viewOf = (events: EventFrame[]) =>
  scenes(events, source).map(({ board }) => board!.view as unknown as NewAngelesView);

beforeAll(loadLanguage);

describe("the scenes of New Angeles", () => {
  it("tells a lost vote, its effect, production, an event, threat and the next offer one after the other", () => {
    const events = [
      event("supported", 2, [COUNTER, 1]),
      event("won-deal", 1, [COUNTER, 0, 4]),
      event("removed", -1, [1, 7]),
      event("capital", 1, [2, 13], { facts: [{ text: "+2 capital", seat: 1, tone: "gain" }] }),
      event("claimed", 1, [22]),
      event("cleared", -1, [6]),
      event("exploited", -1, [3, 65, 0, 1, 0, 1, 0]),
      event("unrest", -1, [3, 1]),
      event("event", -1, [9]),
      event("threat", -1, [1, 1], { facts: [{ text: "+1 threat", tone: "loss" }], cause: "The event." }),
      event("placed", -1, [2, 6]),
      event("turn", 3),
      event("revealed", -1, [4]),
      event("main-offer", 3, [7]),
    ];

    expect(told(events)).toEqual([
      ["support", 1],
      ["won", 1],
      ["city", 2],
      ["claimed", 1],
      ["production", 2],
      ["event", 1],
      ["threat", 1],
      ["city", 1],
      ["turn", 1],
      ["asset", 1],
      ["offer", 1],
    ]);
  });

  it("changes the board part by part", () => {
    const views = viewOf([
      event("won-deal", 1, [MAIN, 2, 0]),
      event("placed", 1, [2, 6]),
      event("threat", -1, [3, 3]),
      event("turn", 2),
    ]);

    expect(views.map((view) => [view.deal.number, view.districts, view.threat])).toEqual([
      [1, "old", 0],
      [1, "new", 0],
      [1, "new", 3],
      [2, "new", 3],
    ]);
  });

  it("points at the districts and seats that a scene is about", () => {
    const [scene] = scenes([event("placed", 1, [2, 6]), event("moved-android", 1, [9, 4])], source);

    expect(scene!.at).toEqual(['[data-district="6"]', '[data-district="9"]', '[data-district="4"]', '[data-seat="1"]']);
  });

  it("tells promises that were kept from those that were broken", () => {
    expect(told([event("promise", 1, [2, 1]), event("promise", 1, [2, 2]), event("promise", 1, [2, 3])])).toEqual([
      ["kept", 1],
      ["broken", 1],
      ["void", 1],
    ]);
  });

  it("tells a demand that was met from one that was not, by the facts of the server", () => {
    const missing = { facts: [{ text: "1 tech missing", tone: "loss" }] };

    expect(told([event("demand", -1, [1, 0]), event("demand", -1, [1, 1], missing)])).toEqual([
      ["met", 1],
      ["failed", 1],
    ]);
  });

  it("tells what each investment pays together", () => {
    const events = [event("investment", 0, [4]), event("capital", 0, [2, 9]), event("investment", 1, [5])];

    expect(told(events)).toEqual([["investments", 3]]);
  });

  it("ends with the rivals", () => {
    const end = { ...source, after: state({ over: true, deal: { number: 0 } }) };

    expect(told([event("demand", -1, [1, 0])], end).at(-1)).toEqual(["over", 0]);
  });
});

describe("voteOf", () => {
  it("counts the cards of both sides in the last deal", () => {
    const catalog = { content: { ids: { main: MAIN, counter: COUNTER } } } as unknown as Catalog;
    const history = [
      event("revealed", -1, [4]),
      event("supported", 0, [MAIN, 9]),
      event("revealed", -1, [22]),
      event("main-offer", 2, [10]),
      event("counteroffer", 1, [6]),
      event("supported", 3, [COUNTER, 1]),
      event("supported", 0, [COUNTER, 3]),
    ];

    const [main, counter] = voteOf(catalog, history);
    expect(main).toMatchObject({ seat: 2, card: 10, cards: 0 });
    expect(counter).toMatchObject({ seat: 1, card: 6, cards: 4 });
    expect(voteOf(catalog, [...history, event("won-deal", 1, [COUNTER, 2, 5])])[0].cards).toBe(2);
  });
});
