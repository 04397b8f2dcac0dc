// Asides: what bots discuss among themselves. In chat and log, asides in a row take a single line, which can be opened.
import type { SeatFrame, TalkFrame } from "../../net/types";
import { isRemark } from "./remarks";

/** The seats for which bots play, except the viewer's own. */
export const botSeats = (seats: readonly SeatFrame[], you: number): ReadonlySet<number> =>
  new Set(seats.flatMap((seat, at) => (at !== you && (seat.bot || seat.stands_in) ? [at] : [])));

/** Whether a message of the chat is one bot's remark to another. */
export const isAside = (line: TalkFrame, bots: ReadonlySet<number>): boolean =>
  isRemark(line) && bots.has(line.seat) && bots.has(line.about ?? -1);

export interface Run<T> {
  start: number; // the index of the first item
  isAside: boolean;
  items: T[]; // one, or asides in a row
}

/** Everything in its order, with asides in a row put together. */
export function foldAsides<T>(all: readonly T[], isAside: (one: T) => boolean): Run<T>[] {
  const found: Run<T>[] = [];
  for (const [start, item] of all.entries()) {
    const last = found.at(-1);
    const aside = isAside(item);
    if (aside && last?.isAside) last.items.push(item);
    else found.push({ start, isAside: aside, items: [item] });
  }
  return found;
}
