import { expect, it } from "vitest";
import { gameUi } from "./registry";

it("shows a game without a UI of its own with the plain one", async () => {
  const { table, judge, reference } = gameUi("chess");

  expect([judge, reference]).toEqual([undefined, undefined]);
  expect((await table()).panels).toEqual([]);
  expect(gameUi("constructor")).toBe(gameUi("chess")); // properties that every object has are not games
});

it("offers the options of a new table that apply", () => {
  const shown = (game: string, seats: number) =>
    ["variant", "tiles", "seller_money", "memory_aid", "corporations"].filter(
      (name) => gameUi(game).showsOption?.(name, seats) ?? true,
    );

  expect(shown("neom", 1)).toEqual(["variant", "tiles", "memory_aid", "corporations"]);
  expect(shown("neom", 3)).toEqual(["variant", "seller_money", "memory_aid", "corporations"]);
  expect(shown("new-angeles", 4)).not.toContain("corporations");
  expect(shown("chess", 2)).toHaveLength(5);
});

it("says what the standard choice of stops means", () => {
  expect(gameUi("new-angeles").usualOptions).toEqual({ stops: "na-stops-usual" });
  expect(gameUi("neom").usualOptions).toBeUndefined();
});
