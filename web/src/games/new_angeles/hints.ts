import type { GuideHint } from "../game_ui";
import { DECISION, FIRST_HINT, menuHint, panelTab, undoHint } from "../hint_places";

const DEAL_PROMPTS = ["main-offer", "counteroffer-or-pass", "support-or-abstain"];
const DISTRICT_PROMPTS = ["pick-district", "move-android", "move-android-to", "remove-enemy"];
const place = (name: string): string[] => [`[data-place='${name}']`];

/** The hints for a first game, in the order in which they are given. */
export const HINTS: readonly GuideHint[] = [
  FIRST_HINT,
  { id: "guide-a-investment", at: DECISION, prompts: ["choose-investment"] },
  { id: "guide-a-main", at: place("deal"), prompts: ["main-offer"] },
  { id: "guide-a-counter", at: place("deal"), prompts: ["counteroffer-or-pass", "pay-counteroffer"] },
  { id: "guide-a-support", at: place("deal"), prompts: ["support-or-abstain", "support-card"] },
  { id: "guide-a-district", at: place("city"), prompts: DISTRICT_PROMPTS },
  { id: "guide-a-discard", at: DECISION, prompts: ["discard-down"] },
  { id: "guide-a-own", at: place("own"), prompts: DEAL_PROMPTS },
  { id: "guide-a-tracks", at: [".table .tracks"], prompts: DEAL_PROMPTS },
  { id: "guide-a-city", at: place("city"), prompts: DEAL_PROMPTS },
  { id: "guide-a-trade", at: panelTab("trade"), prompts: DEAL_PROMPTS },
  { id: "guide-a-players", at: place("players"), prompts: DEAL_PROMPTS },
  undoHint(DEAL_PROMPTS),
  menuHint(DEAL_PROMPTS),
];
