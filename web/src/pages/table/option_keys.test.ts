import { expect, it } from "vitest";
import type { OptionFrame } from "../../net/types";
import { optionKeys, orderOptions } from "./option_keys";

const option = (kind: string, number: number): OptionFrame =>
  ({ option: number, kind, number, text: "" }) as OptionFrame;
const NUMBERED = { district: 10, amount: 9 };

it("puts answers that end or decline last", () => {
  expect(orderOptions([option("answer", 0), option("card", 1), option("answer", 2)]).map((one) => one.number)).toEqual([
    1, 0, 2,
  ]);
});

it("numbers options by position, then by letters", () => {
  const keys = optionKeys(
    Array.from({ length: 19 }, (_, at) => option("card", 100 + at)),
    NUMBERED,
  );

  expect(keys.join("")).toBe("1234567890abcdef");
  expect(keys.slice(-3)).toEqual(["", "", ""]); // `g` belongs to the guide
});

it("gives numbered things the key of their own number", () => {
  const keys = optionKeys([option("district", 3), option("district", 10), option("answer", 0)], NUMBERED);

  expect(keys).toEqual(["3", "0", "a"]);
});

it("gives no key to a number beyond the highest, and numbers a mix by position", () => {
  expect(optionKeys([option("amount", 2), option("amount", 12)], NUMBERED)).toEqual(["2", ""]);
  expect(optionKeys([option("district", 7), option("card", 1)], NUMBERED)).toEqual(["1", "2"]);
  expect(optionKeys([option("district", 7)])).toEqual(["1"]);
  expect(optionKeys([option("answer", -1), option("answer", -1)])).toEqual(["1", "2"]);
});
