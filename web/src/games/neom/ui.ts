import type { GameUi } from "../game_ui";

export const neom: GameUi = {
  mood: "day",
  color: "#d97706",
  about: "about-neom",
  showsOption: (name, seats) => (name === "tiles" ? seats === 1 : name !== "seller_money" || seats > 1),
  rulebook: { prefix: "NEOM", rulings: [1, 39], hasPolishNumbers: false },
  table: async () => (await import("./table")).table,
  judge: async () => (await import("./judge/JudgeForm.svelte")).default,
  reference: async () => (await import("./Reference.svelte")).default,
  sources: async () => (await import("./sources")).sourceGroups,
};
