import { beforeEach, expect, it } from "vitest";
import { companionsAt, saveCompanions } from "./companions";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("gives saved names to the table that is opened next, and keeps them there", () => {
  saveCompanions(["Ben"]);

  expect(companionsAt("old", false)).toEqual([]);
  expect(companionsAt("new", true)).toEqual(["Ben"]);
  expect(companionsAt("new", false)).toEqual(["Ben"]);
  expect(companionsAt("later", true)).toEqual([]);
});

it("ignores damaged entries", () => {
  localStorage.setItem("companions:a", "{");
  localStorage.setItem("companions:b", '["Ben", 3]');

  expect(companionsAt("a", false)).toEqual([]);
  expect(companionsAt("b", false)).toEqual(["Ben"]);
});
