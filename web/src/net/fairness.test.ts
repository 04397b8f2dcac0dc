import { beforeEach, expect, it } from "vitest";
import { checkInBrowser, commitmentOf, gameSeed, noteOf, takeNote } from "./fairness";
import type { TableFrame } from "./types";

// The expected hashes are those of src/neopolis/engine/fairness.py.
const TABLE = "täble";
const SERVER_SEED = "5e".repeat(32);
const SHARE = "aa".repeat(32);
const OPTIONS = { variant: "beginner", memory_aid: "off" };
const COMMITMENT = "23d9e11c004969976bf939cf4febbca071c22e6cfca6b60c0da64e385a0806df";
const GAME_SEED = "9b84741cb9d1817ffc93b663838e8a11ff3f433d95deefa3106a67ad8c54bd05";

const frame = (fairness: Partial<NonNullable<TableFrame["fairness"]>> = {}): TableFrame =>
  ({
    id: TABLE,
    game: "neom",
    options: OPTIONS,
    you: 0,
    fairness: {
      commitment: COMMITMENT,
      shared: [true, false],
      shares: [SHARE, ""],
      server_seed: SERVER_SEED,
      game_seed: GAME_SEED,
      transcript: "",
      ...fairness,
    },
  }) as unknown as TableFrame;

beforeEach(() => localStorage.clear());

it("computes the same hashes as the server", async () => {
  expect(await commitmentOf(TABLE, SERVER_SEED)).toBe(COMMITMENT);
  expect(await gameSeed(TABLE, SERVER_SEED, [SHARE, ""], "neom", OPTIONS)).toBe(GAME_SEED);
});

it("accepts a game whose seed follows from what was shown before", async () => {
  takeNote(TABLE, COMMITMENT, SHARE);

  expect(await checkInBrowser(frame())).toEqual({ commitment: "good", seed: "good", noted: "good", share: "good" });
});

it("says so when it has nothing to compare with", async () => {
  expect(await checkInBrowser(frame())).toMatchObject({ noted: "unknown", share: "unknown" });
});

it("detects a changed commitment, seed and share", async () => {
  takeNote(TABLE, COMMITMENT, SHARE);
  const other = "bb".repeat(32);
  const moved = { server_seed: other, commitment: await commitmentOf(TABLE, other) };

  expect(await checkInBrowser(frame({ commitment: other }))).toMatchObject({ commitment: "bad", noted: "bad" });
  expect(await checkInBrowser(frame(moved))).toMatchObject({ commitment: "good", seed: "bad", noted: "bad" });
  expect(await checkInBrowser(frame({ shares: [other, ""] }))).toMatchObject({ seed: "bad", share: "bad" });
  expect(await checkInBrowser(frame({ shares: ["", ""] }))).toMatchObject({ seed: "bad", share: "bad" });
});

it("keeps the first commitment and all shares of a table", () => {
  takeNote(TABLE, COMMITMENT, SHARE);
  takeNote(TABLE, "changed", "cc");

  expect(noteOf(TABLE)).toEqual({ commitment: COMMITMENT, shares: [SHARE, "cc"] });
});

it("forgets the oldest notes and ignores damaged ones", () => {
  for (let at = 0; at < 60; at += 1) takeNote(`t${at}`, COMMITMENT, SHARE);
  expect(noteOf("t9")).toBeUndefined();
  expect(noteOf("t10")).toBeDefined();

  localStorage.setItem("fairness", "{");
  expect(noteOf("t10")).toBeUndefined();
});
