// Production, standings and other values that the server computes from the view and sends with it.
import type { GameContext } from "../../context";
import type { NewAngelesDerived, Standing } from "../types";

export const derivedOf = (context: GameContext): NewAngelesDerived => context.derived as NewAngelesDerived;

/** A player's standing against their rival; undefined unless the viewer knows the rival. */
export const standingOf = (context: GameContext, seat: number): Standing | undefined =>
  derivedOf(context).standings.find((one) => one.seat === seat);
