// The page's own texts, in the reader's language. They are Fluent files that the server's package holds, one chunk per
// language; texts from the server arrive translated.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Messages, NoArguments } from "./messages.gen";

export type MessageId = keyof Messages;
/** The messages that need no arguments. */
export type TextId = { [Id in MessageId]: NoArguments extends Messages[Id] ? Id : never }[MessageId];
export type Language = "en" | "pl";
/** `pseudo` marks every text that comes from a message, so that a test can find the others. Only its server has it, too. */
type Locale = Language | "pseudo";

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** What a message needs; if the id is one of several, what all of them need. */
type Arguments<Id extends MessageId> = Intersection<Id extends MessageId ? Messages[Id] : never>;
type Rest<Id extends MessageId> =
  Record<never, never> extends Arguments<Id> ? [args?: Arguments<Id>] : [args: Arguments<Id>];

export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski" };
const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/neopolis/text/locales/en/page.ftl?raw"),
  pl: () => import("../../../src/neopolis/text/locales/pl/page.ftl?raw"),
};
const STORAGE_KEY = "language";

function preferred(): Locale {
  const chosen = localStorage.getItem(STORAGE_KEY) ?? navigator.language.slice(0, 2).toLowerCase();
  return chosen === "pl" || chosen === "pseudo" ? chosen : "en";
}

let locale = $state<Locale>("en");
let bundle = $state.raw(new FluentBundle("en"));

/** The language of the page, and of what it asks the server for. */
export const language = (): Locale => locale;

async function use(wanted: Locale): Promise<void> {
  const name = wanted === "pseudo" ? "en" : wanted;
  const transform = wanted === "pseudo" ? (text: string) => `⟦${text}⟧` : (text: string) => text;
  const { default: source } = await FILES[name]();
  const loaded = new FluentBundle(name, { useIsolating: false, transform });
  loaded.addResource(new FluentResource(source));
  bundle = loaded;
  locale = wanted;
  document.documentElement.lang = name;
}

/** Loads the texts in the language that the reader has chosen, or that the browser prefers. Call it before anything is shown. */
export const loadLanguage = (): Promise<void> => use(preferred());

/** Changes the language. Sockets notice it and reconnect. */
export async function setLanguage(wanted: Language): Promise<void> {
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

/** How long ago something was, in words. */
export function formatAgo(then: number, now: number = Date.now()): string {
  const minutes = Math.round((now - then) / 60_000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 60 / 24), "day");
}
