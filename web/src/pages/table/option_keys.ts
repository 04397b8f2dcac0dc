// Which key chooses which answer.
import type { OptionFrame } from "../../net/types";

const DIGITS = "1234567890";
const LETTERS = "abcdefg"; // none of those that do something else at a table
const NUMBERED = { district: 10, amount: 9 }; // what has a number of its own on the table, and the highest that is a single key

/** The options as they are laid out: what ends or declines comes last, lest a key that laid down a card says "enough" next. */
export function orderOptions(options: readonly OptionFrame[]): OptionFrame[] {
  const isAnswer = ({ kind }: OptionFrame) => kind === "answer";
  return [...options.filter((one) => !isAnswer(one)), ...options.filter(isAnswer)];
}

/** The key of each option, or "". Districts and amounts have that of their number, lest a 3 spends 2 capital; all else goes by its place. */
export function optionKeys(options: readonly OptionFrame[]): string[] {
  const own = options.map(({ kind, number }) => (kind === "district" || kind === "amount") && number <= NUMBERED[kind] ? String(number % 10) : "");
  const isNumbered = own.some(Boolean) && options.every(({ kind }) => kind in NUMBERED || kind === "answer");
  if (!isNumbered) return options.map((_, at) => (DIGITS + LETTERS)[at] ?? "");
  let others = 0;
  return own.map((key, at) => key || (options[at]!.kind === "answer" ? (LETTERS[others++] ?? "") : ""));
}
