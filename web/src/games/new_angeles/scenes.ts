// What the director plays at a table of New Angeles: which events make a scene together, and how the board follows them.
import { t } from "../../i18n/i18n.svelte";
import type { EventFrame } from "../../net/types";
import { makeScenes, type Scene, type SceneDraft, type SceneSource } from "../scene";
import { type NewAngelesView, PROMISE_STATUSES } from "./types";

type Part = "deal" | "districts" | "threat" | "supply" | "players" | "demand" | "event" | "round";

/** The members of the view that belong to each part of the board. */
const MEMBERS: Readonly<Record<Part, readonly (keyof NewAngelesView)[]>> = {
  deal: ["deal", "deals", "active", "track", "turns_left"],
  districts: ["districts"],
  threat: ["threat"],
  supply: ["supply"],
  players: ["players"],
  demand: ["demand", "targets", "demands"],
  event: ["event", "events", "next_event_back", "event_backs"],
  round: ["round", "phase", "over"],
};
const ALL = Object.keys(MEMBERS) as Part[];

interface Kind {
  length: Scene["length"];
  reveals: readonly Part[]; // the parts of the board that are up to date from this scene on
  joined?: readonly string[]; // events that belong to the scene, besides those that begin one
  at?: string; // what it points at, besides seats and districts
  sound?: Scene["sound"];
}

const CITY = [
  "placed",
  "removed",
  "moves",
  "moves-on",
  "rooted",
  "no-room",
  "none-left",
  "outage-calms",
  "unrest",
  "moved-android",
  "supply",
];
const DEAL = "[data-place='deal'] .deal";
const KINDS: Readonly<Record<string, Kind>> = {
  round: { length: "act", reveals: ["round"] },
  turn: { length: "brief", reveals: ALL },
  asset: { length: "act", reveals: ALL, at: DEAL, sound: "reveal" },
  offer: { length: "act", reveals: ALL, at: DEAL, sound: "card" },
  passed: { length: "brief", reveals: [], joined: ["passed", "abstained"] },
  support: { length: "act", reveals: [], at: DEAL, sound: "card", joined: ["added-support"] },
  won: { length: "big", reveals: [], sound: "vote" },
  claimed: { length: "act", reveals: ["players"], sound: "good" },
  used: { length: "act", reveals: ["players"], joined: ["capital"] },
  city: { length: "act", reveals: ["districts", "players", "supply"], joined: [...CITY, "capital"], sound: "drop" },
  production: {
    length: "big",
    reveals: ["districts", "supply"],
    joined: ["exploited", "produced", ...CITY, "capital"],
  },
  threat: { length: "act", reveals: ["threat"], at: ".threat", sound: "alarm" },
  calm: { length: "brief", reveals: ["threat"], at: ".threat" },
  event: { length: "big", reveals: ["event"], sound: "alarm" },
  investments: { length: "big", reveals: ["players"], joined: ["investment", "capital"], sound: "coins" },
  met: { length: "big", reveals: [], at: ".supply", sound: "good" },
  failed: { length: "big", reveals: [], at: ".supply", sound: "bad" },
  "new-demand": { length: "act", reveals: ["demand", "supply"], at: ".supply" },
  traded: { length: "act", reveals: ["players"], joined: ["capital", "asset-gained", "promised"] },
  promised: { length: "brief", reveals: [], joined: ["promised"] },
  proposed: { length: "brief", reveals: [] },
  kept: { length: "act", reveals: [], sound: "kept" },
  broken: { length: "epic", reveals: [], sound: "broken" },
  void: { length: "brief", reveals: [] },
  capital: { length: "brief", reveals: ["players"], joined: ["capital"], sound: "coins" },
  cards: { length: "act", reveals: ["players"] },
  over: { length: "epic", reveals: ALL, sound: "over" },
};

/** The scene that each kind of event begins. Kinds that are not here need none: the board or another event shows them. */
const BEGINS: Readonly<Record<string, string>> = {
  round: "round",
  turn: "turn",
  revealed: "asset",
  "main-offer": "offer",
  counteroffer: "offer",
  passed: "passed",
  abstained: "passed",
  supported: "support",
  "added-support": "support",
  "won-deal": "won",
  claimed: "claimed",
  "used-asset": "used",
  exploited: "production",
  produced: "production",
  event: "event",
  investment: "investments",
  "new-demand": "new-demand",
  traded: "traded",
  promised: "promised",
  proposed: "proposed",
  capital: "capital",
  ...Object.fromEntries(CITY.map((kind) => [kind, "city"])),
  ...Object.fromEntries(
    [
      "asset-gained",
      "asset-discarded",
      "stole-card",
      "stole-emergency",
      "gave-card",
      "emergency-up",
      "swapped-rival",
      "declared",
      "sent-back",
      "inherited",
    ].map((kind) => [kind, "cards"]),
  ),
};

