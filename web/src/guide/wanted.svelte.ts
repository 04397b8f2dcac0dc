// Whether the first-game guide is wanted: until it is dismissed, and again when it is asked for.
const DRAWER = "guide";
let wanted = $state(localStorage.getItem(DRAWER) !== "off");

export const isGuideWanted = (): boolean => wanted;

export function showGuide(on: boolean): void {
  wanted = on;
  localStorage.setItem(DRAWER, on ? "on" : "off");
}
