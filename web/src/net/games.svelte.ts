// The games this server offers, in the reader's language: names, numbers of players, bots and options.
import { language } from "../i18n/i18n.svelte";
import { http } from "./http";
import type { GameOffered } from "./types";

let offered = $state.raw<readonly GameOffered[]>([]);
let problem = $state("");
let requested = ""; // the language of the last request

async function load(language: string): Promise<void> {
  if (requested === language) return;
  requested = language;
  try {
    offered = await http.games();
    problem = "";
  } catch (why) {
    problem = (why as Error).message;
    requested = ""; // so that the next call sends the request again
  }
}

/** All games on offer. The list is empty until the server has answered. */
export function gamesOffered(): readonly GameOffered[] {
  void load(language());
  return offered;
}

/** Why the list could not be fetched; "" if it could. */
export const gamesProblem = (): string => problem;

export const gameOffered = (game: string): GameOffered | undefined => gamesOffered().find((one) => one.game === game);

/** The name of a game in the reader's language. */
export const gameName = (game: string): string => gameOffered(game)?.name ?? "";

/** The name of a bot in the reader's language. */
export const botTitle = (game: string, bot: string): string => {
  const offered = gameOffered(game);
  return offered ? (botsToChoose(offered).find((one) => one.bot === bot)?.title ?? bot) : bot;
};

export interface BotToChoose {
  bot: string;
  title: string;
  about: string;
}

/** The bots that people can choose: those of the levels first, then the others. */
export function botsToChoose({ levels = [], bots }: Pick<GameOffered, "levels" | "bots">): BotToChoose[] {
  const others = bots.filter((one) => levels.every(({ bot }) => bot !== one.name));
  return [...levels, ...others.map(({ name, title, about }) => ({ bot: name, title: title || name, about }))];
}

const FEW = 3; // suggested number of players: enough for most games to be fun

/** The number of seats if nobody chooses another. */
export const usualSeats = ({ least, most }: GameOffered): number => Math.min(most, Math.max(least, FEW));
