// A record as a file has it: a line for the head, one for each answer or aside, one for the result.
import type { GameName } from "../wire/types";

export interface Act {
  seat: number;
  option: number; // -1 for an aside: a trade
}

export interface RecordRead {
  game: GameName;
  seats: number;
  acts: readonly Act[];
  result: { winners: number[]; points: number[]; reason: string; rank?: string } | null;
}

const FORMAT = /^neopolis-record-/;

/** What a record says of itself, or null where the text is none. Whether its game can be played, the server finds out. */
export function readRecord(text: string): RecordRead | null {
  try {
    const [head, ...lines] = text.trim().split(/\r?\n/).map((line) => JSON.parse(line));
    if (!FORMAT.test(head?.format) || (head.game !== "neom" && head.game !== "new-angeles")) return null;
    const result = lines.at(-1)?.result ?? null;
    const acts = (result ? lines.slice(0, -1) : lines).map(({ seat, option = -1 }) => ({ seat: Number(seat), option: Number(option) }));
    const seats = Number(head.options?.seats) || 1 + Math.max(0, ...acts.map((act) => act.seat));
    return { game: head.game, seats, acts, result };
  } catch {
    return null;
  }
}
