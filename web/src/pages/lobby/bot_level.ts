// The level of the bots for a game that starts immediately. The browser remembers it for each game.
import type { GameOffered, LevelOffered } from "../../net/types";

const place = (game: string) => `bot-level:${game}`;

export const saveBotLevel = (game: string, level: string): void => localStorage.setItem(place(game), level);

/** The level that was chosen last, otherwise that of the stand-in; undefined if the game has no levels. */
export function botLevel({
  game,
  stand_in,
  levels = [],
}: Pick<GameOffered, "game" | "stand_in" | "levels">): LevelOffered | undefined {
  const saved = localStorage.getItem(place(game));
  return levels.find(({ name }) => name === saved) ?? levels.find(({ bot }) => bot === stand_in);
}
