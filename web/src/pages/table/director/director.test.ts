import { describe, expect, it } from "vitest";
import { makeScenes, plainScenes, type Scene } from "../../../games/scene";
import { EMPTY_STATE, type ClientState } from "../../../net/client_state";
import type { EventFrame, TableFrame } from "../../../net/types";
import type { Speed } from "../../../ui/speed.svelte";
import { Director, type Shown, type Surroundings } from "./director";

const event = (text: string, kind = "act"): EventFrame => ({
  kind,
  seat: 0,
  things: [text.length],
  text,
  rule: "",
  quiet: false,
});
const names = (events: readonly EventFrame[]): string => events.map((one) => one.text).join(" ");

/** A director with a clock of its own, and everything that it has shown. */
class Theatre {
  shown: Shown[] = [];
  speed: Speed = "normal";
  decidesOnBoard = false;
  now = 0;
  #due: { at: number; then: () => void }[] = [];
  #state: ClientState;
  readonly director: Director;

  constructor(fill: Partial<Surroundings> = {}) {
    this.#state = { ...EMPTY_STATE, table: { you: 0 } as TableFrame, view: { at: 0 } };
    this.director = new Director({
      scenes: (events) => plainScenes(events),
      show: (shown) => this.shown.push(shown),
      speed: () => this.speed,
      decidesOnBoard: () => this.decidesOnBoard,
      after: (milliseconds, then) => {
        const entry = { at: this.now + milliseconds, then };
        this.#due.push(entry);
        return () => (this.#due = this.#due.filter((one) => one !== entry));
      },
      ...fill,
    });
    this.director.receive(this.#state);
  }

  /** An update with events, after which the view's member `at` is the number of events. */
  update(...texts: string[]): ClientState {
    const history = [...this.#state.history, ...texts.map((text) => event(text))];
    this.#state = { ...this.#state, history, view: { at: history.length } };
    return this.#state;
  }

  receive(...texts: string[]): void {
    this.director.receive(this.update(...texts));
  }

  wait(milliseconds: number): void {
    this.now += milliseconds;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#due = this.#due.filter((one) => one !== next);
      next.then();
    }
  }
  #next() {
    return this.#due.filter((one) => one.at <= this.now).sort((one, two) => one.at - two.at)[0];
  }

  get last(): Shown {
    return this.shown.at(-1)!;
  }
  /** The scenes in the order in which they were shown. */
  get played(): string[] {
    const scenes = this.shown.map((one) => one.scene).filter((scene) => scene !== null);
    return scenes.filter((scene, at) => scene !== scenes[at - 1]).map((scene) => names(scene.events));
  }
}

const LONG = 60_000;
function playToTheEnd(theatre: Theatre): void {
  for (let step = 0; step < 100 && theatre.director.isPlaying; step += 1) theatre.wait(LONG);
}

describe("the director", () => {
  it("plays events in their order, one after the other", () => {
    const theatre = new Theatre();
    theatre.receive("a", "b");
    theatre.receive("c");

    expect(theatre.played).toEqual(["a"]);
    playToTheEnd(theatre);
    expect(theatre.played).toEqual(["a", "b", "c"]);
    expect(theatre.last.scene).toBeNull();
  });

  it("shows the history up to the event, and the board of its update", () => {
    const theatre = new Theatre();
    theatre.receive("a", "b");
    theatre.receive("c");

    expect(names(theatre.last.state.history)).toBe("a");
    expect(theatre.last.state.view["at"]).toBe(2);
    playToTheEnd(theatre);
    expect(names(theatre.last.state.history)).toBe("a b c");
    expect(theatre.last.state.view["at"]).toBe(3);
  });

  it("ends the film at once when it is skipped", () => {
    const theatre = new Theatre();
    theatre.receive("a", "b", "c");

    theatre.director.flush();

    expect(theatre.last.scene).toBeNull();
    expect(names(theatre.last.state.history)).toBe("a b c");
    theatre.wait(LONG);
    expect(theatre.played).toEqual(["a"]);
  });

  it("plays what comes after a skip", () => {
    const theatre = new Theatre();
    theatre.receive("a", "b");
    theatre.director.flush();
    theatre.receive("c");

    expect(theatre.played).toEqual(["a", "c"]);
  });

  it("shows nothing but the newest state when it is instant", () => {
    const theatre = new Theatre();
    theatre.speed = "instant";
    const state = theatre.update("a", "b");
    theatre.director.receive(state);

    expect(theatre.last).toEqual({ state, scene: null, summary: null, hasDecision: true, left: 0, lasts: 0 });
    expect(theatre.last.state).toBe(state);
  });

  it.each([
    ["slow", 1190],
    ["normal", 700],
    ["fast", 350],
  ] as const)("takes its time at the speed %s", (speed, milliseconds) => {
    const theatre = new Theatre();
    theatre.speed = speed;
    theatre.receive("a");

    theatre.wait(milliseconds - 1);
    expect(theatre.director.isPlaying).toBe(true);
    theatre.wait(1);
    expect(theatre.director.isPlaying).toBe(false);
  });

  it("plays a long film faster", () => {
    const theatre = new Theatre();
    theatre.receive(..."abcdefghijklmnopqrstuvwxyz");

    expect(theatre.last.scene).not.toBeNull();
    expect(theatre.last.lasts).toBeLessThan(700);
  });

  it("does not change how long a scene lasts while it is shown", () => {
    const theatre = new Theatre();
    theatre.receive("a");
    const { lasts } = theatre.last;
    theatre.receive(..."bcdefghijklmnopqrstuvwxyz");

    expect([theatre.last.lasts, lasts > 0]).toEqual([lasts, true]);
  });

  it("shows the newest board to those who decide on it, and still tells the rest in order", () => {
    const theatre = new Theatre();
    theatre.receive("a", "b");
    theatre.decidesOnBoard = true;
    theatre.receive("c");

    expect(theatre.last.state.view["at"]).toBe(3);
    expect(theatre.last.hasDecision).toBe(true);
    expect(names(theatre.last.state.history)).toBe("a");
    playToTheEnd(theatre);
    expect(theatre.played).toEqual(["a", "b", "c"]);
  });

  it("shows no decision on a board from before it", () => {
    const theatre = new Theatre();
    theatre.receive("a");
    theatre.receive("b");
    expect(theatre.last.hasDecision).toBe(true);

    theatre.director.receive({ ...theatre.update("c"), moment: 1 });
    expect(theatre.last.hasDecision).toBe(false);
    playToTheEnd(theatre);
    expect(theatre.last.hasDecision).toBe(true);
  });

  it("lets a scene of the newest update hold parts of the board back, unless the viewer decides on it", () => {
    const held = { view: { at: -1 }, derived: {} };
    const scenes = (events: readonly EventFrame[]): Scene[] =>
      plainScenes(events).map((scene) => ({ ...scene, board: held }));
    const theatre = new Theatre({ scenes });
    theatre.receive("a");
    expect(theatre.last.state.view["at"]).toBe(-1);

    theatre.decidesOnBoard = true;
    theatre.receive("b");
    expect(theatre.last.state.view["at"]).toBe(2);
  });

  it("sums up what happened while nobody looked", () => {
    const theatre = new Theatre();
    theatre.director.receive(theatre.update("a", "b"), true);
    theatre.director.receive(theatre.update("c"), true);

    expect(theatre.played).toEqual([]);
    expect(names(theatre.last.summary!.events)).toBe("a b c");
    expect(theatre.last.summary!.count).toBe(3);
    expect(names(theatre.last.state.history)).toBe("a b c");
    theatre.director.dismiss();
    expect(theatre.last.summary).toBeNull();
  });

  it("sums up the most important events, in their order", () => {
    const scenes = (events: readonly EventFrame[]): Scene[] =>
      plainScenes(events).map((scene) => ({ ...scene, length: scene.events[0]!.text === "big" ? "epic" : "brief" }));
    const theatre = new Theatre({ scenes });
    theatre.director.receive(theatre.update("big", "a", "b", "c", "d", "e", "f", "g"), true);

    expect(names(theatre.last.summary!.events)).toBe("big c d e f g");
    expect(theatre.last.summary!.count).toBe(8);
  });

  it("sums up what came while the connection was lost", () => {
    const theatre = new Theatre();
    theatre.receive("a");
    playToTheEnd(theatre);
    const state = theatre.update("b");
    theatre.director.receive({ ...state, history: state.history.map((one) => ({ ...one })) });

    expect(theatre.played).toEqual(["a"]);
    expect(names(theatre.last.summary!.events)).toBe("b");
  });

  it("sums up more than it can play", () => {
    const theatre = new Theatre();
    theatre.receive(...Array.from({ length: 41 }, (_, at) => `e${at}`));

    expect(theatre.last.scene).toBeNull();
    expect(theatre.last.summary!.count).toBe(41);
  });

  it("plays nothing when something is taken back", () => {
    const theatre = new Theatre();
    const before = theatre.update("a");
    theatre.receive("b");
    theatre.director.receive(before);

    expect(theatre.last.scene).toBeNull();
    expect(theatre.last.state).toBe(before);
  });

  it("plays nothing of what happened before the page was opened, or before another viewer came", () => {
    const theatre = new Theatre();
    theatre.director.reset();
    theatre.receive("a", "b");

    expect(theatre.played).toEqual([]);
  });
});

describe("makeScenes", () => {
  const open = (one: EventFrame) =>
    one.kind === "silent" ? null : { kind: one.kind, seats: [], at: [], length: "act" as const };

  it("joins events that belong together, and counts those that need no scene", () => {
    const events = [event("x", "silent"), event("a"), event("b"), event("y", "silent"), event("c", "other")];

    const scenes = makeScenes(events, open, (scene, one) => scene.kind === one.kind);

    expect(scenes.map((scene) => [names(scene.events), scene.end])).toEqual([
      ["a b", 4],
      ["c", 5],
    ]);
  });
});
