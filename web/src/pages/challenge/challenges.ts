// What the pages of challenges have in common: playing one, its address, and the result as a text to share.
import { formatDay, t } from "../../i18n/i18n.svelte";
import { http } from "../../net/http";
import type { RoundShown } from "../../net/types";
import { navigate } from "../../route.svelte";
import { attempt } from "../../ui/notices.svelte";
import { ensureName, tablePath } from "../lobby/open_table.svelte";

/** The path of a round's page; without a day, of the current round. */
export const challengePath = (game: string, challenge: string, day = ""): string =>
  `/challenge/${game}/${challenge}${day && `/${day}`}`;

/** Plays a round, or goes on with it, after asking for a name if there is none. */
export async function playRound({ game, challenge, day }: RoundShown): Promise<void> {
  if (!(await ensureName())) return;
  await attempt(async () => navigate(tablePath(await http.playChallenge(game, challenge, day))));
}

/** Your result in two lines, without anything that would help others with the same deal. "" before the end. */
export function resultToShare(round: RoundShown, site: string): string {
  const points = round.yours?.points;
  if (points === undefined || points === null) return "";
  const words = { title: round.title, day: formatDay(round.day), points };
  const line =
    round.par === null ? t("challenge-shared-without-par", words) : t("challenge-shared", { ...words, par: round.par });
  return `${line}\n${site}${challengePath(round.game, round.challenge, round.day)}`;
}
