import { expect, it } from "vitest";
import { splitUnbroken } from "./unbroken";

it("keeps words with a single letter before the hyphen together, and no others", () => {
  expect(splitUnbroken("+3 L-Coins now; income 1 L-Coin")).toEqual(["+3 ", "L-Coins", " now; income 1 ", "L-Coin", ""]);
  expect(splitUnbroken("dochód 5 L-Coinów.")).toEqual(["dochód 5 ", "L-Coinów", "."]);
  expect(splitUnbroken("High-Risk Investments, R-84 and well-to-do")).toHaveLength(1);
});
