// The turns of a game that has been played, and how to find the move with which one began.
import type { NeomView } from "../../games/neom/types";
import type { EventFrame, GameName, Replayed } from "../../net/types";
import { t } from "../../i18n/i18n.svelte";

export interface TurnMark {
  text: string;
  isReached(position: Replayed): boolean; // false before it, true from it on
}

const turnsIn = (history: readonly EventFrame[]) => history.filter((event) => event.kind === "turn").length;

function neomMarks(last: NeomView): TurnMark[] {
  const marks: TurnMark[] = [];
  for (let generation = 1; generation <= last.generation; generation += 1) {
    const turns = generation === last.generation ? last.turn : 7;
    for (let turn = 1; turn <= turns; turn += 1) {
      const isReached = ({ view }: Replayed) => {
        const now = view as unknown as NeomView;
        return now.generation > generation || (now.generation === generation && now.turn >= turn);
      };
      marks.push({ text: t("replay-generation-turn", { generation, turn }), isReached });
    }
  }
  return marks;
}

function newAngelesMarks(history: readonly EventFrame[], names: readonly string[]): TurnMark[] {
  const marks: TurnMark[] = [];
  let round = 0;
  let count = 0;
  for (const event of history) {
    if (event.kind === "round") round = event.things[0] ?? round + 1;
    if (event.kind !== "turn") continue;
    const number = (count += 1);
    const text = t("replay-round-turn", { round, name: names[event.seat] ?? "" });
    marks.push({ text, isReached: (position) => turnsIn(position.history) >= number });
  }
  return marks;
}

/** All turns, as the last position tells of them. */
export function turnMarks(game: GameName, last: Replayed, names: readonly string[]): TurnMark[] {
  return game === "neom" ? neomMarks(last.view as unknown as NeomView) : newAngelesMarks(last.history, names);
}

/** The first move after which a mark is reached: half of the moves are ruled out with each look. */
export async function findMove(mark: TurnMark, moves: number, look: (move: number) => Promise<Replayed>): Promise<number> {
  let low = 0;
  let high = moves;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (mark.isReached(await look(middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
