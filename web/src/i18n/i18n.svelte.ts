// Every sentence of the page itself, by code, in the language of the reader. What the server says comes translated.
import { english } from "./en";
import { polish } from "./pl";

export type MessageId = keyof typeof english;
export type Language = "en" | "pl";
type Words = Record<string, string | number>;

export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski" };
const TABLES: Record<Language, Record<MessageId, string>> = { en: english, pl: polish };
const DRAWER = "language";

function first(): Language {
  const chosen = localStorage.getItem(DRAWER) ?? navigator.language.slice(0, 2).toLowerCase();
  return chosen === "pl" ? "pl" : "en";
}

let spoken = $state<Language>(first());
document.documentElement.lang = spoken;

/** The language of the page. */
export const language = (): Language => spoken;

/** Choose a language; sockets are opened anew by whoever has one. */
export function setLanguage(other: Language): void {
  spoken = other;
  localStorage.setItem(DRAWER, other);
  document.documentElement.lang = other;
}

/** The sentence for a code. `{n|one|few|many}` chooses by the number n: English one/many, Polish one/few/many. */
export function t(code: MessageId, words: Words = {}): string {
  return TABLES[spoken][code].replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, forms?: string) => {
    const word = words[name] ?? "";
    return forms === undefined ? String(word) : form(Number(word), forms.split("|"));
  });
}

const RULES = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };

function form(count: number, forms: string[]): string {
  const place = { one: 0, few: 1 }[RULES[spoken].select(count) as "one" | "few"] ?? forms.length - 1;
  return forms[Math.min(place, forms.length - 1)] ?? "";
}

const LISTS = {
  en: new Intl.ListFormat("en", { type: "conjunction" }),
  pl: new Intl.ListFormat("pl", { type: "conjunction" }),
};

/** Several things, as one says them: "a, b and c". */
export const formatList = (things: readonly string[]): string => LISTS[spoken].format(things);

/** Parts as sentences, one after the other, whether or not they end with a stop. */
export const joinSentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part!) ? part : `${part}.`))
    .join(" ");

/** A server's sentence with the players' names put in: "{0} selects {1}'s ...". */
export function fillNames(text: string, names: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (gap, seat: string) => names[Number(seat)] ?? gap);
}

/** How long ago, in words. */
export function formatAgo(then: number, now: number = Date.now()): string {
  const minutes = Math.round((now - then) / 60_000);
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: "auto" });
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 60 / 24), "day");
}
