// The page's texts are complete in every language, and every one of them is used.
import { expect, it } from "vitest";
import english from "../../../src/neopolis/text/locales/en/page.ftl?raw";
import polish from "../../../src/neopolis/text/locales/pl/page.ftl?raw";
import { generated, messagesOf } from "../../tools/messages.mjs";
import current from "./messages.gen.ts?raw";

const TEXTS: Record<string, string> = { en: english, pl: polish };
const OTHERS = Object.keys(TEXTS).filter((language) => language !== "en");
const SOURCES = Object.entries(
  import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }),
)
  .filter(([path]) => !/\.(gen|test)\.ts$/.test(path))
  .map(([, text]) => text);
// The same in both languages: names, numbers and symbols, and words that Polish has borrowed.
const SAME_IN_POLISH = new Set([
  "bot-at",
  "bot-named",
  "bots-reasons-of",
  "both-numbers",
  "is-gone",
  "is-here",
  "link",
  "menu",
  "na-which-counter",
  "narrator",
  "polish-number",
  "replay-example",
]);

const ids = [...messagesOf("en").keys()];
const message = (language: string, id: string): string =>
  new RegExp(`^${id} =(.*(?:\\n .*)*)`, "m").exec(TEXTS[language]!)?.[1]?.trim() ?? "";

it("has types for the messages as they are now", () => {
  expect(current, "node tools/messages.mjs writes them").toBe(generated());
});

it.each(OTHERS)("has the same messages with the same arguments in %s", (language) => {
  const others = messagesOf(language);

  expect([...others.keys()].sort()).toEqual([...ids].sort());
  for (const [id, { args }] of messagesOf("en"))
    expect([id, [...others.get(id)!.args.keys()].sort()]).toEqual([id, [...args.keys()].sort()]);
});

it.each(Object.keys(TEXTS))("has all plural forms in %s", (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  // Plural forms that only fractions use are not needed: all our numbers are whole.
  const needed = categories.filter((one) =>
    Array.from({ length: 120 }, (_, n) => n).some((n) => new Intl.PluralRules(language).select(n) === one),
  );
  for (const [id, { plurals }] of messagesOf(language))
    for (const forms of plurals) expect([id, forms]).toEqual([id, expect.arrayContaining(needed)]);

  expect([...messagesOf(language).values()].filter(({ plurals }) => plurals.length).length).toBeGreaterThan(30);
});

it.each(OTHERS)("leaves nothing in English in %s", (language) => {
  const same = ids.filter(
    (id) => message(language, id) === message("en", id) && /\p{L}/u.test(message("en", id).replace(/\{[^{}]*\}/g, "")),
  );

  expect(same.filter((id) => !SAME_IN_POLISH.has(id))).toEqual([]);
});

it("uses every message", () => {
  const code = SOURCES.join("\n");
  const literal = new Set([...code.matchAll(/["']([\w-]+)["']/g)].map(([, id]) => id!));
  const patterns = [...code.matchAll(/`([\w-]*\$\{[^`]*)`/g)]
    .map(([, text]) => text!)
    .filter((text) => !text.includes("${string}") && !/^(na|neom|judge|rules)-\$/.test(text)) // such patterns would match too much
    .map((text) => text.replace(/\$\{[^{}]*\}/g, "[\\w-]+"))
    .filter((text) => /^[\w[\]\\+-]+$/.test(text) && /^[a-z]+-/.test(text))
    .map((text) => new RegExp(`^${text}$`));

  expect(ids.filter((id) => !literal.has(id) && !patterns.some((one) => one.test(id)))).toEqual([]);
});
