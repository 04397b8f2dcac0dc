import type { GameUi } from "../game_ui";

export const newAngeles: GameUi = {
  mood: "night",
  color: "#d6408a",
  about: "about-new-angeles",
  showsOption: (name) => name !== "corporations", // not in the form, because corporations are dealt at random
  usualOptions: { stops: "na-stops-usual" },
  rulebook: { prefix: "NA", rulings: [40, Infinity], hasPolishNumbers: true },
  table: async () => (await import("./table")).table,
  judge: async () => (await import("./judge/JudgeForm.svelte")).default,
  reference: async () => (await import("./Reference.svelte")).default,
  sources: async () => (await import("./sources")).sourceGroups,
};
