// The viewer's rival in words, with the capital that decides who is ahead, and the rule by which the viewer wins.
import type { GameContext } from "../../context";
import type { CardContent, NewAngelesView } from "../types";
import { t } from "../../../i18n/i18n.svelte";
import type { Catalog } from "../derived/catalog";
import { standingOf } from "../derived/derived_of";
import type { Tooltip } from "../board/tooltip.svelte";
import { cardTooltip } from "./tooltips";

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

/** The card's tooltip. What it says depends on who plays the corporation on it, so the server sends the standings. */
export function rivalTooltip(catalog: Catalog, card: CardContent, context: GameContext): Tooltip {
  const shown = cardTooltip(catalog, card);
  const standing = standingOf(context, context.you);
  if (!standing) return shown;
  const n = standing.needed;
  const lines =
    standing.rival === context.you ? [t("na-rival-own-text", { n }), t("na-rival-own-why", { n })] : shown.lines;
  return { ...shown, lines, rule: standing.rule };
}
