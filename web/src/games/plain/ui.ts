// For a game without a UI of its own: a board built from its view and its options.
import type { GameUi } from "../game_ui";

export const plain: GameUi = {
  mood: "city",
  color: "#0b7a75",
  table: async () => (await import("./table")).table,
};
