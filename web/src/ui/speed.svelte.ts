// How fast a table plays what happens, which the reader chooses.
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const STORAGE_KEY = "speed";

function first(): Speed {
  const kept = localStorage.getItem(STORAGE_KEY);
  return SPEEDS.find((one) => one === kept) ?? "normal";
}

let chosen = $state<Speed>(first());

export const speed = (): Speed => chosen;

export function setSpeed(wanted: Speed): void {
  chosen = wanted;
  localStorage.setItem(STORAGE_KEY, wanted);
}
