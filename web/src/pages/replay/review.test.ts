import { beforeEach, expect, it, vi } from "vitest";
import { loadLanguage, setLanguage } from "../../i18n/i18n.svelte";
import { http } from "../../net/http";
import type { ReviewShown } from "../../net/types";
import { costText, findReview } from "./review";

const state = (done: number, total: number, is_ready = false): ReviewShown => ({
  seat: 0,
  done,
  total,
  is_ready,
  unit: "points",
  decisions: 20,
  mistakes: [],
  best: null,
});
const noPause = () => Promise.resolve();

beforeEach(loadLanguage);

it("asks again until the review is ready, and shows how far it is", async () => {
  const states = [state(0, 9), state(5, 9), state(9, 9, true)];
  const ask = vi.spyOn(http, "review").mockImplementation(() => Promise.resolve(states.shift()!));
  const shown: number[] = [];
  await findReview("abc", 0, "", ({ done }) => shown.push(done) > 0, noPause);

  expect(shown).toEqual([0, 5, 9]);
  ask.mockRestore();
});

it("stops when nobody waits any more", async () => {
  const ask = vi.spyOn(http, "review").mockResolvedValue(state(1, 9));
  await findReview("abc", 0, "", () => false, noPause);

  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockRestore();
});

it("reports a review that has failed", async () => {
  const ask = vi.spyOn(http, "review").mockResolvedValue(state(0, 0));

  await expect(findReview("abc", 0, "", () => true, noPause)).rejects.toThrow("could not");
  ask.mockRestore();
});

it("says what a decision cost, and how sure that is", async () => {
  expect(costText({ value: 3.24, low: 2.1, high: 4.31 }, "points")).toBe("about 3.2 points (2.1 to 4.3)");
  expect(costText({ value: 0.08, low: null, high: null }, "chance")).toBe("about 8% of the chance to win");
  expect(costText({ value: 1, low: -1, high: 3 }, "capital")).toBe("about 1 capital (0 to 3)");
  await setLanguage("pl");
  expect(costText({ value: 3.24, low: null, high: null }, "points")).toBe("około 3,2 pkt");
});
