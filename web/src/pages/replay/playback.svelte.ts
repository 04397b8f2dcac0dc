// The state of a replay: the current move, the viewer, and whether it plays automatically.
import { attempt } from "../../ui/notices.svelte";
import type { Replayed } from "../../net/types";
import type { Positions } from "./positions";
import type { ParsedRecord } from "./record";

export const SPECTATOR = -1;
export const NEXT_TO_ACT = "acting"; // a viewer: always the player who acts next
export const SPEEDS = [2000, 1000, 500, 200] as const; // milliseconds per move

export class Playback {
  move = $state(0);
  viewer = $state<number | typeof NEXT_TO_ACT>(SPECTATOR);
  shown = $state.raw<Replayed>(undefined as unknown as Replayed); // the position on the board; it lags behind `move` until the server has sent it
  isPlaying = $state(false);
  speed = $state<number>(SPEEDS[1]);
  readonly moves: number;
  readonly #positions: Positions;
  readonly #record: ParsedRecord;
  #timer = 0;
  #isLoading = false;

  constructor(positions: Positions, record: ParsedRecord, last: Replayed, you: number, move: string, viewer: string) {
    this.#positions = positions;
    this.#record = record;
    this.moves = record.acts.length;
    this.shown = last;
    this.viewer =
      viewer === NEXT_TO_ACT
        ? NEXT_TO_ACT
        : /^\d$/.test(viewer) && Number(viewer) < record.seats
          ? Number(viewer)
          : you;
    this.to(/^\d+$/.test(move) ? Number(move) : 0);
  }

  /** The next action, if there is one. */
  get next() {
    return this.#record.acts[this.move];
  }

  /** The action that led to the position on the board, if there is one. */
  get last() {
    return this.#record.acts[this.shown.move - 1];
  }

  /** The seat whose view is shown now. */
  get seat(): number {
    return this.viewer === NEXT_TO_ACT ? (this.next?.seat ?? SPECTATOR) : this.viewer;
  }

  /** The move before the next decision of a seat; the current move if there is none. */
  nextDecision(seat: number): number {
    const found = this.#record.acts.findIndex((act, at) => at >= this.move && act.seat === seat && act.option >= 0);
    return found < 0 ? this.move : found;
  }

  get isLate(): boolean {
    return this.shown.move !== this.move || this.shown.seat !== this.seat;
  }

  to(move: number): void {
    this.move = Math.min(Math.max(0, move), this.moves);
    void this.#load();
  }

  look(viewer: number | typeof NEXT_TO_ACT): void {
    this.viewer = viewer;
    void this.#load();
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    if (this.move === this.moves) this.to(0);
    this.isPlaying = true;
    this.#wait();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = window.setTimeout(() => {
      if (!this.isLate) this.to(this.move + 1);
      if (this.move === this.moves) this.stop();
      else if (this.isPlaying) this.#wait();
    }, this.speed);
  }

  /** Loads the current position, one request at a time. After a long drag it loads the last position and skips those between. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    while (this.isLate) {
      const [seat, move] = [this.seat, this.move];
      const done = await attempt(async () => (this.shown = await this.#positions.at(seat, move)));
      if (!done) {
        this.stop();
        break;
      }
    }
    this.#isLoading = false;
    this.#positions.prefetch(
      this.seat,
      [this.move + 1, this.move - 1, this.move + 2].filter((move) => move >= 0 && move <= this.moves),
    );
  }
}
