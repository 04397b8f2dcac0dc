import { beforeEach, expect, it } from "vitest";
import { loadLanguage } from "../../i18n/i18n.svelte";
import type { RoundShown } from "../../net/types";
import { challengePath, resultToShare } from "./challenges";

const ROUND: RoundShown = {
  game: "anygame",
  challenge: "daily",
  title: "Game of the day",
  about: "",
  day: "2026-11-19",
  until: 0,
  seats: 1,
  par: 115,
  players: 0,
  best: null,
  yours: null,
};
const finished = (par: number | null): RoundShown => ({
  ...ROUND,
  par,
  yours: { table: "abc", status: "over", points: 113 },
});

beforeEach(loadLanguage);

it("shares points, par, day and link, and nothing else", () => {
  expect(resultToShare(finished(115), "https://example.org")).toBe(
    "Game of the day, November 19, 2026: 113 points (par 115)\nhttps://example.org/challenge/anygame/daily/2026-11-19",
  );
});

it("leaves out a par that is not known yet", () => {
  expect(resultToShare(finished(null), "")).toMatch(/: 113 points\n/);
});

it("shares nothing before the end", () => {
  expect(resultToShare(ROUND, "")).toBe("");
  expect(resultToShare({ ...ROUND, yours: { table: "abc", status: "playing", points: null } }, "")).toBe("");
});

it("has an address for the current round and for earlier ones", () => {
  expect(challengePath("anygame", "daily")).toBe("/challenge/anygame/daily");
  expect(challengePath("anygame", "daily", "2026-11-18")).toBe("/challenge/anygame/daily/2026-11-18");
});
