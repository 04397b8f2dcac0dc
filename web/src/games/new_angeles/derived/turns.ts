// The turns of a game, as places a replay can jump to.
import { t } from "../../../i18n/i18n.svelte";
import type { EventFrame, Replayed } from "../../../net/types";
import type { TurnMark } from "../../game_ui";

const countTurns = (history: readonly EventFrame[]): number => history.filter((event) => event.kind === "turn").length;

/** All turns of a finished game. */
export function turnMarks({ history }: Replayed, names: readonly string[]): TurnMark[] {
  const marks: TurnMark[] = [];
  let round = 0;
  for (const event of history) {
    if (event.kind === "round") round = event.things[0] ?? round + 1;
    if (event.kind !== "turn") continue;
    const number = marks.length + 1;
    const text = t("replay-round-turn", { round, name: names[event.seat] ?? "" });
    marks.push({ text, isReached: (position) => countTurns(position.history) >= number });
  }
  return marks;
}
