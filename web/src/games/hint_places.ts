// Places of the table page that a game's hints can point at.
import type { GuideHint } from "./game_ui";

export const DECISION = [".shell .ask"];
export const TOP = [".shell .top"];
/** The tab of a panel; on a phone the first button below the board. */
export const panelTab = (key: string): string[] => [`#tab-${key}`, ".shell .sheets button:first-child"];

/** How decisions work: the first hint in every game. */
export const FIRST_HINT: GuideHint = { id: "guide-ask", at: DECISION };
/** The last hints in every game, while one of some prompts is asked. */
export const undoHint = (prompts: readonly string[]): GuideHint => ({ id: "guide-undo", at: DECISION, prompts });
export const menuHint = (prompts: readonly string[]): GuideHint => ({ id: "guide-menu", at: TOP, prompts });
