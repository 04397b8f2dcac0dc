// A record: one line for the head, one for each answer or side action, one for the result.
export interface RecordedAction {
  seat: number;
  option: number; // -1 for a side action, such as a trade
}

export interface ParsedRecord {
  game: string;
  seats: number;
  acts: readonly RecordedAction[];
  result: { winners: number[]; points: number[]; reason: string; rank?: string } | null;
}

const FORMAT = /^neopolis-record-/;
const MOST_SEATS = 20; // a record with more seats is not accepted; no game here has so many

const areNumbers = (found: unknown): boolean => Array.isArray(found) && found.every((one) => Number.isInteger(one));

/** Parses a record; null if the text is not one. The server checks whether its game can be played. */
export function parseRecord(text: string): ParsedRecord | null {
  try {
    const [head, ...lines] = text
      .trim()
      .split(/\r?\n/)
      .map((line) => JSON.parse(line));
    if (!FORMAT.test(head?.format) || typeof head.game !== "string") return null;
    const isFinished = lines.at(-1)?.result !== undefined;
    const result = isFinished ? lines.pop().result : null;
    if (isFinished && !(areNumbers(result?.winners) && areNumbers(result.points))) return null;
    const acts = lines.map(({ seat, option = -1 }) => ({ seat: Number(seat), option: Number(option) }));
    const seats = Number(head.options?.seats ?? 1 + Math.max(0, ...acts.map((act) => act.seat)));
    return Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS
      ? { game: head.game, seats, acts, result }
      : null;
  } catch {
    return null;
  }
}
