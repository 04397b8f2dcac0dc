// What the rules say about the position, as the server sends it beside the view.
import type { GameContext } from "../../context";
import type { NewAngelesDerived, Standing } from "../types";

export const derivedOf = (context: GameContext): NewAngelesDerived => context.derived as NewAngelesDerived;

/** How a player stands, if the viewer knows their rival. */
export const standingOf = (context: GameContext, seat: number): Standing | undefined =>
  derivedOf(context).standings.find((one) => one.seat === seat);
