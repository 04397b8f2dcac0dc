// Where each value of New Angeles' content comes from.
import type { SourceGroup } from "../game_ui";
import type { NewAngelesContent } from "./types";

type DistrictSource = "name_source" | "exit_source" | "tier_source" | "resources_source";
type SheetSource = "draws_source" | "contract_source";
type CardSource = "copies_source" | "turns_source" | "timing_source";
type SetupSource = "name_source" | "turns_source" | "places_source";

const CARD_KINDS = ["action", "emergency", "asset", "investment", "event", "rival"] as const;

export function sourceGroups(content: unknown): SourceGroup[] {
  const { districts, cards, setups, corporations, resources, components, demands } = content as NewAngelesContent;
  const ofDistricts = (source: DistrictSource) =>
    districts.map((one) => ({ name: `${one.number} ${one.name}`, source: one[source] }));
  const ofSheets = (source: SheetSource) =>
    corporations.flatMap((one) =>
      one.sheets.map((sheet) => ({ name: `${one.name} (${sheet.players})`, source: sheet[source] })),
    );
  const ofCards = (field: CardSource) =>
    cards.flatMap((card) => (card[field] ? [{ name: card.name, source: card[field] }] : []));
  const ofSetups = (source: SetupSource) => setups.map((one) => ({ name: one.name, source: one[source] }));
  const own = (things: readonly { name: string; source: "rulebook" | "public" | "house" }[]) =>
    things.map(({ name, source }) => ({ name, source }));
  return [
    { title: "about-district-names", values: ofDistricts("name_source") },
    { title: "about-district-exits", values: ofDistricts("exit_source") },
    { title: "about-district-tiers", values: ofDistricts("tier_source") },
    { title: "about-district-resources", values: ofDistricts("resources_source") },
    { title: "about-tracks", values: own(resources) },
    { title: "about-limits", values: own(components) },
    { title: "about-draws", values: ofSheets("draws_source") },
    { title: "about-contracts", values: ofSheets("contract_source") },
    ...CARD_KINDS.map((kind) => ({
      title: `about-cards-${kind}` as const,
      values: own(cards.filter((card) => card.kind === kind)),
    })),
    { title: "about-copies", values: ofCards("copies_source") },
    { title: "about-timing", values: ofCards("timing_source") },
    { title: "about-event-turns", values: ofCards("turns_source") },
    { title: "about-demands", values: own(demands) },
    { title: "about-setup-names", values: ofSetups("name_source") },
    { title: "about-setup-turns", values: ofSetups("turns_source") },
    { title: "about-setup-places", values: ofSetups("places_source") },
  ];
}
