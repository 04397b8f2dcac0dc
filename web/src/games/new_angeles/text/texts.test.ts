import { beforeAll, expect, it } from "vitest";
import { loadLanguage } from "../../../i18n/i18n.svelte";
import type { OptionFrame } from "../../../net/types";
import type { GameContext } from "../../context";
import { Catalog } from "../derived/catalog";
import type { NewAngelesContent, NewAngelesDerived, NewAngelesView } from "../types";
import { announcedText, optionText } from "./option_text";
import { rivalText, rivalTooltip } from "./rival_text";
import { roundText, verdictText } from "./status_text";
import { callersText, stopLines } from "./stop_text";
import { cardTooltip, districtTooltip } from "./tooltips";

beforeAll(loadLanguage);

const named = (...keys: string[]) => keys.map((key) => ({ key, name: `the ${key}`, short: key }));
const catalog = new Catalog({
  cards: [
    { thing: 5, kind: "action", number: 5, name: "Ark" },
    { thing: 6, kind: "action", number: 6, name: "Dam", alternatives: "calm-or-orgcrime" },
    {
      ...{ thing: 207, kind: "asset", number: 7, name: "Midori", when: "Exhaust", why: "" },
      text: "When both offers are even (equal support), you choose.",
    },
  ],
  districts: [
    {
      number: 1,
      name: "Base",
      tier: 1,
      exits: [],
      primary: { resource: "energy", amount: 2 },
      secondary: { resource: "tech", amount: 1 },
    },
  ],
  resources: named("energy", "tech"),
  types: named("biotech", "media"),
  components: named("android", "outage"),
  unrest: named("stable", "strike"),
  phases: named("setup", "action", "demand"),
  corporations: named("one", "two"),
  rounds: 6,
  course: [
    { kind: "standard", number: 1 },
    { kind: "standard", number: 2 },
    { kind: "demand", number: 1 },
  ],
  ids: {
    district: 500,
    seat: 600,
    type: 900,
    component: 950,
    resource: 970,
    done: 0,
    pass: 1100,
    abstain: 1101,
    main: 1102,
    counter: 1103,
    yes: 1104,
    no: 1105,
    first: 1106,
    second: 1107,
    continue: 1108,
    continue_round: 1109,
    continue_game: 1110,
  },
  numbers: { federalist_capital: 25 },
} as unknown as NewAngelesContent);
const view = {
  players: [
    { seat: 0, corporation: "one", capital: 9, rival: 701 },
    { seat: 1, corporation: "two", capital: 12, rival: 0 },
  ],
  deal: { main: 5, counters: [6] },
  phase: "action",
  round: 2,
} as unknown as NewAngelesView;
const context = (derived: Partial<NewAngelesDerived> = {}): GameContext =>
  ({
    derived: { alternatives: "", standings: [], ...derived },
    names: ["Ada", "Ben"],
    you: 0,
  }) as unknown as GameContext;

it("puts options into words, by what they are and what is asked", () => {
  const text = (prompt: string, option: number, kind: string, number = -1, alternatives = "") =>
    optionText(catalog, view, context({ alternatives }), prompt, { option, kind, number, text: "{1}" } as OptionFrame);

  expect(text("support-or-abstain", 1102, "answer")).toBe("Support the main offer: Ark");
  expect(text("which-offer", 1103, "answer")).toBe("Counteroffer: Dam");
  expect(text("counteroffer-or-pass", 1100, "answer")).not.toBe(text("use-asset", 1100, "answer"));
  expect(text("declare", 1107, "answer", -1, "steal-or-gain")).toBe("Gain 2 capital");
  expect(text("new-card", 1106, "answer", -1, "new-card")).toBe("the first option");
  expect(text("stop", 1108, "answer")).toBe("Continue");
  expect(text("stop", 1109, "answer")).toContain("this round");
  expect(text("stop", 1110, "answer")).toContain("this game");
  expect(text("", 501, "district", 1)).toBe("1 Base");
  expect(text("", 601, "seat", 1)).toBe("Ben");
  expect(text("", 901, "type", 1)).toBe("the media");
  expect(text("", 207, "card", 7)).toBe("Midori");
  expect(text("", 1203, "amount", 3)).toBe("3 capital");
  expect(text("", 9999, "something-new")).toBe("Ben");
});

