// What a game's table is drawn from: the same for a live seat, a shared screen, a spectator and a replay.
import type { ReconnectingSocket } from "../net/socket.svelte";
import type { ClientState } from "../net/client_state";
import type { DecisionFrame, EventFrame, OptionFrame } from "../net/types";

export interface GameContext<View = unknown> {
  readonly view: View;
  readonly decision: DecisionFrame | null; // what these eyes are asked
  readonly history: readonly EventFrame[];
  readonly sideActions: ClientState["sideActions"]; // sentences of proposals and promises (New Angeles)
  readonly names: readonly string[]; // by seat
  readonly you: number; // whose eyes these are, -1 for a spectator
  readonly awaited: readonly number[];
  readonly socket: ReconnectingSocket | null; // null: nothing can be done here (a replay)
  readonly isBusy: boolean; // an answer is on its way
  /** Answer the present question. */
  choose(option: number): void;
}

/** The option that stands for a thing, if it is offered: `optionOf(stage, "cell", 12)`. */
export function findOption(context: GameContext, kind: string, number: number): OptionFrame | undefined {
  return context.decision?.options.find((one) => one.kind === kind && one.number === number);
}
