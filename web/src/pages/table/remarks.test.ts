import { expect, it } from "vitest";
import { isRemark } from "./remarks";

const line = (seat: number, name: string) => ({ at: 0, seat, text: "Too expensive.", to: -1, name });

it("tells what bots say from what people and the server say", () => {
  expect(isRemark(line(1, ""))).toBe(true);
  expect(isRemark(line(1, "Ada"))).toBe(false);
  expect(isRemark(line(-1, ""))).toBe(false);
});
