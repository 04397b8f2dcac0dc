import { beforeEach, expect, it, vi } from "vitest";
import {
  fillNames,
  formatAgo,
  formatDay,
  formatList,
  joinSentences,
  language,
  loadLanguage,
  setLanguage,
  t,
} from "./i18n.svelte";

beforeEach(async () => {
  localStorage.clear();
  await loadLanguage();
});

it("speaks English unless another language is chosen or preferred", async () => {
  expect([language(), document.documentElement.lang]).toEqual(["en", "en"]);
  await setLanguage("pl");

  expect([language(), localStorage.getItem("language"), document.documentElement.lang]).toEqual(["pl", "pl", "pl"]);
  expect(t("close")).toBe("Zamknij");
});

it("fills in arguments without invisible marks around them", () => {
  expect(t("you-are", { name: "Ada" })).toBe("You are playing as Ada.");
});

it.each([
  [1, "1 bot", "1 bot"],
  [2, "2 bots", "2 boty"],
  [4, "4 bots", "4 boty"],
  [5, "5 bots", "5 botów"],
  [12, "12 bots", "12 botów"],
  [22, "22 bots", "22 boty"],
])("has the right plural form for %i", async (n, english, polish) => {
  expect(t("bots", { n })).toBe(english);
  await setLanguage("pl");
  expect(t("bots", { n })).toBe(polish);
});

it("reports an argument that is missing at run time", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  t("you-are", {} as { name: string });

  expect(complain).toHaveBeenCalledWith(expect.stringContaining("you-are"));
  complain.mockRestore();
});

it("marks every text of a message in the pseudo language, but not its arguments", async () => {
  localStorage.setItem("language", "pseudo");
  await loadLanguage();

  expect(t("you-are", { name: "Ada" })).toBe("⟦You are playing as ⟧Ada⟦.⟧");
  expect(language()).toBe("pseudo");
});

it("lists, joins and fills in as people write", () => {
  expect(formatList(["a", "b", "c"])).toBe("a, b, and c");
  expect(joinSentences(["One", undefined, "Two!", ""])).toBe("One. Two!");
  expect(fillNames("{0} beats {1}, not {7}", ["Ada", "Ben"])).toBe("Ada beats Ben, not {7}");
});

it("says how long ago something was", () => {
  const now = 1_000_000_000_000;

  expect(formatAgo(now - 5 * 60_000, now)).toBe("5 minutes ago");
  expect(formatAgo(now - 3 * 3_600_000, now)).toBe("3 hours ago");
  expect(formatAgo(now - 3 * 24 * 3_600_000, now)).toBe("3 days ago");
});

it("says how soon something will be, and writes days in words", async () => {
  const now = 1_000_000_000_000;

  expect(formatAgo(now + 5 * 3_600_000, now)).toBe("in 5 hours");
  expect(formatDay("2026-11-19")).toBe("November 19, 2026");
  await setLanguage("pl");
  expect(formatDay("2026-11-19")).toBe("19 listopada 2026");
});
