// All that a socket has told so far, put together. It is never changed: each frame makes a new one.
import { say } from "../i18n/i18n.svelte";
import { kept } from "./members.svelte";
import type { DecisionFrame, EventFrame, Lane, TableFrame, TalkFrame, Update } from "./types";

export interface Seen {
  readonly number: number; // of the last update
  readonly table: TableFrame | null; // null before the first update
  readonly view: Readonly<Record<string, unknown>>; // all that the seat may know, member by member
  readonly decision: DecisionFrame | null; // null while the seat is asked nothing
  readonly moment: number; // how often the question has changed, also to none
  readonly history: readonly EventFrame[];
  readonly talk: readonly TalkFrame[];
  readonly lane: Lane; // the sentences of proposals and promises
  readonly here: readonly number[];
  readonly away: readonly number[];
}

export const NOTHING: Seen = {
  number: 0, table: null, view: {}, decision: null, moment: 0, history: [], talk: [],
  lane: { proposals: [], promises: [] }, here: [], away: [],
};

/** What those at a table are called, by seat. */
export const namesOf = (seats: TableFrame["seats"]): string[] => seats.map((seat, at) => seat.name || say("bot-at", { seat: at + 1 }));

/** The same after an update. */
export function after(before: Seen, told: Update): Seen {
  const base = told.full ? { ...NOTHING, here: before.here, away: before.away } : before;
  const asked = told.asked ?? true;
  return {
    ...base,
    number: told.number,
    table: told.table ? kept(before.table, told.table) : base.table,
    view: told.view ? { ...base.view, ...kept(before.view, told.view) } : base.view,
    decision: told.decision ?? (asked ? base.decision : null),
    moment: told.moment ?? told.decision?.moment ?? base.moment,
    history: told.history ? [...base.history.slice(0, told.history.start), ...told.history.events] : base.history,
    talk: told.talk ? [...base.talk, ...told.talk] : base.talk,
    lane: told.lane ?? base.lane,
  };
}
