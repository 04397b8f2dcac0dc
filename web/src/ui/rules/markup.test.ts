import { expect, it } from "vitest";
import { parseMarkup } from "./markup";
import { locateRule, ruleAddress } from "./paragraphs";

it("finds bold, italic and code, and never makes HTML", () => {
  expect(parseMarkup("a **b** *c* `<d>`")).toEqual([
    { mark: "", text: "a " },
    { mark: "bold", text: "b" },
    { mark: "", text: " " },
    { mark: "italic", text: "c" },
    { mark: "", text: " " },
    { mark: "code", text: "<d>" },
  ]);
});

it("links numbers of paragraphs that exist", () => {
  const pieces = parseMarkup("see NA 16.3, 99.9 and R-12", new Set(["16.3", "R-12"]));

  expect(pieces.filter((one) => one.mark === "rule").map(({ text, number }) => [text, number])).toEqual([
    ["NA 16.3", "16.3"],
    ["R-12", "R-12"],
  ]);
  expect(pieces.map((one) => one.text).join("")).toBe("see NA 16.3, 99.9 and R-12");
});

it("knows which rulebook a citation is from", () => {
  expect(locateRule("NA 16.3")).toEqual({ game: "new-angeles", number: "16.3" });
  expect(locateRule("NEOM 5.7")).toEqual({ game: "neom", number: "5.7" });
  expect(locateRule("R-12")).toEqual({ game: "neom", number: "R-12" });
  expect(locateRule("R-116")).toEqual({ game: "new-angeles", number: "R-116" });
  expect(locateRule("CHESS 1")).toBeNull();
  expect(ruleAddress("NA 16.3")).toBe("/rules/new-angeles#16.3");
  expect(ruleAddress("CHESS 1")).toBe("/rules");
});
