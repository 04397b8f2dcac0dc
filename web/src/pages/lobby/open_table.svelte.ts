// Opening tables, after asking for a name if there is none.
import { navigate } from "../../route.svelte";
import { checkSignedIn } from "../../net/guest.svelte";
import { attempt } from "../../ui/notices.svelte";
import { usualSeats } from "../../net/games.svelte";
import { botLevel } from "./bot_level";
import { http } from "../../net/http";
import { usualPace } from "./pace";
import type { GameOffered, Links, Plan } from "../../net/types";

let asks = $state.raw<((known: boolean) => void) | null>(null);

/** Whether the name dialog is open. */
export const isAskingName = (): boolean => asks !== null;

/** Closes the name dialog, with or without a name. */
export function finishAskingName(known: boolean): void {
  asks?.(known);
  asks = null;
}

/** Asks for a name if there is none yet. Resolves to whether there is one now. */
export async function ensureName(): Promise<boolean> {
  if (await checkSignedIn()) return true;
  return new Promise((known) => (asks = known));
}

/** The path of a table's player link, key included. */
export const tablePath = (links: Links, more = ""): string => new URL(links.player).pathname + more;

/** Opens a table where all others are bots of the chosen level; the game starts immediately. */
export async function playNow(game: GameOffered): Promise<void> {
  if (!(await ensureName())) return;
  const seats = usualSeats(game);
  const bot = botLevel(game)?.bot ?? game.stand_in;
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? bot : ""));
  const plan: Plan = { game: game.game, seats, bots, pace: game.trades ? usualPace() : "off" };
  await attempt(async () => navigate(tablePath(await http.open(plan), "?now=1")));
}

/** Begins a lesson or a first game. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  if (!(await ensureName())) return;
  await attempt(async () => navigate(tablePath(await http.beginLesson(game, lesson))));
}

/** Opens a table. */
export async function openTable(plan: Plan, more = ""): Promise<boolean> {
  if (!(await ensureName())) return false;
  return attempt(async () => navigate(tablePath(await http.open(plan), more)));
}
