// Every card, person, demand, corporation, district and token has a picture of its own, always the same one.
import { describe, expect, it } from "vitest";
import actions from "../../../../../src/neopolis/games/new_angeles/content/actions.csv?raw";
import assets from "../../../../../src/neopolis/games/new_angeles/content/assets.csv?raw";
import corporations from "../../../../../src/neopolis/games/new_angeles/content/corporations.csv?raw";
import demands from "../../../../../src/neopolis/games/new_angeles/content/demands.csv?raw";
import emergencies from "../../../../../src/neopolis/games/new_angeles/content/emergencies.csv?raw";
import events from "../../../../../src/neopolis/games/new_angeles/content/events.csv?raw";
import investments from "../../../../../src/neopolis/games/new_angeles/content/investments.csv?raw";
import {
  districtGround,
  districtSilhouette,
  mapDefinitions,
  mapGround,
  mapHeights,
  waysOf,
  wayDrawing,
} from "./city_map";
import { svgText } from "./drawing";
import { emblem, hasEmblem } from "./emblems";
import { drawingOf, isDrawn, pictureOf, slug, type Pictured } from "./pictures";
import { room } from "./room";
import { sign, TOKENS } from "./signs";
import { silhouette } from "./silhouettes";

/** The values of a column of a CSV file. */
function column(text: string, name: string): string[] {
  const [head, ...rows] = text.trim().split("\n").map(cells);
  return rows.map((row) => row[head!.indexOf(name)]!);
}

const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );

const decks = column(actions, "deck");
const CARDS: Pictured[] = [
  ...column(actions, "name").map((key, at): Pictured => ({ kind: "action", key, type: decks[at]! })),
  ...column(emergencies, "name").map((key, at): Pictured => ({
    kind: "emergency",
    key,
    corporation: column(emergencies, "corporation")[at]!,
  })),
  ...column(assets, "name").map((key): Pictured => ({ kind: "asset", key })),
  ...column(events, "name").map((key, at): Pictured => ({ kind: "event", key, back: column(events, "back")[at]! })),
  ...column(demands, "name").map((key): Pictured => ({ kind: "demand", key })),
  ...column(investments, "name").map((key): Pictured => ({ kind: "investment", key })),
];
const KINDS = { action: 20, emergency: 6, asset: 34, event: 16, demand: 9, investment: 12 };
const CORPORATIONS = [...new Set(column(corporations, "name"))];
const places = [
  { number: 1, x: 15, y: 31, exits: [2] },
  { number: 2, x: 38, y: 24, exits: [3] },
  { number: 3, x: 60, y: 60, exits: [0] },
];
/** A drawing without its key, so that two drawings with different keys can be compared. */
const withoutKey = (card: Pictured): string => drawingOf(card).body.replaceAll(slug(card.key), "");
const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const wholeMap = (isDull: boolean): string =>
  mapDefinitions(places) +
  mapGround() +
  places.map(({ number }) => districtGround(places, number, isDull) + districtSilhouette(number, isDull)).join("") +
  mapHeights() +
  waysOf(places, { x: 87, y: 14 })
    .map((way) => wayDrawing(way))
    .join("");

describe("pictures of cards", () => {
  it.each(Object.entries(KINDS))("are drawn for every %s", (kind, count) => {
    const drawn = CARDS.filter((card) => card.kind === kind && isDrawn(card));

    expect(drawn.length).toBeGreaterThanOrEqual(count);
  });

  it("are all different", () => {
    expect(new Set(CARDS.map(withoutKey)).size).toBe(CARDS.length);
  });

  it("are always the same", () => {
    expect(CARDS.map((card) => drawingOf(card).body)).toEqual(CARDS.map((card) => drawingOf(card).body));
    expect(pictureOf(CARDS[0]!)).toBe(pictureOf({ ...CARDS[0]! }));
  });

  it("have a person as wide as high, and everything else in a window", () => {
    for (const card of CARDS) {
      const { width, height } = drawingOf(card);
      expect([width, height]).toEqual(card.kind === "asset" ? [100, 120] : [184, 84]);
    }
  });

  it.each(["action", "emergency", "asset", "event", "demand", "investment", "rival"] as const)(
    "exist for an unknown %s, each with its own",
    (kind) => {
      const unknown = ["Night Shift", "Day Shift", "constructor"].map((key): Pictured => ({
        kind,
        key,
        type: "",
        corporation: key,
      }));

      expect(unknown.some(isDrawn)).toBe(false);
      for (const card of unknown) expect(drawingOf(card).body.length).toBeGreaterThan(200);
      expect(withoutKey(unknown[0]!)).not.toBe(withoutKey(unknown[1]!));
    },
  );

  it("are well-formed, and can be the address of a picture", () => {
    for (const card of CARDS) {
      const read = new DOMParser().parseFromString(svgText(drawingOf(card)), "image/svg+xml");
      expect(read.querySelector("parsererror"), card.key).toBeNull();
      expect(pictureOf(card)).toMatch(/^data:image\/svg\+xml,/);
      expect(drawingOf(card).body, card.key).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

it("never gives the same id to two drawings", () => {
  const all = [...CARDS.map((card) => drawingOf(card).body), room().body, wholeMap(false)];
  const ids = all.flatMap(idsIn);

  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it("refers only to ids of the same drawing", () => {
  for (const text of [...CARDS.map((card) => drawingOf(card).body), room().body, wholeMap(true)]) {
    const ids = idsIn(text);
    for (const [, used] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  }
});

it("has a silhouette of its own for each district, and one for any other", () => {
  const walls = Array.from({ length: 12 }, (_, at) => silhouette(at + 1).walls);

  expect(new Set(walls).size).toBe(walls.length);
  expect(silhouette(3).walls + silhouette(3).windows).toBe(silhouette(3).walls + silhouette(3).windows);
  expect(silhouette(3).windows).not.toBe("");
});

it("turns the lights off in a district that makes nothing", () => {
  const windows = silhouette(2).windows;

  expect(districtSilhouette(2, false)).toContain(windows);
  expect(districtSilhouette(2, true)).not.toContain(windows);
  expect(districtGround(places, 2, true).length).toBeLessThan(districtGround(places, 2, false).length);
  expect(wholeMap(false)).toBe(wholeMap(false));
});

it("has an emblem of its own for each corporation", () => {
  expect(CORPORATIONS.length).toBe(6);
  expect(CORPORATIONS.filter((one) => !hasEmblem(one))).toEqual([]);
  expect(new Set([...CORPORATIONS, "Federalist", "Somebody else"].map(emblem)).size).toBe(8);
});

it("tells tokens apart by outline, by sign and by color", () => {
  const all = Object.values(TOKENS);

  for (const part of ["outline", "sign", "color"] as const)
    expect(new Set(all.map((one) => one[part])).size).toBe(all.length);
});

it("has no sign for a name without one", () => {
  expect(sign("constructor")).toBeUndefined();
  expect(sign("energy")!.body).toContain("currentColor");
});