function kindOf(event: EventFrame): string | undefined {
  if (event.kind === "threat") return event.facts?.[0]?.tone === "gain" ? "calm" : "threat";
  if (event.kind === "demand") return event.facts?.length ? "failed" : "met"; // its facts are what is missing
  if (event.kind === "promise") return PROMISE_STATUSES[event.things[1] ?? 0];
  return BEGINS[event.kind];
}

/** The districts that an event is about. */
function districtsOf({ kind, things }: EventFrame): number[] {
  if (kind === "supply" || !(CITY.includes(kind) || kind === "exploited" || kind === "produced")) return [];
  const isFirst = ["unrest", "outage-calms", "exploited", "produced"].includes(kind);
  const found = kind === "moved-android" ? things : isFirst ? things.slice(0, 1) : things.slice(1, 2);
  return found.filter((district) => district > 0);
}

/** The seats that an event is about: who acts, and to whom it happens. */
function seatsOf({ kind, seat, things, facts }: EventFrame): number[] {
  const others = ["traded", "promised", "proposed", "promise", "stole-card", "gave-card", "inherited"].includes(kind)
    ? things.slice(0, 1)
    : [];
  return [seat, ...others, ...(facts ?? []).map((fact) => fact.seat ?? -1)].filter((one) => one >= 0);
}

function open(event: EventFrame): SceneDraft | null {
  const kind = event.quiet ? undefined : kindOf(event);
  const rule = kind === undefined ? undefined : KINDS[kind];
  if (!rule) return null;
  return { kind: kind!, seats: [], at: [], length: rule.length, ...(rule.sound ? { sound: rule.sound } : {}) };
}

/** Whether an event belongs to the scene before it. What an event card places is a scene of its own. */
function joins(scene: Scene, event: EventFrame): boolean {
  return !event.quiet && (KINDS[scene.kind]?.joined?.includes(event.kind) ?? false);
}

/** A scene with everything that it is about. */
function pointed(scene: Scene): Scene {
  const seats = [...new Set(scene.events.flatMap(seatsOf))];
  const districts = [...new Set(scene.events.flatMap(districtsOf))];
  const own = KINDS[scene.kind]?.at;
  const at = [
    ...(own ? [own] : []),
    ...districts.map((district) => `[data-district="${district}"]`),
    ...seats.map((seat) => `[data-seat="${seat}"]`),
  ];
  return { ...scene, seats, at, ...(scene.kind === "capital" ? {} : { inFacts: ["capital"] }) };
}

/** The board while a scene is shown: some of its parts are new, the others are still those before the update. The viewer's
 * own cards, trades and promises are always new. */
function boardOf({ before, after, you }: SceneSource, isNew: ReadonlySet<Part>): NonNullable<Scene["board"]> {
  const [old, now] = [before.view as unknown as NewAngelesView, after.view as unknown as NewAngelesView];
  const view: Record<string, unknown> = { ...after.view };
  for (const part of ALL) if (!isNew.has(part)) for (const name of MEMBERS[part]) view[name] = old[name];
  if (!isNew.has("players"))
    view["players"] = now.players.map((player) =>
      player.seat === you ? player : (old.players[player.seat] ?? player),
    );
  const step = isNew.has("deal") ? after.derived["deal_step"] : before.derived["deal_step"];
  return { view, derived: { ...after.derived, deal_step: step } };
}

export function scenes(events: readonly EventFrame[], source: SceneSource): Scene[] {
  const { before, after } = source;
  const [old, now] = [before.view as unknown as NewAngelesView, after.view as unknown as NewAngelesView];
  const isSameDeal = old.deal.number === now.deal.number;
  const isNew = new Set<Part>();
  const found = makeScenes(events, open, joins)
    .map(pointed)
    .map((scene): Scene => {
      for (const part of KINDS[scene.kind]?.reveals ?? []) isNew.add(part);
      if (isSameDeal) isNew.add("deal"); // nothing has been cleared away
      return { ...scene, board: boardOf(source, isNew) };
    });
  if (old.over || !now.over) return found;
  const over: Scene = {
    kind: "over",
    events: [],
    end: events.length,
    seats: [],
    at: [],
    length: "epic",
    caption: t("na-scene-over"),
    sound: "over",
    board: { view: { ...after.view, over: false }, derived: after.derived }, // the page of the end comes after the scene
  };
  return [...found, over];
}
