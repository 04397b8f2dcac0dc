// Where each value of the content comes from: kinds of values, and whose of them are printed, public or ours.
import type { NeomContent } from "../../games/neom/types";
import type { NewAngelesContent } from "../../games/new_angeles/types";
import type { MessageId } from "../../i18n/i18n.svelte";

export type Source = "rulebook" | "public" | "house";
export const SOURCES: readonly Source[] = ["rulebook", "public", "house"];

export interface SourceGroup {
  title: MessageId;
  values: { name: string; source: Source }[];
}

export function neomKinds(content: NeomContent): SourceGroup[] {
  const goodName = (key: string) => content.goods.find((good) => good.key === key)?.name ?? key;
  return [
    { title: "about-tiles", values: content.tiles.map((tile) => ({ name: `${tile.name} #${tile.number}`, source: tile.source })) },
    { title: "about-roads", values: content.tiles.filter((tile) => !tile.disaster).map((tile) => ({ name: `${tile.name} #${tile.number}`, source: tile.roads_source })) },
    { title: "about-centers", values: content.centers.map((center) => ({ name: goodName(center.good), source: center.source })) },
  ];
}

export function newAngelesKinds(content: NewAngelesContent): SourceGroup[] {
  const { districts, cards, setups, corporations } = content;
  const of = (kind: string) => cards.filter((card) => card.kind === kind);
  const named = (source: "name_source" | "exit_source" | "tier_source" | "resources_source") => districts.map((one) => ({ name: `${one.number} ${one.name}`, source: one[source] }));
  const sheets = (source: "draws_source" | "contract_source") => corporations.flatMap((one) => one.sheets.map((sheet) => ({ name: `${one.name} (${sheet.players})`, source: sheet[source] })));
  const some = (source: "copies_source" | "turns_source" | "timing_source") => cards.flatMap((card) => (card[source] ? [{ name: card.name, source: card[source] }] : []));
  return [
    { title: "about-district-names", values: named("name_source") },
    { title: "about-district-exits", values: named("exit_source") },
    { title: "about-district-tiers", values: named("tier_source") },
    { title: "about-district-resources", values: named("resources_source") },
    { title: "about-tracks", values: content.resources.map(({ name, source }) => ({ name, source })) },
    { title: "about-limits", values: content.components.map(({ name, source }) => ({ name, source })) },
    { title: "about-draws", values: sheets("draws_source") },
    { title: "about-contracts", values: sheets("contract_source") },
    ...(["action", "emergency", "asset", "investment", "event", "rival"] as const).map((kind) => ({
      title: `about-cards-${kind}` as const, values: of(kind).map(({ name, source }) => ({ name, source })),
    })),
    { title: "about-copies", values: some("copies_source") },
    { title: "about-timing", values: some("timing_source") },
    { title: "about-event-turns", values: some("turns_source") },
    { title: "about-demands", values: content.demands.map(({ name, source }) => ({ name, source })) },
    { title: "about-setup-names", values: setups.map((one) => ({ name: one.name, source: one.name_source })) },
    { title: "about-setup-turns", values: setups.map((one) => ({ name: one.name, source: one.turns_source })) },
    { title: "about-setup-places", values: setups.map((one) => ({ name: one.name, source: one.places_source })) },
  ];
}
