// The colors of New Angeles by night. docs of the design: darkness is the blank sheet, and what works is bright.

export const NIGHT = "#0b0e22"; // ink on bright bands, and the ground of tokens and emblems
export const SHADOW = "#0c0928"; // what the fronts of distant buildings are mixed with
export const DUSK = "#140f38"; // what backgrounds of pictures are mixed with

/** The color of each district's silhouette, by number. */
export const DISTRICT_COLORS: Readonly<Record<number, string>> = {
  1: "#ffb454",
  2: "#8fe36b",
  3: "#ff7d9c",
  4: "#48d8ff",
  5: "#ff8a5c",
  6: "#b58cff",
  7: "#ff5cc0",
  8: "#3fe0a0",
  9: "#ffe08a",
  10: "#9fd0ff",
};

/** The color of each deck of action cards, and of the other kinds of cards. */
export const DECK_COLORS = {
  biotech: "#ff6f7d",
  construction: "#5fd896",
  labor: "#b79bff",
  media: "#ffdf5e",
  security: "#5aaeff",
  general: "#c8cfee",
  emergency: "#ff9a5c",
  asset: "#ffcf6b",
  event: "#ff5c6c",
  demand: "#ff8fb0",
  investment: "#5fe0c8",
  rival: "#ff7ac0",
} as const;

/** The color of a card by its type or kind. */
export const deckColor = (name: string): string =>
  Object.hasOwn(DECK_COLORS, name) ? DECK_COLORS[name as keyof typeof DECK_COLORS] : DECK_COLORS.general;

export const CORPORATION_COLORS: Readonly<Record<string, string>> = {
  Globalsec: "#5aaeff",
  "Haas-Bioroid": "#b79bff",
  Jinteki: "#ff6f7d",
  "Melange Mining": "#ffa04d",
  NBN: "#ffdf5e",
  "Weyland Consortium": "#5fd896",
  Federalist: "#d9deea",
};

export const RESOURCE_COLORS: Readonly<Record<string, string>> = {
  credits: "#ffd97a",
  energy: "#ffef6b",
  tech: "#7fe6ff",
  consumables: "#8ff0a0",
  entertainment: "#ff9ad0",
};
