// The view of any game as rows of names and values.
import { fillNames, t } from "../../i18n/i18n.svelte";

/** A value of a view, ready to be drawn. */
export type Value =
  | { kind: "text"; text: string }
  | { kind: "fields"; fields: readonly Field[] } // an object
  | { kind: "list"; items: readonly Value[] }
  | { kind: "table"; columns: readonly string[]; rows: readonly Row[] }; // several objects with the same simple fields

export interface Field {
  name: string;
  value: Value;
}
export interface Row {
  name: string; // name of the player that the row is about, "" if it is not about a player
  cells: readonly string[];
}

/** The names of players and of fields of objects. */
export interface Words {
  names: readonly string[]; // by seat
  labels: Readonly<Record<string, string>>;
}

const SEAT = "seat"; // name of fields that hold the number of a seat
const NOBODY = -1;

/** The name of a field for people: the game's label, or else the key with spaces ("turns_left" becomes "turns left"). */
export const fieldName = (key: string, { labels }: Words): string =>
  Object.hasOwn(labels, key) ? labels[key]! : key.replaceAll("_", " ");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSimple = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) && value.every((one) => typeof one !== "object"));

function simpleText(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === "") return t("plain-nothing");
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (Array.isArray(value))
    return value.length ? value.map((one) => simpleText(one, words)).join(", ") : t("plain-nothing");
  return fillNames(String(value), words.names);
}

/** The text of a simple field. A seat is shown by its player's name. */
function fieldText(key: string, value: unknown, words: Words): string {
  if (key !== SEAT || typeof value !== "number") return simpleText(value, words);
  return value === NOBODY ? t("plain-nothing") : (words.names[value] ?? simpleText(value, words));
}

function table(items: readonly Record<string, unknown>[], words: Words): Value {
  const hasSeats = items.every((item) => typeof item[SEAT] === "number");
  const columns = Object.keys(items[0] ?? {}).filter((key) => !hasSeats || key !== SEAT);
  const rows = items.map((item) => ({
    name: hasSeats ? fieldText(SEAT, item[SEAT], words) : "",
    cells: columns.map((key) => fieldText(key, item[key], words)),
  }));
  return { kind: "table", columns: columns.map((key) => fieldName(key, words)), rows };
}

function isTable(items: readonly unknown[]): items is Record<string, unknown>[] {
  if (items.length < 2 || !items.every(isObject)) return false;
  const keys = Object.keys(items[0] as object).join();
  return items.every((item) => Object.keys(item).join() === keys && Object.values(item).every(isSimple));
}

export function describe(value: unknown, words: Words, key = ""): Value {
  if (isSimple(value)) return { kind: "text", text: fieldText(key, value, words) };
  if (Array.isArray(value)) {
    if (isTable(value)) return table(value, words);
    return { kind: "list", items: value.map((item) => describe(item, words)) };
  }
  const fields = Object.entries(value as object);
  return {
    kind: "fields",
    fields: fields.map(([name, one]) => ({ name: fieldName(name, words), value: describe(one, words, name) })),
  };
}
