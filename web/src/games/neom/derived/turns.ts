// The turns of a game: headings for the log, and places a replay can jump to.
import { t } from "../../../i18n/i18n.svelte";
import type { EventFrame, Replayed } from "../../../net/types";
import type { TurnMark } from "../../game_ui";
import type { NeomView } from "../types";

const TURNS = 7; // turns in a generation

/** A heading before the first event of each turn. Nobody selects twice in a turn, so a second selection starts the next turn. */
export function turnHeadings(history: readonly EventFrame[]): Map<number, string> {
  const found = new Map<number, string>();
  const selected = new Set<number>();
  let turn = 0;
  history.forEach((event, at) => {
    if (event.kind === "generation") {
      turn = 0;
      selected.clear();
    }
    if (event.kind !== "selected") return;
    if (!turn || selected.has(event.seat)) {
      selected.clear();
      found.set(at, t("neom-turn", { n: (turn += 1) }));
    }
    selected.add(event.seat);
  });
  return found;
}

/** All turns of a finished game. */
export function turnMarks({ view }: Replayed): TurnMark[] {
  const last = view as unknown as NeomView;
  const marks: TurnMark[] = [];
  for (let generation = 1; generation <= last.generation; generation += 1) {
    const turns = generation === last.generation ? last.turn : TURNS;
    for (let turn = 1; turn <= turns; turn += 1) {
      const isReached = (position: Replayed) => {
        const now = position.view as unknown as NeomView;
        return now.generation > generation || (now.generation === generation && now.turn >= turn);
      };
      marks.push({ text: t("replay-generation-turn", { generation, turn }), isReached });
    }
  }
  return marks;
}
