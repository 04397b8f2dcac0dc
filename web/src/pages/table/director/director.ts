// Plays what happens at a table, one scene after the other. It knows neither the page nor a game, and no clock of its own.
//
// A scene is shown with the board of its update and the history up to its last event. The decision is always the newest
// one, and no answer waits for a scene. Whoever has to decide on the board itself sees the newest board at once, and only
// hears the rest.
import type { Length, Scene, SceneSource } from "../../../games/scene";
import type { ClientState } from "../../../net/client_state";
import type { EventFrame } from "../../../net/types";
import type { Speed } from "../../../ui/speed.svelte";

const LASTS: Readonly<Record<Length, number>> = { brief: 700, act: 1300, big: 2600, epic: 3700 }; // milliseconds at normal speed
const PER_LINE = 300; // milliseconds more for each further line of a scene
const MOST_LINES = 5; // lines that add time
const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };
const PATIENCE = 12_000; // milliseconds; a longer film is played faster
const HURRY = 0.35; // the smallest factor by which a long film is shortened
const MOST_SCENES = 40; // more than this are summed up
const MOST_TOLD = 6; // events that a summary tells at most
const RANK: readonly Length[] = ["brief", "act", "big", "epic"];

/** What was missed, in its most important events. */
export interface Summary {
  readonly events: readonly EventFrame[];
  readonly count: number; // all scenes that were missed
}

/** What is on the screen. */
export interface Shown {
  readonly state: ClientState; // what the board draws
  readonly scene: Scene | null; // what is being shown; null if the board is up to date
  readonly summary: Summary | null;
  readonly hasDecision: boolean; // whether the newest decision was there already, so that the board can show it
  readonly left: number; // scenes that follow
  readonly lasts: number; // milliseconds for which the scene is shown
}

export interface Surroundings {
  /** The scenes of the new events. */
  scenes(events: readonly EventFrame[], source: SceneSource): Scene[];
  show(shown: Shown): void;
  speed(): Speed;
  /** Whether the viewer can decide or reply on the board itself, so that it must be the newest one. */
  decidesOnBoard(state: ClientState): boolean;
  /** Calls a function later; returns how to prevent that. */
  after(milliseconds: number, then: () => void): () => void;
}

interface Step {
  readonly scene: Scene;
  readonly update: ClientState; // the state after the scene's update
  readonly told: number; // how many events of the history are told when the scene is over
}

/** How many events two histories have in common from the start on. Full updates bring new objects for the same events. */
function shared(before: readonly EventFrame[], now: readonly EventFrame[]): number {
  const most = Math.min(before.length, now.length);
  if (most && before[most - 1] === now[most - 1]) return most;
  const isSame = (at: number) =>
    before[at] === now[at] ||
    (before[at]!.kind === now[at]!.kind &&
      before[at]!.seat === now[at]!.seat &&
      String(before[at]!.things) === String(now[at]!.things));
  let count = 0;
  while (count < most && isSame(count)) count += 1;
  return count;
}

export class Director {
  #latest: ClientState | null = null;
  #steps: Step[] = []; // the first is being shown
  #summary: Summary | null = null;
  #missed: Pick<Scene, "events" | "length">[] = []; // without their boards, which are large
  #lasting = 0; // milliseconds for which the present scene is shown; it stays as it was when the scene began
  #cancel: () => void = () => {};
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get isPlaying(): boolean {
    return this.#steps.length > 0;
  }

  /** Takes the newest state. With `isAway`, nobody is looking: what happened is summed up. */
  receive(state: ClientState, isAway = false): void {
    const before = this.#latest;
    this.#latest = state;
    if (!before?.table || !state.table) return this.flush();
    const known = shared(before.history, state.history);
    if (known < before.history.length) return this.flush(); // something was taken back
    const fresh = state.history.slice(known);
    const you = state.table.you;
    const isWhole = known > 0 && before.history[0] !== state.history[0]; // the connection was lost, and everything was sent again
    const scenes = this.#around.speed() === "instant" ? [] : this.#around.scenes(fresh, { before, after: state, you });
    this.#steps.push(...scenes.map((scene) => ({ scene, update: state, told: known + scene.end })));
    if (scenes.length && (isAway || isWhole || this.#steps.length > MOST_SCENES)) return this.#sumUp();
    if (this.#steps.length === scenes.length) this.#play();
    else this.#show();
  }

  /** Ends the film: the board is up to date. */
  flush(): void {
    this.#cancel();
    this.#steps = [];
    this.#show();
  }

  /** The viewer has read the summary. */
  dismiss(): void {
    this.#summary = null;
    this.#missed = [];
    this.#show();
  }

  /** Starts again with another viewer. */
  reset(): void {
    this.#cancel();
    this.#latest = null;
    this.#steps = [];
    this.#summary = null;
    this.#missed = [];
  }

  #sumUp(): void {
    this.#missed.push(...this.#steps.map(({ scene: { events, length } }) => ({ events, length })));
    const told = this.#missed.map((scene, at) => ({ scene, at })).filter(({ scene }) => scene.events.some(isTold));
    const best = told.sort(
      (one, two) => RANK.indexOf(two.scene.length) - RANK.indexOf(one.scene.length) || two.at - one.at,
    );
    const chosen = best.slice(0, MOST_TOLD).sort((one, two) => one.at - two.at);
    this.#summary = { events: chosen.map(({ scene }) => scene.events.findLast(isTold)!), count: this.#missed.length };
    this.flush();
  }

  /** Shows the first scene in the queue, and the others after it. */
  #play(): void {
    this.#cancel();
    this.#lasting = this.#steps.length ? this.#lasts() : 0;
    this.#show();
    if (this.#steps.length) this.#cancel = this.#around.after(this.#lasting, () => (this.#steps.shift(), this.#play()));
  }

  #lasts(): number {
    const full = this.#steps.reduce((sum, { scene }) => sum + lengthOf(scene), 0);
    const hurry = Math.max(HURRY, Math.min(1, PATIENCE / full));
    return Math.round(lengthOf(this.#steps[0]!.scene) * hurry * FACTOR[this.#around.speed()]);
  }

  #show(): void {
    if (!this.#latest) return;
    const [step] = this.#steps;
    const [summary, left] = [this.#summary, Math.max(0, this.#steps.length - 1)];
    const hasDecision = !step || this.#isBound || step.update.moment === this.#latest.moment;
    const rest = { summary, left, hasDecision };
    if (!step) this.#around.show({ state: this.#latest, scene: null, lasts: 0, ...rest });
    else this.#around.show({ state: this.#boardOf(step), scene: step.scene, lasts: this.#lasting, ...rest });
  }

  get #isBound(): boolean {
    return this.#around.decidesOnBoard(this.#latest!);
  }

  #boardOf(step: Step): ClientState {
    const latest = this.#latest!;
    const board = this.#isBound ? latest : { ...step.update, ...step.scene.board };
    return { ...board, history: latest.history.slice(0, step.told) };
  }
}

const isTold = (event: EventFrame): boolean => !event.quiet && event.text !== "";

function lengthOf(scene: Scene): number {
  const lines = Math.min(MOST_LINES, scene.events.filter(isTold).length);
  return LASTS[scene.length] + PER_LINE * Math.max(0, lines - 1);
}
