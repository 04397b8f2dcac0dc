// The data that a game's components are drawn from. Its type is the same for a seat, a shared screen, a spectator and a
// replay.
import type { ReconnectingSocket } from "../net/socket.svelte";
import type { DecisionFrame, EventFrame, OptionFrame } from "../net/types";

export interface GameContext<View = unknown, Derived = unknown> {
  readonly view: View;
  readonly derived: Derived; // prices, legal spaces and other values that the server computes from the view, in the game's own format
  readonly decision: DecisionFrame | null; // what the viewer has to decide
  readonly history: readonly EventFrame[];
  readonly sideActions: unknown; // open trades, for example; in the game's own format
  readonly names: readonly string[]; // by seat
  readonly you: number; // the viewer's seat, -1 for a spectator
  readonly awaited: readonly number[]; // the seats that have something to decide
  readonly socket: ReconnectingSocket | null; // null in a replay: nothing can be done there
  readonly isBusy: boolean; // true if an answer is taking noticeably long to be acknowledged
  /** Answers the open decision. */
  choose(option: number): void;
}

/** The option for something on the board, if it is available: `findOption(context, "cell", 12)`. */
export function findOption(context: GameContext, kind: string, number: number): OptionFrame | undefined {
  return context.decision?.options.find((one) => one.kind === kind && one.number === number);
}