it("puts announced choices into words that fit the card, whoever is asked now", () => {
  const words = (id: number) => announcedText(catalog, context(), 6, id);

  expect(words(1106)).toBe("Lower unrest by one stage");
  expect(announcedText(catalog, context(), 5, 1106)).toBe("the first option");
  expect([501, 601, 901, 950, 971, 207].map(words)).toEqual([
    ...["Base", "Ben", "the media", "the android", "the tech", "Midori"],
  ]);
});

it("keeps the whole text of a card in its tooltip, with the moment at which it works", () => {
  const { sort, lines } = cardTooltip(catalog, catalog.asset(7));

  expect(sort).toContain("Exhaust");
  expect(lines).toEqual(["When both offers are even (equal support), you choose."]);
});

it("says who wants to talk where", () => {
  const callers = [
    { seat: 0, how: "once" as const },
    { seat: 1, how: "standing" as const },
  ];

  expect(callersText(callers, ["Ada", "Ben"])).toBe("Ada and Ben (always)");
  expect(
    stopLines(
      [
        { key: "event", name: "before the Event", callers },
        { key: "demand", name: "", callers: [] },
      ],
      ["Ada", "Ben"],
    ),
  ).toEqual(["before the Event: Ada and Ben (always)"]);
});

it("says what a district would produce, as the server says it", () => {
  const now = { number: 1, name: "Base", unrest: "stable", components: [] };
  const lines = (primary: number, secondary: number) =>
    districtTooltip(catalog, now, { primary, secondary, stopped: false }).lines;

  expect(lines(3, 1)[0]).toContain("2 the energy");
  expect(lines(3, 1)[1]).toContain("3 the energy and 1 the tech");
  expect(lines(0, 1)[1]).not.toContain("energy");
  expect(lines(0, 0)[1]).not.toContain("the");
});

it("says how the viewer and the rival stand, as the server says it", () => {
  const standing = { seat: 0, beaten: 1, needed: 2, wins: false, why: "lost-rival", rule: "NA 78.1" } as const;
  const text = (rival: number) => rivalText(catalog, view, context({ standings: [{ ...standing, rival }] }));

  expect(text(1)).toContain("two (Ben)");
  expect(text(0)).toContain("more capital than 2 other players (so far: 1)");
  expect(text(-1)).toContain("Federalist");
  expect(rivalText(catalog, view, context())).toBe("");
  expect(verdictText(catalog, view, ["Ada", "Ben"], { ...standing, rival: 1 })).toBe(
    "9 capital does not beat Ben's 12",
  );
});

it("advises about the viewer's own corporation as a rival otherwise than about another's (NA 78.2)", () => {
  const standing = { seat: 0, beaten: 1, needed: 2, wins: false, why: "lost-rival", rule: "NA 78.1" } as const;
  const card = { ...catalog.asset(7), kind: "rival", text: "Beat two.", why: "Take capital from two." } as const;
  const shown = (rival: number, rule: string) =>
    rivalTooltip(catalog, card, context({ standings: [{ ...standing, rival, rule }] }));

  expect(shown(1, "NA 78.1").lines).toEqual(["Beat two.", "Take capital from two."]);
  expect(shown(0, "NA 78.2").lines.join(" ")).toContain("more capital than 2 other players");
  expect(shown(0, "NA 78.2").lines.join(" ")).toContain("Stay ahead of 2 players");
  expect(shown(0, "NA 78.2").lines).not.toContain("Take capital from two.");
  expect(shown(0, "NA 78.2").rule).toBe("NA 78.2");
});

it("names the round by its place in the course of the game", () => {
  const text = (course: number, phase: string) =>
    roundText(catalog, { ...view, phase }, context({ course }).derived as NewAngelesDerived);

  expect(text(-1, "setup")).toBe("the setup");
  expect(text(1, "action")).toContain("2/6");
  expect(text(2, "demand")).toContain("1");
});
