import { beforeAll, expect, it } from "vitest";
import { loadLanguage } from "../../i18n/i18n.svelte";
import { describe as describeView } from "./describe";

beforeAll(loadLanguage);
const WORDS = { names: ["Ada", "Ben"], labels: { winner: "who won" } };
const text = (text: string) => ({ kind: "text", text });

it("reads fields aloud: labels or names with spaces, yes and no, nothing", () => {
  expect(describeView({ turns_left: 3, over: false, winner: null, cards: ["a", "b"], none: [] }, WORDS)).toEqual({
    kind: "fields",
    fields: [
      { name: "turns left", value: text("3") },
      { name: "over", value: text("no") },
      { name: "who won", value: text("none") },
      { name: "cards", value: text("a, b") },
      { name: "none", value: text("none") },
    ],
  });
});

it("shows seats by their players' names", () => {
  expect(describeView({ seat: 1 }, WORDS)).toEqual({ kind: "fields", fields: [{ name: "seat", value: text("Ben") }] });
  expect(describeView(["{1} offers {0} a coin"], WORDS)).toEqual(text("Ben offers Ada a coin"));
  expect(describeView({ seat: -1 }, WORDS)).toEqual({
    kind: "fields",
    fields: [{ name: "seat", value: text("none") }],
  });
});

it("lays out objects with the same simple fields as a table, one row per player", () => {
  const players = [
    { seat: 0, points: 3, hand_size: 2 },
    { seat: 1, points: 4, hand_size: 1 },
  ];

  expect(describeView(players, WORDS)).toEqual({
    kind: "table",
    columns: ["points", "hand size"],
    rows: [
      { name: "Ada", cells: ["3", "2"] },
      { name: "Ben", cells: ["4", "1"] },
    ],
  });
});

it("nests everything else as lists", () => {
  expect(describeView([{ a: { b: 1 } }], WORDS)).toEqual({
    kind: "list",
    items: [
      { kind: "fields", fields: [{ name: "a", value: { kind: "fields", fields: [{ name: "b", value: text("1") }] } }] },
    ],
  });
});
