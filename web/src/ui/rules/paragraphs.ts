// The rules of both games, paragraph by paragraph, fetched once per language.
import { http } from "../../net/http";
import type { GameName, Paragraph } from "../../net/types";
import { language } from "../../i18n/i18n.svelte";

const known = new Map<string, Promise<Paragraph[]>>();

/** All paragraphs of a game, rulings included. */
export function fetchParagraphs(game: GameName): Promise<Paragraph[]> {
  const place = `rules/${game}?lang=${language()}`;
  const found = known.get(place) ?? http.get<Paragraph[]>(place);
  known.set(place, found);
  found.catch(() => known.delete(place));
  return found;
}

const FIRST_OF_NEW_ANGELES = 40; // are about NEOM

/** Where a citation is found: "NA 16.3", "NEOM 5.7", "R-12". */
export function locateRule(rule: string): { game: GameName; number: string } {
  const ruling = /^R-(\d+)$/.exec(rule);
  if (ruling) return { game: Number(ruling[1]) < FIRST_OF_NEW_ANGELES ? "neom" : "new-angeles", number: rule };
  const [book, number] = rule.split(" ");
  return { game: book === "NA" ? "new-angeles" : "neom", number: number ?? rule };
}

export function ruleAddress(rule: string): string {
  const { game, number } = locateRule(rule);
  return `/rules/${game}#${number}`;
}
