import { expect, it } from "vitest";
import { parseRecord } from "./record";

const HEAD = { format: "neopolis-record-1", game: "some-game", options: { seats: 3 } };
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

it("reads answers, side actions and the result", () => {
  const result = { winners: [1], points: [1, 2, 3], reason: "points" };
  const found = parseRecord(lines(HEAD, { seat: 0, option: 5 }, { seat: 1, aside: [1] }, { result, digest: "x" }));

  expect(found).toEqual({
    game: "some-game",
    seats: 3,
    acts: [
      { seat: 0, option: 5 },
      { seat: 1, option: -1 },
    ],
    result,
  });
});

it("reads a game that is not finished", () => {
  expect(parseRecord(lines(HEAD, { seat: 2, option: 1 }))?.result).toBeNull();
});

it.each([
  ["no JSON", "hello"],
  ["another format", lines({ ...HEAD, format: "other" })],
  ["no game", lines({ ...HEAD, game: 7 })],
  ["a damaged result", lines(HEAD, { result: { winners: "all", points: [] } })],
  ["a thousand seats", lines({ ...HEAD, options: { seats: 1000 } })],
])("refuses %s", (_, text) => {
  expect(parseRecord(text)).toBeNull();
});
