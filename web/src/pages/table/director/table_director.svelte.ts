// The director of the table on this page: with the browser's clock, and the reader's speed.
import type { TableUi } from "../../../games/game_ui";
import { plainScenes } from "../../../games/scene";
import type { ClientState } from "../../../net/client_state";
import { play } from "../../../ui/sounds.svelte";
import { speed } from "../../../ui/speed.svelte";
import { Director, type Shown } from "./director";

export class TableDirector {
  #shown = $state.raw<Shown | null>(null);
  #ui: TableUi | undefined;
  #viewer: unknown = null;
  #sounded: unknown = null;
  readonly #director = new Director({
    scenes: (events, source) => (this.#ui?.scenes ?? plainScenes)(events, source),
    show: (shown) => this.#show(shown),
    speed,
    decidesOnBoard: (state) =>
      this.#owesReply(state) ||
      (state.decision?.options.some((one) => this.#ui?.decidesOnBoard?.includes(one.kind)) ?? false),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });

  /** What is on the screen. Before anything was received, it is the given state. */
  of(state: ClientState): Shown {
    const isOther =
      this.#shown?.state.table?.id !== state.table?.id || this.#shown?.state.table?.you !== state.table?.you;
    return this.#shown && !isOther
      ? this.#shown
      : { state, scene: null, summary: null, hasDecision: true, left: 0, lasts: 0 };
  }

  /** Takes the newest state of a viewer. Until the game's parts are loaded, nothing is played. */
  receive(viewer: unknown, state: ClientState, ui: TableUi | undefined): void {
    if (viewer !== this.#viewer || ui !== this.#ui) this.#director.reset();
    this.#viewer = viewer;
    this.#ui = ui;
    this.#director.receive(state, document.hidden);
  }

  flush = (): void => {
    if (this.#director.isPlaying) this.#director.flush();
  };

  dismiss = (): void => this.#director.dismiss();

  close(): void {
    this.#director.reset();
  }

  #owesReply(state: ClientState): boolean {
    return this.#ui?.owesReply?.(state.view, state.table?.you ?? -1) ?? false;
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    if (shown.scene === this.#sounded) return;
    this.#sounded = shown.scene;
    if (shown.scene?.sound) play(shown.scene.sound);
  }
}
