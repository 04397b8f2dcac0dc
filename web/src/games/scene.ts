// Scenes: what the director of a table plays, one after the other. Games make them from events; pages/table/director plays them.
import type { ClientState } from "../net/client_state";
import type { EventFrame } from "../net/types";
import type { Sound } from "../ui/sounds.svelte";

/** How long a scene needs: a line to read, an act of somebody, a moment of the game, a turning point. */
export type Length = "brief" | "act" | "big" | "epic";

/** Something that happened, as it is shown. Its words and amounts are the server's. */
export interface Scene {
  readonly kind: string; // the game's own kinds; its stage draws some of them
  readonly events: readonly EventFrame[]; // what is told, in order
  readonly end: number; // how many of the new events have been told when this scene is over
  readonly seats: readonly number[]; // who acts or is concerned
  readonly at: readonly string[]; // CSS selectors of the things on the board to point at
  readonly length: Length;
  readonly caption?: string; // said instead of the events' own words
  readonly facts?: readonly Fact[]; // besides those of the events
  readonly inFacts?: readonly string[]; // kinds of events that their facts tell well enough
  readonly sound?: Sound;
  /** The view and the derived values while this scene is shown. Without it, those of the update that it belongs to. */
  readonly board?: Pick<ClientState, "view" | "derived">;
}

/** A few words about what changed, such as "+2 capital". */
export interface Fact {
  readonly text: string;
  readonly seat?: number; // whose it is, -1 or undefined for nobody's
  readonly tone?: string; // "gain", "loss" or ""
}

/** What a game makes scenes from: the states before and after an update. */
export interface SceneSource {
  readonly before: ClientState;
  readonly after: ClientState;
  readonly you: number;
}

export type SceneDraft = Omit<Scene, "events" | "end">;

/** Scenes from events: `open` begins a scene with an event (null: the event needs none), `joins` says whether an event
 * belongs to the scene before it. */
export function makeScenes(
  events: readonly EventFrame[],
  open: (event: EventFrame, at: number) => SceneDraft | null,
  joins: (scene: Scene, event: EventFrame) => boolean = () => false,
): Scene[] {
  const found: Scene[] = [];
  events.forEach((event, at) => {
    const last = found.at(-1);
    const draft = last && joins(last, event) ? null : open(event, at);
    if (last && joins(last, event)) found[found.length - 1] = { ...last, events: [...last.events, event], end: at + 1 };
    else if (draft) found.push({ ...draft, events: [event], end: at + 1 });
    else if (last) found[found.length - 1] = { ...last, end: at + 1 };
  });
  return found;
}

/** The scenes of a game without scenes of its own: every event of the log, in a line. */
export const plainScenes = (events: readonly EventFrame[]): Scene[] =>
  makeScenes(events, (event) =>
    event.quiet || !event.text
      ? null
      : { kind: event.kind, seats: event.seat < 0 ? [] : [event.seat], at: [], length: "brief" },
  );

/** All facts of a scene, those of its events first. */
export const factsOf = (scene: Scene): Fact[] => [
  ...scene.events.flatMap((event) => event.facts ?? []),
  ...(scene.facts ?? []),
];
