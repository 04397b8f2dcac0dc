// The pace at which bots act at tables that this browser opens, in games with trades. The last choice is remembered.
export const PACES = ["relaxed", "normal", "quick", "off"] as const;
export type Pace = (typeof PACES)[number];

const STORAGE_KEY = "pace";

export const usualPace = (): Pace => PACES.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? "normal";

export const setUsualPace = (pace: Pace): void => localStorage.setItem(STORAGE_KEY, pace);
