// Where the positions of a replay come from: a table's finished game, or a file.
import { http } from "../../net/http";
import { Refused } from "../../net/refused";
import { seatNames } from "../../net/client_state";
import type { Links, Replayed, TableFrame } from "../../net/types";
import { t } from "../../i18n/i18n.svelte";
import { parseRecord, type ParsedRecord } from "./record";

const STORAGE_KEY = "record";

export interface ReplaySource {
  text: string; // the whole record
  record: ParsedRecord;
  names: readonly string[]; // by seat; "Seat 1" and so on if the record is from a file
  you: number; // the seat of the person here, -1 if they had none or the record is from a file
  isShared: boolean; // whether other people can open the address of the replay
  at(seat: number, move: number): Promise<Replayed>;
  fork(seat: number, move: number): Promise<Links>;
}

/** Stores a record for the replay page; false if the text is not a record of a game on offer. */
export async function storeRecord(text: string): Promise<boolean> {
  const record = parseRecord(text);
  if (!record || !(await http.games()).some((offered) => offered.game === record.game)) return false;
  sessionStorage.setItem(STORAGE_KEY, text);
  return true;
}

function read(text: string): ParsedRecord {
  const record = parseRecord(text);
  if (!record) throw new Refused("no-record", t("replay-no-record"));
  return record;
}

export async function tableSource(table: string, key: string): Promise<ReplaySource> {
  const place = `tables/${encodeURIComponent(table)}${key ? `?key=${encodeURIComponent(key)}` : ""}`;
  const [frame, text] = await Promise.all([http.get<TableFrame>(place), http.record(table, key)]);
  return {
    text,
    record: read(text),
    names: seatNames(frame.seats),
    you: frame.you,
    isShared: true,
    at: (seat, move) => http.replay(table, seat, move, key),
    fork: (seat, move) => http.fork(table, seat, move, key),
  };
}

export function fileSource(): ReplaySource {
  const text = sessionStorage.getItem(STORAGE_KEY);
  if (text === null) throw new Refused("no-file", t("replay-no-file"));
  const record = read(text);
  return {
    text,
    record,
    names: Array.from({ length: record.seats }, (_, at) => t("seat-number", { seat: at + 1 })),
    you: -1,
    isShared: false,
    at: (seat, move) => http.post<Replayed>("replay", { record: text, seat, move }),
    fork: (seat, move) => http.post<Links>("fork", { record: text, seat, move }),
  };
}
