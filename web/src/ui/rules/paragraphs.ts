// The rules of a game, paragraph by paragraph, fetched once per language.
import { gameOfRule } from "../../games/registry";
import { language } from "../../i18n/i18n.svelte";
import { http } from "../../net/http";
import type { Paragraph } from "../../net/types";

const known = new Map<string, Promise<Paragraph[]>>();

/** All paragraphs of a game, rulings included. */
export function fetchParagraphs(game: string): Promise<Paragraph[]> {
  const path = `rules/${encodeURIComponent(game)}?lang=${language()}`;
  const found = known.get(path) ?? http.get<Paragraph[]>(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}

/** Where to find "NA 16.3" or "R-12": the game, and the number in its rulebook. Null if it is from no game's rulebook. */
export function locateRule(rule: string): { game: string; number: string } | null {
  const game = gameOfRule(rule);
  const [first = "", number] = rule.split(" ");
  return game === undefined ? null : { game, number: number ?? first };
}

export function ruleAddress(rule: string): string {
  const found = locateRule(rule);
  return found ? `/rules/${found.game}#${found.number}` : "/rules";
}
