// Opening tables: at once against bots, or to gather friends. A name is asked for first, where none is known.
import { navigate } from "../../route.svelte";
import { checkSignedIn } from "../../net/guest.svelte";
import { attempt } from "../../ui/notices.svelte";
import { usualSeats } from "../../net/games.svelte";
import { http } from "../../net/http";
import type { GameOffered, Links, Plan } from "../../net/types";

let asks = $state.raw<((known: boolean) => void) | null>(null);

/** Whether a name is being asked for. */
export const isAskingName = (): boolean => asks !== null;

/** The name was given, or not. */
export function finishAskingName(known: boolean): void {
  asks?.(known);
  asks = null;
}

/** Whether one has a name, after having been asked for it if need be. */
export async function ensureName(): Promise<boolean> {
  if (await checkSignedIn()) return true;
  return new Promise((known) => (asks = known));
}

/** The way to a table from its link, which has the key to it. */
export const tablePath = (links: Links, more = ""): string => new URL(links.player).pathname + more;

/** A table against bots that begins at once. */
export async function playNow(game: GameOffered): Promise<void> {
  if (!(await ensureName())) return;
  const seats = usualSeats(game);
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? game.stand_in : ""));
  const plan: Plan = { game: game.game, seats, bots };
  await attempt(async () => navigate(tablePath(await http.open(plan), "?now=1")));
}

/** A table for a plan. */
export async function openTable(plan: Plan, more = ""): Promise<boolean> {
  if (!(await ensureName())) return false;
  return attempt(async () => navigate(tablePath(await http.open(plan), more)));
}
