// Which key chooses which option.
import type { OptionFrame } from "../../net/types";

const DIGITS = "1234567890";
const LETTERS = "abcdef"; // letters that have no other use at a table: `g` closes a hint of the guide

/** The options in the order in which they are shown. Options such as "done" and "pass" come last, so that the key that played a
 * card does not choose "done" next. */
export function orderOptions(options: readonly OptionFrame[]): OptionFrame[] {
  const isAnswer = ({ kind }: OptionFrame) => kind === "answer";
  return [...options.filter((one) => !isAnswer(one)), ...options.filter(isAnswer)];
}

/**
 * The key of each option, "" for none. Districts, for example, have numbers of their own: then these numbers are the keys,
 * and options such as "pass" get letters. Otherwise the keys go by position. `numbered`: the kinds of options with numbers,
 * each with the highest number that has a key.
 */
export function optionKeys(options: readonly OptionFrame[], numbered: Readonly<Record<string, number>> = {}): string[] {
  const own = options.map(({ kind, number }) => (number <= (numbered[kind] ?? -Infinity) ? String(number % 10) : ""));
  const isNumbered = own.some(Boolean) && options.every(({ kind }) => kind in numbered || kind === "answer");
  if (!isNumbered) return options.map((_, at) => (DIGITS + LETTERS)[at] ?? "");
  let others = 0;
  return own.map((key, at) => key || (options[at]!.kind === "answer" ? (LETTERS[others++] ?? "") : ""));
}
