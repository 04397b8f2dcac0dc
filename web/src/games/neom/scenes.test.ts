import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../../i18n/i18n.svelte";
import { type ClientState, EMPTY_STATE } from "../../net/client_state";
import type { EventFrame, TableFrame } from "../../net/types";
import type { SceneSource } from "../scene";
import { scenes } from "./scenes";
import type { NeomView } from "./types";

const event = (kind: string, seat: number, things: number[] = [], rest: Partial<EventFrame> = {}): EventFrame => ({
  kind,
  seat,
  things,
  text: kind,
  rule: "",
  quiet: kind === "picked-up",
  ...rest,
});
const player = (seat: number, total: number) => ({ seat, score: { total }, tiles: {} });
const state = (turn: number, totals: number[]): ClientState => ({
  ...EMPTY_STATE,
  table: { you: 0 } as TableFrame,
  view: {
    turn,
    generation: 1,
    seats: totals.length,
    over: false,
    players: totals.map((total, seat) => player(seat, total)),
  },
  derived: { cities: totals.map((total) => ({ total })) },
});
const source: SceneSource = { before: state(1, [0, 0, 0]), after: state(2, [4, -1, 0]), you: 0 };
const totals = (view: unknown): number[] => (view as NeomView).players.map(({ score }) => score["total"]!);

beforeAll(loadLanguage);

describe("the scenes of NEOM", () => {
  it("tells a purchase, a placement and its points in one scene for each seat, and then that tiles are passed", () => {
    const coins = [
      { text: "−2", seat: 1 },
      { text: "+2", seat: 2 },
    ];
    const events = [
      event("placed", 0, [4, 12, 0, -1]),
      event("bought", 1, [3, 199, 2], { facts: coins }),
      event("paid", 1, [1, 7]),
      event("placed", 1, [7, 6, 0, -1]),
      event("sold", 2, [9]),
      event("picked-up", 0, [1, 2]),
    ];

    const found = scenes(events, source);

    expect(found.map(({ kind, seats, end }) => [kind, seats, end])).toEqual([
      ["placed", [0], 1],
      ["placed", [1, 2], 4],
      ["sold", [2], 6],
      ["passing", [], 6],
    ]);
    expect(found[0]!.facts).toEqual([{ text: "+4 points", seat: 0, tone: "gain" }]);
    expect(found[1]!.facts).toEqual([{ text: "−1 point", seat: 1, tone: "loss" }]);
    expect(found[0]!.at).toEqual(['[data-seat="0"] [data-cell="12"]']);
    expect(found[1]!.at).toEqual(['[data-seat="1"]', '[data-seat="2"]']);
  });

  it("changes the cities one after the other, but never holds the viewer's own city back", () => {
    const events = [event("sold", 2, [9]), event("placed", 1, [7, 6, 0, -1]), event("placed", 0, [4, 12, 0, -1])];

    const found = scenes(events, source);

    expect(found.map(({ board }) => totals(board!.view))).toEqual([
      [4, 0, 0],
      [4, -1, 0],
      [4, -1, 0],
    ]);
    expect((found[0]!.board!.view as unknown as NeomView).turn).toBe(1);
  });

  it("turns up all selected tiles together, with what an Investment Firm brings", () => {
    const found = scenes([event("selected", 0, [1]), event("gained", 0, [1, 141]), event("selected", 1, [2])], source);

    expect(found.map(({ kind, events }) => [kind, events.length])).toEqual([["reveal", 3]]);
  });

  it("tells a Disaster first, and then what each seat loses", () => {
    const events = [
      event("disaster", 0, [2]),
      event("removed", 1, [5, 3]),
      event("removed", 1, [6, 4]),
      event("paid-disaster", 2, [3, 2]),
    ];

    expect(scenes(events, source).map(({ kind, events: told }) => [kind, told.length])).toEqual([
      ["disaster", 1],
      ["loss", 2],
      ["loss", 1],
    ]);
  });

  it("tells income together, and then the next generation", () => {
    const events = [
      event("income", 0, [1]),
      event("income", 1, [0]),
      event("generation", -1, [2]),
      event("picked-up", 0, [9]),
    ];

    expect(scenes(events, source).map(({ kind, length }) => [kind, length])).toContainEqual(["generation", "epic"]);
    expect(scenes(events, source)[0]!.kind).toBe("income");
  });
});
