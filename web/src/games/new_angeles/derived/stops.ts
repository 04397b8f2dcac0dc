// Who wants to stop the game where, so that everybody can trade.
import type { NewAngelesContent, NewAngelesView } from "../types";

export type Stops = NonNullable<NewAngelesView["stops"]>;
export type Call = "cancel" | "once" | "standing";

/** What the next click on a moment calls, by the player's call there now: nothing, once, always, then nothing again. */
export const NEXT_CALL: Readonly<Record<Call, Call>> = { cancel: "once", once: "standing", standing: "cancel" };

export interface Caller {
  seat: number;
  how: Exclude<Call, "cancel">;
}

/** A moment at which the game can stop, and who has called a stop there. */
export interface Moment {
  key: string;
  name: string;
  callers: Caller[];
}

/** All moments in the order in which the server names them. */
export const moments = (names: NewAngelesContent["stops"], stops: Stops): Moment[] =>
  names.map(({ key, name }) => ({
    key,
    name,
    callers: stops.seats.flatMap(({ standing, once }, seat): Caller[] =>
      standing.includes(key) ? [{ seat, how: "standing" }] : once.includes(key) ? [{ seat, how: "once" }] : [],
    ),
  }));

/** What a seat has called at a moment. */
export const callOf = (moment: Moment, seat: number): Call =>
  moment.callers.find((one) => one.seat === seat)?.how ?? "cancel";

/** The seats that want no stops for now. */
export const dismissing = (stops: Stops): number[] =>
  stops.seats.flatMap(({ dismissed }, seat) => (dismissed ? [seat] : []));
