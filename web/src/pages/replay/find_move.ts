// Finding the move with which a turn began.
import type { TurnMark } from "../../games/game_ui";
import type { Replayed } from "../../net/types";

/** The first move after which a turn is reached, found by binary search. */
export async function findMove(
  mark: TurnMark,
  moves: number,
  look: (move: number) => Promise<Replayed>,
): Promise<number> {
  let low = 0;
  let high = moves;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (mark.isReached(await look(middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
