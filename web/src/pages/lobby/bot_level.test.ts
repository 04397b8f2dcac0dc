import { beforeEach, expect, it } from "vitest";
import { botLevel, saveBotLevel } from "./bot_level";

const level = (name: string) => ({ name, bot: `bot-${name}`, title: name, about: "" });
const offered = { game: "chess", stand_in: "bot-normal", levels: ["easy", "normal", "hard"].map(level) };

beforeEach(() => localStorage.clear());

it("is that of the stand-in until a person chooses another for the game", () => {
  expect(botLevel(offered)?.name).toBe("normal");
  saveBotLevel("chess", "hard");

  expect(botLevel(offered)?.name).toBe("hard");
  expect(botLevel({ ...offered, game: "go" })?.name).toBe("normal");
});

it("forgets a level that is no longer offered", () => {
  saveBotLevel("chess", "godlike");

  expect(botLevel(offered)?.name).toBe("normal");
});

it("does not exist in a game without levels", () => {
  expect(botLevel({ ...offered, levels: [] })).toBe(undefined);
});
