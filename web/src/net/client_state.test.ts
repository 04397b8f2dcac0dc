import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "../i18n/i18n.svelte";
import { applyUpdate, EMPTY_STATE, seatNames, senderName } from "./client_state";
import type { EventFrame, TableFrame, Update } from "./types";

const update = (fields: Partial<Update>): Update => ({ kind: "update", number: 1, full: false, ...fields }) as Update;
const event = (text: string): EventFrame =>
  ({ kind: "test", seat: 0, text, things: [], rule: "", quiet: false }) as EventFrame;

beforeAll(loadLanguage);

describe("applyUpdate", () => {
  it("replaces only the members of the view that were sent", () => {
    const first = applyUpdate(EMPTY_STATE, update({ full: true, view: { round: 1, players: [{ money: 3 }] } }));
    const second = applyUpdate(first, update({ number: 2, view: { round: 2 } }));

    expect(second.view).toEqual({ round: 2, players: [{ money: 3 }] });
    expect(second.view["players"]).toBe(first.view["players"]);
    expect(second.number).toBe(2);
  });

  it("replaces only the derived members that were sent", () => {
    const first = applyUpdate(EMPTY_STATE, update({ full: true, derived: { step: "main", ahead: [1] } }));
    const second = applyUpdate(first, update({ number: 2, derived: { step: "counter" } }));

    expect(second.derived).toEqual({ step: "counter", ahead: [1] });
    expect(second.derived["ahead"]).toBe(first.derived["ahead"]);
    expect(applyUpdate(second, update({ full: true, number: 3 })).derived).toEqual({});
  });

  it("keeps the object of a member that was sent again unchanged", () => {
    const first = applyUpdate(EMPTY_STATE, update({ full: true, view: { players: [{ money: 3 }] } }));
    const second = applyUpdate(first, update({ number: 2, view: { players: [{ money: 3 }] } }));

    expect(second.view["players"]).toBe(first.view["players"]);
  });

  it("forgets everything but who is present on a full update", () => {
    const before = { ...EMPTY_STATE, here: [1], away: [2], view: { old: true }, history: [event("old")] };
    const after = applyUpdate(before, update({ full: true, number: 7, view: { round: 1 } }));

    expect(after.view).toEqual({ round: 1 });
    expect(after.history).toEqual([]);
    expect([after.here, after.away]).toEqual([[1], [2]]);
  });

  it("cuts the history where the server says so, which is how moves are taken back", () => {
    const first = applyUpdate(
      EMPTY_STATE,
      update({ full: true, history: { start: 0, events: [event("a"), event("b")] } }),
    );
    const second = applyUpdate(first, update({ number: 2, history: { start: 1, events: [event("c")] } }));

    expect(second.history.map((one) => one.text)).toEqual(["a", "c"]);
  });

  it("keeps a decision until it is replaced or the seat is no longer asked", () => {
    const decision = {
      prompt: "test",
      moment: 4,
      question: "",
      options: [],
      rules: [],
    } as unknown as Update["decision"];
    const asked = applyUpdate(EMPTY_STATE, update({ full: true, decision: decision! }));
    const unchanged = applyUpdate(asked, update({ number: 2 }));
    const done = applyUpdate(unchanged, update({ number: 3, asked: false, moment: 5 }));

    expect(unchanged.decision?.moment).toBe(4);
    expect(unchanged.moment).toBe(4);
    expect([done.decision, done.moment]).toEqual([null, 5]);
  });
});

it("names bots by their seat", () => {
  const seats = [{ name: "Ada" }, { name: "", bot: "random" }] as TableFrame["seats"];

  expect(seatNames(seats)).toEqual(["Ada", "Bot 2"]);
});

it("gives no two seats the same name, so that nobody can pass for a bot or another player", () => {
  const seats = [
    { name: "viktor" },
    { name: "", persona: "Viktor" },
    { name: "Viktor" },
    { name: "Ada" },
  ] as TableFrame["seats"];

  expect(seatNames(seats)).toEqual(["viktor", "Viktor 2", "Viktor 3", "Ada"]);
});

it("names the sender of a message as the seat, or as they were called when they have left it", () => {
  const seats = [{ name: "Viktor" }, { name: "", persona: "Viktor" }, { name: "Ada" }] as TableFrame["seats"];
  const line = (seat: number, name: string) => ({ at: 1, seat, text: "Hello", to: -1, name });
  const lines = [line(0, "Viktor"), line(1, ""), line(2, "Viktor"), line(-1, "")];

  expect(lines.map((one) => senderName(one, seats, seatNames(seats)))).toEqual(["Viktor", "Viktor 2", "Viktor", ""]);
});
