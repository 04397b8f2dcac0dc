// The theme, light or dark, which the reader, the mood or the system chooses; and the mood, a set of colors that a game
// chooses.
export type Theme = "auto" | "light" | "dark";
export type Mood = "city" | "night" | "day";

const STORAGE_KEY = "theme";
const DARK_MOODS: ReadonlySet<Mood> = new Set(["night"]); // dark unless the reader has chosen the light theme
const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");

function first(): Theme {
  const kept = localStorage.getItem(STORAGE_KEY);
  return kept === "light" || kept === "dark" ? kept : "auto";
}

let chosen = $state<Theme>(first());
let current: Mood = "city";
let shown = $state<"light" | "dark">("light");

function show(): void {
  const isDark = DARK_MOODS.has(current) || dark.matches;
  shown = chosen === "auto" ? (isDark ? "dark" : "light") : chosen;
  root.dataset["theme"] = shown;
}

dark.addEventListener("change", show);
setMood("city");

export const theme = (): Theme => chosen;

/** The colors that are shown, whoever chose them. */
export const shownTheme = (): "light" | "dark" => shown;

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  localStorage.setItem(STORAGE_KEY, wanted);
  show();
}

export function setMood(mood: Mood): void {
  current = mood;
  root.dataset["mood"] = mood;
  show();
}

/** Whether the reader prefers no motion. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
