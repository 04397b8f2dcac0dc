// Short texts about the state of the game.
import type { NewAngelesDerived, NewAngelesView, Standing } from "../types";
import { t } from "../../../i18n/i18n.svelte";
import type { Catalog } from "../derived/catalog";

export const threatText = (catalog: Catalog, view: NewAngelesView): string =>
  t("na-threat-now", { now: view.threat, last: catalog.content.threat_max });

/** How many turns the current or next Action Phase has left. */
export function turnsLeftText(view: NewAngelesView): string {
  if (view.phase === "action") return view.turns_left ? t("na-turns-left", { n: view.turns_left }) : t("na-last-turn");
  return view.turns_left ? t("na-turns-next", { n: view.turns_left }) : "";
}

/** Round and phase: "Round 2/6, action". */
export function roundText(catalog: Catalog, view: NewAngelesView, { course }: NewAngelesDerived): string {
  const now = catalog.content.course[course];
  if (!now) return catalog.name("setup");
  if (view.phase === "demand") return t("na-in-demand", { n: now.number });
  return t("na-when", { round: view.round, rounds: catalog.content.rounds, phase: catalog.name(view.phase) });
}

/** Why a seat has won or lost. */
export function verdictText(catalog: Catalog, view: NewAngelesView, names: readonly string[], one: Standing): string {
  const rival = view.players[one.rival];
  return t(`na-why-${one.why}`, {
    capital: view.players[one.seat]!.capital,
    theirs: rival?.capital ?? 0,
    name: rival ? (names[rival.seat] ?? "") : "",
    n: one.beaten,
    needed: one.needed,
    least: catalog.content.numbers.federalist_capital,
  });
}
