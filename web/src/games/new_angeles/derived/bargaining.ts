// Who bargains with whom, in events of the log.
import type { EventFrame } from "../../../net/types";

const REPLIES = ["accepted", "declined", "withdrew", "lapsed"];

/** The two players of each proposal and of each reply to one, by the index of the event. */
export function bargainers(history: readonly EventFrame[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const open = new Map<number, readonly number[]>(); // by the number of the proposal
  for (const [at, { kind, seat, things }] of history.entries()) {
    if (kind === "proposed") open.set(things[1]!, [seat, things[0]!]);
    const number = kind === "proposed" ? things[1] : REPLIES.includes(kind) ? things[0] : undefined;
    const players = number === undefined ? undefined : open.get(number);
    if (players) found.set(at, players);
  }
  return found;
}
