// Places of the table page that a game's hints can point at.
import type { GuideHint } from "./game_ui";

export const DECISION = [".shell .ask"];
export const TOP = [".shell .top"];
/** Selectors of a panel's tab, and of the first button below the board, which is shown instead on a phone. */
export const panelTab = (key: string): string[] => [`#tab-${key}`, ".shell .sheets button:first-child"];

/** How decisions work: the first hint in every game. */
export const FIRST_HINT: GuideHint = { id: "guide-ask", at: DECISION };
/** The last two hints in every game: about undo and about the menu. Each is shown while one of `prompts` is asked. */
export const undoHint = (prompts: readonly string[]): GuideHint => ({ id: "guide-undo", at: DECISION, prompts });
export const menuHint = (prompts: readonly string[]): GuideHint => ({ id: "guide-menu", at: TOP, prompts });
