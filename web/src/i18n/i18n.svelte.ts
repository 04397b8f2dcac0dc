// The page's own texts, in the reader's language. They come from Fluent files in the server's package, one chunk per
// language. Texts from the server are already translated.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Messages, NoArguments } from "./messages.gen";

export type MessageId = keyof Messages;
/** The messages that need no arguments. */
export type TextId = { [Id in MessageId]: NoArguments extends Messages[Id] ? Id : never }[MessageId];

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** The arguments of a message. If the id can be one of several, the arguments of all of them together. */
type Arguments<Id extends MessageId> = Intersection<Id extends MessageId ? Messages[Id] : never>;
type Rest<Id extends MessageId> =
  Record<never, never> extends Arguments<Id> ? [args?: Arguments<Id>] : [args: Arguments<Id>];

const ENGLISH = "en";
/** A language for tests: marks every text that comes from a message, so that texts in the code stand out. Only the
 * test server knows it. */
const PSEUDO = "pseudo";
const STORAGE_KEY = "language";

/** By language: the function that loads its texts. Every folder is a language. */
const FILES = new Map(
  Object.entries(
    import.meta.glob<string>("../../../src/neopolis/text/locales/*/page.ftl", { query: "?raw", import: "default" }),
  ).map(([path, load]) => [path.split("/").at(-2)!, load]),
);
/** The languages that a reader can choose, each by its own name. */
export const LANGUAGES: readonly { code: string; name: string }[] = [...FILES.keys()].map((code) => {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) };
});

function preferred(): string {
  const chosen = localStorage.getItem(STORAGE_KEY) ?? navigator.language.slice(0, 2).toLowerCase();
  return FILES.has(chosen) || chosen === PSEUDO ? chosen : ENGLISH;
}

let locale = $state(ENGLISH);
let bundle = $state.raw(new FluentBundle(ENGLISH));

/** The language of the page, and of the texts that it requests from the server. */
export const language = (): string => locale;

async function use(wanted: string): Promise<void> {
  const name = wanted === PSEUDO ? ENGLISH : wanted;
  const transform = wanted === PSEUDO ? (text: string) => `⟦${text}⟧` : (text: string) => text;
  const sources = await Promise.all([...new Set([ENGLISH, name])].map((code) => FILES.get(code)!()));
  const loaded = new FluentBundle(name, { useIsolating: false, transform });
  // A message that is missing in a language is shown in English.
  for (const source of sources) loaded.addResource(new FluentResource(source), { allowOverrides: true });
  bundle = loaded;
  locale = wanted;
  document.documentElement.lang = name;
}

/** Loads the texts in the language that the reader has chosen, or that the browser prefers. Call it before anything is shown. */
export const loadLanguage = (): Promise<void> => use(preferred());

/** Changes the language. Sockets notice it and reconnect. */
export async function setLanguage(wanted: string): Promise<void> {
  await use(wanted);
  localStorage.setItem(STORAGE_KEY, wanted);
}

/** The text of a message. */
export function t<Id extends MessageId>(id: Id, ...[args]: Rest<Id>): string {
  const pattern = bundle.getMessage(id)?.value;
  const errors: Error[] = [];
  const text = pattern ? bundle.formatPattern(pattern, args as Record<string, string | number>, errors) : id;
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** Several things as people list them: "a, b and c". */
export const formatList = (things: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(things);

/** Parts as sentences, one after the other, whether or not they end with a period. */
export const joinSentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]⟧?$/.test(part!) ? part : `${part}.`))
    .join(" ");

/** A text of the server with the players' names filled in: "{0} selects {1}'s ...". */
export function fillNames(text: string, names: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (gap, seat: string) => names[Number(seat)] ?? gap);
}

/** How long ago something was, or how soon it will be, in words. */
export function formatAgo(then: number, now: number = Date.now()): string {
  const minutes = Math.round((then - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (Math.abs(minutes) < 60) return format.format(minutes, "minute");
  if (Math.abs(minutes) < 48 * 60) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 60 / 24), "day");
}

/** A day as people write it: "19 November 2026" for "2026-11-19". */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
