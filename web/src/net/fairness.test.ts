import { beforeEach, expect, it } from "vitest";
import {
  addMissingShare,
  checkInBrowser,
  commitmentOf,
  fixedContents,
  gameSeed,
  noteOf,
  sit,
  takeNote,
} from "./fairness";
import type { ReconnectingSocket } from "./socket.svelte";
import type { TableFrame } from "./types";

// The expected hashes are those of src/neopolis/engine/fairness.py.
const TABLE = "täble";
const CONTENT = "ce6911bd0e86787a";
const OLD = "5e".repeat(32); // as older versions chose it
const SERVER_SEED = `${OLD} neom=${CONTENT} new-angeles=39a4d359d678d797`;
const SHARE = "aa".repeat(32);
const OPTIONS = { variant: "beginner", memory_aid: "off" };
const COMMITMENT = "73fc74ab608c81c9872af4fe946fd858ca7e0bf0c0caf58765a1306dc070a066";
const GAME_SEED = "74cdf82d20b2cc64ce885034337bf3fe1e281b2b5707ca012988d7009dafa644";

const frame = (fairness: Partial<NonNullable<TableFrame["fairness"]>> = {}): TableFrame =>
  ({
    id: TABLE,
    game: "neom",
    options: OPTIONS,
    you: 0,
    status: "gathering",
    seats: [{ bot: "" }, { bot: "greedy" }],
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

const check = (table: TableFrame) => checkInBrowser(table, CONTENT);

/** The frame after a game whose proof agrees with itself, whatever the server chose for it. */
async function chosen(server_seed: string, shares: string[], options: Record<string, string> = OPTIONS) {
  const commitment = await commitmentOf(TABLE, server_seed);
  const game_seed = await gameSeed(TABLE, server_seed, shares, "neom", options);
  return { ...frame({ commitment, server_seed, shares, game_seed }), options };
}

beforeEach(() => localStorage.clear());

it("computes the same hashes as the server", async () => {
  expect(await commitmentOf(TABLE, SERVER_SEED)).toBe(COMMITMENT);
  expect(await gameSeed(TABLE, SERVER_SEED, [SHARE, ""], "neom", OPTIONS)).toBe(GAME_SEED);
});

it("accepts a game whose seed follows from what was shown before", async () => {
  takeNote(TABLE, COMMITMENT, SHARE);

  expect(await check(frame())).toEqual({
    commitment: "good",
    content: "good",
    seats: "good",
    options: "good",
    seed: "good",
    noted: "good",
    share: "good",
  });
});

it("says so when it has nothing to compare with", async () => {
  expect(await check(frame())).toMatchObject({ noted: "unknown", share: "unknown" });
});

it("detects a changed commitment, seed and share", async () => {
  takeNote(TABLE, COMMITMENT, SHARE);
  const other = "bb".repeat(32);
  const moved = { server_seed: other, commitment: await commitmentOf(TABLE, other) };

  expect(await check(frame({ commitment: other }))).toMatchObject({ commitment: "bad", noted: "bad" });
  expect(await check(frame(moved))).toMatchObject({ commitment: "good", seed: "bad", noted: "bad" });
  expect(await check(frame({ shares: [other, ""] }))).toMatchObject({ seed: "bad", share: "bad" });
  expect(await check(frame({ shares: ["", ""] }))).toMatchObject({ seed: "bad", share: "bad" });
});

it("detects a share that belongs to no seat or to a bot, and one that no client sends", async () => {
  const other = "bb".repeat(32);
  const shares = [
    [SHARE, "", other],
    [SHARE],
    [SHARE, other],
    [SHARE, "\n"],
    ["AA".repeat(32), ""],
    [`${SHARE}\n`, ""],
  ];
  for (const given of shares)
    expect(await check(await chosen(SERVER_SEED, given))).toMatchObject({ seed: "good", seats: "bad" });
});

it("detects content that was not fixed before the game, and options with extra spaces", async () => {
  const table = await chosen(SERVER_SEED, [SHARE, ""], { corporations: "Jinteki,  NBN" });

  expect(await checkInBrowser(table, "0123456789abcdef")).toMatchObject({
    content: "bad",
    options: "bad",
    seed: "good",
  });
  expect(await check(await chosen(`${OLD} other=${CONTENT}`, [SHARE, ""]))).toMatchObject({ content: "bad" });
  expect(await check(await chosen(SERVER_SEED, [SHARE, ""], { corporations: "Jinteki, NBN" }))).toMatchObject({
    options: "good",
  });
});

it("says what the game of an older version cannot show", async () => {
  const table = await chosen(OLD, [SHARE, ""]);

  expect(await check(table)).toMatchObject({
    commitment: "good",
    content: "unknown",
    seats: "good",
    options: "unknown",
  });
  for (const odd of [`${OLD}  neom=${CONTENT}`, `${OLD} neom=a neom=b`, `x${SERVER_SEED}`, OLD, ""])
    expect(fixedContents(odd)).toBeNull();
});

it("adds the same share however often the server says that it has none", async () => {
  const sent: string[] = [];
  const table = frame({ shared: [false, false] });
  const socket = { state: { table }, send: async (command: { share: string }) => void sent.push(command.share) };
  await sit(socket as unknown as ReconnectingSocket, 0);
  await addMissingShare(socket as unknown as ReconnectingSocket);
  await addMissingShare(socket as unknown as ReconnectingSocket);

  expect(sent[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(sent).size).toBe(1);
  expect(noteOf(TABLE)).toEqual({ commitment: COMMITMENT, shares: [sent[0]] });
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
