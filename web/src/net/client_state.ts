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

/**
 * The names of the players, by seat, all different. A bot without a persona is named after its seat, for example
 * "Bot 2". A name that an earlier seat has gets the number of its seat, too: nobody can pass for somebody else.
 */
export function seatNames(seats: TableFrame["seats"]): string[] {
  const known = new Set<string>();
  return seats.map((seat, at) => {
    const own = seat.name || seat.persona || t("bot-at", { seat: at + 1 });
    const name = known.has(own.toLowerCase()) ? `${own} ${at + 1}` : own;
    known.add(name.toLowerCase());
    return name;
  });
}

/** Who sent a message: the name of the seat, or the sender's own name if somebody else sits there by now. */
export const senderName = (line: TalkFrame, seats: TableFrame["seats"], names: readonly string[]): string =>
  line.name && line.name !== seats[line.seat]?.name ? line.name : (names[line.seat] ?? line.name);

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
