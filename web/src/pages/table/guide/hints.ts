// What the guide has to say, in the order in which it says it: for a question, or about a part of the screen.
import type { MessageId } from "../../../i18n/i18n.svelte";

export interface Hint {
  code: MessageId;
  at: readonly string[]; // CSS selectors; the first that is to be seen
  prompts?: readonly string[]; // only while one of these is asked
}

const ASK = [".shell .ask"];
const panel = (key: string) => [`#tab-${key}`, ".shell .sheets button:first-child"]; // beside the board, or the first below it

const NEOM: readonly Hint[] = [
  { code: "guide-ask", at: ASK },
  { code: "guide-n-cornerstones", at: ASK, prompts: ["draft-cornerstone", "choose-cornerstone"] },
  { code: "guide-n-select", at: ASK, prompts: ["select"] },
  { code: "guide-n-action", at: ASK, prompts: ["action"] },
  { code: "guide-n-space", at: ["[data-own-city]"], prompts: ["space"] },
  { code: "guide-n-seller", at: ASK, prompts: ["seller", "alternative"] },
  { code: "guide-n-disaster", at: ASK, prompts: ["disaster", "sacrifice"] },
  { code: "guide-n-city", at: ["[data-own-city]"], prompts: ["select"] },
  { code: "guide-n-goods", at: [".neom .goods"], prompts: ["select"] },
  { code: "guide-n-others", at: [".neom .others:not(.n0)"], prompts: ["select", "action"] },
  { code: "guide-n-ranks", at: [".neom .others.n0"], prompts: ["select", "action"] }, // who plays alone has no neighbours
  { code: "guide-n-score", at: panel("score"), prompts: ["select", "action"] },
  { code: "guide-undo", at: ASK, prompts: ["select", "action", "space"] },
  { code: "guide-menu", at: [".shell .top"], prompts: ["select", "action"] },
];

const DEAL = ["main-offer", "counteroffer-or-pass", "support-or-abstain"];
const NEW_ANGELES: readonly Hint[] = [
  { code: "guide-ask", at: ASK },
  { code: "guide-a-investment", at: ASK, prompts: ["choose-investment"] },
  { code: "guide-a-main", at: ["[data-place='deal']"], prompts: ["main-offer"] },
  { code: "guide-a-counter", at: ["[data-place='deal']"], prompts: ["counteroffer-or-pass", "pay-counteroffer"] },
  { code: "guide-a-support", at: ["[data-place='deal']"], prompts: ["support-or-abstain", "support-card"] },
  { code: "guide-a-district", at: ["[data-place='city']"], prompts: ["pick-district", "move-android", "move-android-to", "remove-enemy"] },
  { code: "guide-a-discard", at: ASK, prompts: ["discard-down"] },
  { code: "guide-a-own", at: ["[data-place='own']"], prompts: DEAL },
  { code: "guide-a-tracks", at: [".table .tracks"], prompts: DEAL },
  { code: "guide-a-city", at: ["[data-place='city']"], prompts: DEAL },
  { code: "guide-a-trade", at: panel("trade"), prompts: DEAL },
  { code: "guide-a-players", at: ["[data-place='players']"], prompts: DEAL },
  { code: "guide-undo", at: ASK, prompts: DEAL },
  { code: "guide-menu", at: [".shell .top"], prompts: DEAL },
];

export const hintsOf = (game: string): readonly Hint[] => (game === "neom" ? NEOM : NEW_ANGELES);

/** The key under which it is remembered that a hint was given. */
export const hintKey = (game: string, hint: Hint): string => `${game}/${hint.code}`;
