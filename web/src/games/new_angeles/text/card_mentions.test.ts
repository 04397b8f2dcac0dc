import { expect, it } from "vitest";
import { Catalog } from "../derived/catalog";
import type { NewAngelesContent } from "../types";
import { splitMentions } from "./card_mentions";

const card = (thing: number, name: string, kind = "action") => ({ thing, name, kind });
const catalog = new Catalog({
  cards: [card(1, "Riot"), card(2, "Riot Control"), card(3, "24/7 (Live)"), card(4, "Rival", "rival")],
  resources: [],
  types: [],
  components: [],
  unrest: [],
  phases: [],
} as unknown as NewAngelesContent);
const named = (text: string) =>
  splitMentions(catalog, text)
    .filter((one) => one.card)
    .map((one) => `${one.text}${one.stop} ${one.count}`);

it("finds the longest name, as a whole word, with the sign that follows it", () => {
  expect(named("Ada offers Riot Control, Ben Riot.")).toEqual(["Riot Control, 1", "Riot. 1"]);
  expect(named("Riots and 24/7 (Live)")).toEqual(["24/7 (Live) 1"]);
  expect(named("Rival")).toEqual([]);
});

it("counts a card that is repeated in a row", () => {
  expect(named("Riot, Riot, Riot and more")).toEqual(["Riot 3"]);
  expect(named("Riot Riot Riot")).toEqual(["Riot 3"]);
});

it("keeps the whole text", () => {
  const text = "Ada offers Riot Control, then Riot.";

  expect(
    splitMentions(catalog, text)
      .map((one) => one.text + one.stop)
      .join(""),
  ).toBe(text);
});
