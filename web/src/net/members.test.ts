import { expect, it } from "vitest";
import { reuseUnchanged } from "./members.svelte";

it("returns the old value if nothing differs", () => {
  const before = { list: [1, { a: null }], text: "x" };

  expect(reuseUnchanged(before, { list: [1, { a: null }], text: "x" })).toBe(before);
});

it("keeps equal parts and takes over the others", () => {
  const before = { same: { a: 1 }, other: { b: 1 } };
  const now = reuseUnchanged(before, { same: { a: 1 }, other: { b: 2 } });

  expect(now).toEqual({ same: { a: 1 }, other: { b: 2 } });
  expect(now.same).toBe(before.same);
  expect(now.other).not.toBe(before.other);
});

it("notices members that are missing, and lists that turn into objects", () => {
  expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged([1], { 0: 1 })).toEqual({ 0: 1 });
});
