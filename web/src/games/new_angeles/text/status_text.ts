// Short sentences about a view that several parts say.
import type { NewAngelesView } from "../../../net/types";
import { say } from "../../../i18n/i18n.svelte";
import type { Verdict } from "../derived/derived";
import type { Book } from "../derived/catalog";

export const threatWords = (book: Book, view: NewAngelesView): string => say("na-threat-now", { now: view.threat, last: book.content.threat_max });

/** How many turns the present or next Action Phase still has. */
export function turnWords(view: NewAngelesView): string {
  if (view.phase === "action") return view.turns_left ? say("na-turns-left", { n: view.turns_left }) : say("na-last-turn");
  return view.turns_left ? say("na-turns-next", { n: view.turns_left }) : "";
}

/** Round and phase: "Round 2/6, action". */
export function whenWords(book: Book, view: NewAngelesView): string {
  if (view.phase === "demand") return say("na-in-demand", { n: Math.ceil(view.round / 2) });
  if (view.phase === "setup" || !view.round) return book.name("setup");
  return say("na-when", { round: view.round, rounds: book.content.rounds, phase: book.name(view.phase) });
}

/** Why a seat has won or lost. */
export function verdictWords(book: Book, view: NewAngelesView, names: readonly string[], one: Verdict): string {
  const rival = view.players[one.rival];
  return say(`na-why-${one.why}`, {
    capital: view.players[one.seat]!.capital,
    theirs: rival?.capital ?? 0,
    name: rival ? (names[rival.seat] ?? "") : "",
    n: one.beaten,
    needed: one.needed,
    least: book.content.numbers.federalist_capital ?? 25,
  });
}
