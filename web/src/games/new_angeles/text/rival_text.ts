// The viewer's rival in words, with its player and who is ahead.
import type { NewAngelesView } from "../types";
import { t } from "../../../i18n/i18n.svelte";
import { FEDERALIST } from "../derived/ids";
import type { Catalog } from "../derived/catalog";

export function rivalText(catalog: Catalog, view: NewAngelesView, names: readonly string[], seat: number): string {
  const me = view.players[seat]!;
  if (me.rival === FEDERALIST) return t("na-rival-federalist");
  const corporation = catalog.card(me.rival)?.corporation ?? "";
  const rival = view.players.find((other) => other.corporation === corporation);
  if (!rival) return catalog.card(me.rival)?.name ?? "";
  if (rival.seat === seat)
    return t("na-rival-own", {
      n: view.seats === 4 ? 2 : 3,
      now: view.players.filter((other) => other.capital < me.capital).length,
    });
  return t("na-rival-other", {
    corporation: catalog.corporation(corporation).short,
    name: names[rival.seat] ?? "",
    now: me.capital,
    theirs: rival.capital,
  });
}
