// The tooltips of cards, districts, corporations and demands.
import { formatList, t } from "../../../i18n/i18n.svelte";
import type { CardContent, DistrictOutput, NewAngelesView } from "../types";
import { pictureOf } from "../art/pictures";
import type { Catalog } from "../derived/catalog";
import type { Tooltip } from "../board/tooltip.svelte";

/** What a card is: "action card, media". */
export function cardTypeText(catalog: Catalog, card: CardContent): string {
  const kind = t(`na-card-${card.kind}`);
  const more = card.type
    ? catalog.name(card.type)
    : card.kind === "asset"
      ? card.when
      : card.kind === "event"
        ? catalog.name(card.back ?? "")
        : card.kind === "emergency"
          ? catalog.corporation(card.corporation ?? "").name
          : "";
  return more ? `${kind} · ${more}` : kind;
}

/** The type of a card in short, for places where it is clear that the text is about a card: "media". */
export function shortCardType(catalog: Catalog, card: CardContent): string {
  if (card.type) return catalog.name(card.type);
  return card.kind === "emergency" ? t("na-card-emergency") : cardTypeText(catalog, card);
}

export function cardTooltip(catalog: Catalog, card: CardContent, ...notes: string[]): Tooltip {
  return {
    title: card.name,
    sort: cardTypeText(catalog, card),
    sign: card.type || card.kind,
    picture: () => pictureOf(card),
    isPortrait: card.kind === "asset",
    lines: [...notes.filter(Boolean), card.text, card.why].filter(Boolean),
    rule: card.rule,
  };
}

export function districtTooltip(
  catalog: Catalog,
  now: NewAngelesView["districts"][number],
  output: DistrictOutput | undefined,
): Tooltip {
  const district = catalog.district(now.number);
  const printed = [district.primary, ...(district.secondary ? [district.secondary] : [])];
  const made = printed
    .map(({ resource }, at) => ({ resource, amount: (at ? output?.secondary : output?.primary) ?? 0 }))
    .filter(({ amount }) => amount);
  const here = now.components.map((key) => catalog.name(key));
  const amounts = (found: { resource: string; amount: number }[]) =>
    formatList(found.map((one) => `${one.amount} ${catalog.name(one.resource)}`));
  return {
    title: `${now.number} ${district.name}`,
    sort: t("na-tier", { tier: district.tier }),
    lines: [
      t("na-prints", { what: amounts(printed) }),
      made.length ? t("na-would-produce", { what: amounts(made) }) : t("na-produces-nothing"),
      `${t("na-unrest")}: ${catalog.name(now.unrest)}`,
      here.length ? t("na-here", { what: formatList(here) }) : t("na-here-nothing"),
      t("na-exit-to", { place: district.exits.map((exit) => catalog.place(exit)).join(", ") }),
    ],
    rule: "NA 27.0",
  };
}

export function corporationTooltip(catalog: Catalog, key: string, side: number): Tooltip {
  const corporation = catalog.corporation(key);
  const sheet = corporation.sheets[side];
  return {
    title: corporation.name,
    sign: key,
    lines: [
      t("na-contract", { what: corporation.contract }),
      t("na-draws", {
        what: formatList((sheet?.draws ?? []).map((draw) => `${draw.count} ${catalog.name(draw.type)}`)),
      }),
    ],
    rule: corporation.rule,
  };
}

export function demandTooltip(catalog: Catalog, number: number): Tooltip {
  const demand = catalog.demand(number);
  const wants = Object.entries(demand?.targets ?? {})
    .filter(([, amount]) => amount)
    .map(([key, amount]) => `${amount} ${catalog.name(key)}`);
  return {
    title: demand?.name ?? "",
    sign: "demand",
    ...(demand ? { picture: () => pictureOf({ kind: "demand", key: demand.key }) } : {}),
    sort: t("na-demand"),
    lines: [formatList(wants), t("na-if-failed", { n: demand?.threat ?? 0 })],
    rule: demand?.rule ?? "",
  };
}
