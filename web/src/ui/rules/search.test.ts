import { expect, it } from "vitest";
import type { Paragraph } from "../../net/types";
import { foldAccents, highlight, matchesAll, searchWords } from "./search";

const paragraph = (fields: Partial<Paragraph>): Paragraph =>
  ({ number: "16.3", cite: "", level: 2, title: "", text: "", polish: "", ...fields }) as Paragraph;

it("ignores case and accents, and keeps the length", () => {
  expect(foldAccents("Złoto ŻÓŁĆ é")).toBe("zloto zolc e");
});

it("finds paragraphs with all words", () => {
  const gold = paragraph({ title: "Złoto", text: "Kosztuje 4 monety." });

  expect(matchesAll(gold, searchWords("zloto MONETY"))).toBe(true);
  expect(matchesAll(gold, searchWords("zloto srebro"))).toBe(false);
});

it("finds a paragraph by its number, and the paragraphs below it", () => {
  expect(matchesAll(paragraph({}), ["16"])).toBe(true);
  expect(matchesAll(paragraph({}), ["16.3"])).toBe(true);
  expect(matchesAll(paragraph({}), ["6"])).toBe(false);
  expect(matchesAll(paragraph({ polish: "24.3" }), ["24"])).toBe(true);
});

it("splits a text into hits and the rest", () => {
  expect(highlight("Złoto i złoto", ["zlo"])).toEqual([
    { text: "Zło", isHit: true },
    { text: "to i ", isHit: false },
    { text: "zło", isHit: true },
    { text: "to", isHit: false },
  ]);
  expect(highlight("none", [])).toEqual([{ text: "none", isHit: false }]);
});
