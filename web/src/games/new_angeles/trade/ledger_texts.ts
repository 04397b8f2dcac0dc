// The sentences of open proposals and promises, in the order of the view.
import type { GameContext } from "../../context";
import type { LedgerFrame } from "../types";

const EMPTY: LedgerFrame = { proposals: [], promises: [] };

export const ledgerTexts = (context: GameContext): LedgerFrame => (context.sideActions as LedgerFrame | null) ?? EMPTY;
