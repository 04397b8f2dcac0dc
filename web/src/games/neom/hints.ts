import type { GuideHint } from "../game_ui";
import { DECISION, FIRST_HINT, menuHint, panelTab, undoHint } from "../hint_places";

const OWN_CITY = ["[data-own-city]"];

/** The hints for a first game, in the order in which they are given. */
export const HINTS: readonly GuideHint[] = [
  FIRST_HINT,
  { id: "guide-n-cornerstones", at: DECISION, prompts: ["draft-cornerstone", "choose-cornerstone"] },
  { id: "guide-n-select", at: DECISION, prompts: ["select"] },
  { id: "guide-n-action", at: DECISION, prompts: ["action"] },
  { id: "guide-n-space", at: OWN_CITY, prompts: ["space"] },
  { id: "guide-n-seller", at: DECISION, prompts: ["seller", "alternative"] },
  { id: "guide-n-disaster", at: DECISION, prompts: ["disaster", "sacrifice"] },
  { id: "guide-n-city", at: OWN_CITY, prompts: ["select"] },
  { id: "guide-n-goods", at: [".neom .goods"], prompts: ["select"] },
  { id: "guide-n-others", at: [".neom .others:not(.n0)"], prompts: ["select", "action"] },
  { id: "guide-n-ranks", at: [".neom .others.n0"], prompts: ["select", "action"] }, // only for a solo player, who has no neighbors
  { id: "guide-n-score", at: panelTab("score"), prompts: ["select", "action"] },
  undoHint(["select", "action", "space"]),
  menuHint(["select", "action"]),
];
