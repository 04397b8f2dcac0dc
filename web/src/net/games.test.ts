import { expect, it } from "vitest";
import { botsToChoose } from "./games.svelte";

const bot = (name: string, title = "") => ({ name, about: `about ${name}`, title });

it("offers the levels first, and each bot only once", () => {
  const levels = [
    { name: "easy", bot: "quick", title: "Easy", about: "does not plan" },
    { name: "hard", bot: "deep-8", title: "Hard", about: "plans" },
  ];

  expect(botsToChoose({ levels, bots: [bot("random", "at random"), bot("quick"), bot("deep")] })).toMatchObject([
    { bot: "quick", title: "Easy", about: "does not plan" },
    { bot: "deep-8", title: "Hard", about: "plans" },
    { bot: "random", title: "at random", about: "about random" },
    { bot: "deep", title: "deep", about: "about deep" },
  ]);
});

it("offers the bots themselves if a game has no levels", () => {
  expect(botsToChoose({ bots: [bot("random")] })).toEqual([{ bot: "random", title: "random", about: "about random" }]);
});
