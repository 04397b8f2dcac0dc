// Whether the first-game guide is wanted, until it is dismissed and again when it is asked for; and what it has told.
const DRAWER = "guide";
const TOLD = "guide-told";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(TOLD) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let wanted = $state(localStorage.getItem(DRAWER) !== "off");
let told = $state.raw<readonly string[]>(kept());

export const isGuideOn = (): boolean => wanted;
export const isHintSeen = (hint: string): boolean => told.includes(hint);

export function markHintSeen(hint: string): void {
  if (told.includes(hint)) return;
  told = [...told, hint];
  localStorage.setItem(TOLD, JSON.stringify(told));
}

/** Whoever asks for the guide gets it from its beginning. */
export function setGuide(on: boolean): void {
  wanted = on;
  localStorage.setItem(DRAWER, on ? "on" : "off");
  if (!on) return;
  told = [];
  localStorage.removeItem(TOLD);
}
