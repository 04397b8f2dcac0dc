// The viewer's rival in words, with the capital that decides who is ahead, and the rule by which the viewer wins.
import type { GameContext } from "../../context";
import type { NewAngelesView } from "../types";
import { t } from "../../../i18n/i18n.svelte";
import type { Catalog } from "../derived/catalog";
import { standingOf } from "../derived/derived_of";

export function rivalText(catalog: Catalog, view: NewAngelesView, context: GameContext): string {
  const me = view.players[context.you];
  const standing = standingOf(context, context.you);
  if (!me || !standing) return "";
  if (standing.rival === me.seat) return t("na-rival-own", { n: standing.needed, now: standing.beaten });
  const rival = view.players[standing.rival];
  if (!rival) return t("na-rival-federalist");
  return t("na-rival-other", {
    corporation: catalog.corporation(rival.corporation).short,
    name: context.names[rival.seat] ?? "",
    now: me.capital,
    theirs: rival.capital,
  });
}

/** The rule depends on who plays the corporation on the rival card, so the server sends it with the standings. */
export function rivalRule(context: GameContext): { rule?: string } {
  const standing = standingOf(context, context.you);
  return standing ? { rule: standing.rule } : {};
}
