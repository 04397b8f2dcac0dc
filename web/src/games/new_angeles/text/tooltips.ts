// What is told about cards, districts, corporations and demands when somebody points at them.
import { listed, say } from "../../../i18n/i18n.svelte";
import type { CardContent, NewAngelesView } from "../../../net/types";
import { producedBy } from "../derived/derived";
import type { Book } from "../derived/catalog";
import type { Told } from "../board/tooltip.svelte";

/** What a card is: "action card, media". */
export function sortOf(book: Book, card: CardContent): string {
  const kind = say(`na-card-${card.kind}`);
  const more = card.type ? book.name(card.type) : card.kind === "asset" ? card.when : card.kind === "event" ? book.name(card.back ?? "") : card.kind === "emergency" ? book.corporation(card.corporation ?? "").name : "";
  return more ? `${kind} · ${more}` : kind;
}

/** The same in short, where one sees that it is a card. */
export function shortSort(book: Book, card: CardContent): string {
  if (card.type) return book.name(card.type);
  return card.kind === "emergency" ? say("na-card-emergency") : sortOf(book, card);
}

export function ofCard(book: Book, card: CardContent, ...notes: string[]): Told {
  const text = card.text.startsWith(card.name) ? card.text.slice(card.name.length).replace(/^\s*\([^)]*\)/, "").replace(/^\.\s*/, "") : card.text;
  const lines = card.kind === "rival" ? [card.does] : [text || card.does];
  return { title: card.name, sort: sortOf(book, card), sign: card.type || card.kind, lines: [...notes.filter(Boolean), ...lines], rule: card.rule };
}

export function ofDistrict(book: Book, view: NewAngelesView, number: number): Told {
  const district = book.district(number);
  const now = view.districts[number - 1]!;
  const made = producedBy(district, now);
  const here = now.components.map((key) => book.name(key));
  const amounts = (found: { resource: string; amount: number }[]) => listed(found.map((one) => `${one.amount} ${book.name(one.resource)}`));
  return {
    title: `${number} ${district.name}`,
    sort: say("na-tier", { tier: district.tier }),
    lines: [
      say("na-prints", { what: amounts([district.primary, ...(district.secondary ? [district.secondary] : [])]) }),
      made.length ? say("na-would-produce", { what: amounts(made) }) : say("na-produces-nothing"),
      `${say("na-unrest")}: ${book.name(now.unrest)}`,
      here.length ? say("na-here", { what: listed(here) }) : say("na-here-nothing"),
      say("na-exit-to", { place: district.exits.map((exit) => book.place(exit)).join(", ") }),
    ],
    rule: "NA 27.0",
  };
}

export function ofCorporation(book: Book, key: string, seats: number): Told {
  const corporation = book.corporation(key);
  const sheet = corporation.sheets[seats === 4 ? 0 : 1] ?? corporation.sheets[0];
  return {
    title: corporation.name,
    sign: key,
    lines: [
      say("na-contract", { what: corporation.contract }),
      say("na-draws", { what: listed((sheet?.draws ?? []).map((draw) => `${draw.count} ${book.name(draw.type)}`)) }),
    ],
    rule: corporation.rule,
  };
}

export function ofDemand(book: Book, number: number): Told {
  const demand = book.demand(number);
  const wants = Object.entries(demand?.targets ?? {}).filter(([, amount]) => amount).map(([key, amount]) => `${amount} ${book.name(key)}`);
  return { title: demand?.name ?? "", sign: "demand", sort: say("na-demand"), lines: [listed(wants), say("na-if-failed", { n: demand?.threat ?? 0 })], rule: demand?.rule ?? "" };
}
