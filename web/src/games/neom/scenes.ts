// What the director plays at a table of NEOM: which events make a scene together, and how the cities follow them.
import { t } from "../../i18n/i18n.svelte";
import type { EventFrame } from "../../net/types";
import { type Fact, makeScenes, type Scene, type SceneDraft, type SceneSource } from "../scene";
import { signed } from "./text/tooltips";
import type { NeomDerived, NeomView } from "./types";

const ACTION = ["set-aside", "bought", "paid", "placed", "gained", "sold", "swapped"]; // what a seat does with its tile
const DRAFT = ["kept", "chose", "discarded"];

const viewOf = (state: SceneSource["after"]) => state.view as unknown as NeomView;
const derivedOf = (state: SceneSource["after"]) => state.derived as unknown as NeomDerived;
const cityOf = (seat: number): string => `[data-seat="${seat}"]`;

/** Where an event is to be seen: the space in the viewer's city, or the whole city of somebody else. */
function placeOf(event: EventFrame, you: number): string {
  const [, cell] = event.things;
  const isCell = event.kind === "placed" || event.kind === "removed";
  return isCell && event.seat === you ? `${cityOf(you)} [data-cell="${cell}"]` : cityOf(event.seat);
}

function open(event: EventFrame, you: number): SceneDraft | null {
  const { kind, seat } = event;
  const of = (name: string, length: Scene["length"]): SceneDraft => ({
    kind: name,
    seats: seat < 0 ? [] : [seat],
    at: seat < 0 ? [] : [placeOf(event, you)],
    length,
  });
  if (kind === "selected") return { ...of("reveal", "act"), at: [], sound: "reveal" };
  if (ACTION.includes(kind))
    return { ...of(kind === "sold" ? "sold" : "placed", "act"), sound: kind === "sold" ? "coins" : "drop" };
  if (kind === "disaster") return { ...of("disaster", "big"), at: [], sound: "alarm" };
  if (kind === "paid-disaster" || kind === "removed") return of("loss", "act");
  if (kind === "spared") return of("spared", "brief");
  if (kind === "prevented") return of("prevented", "act");
  if (kind === "income") return { ...of("income", "act"), sound: "coins" };
  if (kind === "generation") return { ...of("generation", "epic"), sound: "dusk" };
  if (DRAFT.includes(kind)) return { ...of("drafted", "act"), at: [] };
  if (kind === "face-up") return of("face-up", "brief");
  return null;
}

/** Whether an event belongs to the scene before it. */
function joins(scene: Scene, { kind, seat }: EventFrame): boolean {
  const isSame = scene.seats[0] === seat;
  const last = scene.events.at(-1)!.kind;
  if (scene.kind === "reveal") return kind === "selected" || kind === "gained";
  if (scene.kind === "placed")
    return isSame && ACTION.includes(kind) && (last !== "placed" || ["gained", "swapped"].includes(kind));
  if (scene.kind === "loss") return isSame && kind === "removed" && last === "removed";
  if (scene.kind === "drafted") return DRAFT.includes(kind);
  return scene.kind === "income" && kind === "income";
}

/** The seats of a scene, and where they are. A purchase also concerns its sellers. */
function widened(scene: Scene, you: number): Scene {
  const placed = scene.events.find((event) => event.kind === "placed");
  const facts = scene.events.flatMap((event) => event.facts ?? []);
  const concerned = [...scene.events.map((event) => event.seat), ...facts.map((fact) => fact.seat ?? -1)];
  const seats = [...new Set([...scene.seats, ...concerned])].filter((seat) => seat >= 0);
  if (scene.kind === "placed")
    return { ...scene, seats, at: [placeOf(placed ?? scene.events[0]!, you), ...seats.slice(1).map(cityOf)] };
  if (scene.kind === "loss") return { ...scene, at: scene.events.map((event) => placeOf(event, you)) };
  if (scene.kind === "income") return { ...scene, seats, at: seats.map(cityOf), caption: t("neom-scene-income") };
  return { ...scene, seats };
}

/** The change of a seat's points in an update, which is due to the one tile that it placed. */
function pointsOf({ before, after }: SceneSource, seat: number): Fact[] {
  const total = (state: SceneSource["after"]) => viewOf(state).players[seat]?.score["total"] ?? 0;
  const change = total(after) - total(before);
  if (!change) return [];
  const text = t("neom-change", { n: Math.abs(change), change: signed(change) });
  return [{ text, seat, tone: change > 0 ? "gain" : "loss" }];
}

/** The board while a scene is shown: the cities of the seats that have acted are new, those of the others not yet. The
 * viewer's own city is always new. */
function boardOf({ before, after, you }: SceneSource, acted: ReadonlySet<number>): Scene["board"] {
  const [old, now] = [viewOf(before), viewOf(after)];
  const isNew = (seat: number) => seat === you || acted.has(seat) || !old.players[seat];
  const players = now.players.map((player) => (isNew(player.seat) ? player : old.players[player.seat]!));
  const cities = derivedOf(after).cities.map((city, seat) =>
    isNew(seat) ? city : (derivedOf(before).cities[seat] ?? city),
  );
  return {
    view: { ...after.view, players, turn: old.turn, generation: old.generation, over: old.over },
    derived: { ...after.derived, cities },
  };
}

const PASSED = "picked-up"; // the viewer's new hand; the event is quiet
const CHANGES = ["reveal", "placed", "sold", "loss", "income"]; // scenes after which the city of their first seat is up to date
const isWhole = (kind: string) => kind === "reveal" || kind === "income";

export function scenes(events: readonly EventFrame[], source: SceneSource): Scene[] {
  const { before, after, you } = source;
  const found = makeScenes(events, (event) => open(event, you), joins).map((scene) => widened(scene, you));
  const acted = new Set<number>();
  const staged = found.map((scene): Scene => {
    if (CHANGES.includes(scene.kind))
      for (const seat of isWhole(scene.kind) ? scene.seats : scene.seats.slice(0, 1)) acted.add(seat);
    const isBuilt = scene.kind === "placed" && scene.events.some((event) => event.kind === "placed");
    const facts = isBuilt || scene.kind === "loss" ? pointsOf(source, scene.seats[0]!) : [];
    const isStepped = scene.kind !== "generation" && scene.kind !== "drafted";
    return { ...scene, facts, ...(isStepped ? { board: boardOf(source, new Set(acted)) } : {}) };
  });
  const isPassed = viewOf(after).turn > viewOf(before).turn && viewOf(after).generation === viewOf(before).generation;
  const hand = events.findLast((event) => event.kind === PASSED);
  if (!isPassed || !hand || viewOf(after).seats < 3) return staged;
  const passing: Scene = {
    kind: "passing",
    events: [hand],
    end: events.length,
    seats: [],
    at: [],
    length: "brief",
    caption: t("neom-scene-passing"),
    sound: "pass",
  };
  return [...staged, passing];
}
