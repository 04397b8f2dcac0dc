// The games that have a UI of their own. Pages ask here; nothing outside this folder names a game.
import { language } from "../i18n/i18n.svelte";
import { http } from "../net/http";
import type { GameUi } from "./game_ui";
import { neom } from "./neom/ui";
import { newAngeles } from "./new_angeles/ui";
import { plain } from "./plain/ui";

const GAMES: Readonly<Record<string, GameUi>> = { neom, "new-angeles": newAngeles };

/** The UI of a game: its own, or the plain one. */
export const gameUi = (game: string): GameUi => (Object.hasOwn(GAMES, game) ? GAMES[game]! : plain);

const contents = new Map<string, Promise<unknown>>();

/** What a game's cards or tiles are and do, in the reader's language. It is fetched once per language and pack.
 * `pack` is what the view of a table calls `content`: a game keeps the content that it was started with. */
export function fetchContent(game: string, pack?: unknown): Promise<unknown> {
  const wanted = typeof pack === "string" ? `&pack=${encodeURIComponent(pack)}` : "";
  const path = `content/${game}?lang=${language()}${wanted}`;
  const known = contents.get(path) ?? http.get<unknown>(path);
  contents.set(path, known);
  known.catch(() => contents.delete(path));
  return known;
}

/** The game whose rulebook a citation is from: "NA 16.3", "R-12". */
export function gameOfRule(rule: string): string | undefined {
  const ruling = /^R-(\d+)$/.exec(rule)?.[1];
  const [prefix] = rule.split(" ");
  return Object.keys(GAMES).find((game) => {
    const { rulebook } = GAMES[game]!;
    if (!rulebook) return false;
    if (ruling === undefined) return rulebook.prefix === prefix;
    return rulebook.rulings[0] <= Number(ruling) && Number(ruling) <= rulebook.rulings[1];
  });
}

/** What stands before a paragraph's number in citations ("NA" in "NA 16.3"), for all games. */
export const rulePrefixes = (): string[] =>
  Object.values(GAMES).flatMap(({ rulebook }) => (rulebook ? [rulebook.prefix] : []));
