// A review of a finished game: asked for again and again until the server has worked it out.
import { language, t } from "../../i18n/i18n.svelte";
import { http } from "../../net/http";
import { Refused } from "../../net/refused";
import type { ReviewShown } from "../../net/types";

export type ReviewedDecision = ReviewShown["mistakes"][number];
type Estimate = ReviewedDecision["less"];

const PAUSE = 1500; // milliseconds between two questions
const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** The finished review. `show` gets each state on the way; when it returns false, nobody waits any more. */
export async function findReview(
  table: string,
  seat: number,
  key: string,
  show: (state: ReviewShown) => boolean,
  pause: () => Promise<unknown> = wait,
): Promise<void> {
  for (;;) {
    const state = await http.review(table, seat, key);
    if (!state.is_ready && !state.total) throw new Refused("review-failed", t("review-failed"));
    if (!show(state) || state.is_ready) return;
    await pause();
  }
}

/** What a decision cost, with its unit, and how sure that is: "about 3.2 points (2.1 to 4.3)". */
export function costText({ value, low, high }: Estimate, unit: string): string {
  const factor = unit === "chance" ? 100 : 1;
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  const number = (one: number) => format.format(factor * one);
  const text = t(unit === "chance" ? "review-chance" : unit === "capital" ? "review-capital" : "review-points", {
    value: number(value),
  });
  return low == null || high == null
    ? text
    : t("review-between", { text, low: number(Math.max(0, low)), high: number(high) });
}
