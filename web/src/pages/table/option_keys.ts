// Which key chooses which option.
import type { OptionFrame } from "../../net/types";

const DIGITS = "1234567890";
const LETTERS = "abcdefg"; // letters that do nothing else at a table

/** The options as they are laid out. Those that end or decline come last, so that the key that played a card does not say "done" next. */
export function orderOptions(options: readonly OptionFrame[]): OptionFrame[] {
  const isAnswer = ({ kind }: OptionFrame) => kind === "answer";
  return [...options.filter((one) => !isAnswer(one)), ...options.filter(isAnswer)];
}

/**
 * The key of each option, "" for none. Options with a number of their own have that number as key, so that a 3 never
 * means 2; all others are numbered by position. `numbered`: the kinds with numbers, and the highest number with a key.
 */
export function optionKeys(options: readonly OptionFrame[], numbered: Readonly<Record<string, number>> = {}): string[] {
  const own = options.map(({ kind, number }) => (number <= (numbered[kind] ?? -Infinity) ? String(number % 10) : ""));
  const isNumbered = own.some(Boolean) && options.every(({ kind }) => kind in numbered || kind === "answer");
  if (!isNumbered) return options.map((_, at) => (DIGITS + LETTERS)[at] ?? "");
  let others = 0;
  return own.map((key, at) => key || (options[at]!.kind === "answer" ? (LETTERS[others++] ?? "") : ""));
}
