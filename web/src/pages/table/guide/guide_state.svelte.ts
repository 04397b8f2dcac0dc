// Whether the guide for a first game is on, and which hints were seen.
const STORAGE_KEY = "guide";
const SEEN_KEY = "guide-told";

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let isOn = $state(localStorage.getItem(STORAGE_KEY) !== "off");
let seen = $state.raw<readonly string[]>(stored());

export const isGuideOn = (): boolean => isOn;
export const isHintSeen = (hint: string): boolean => seen.includes(hint);

export function markHintSeen(hint: string): void {
  if (seen.includes(hint)) return;
  seen = [...seen, hint];
  localStorage.setItem(SEEN_KEY, JSON.stringify(seen));
}

/** Switches the guide on, from its beginning, or off. */
export function setGuide(on: boolean): void {
  isOn = on;
  localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  if (!on) return;
  seen = [];
  localStorage.removeItem(SEEN_KEY);
}
