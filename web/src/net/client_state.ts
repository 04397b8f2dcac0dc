// Everything a socket has received so far, put together. A state is never changed: every update makes a new one.
import { t } from "../i18n/i18n.svelte";
import { reuseUnchanged } from "./members.svelte";
import type { DecisionFrame, EventFrame, TableFrame, TalkFrame, Update } from "./types";

export interface ClientState {
  readonly number: number; // number of the last update
  readonly table: TableFrame | null; // null before the first update
  readonly view: Readonly<Record<string, unknown>>; // what the seat may know; updates replace single fields
  readonly derived: Readonly<Record<string, unknown>>; // values that the server computes from the view; updates replace single fields
  readonly decision: DecisionFrame | null; // null while the seat has nothing to decide
  readonly moment: number; // goes up with every new decision of the seat and whenever its decision ends
  readonly history: readonly EventFrame[];
  readonly talk: readonly TalkFrame[];
  readonly sideActions: unknown; // open trades, for example, in the game's own format; null until there are any
  readonly here: readonly number[]; // seats whose person is connected
  readonly away: readonly number[]; // seats whose person is connected but inactive
}

export const EMPTY_STATE: ClientState = {
  number: 0,
  table: null,
  view: {},
  derived: {},
  decision: null,
  moment: 0,
  history: [],
  talk: [],
  sideActions: null,
  here: [],
  away: [],
};

/** The names of the players, by seat. A bot without a persona is named after its seat, for example "Bot 2". */
export const seatNames = (seats: TableFrame["seats"]): string[] =>
  seats.map((seat, at) => seat.name || seat.persona || t("bot-at", { seat: at + 1 }));

/** The state after an update. */
export function applyUpdate(before: ClientState, update: Update): ClientState {
  const base = update.full ? { ...EMPTY_STATE, here: before.here, away: before.away } : before;
  const { history, talk } = update;
  const isAsked = update.asked ?? true;
  return {
    ...base,
    number: update.number,
    table: update.table ? reuseUnchanged(before.table, update.table) : base.table,
    view: update.view ? { ...base.view, ...reuseUnchanged(before.view, update.view) } : base.view,
    derived: update.derived ? { ...base.derived, ...reuseUnchanged(before.derived, update.derived) } : base.derived,
    decision: update.decision ?? (isAsked ? base.decision : null),
    moment: update.moment ?? update.decision?.moment ?? base.moment,
    history: history ? [...base.history.slice(0, history.start), ...history.events] : base.history,
    talk: talk ? [...base.talk, ...talk] : base.talk,
    sideActions: update.lane ?? base.sideActions,
  };
}
