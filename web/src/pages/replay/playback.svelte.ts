// Going through a game: after which move one is, through whose eyes one looks, and whether it plays by itself.
import { attempt } from "../../ui/notices.svelte";
import type { Replayed } from "../../net/types";
import type { Positions } from "./positions";
import type { ParsedRecord } from "./record";

export const SPECTATOR = -1;
export const NEXT_TO_ACT = "acting"; // the eyes of whoever acts next
export const SPEEDS = [2000, 1000, 500, 200] as const; // milliseconds a move

export class Playback {
  move = $state(0);
  eyes = $state<number | typeof NEXT_TO_ACT>(SPECTATOR);
  shown = $state.raw<Replayed>(undefined as unknown as Replayed); // what is on the table; follows as fast as the server answers
  isPlaying = $state(false);
  speed = $state<number>(SPEEDS[1]);
  readonly moves: number;
  readonly #positions: Positions;
  readonly #record: ParsedRecord;
  #timer = 0;
  #isLoading = false;

  constructor(positions: Positions, record: ParsedRecord, last: Replayed, move: string, eyes: string) {
    this.#positions = positions;
    this.#record = record;
    this.moves = record.acts.length;
    this.shown = last;
    this.eyes =
      eyes === NEXT_TO_ACT ? NEXT_TO_ACT : /^\d$/.test(eyes) && Number(eyes) < record.seats ? Number(eyes) : SPECTATOR;
    this.to(/^\d+$/.test(move) ? Number(move) : 0);
  }

  /** What is done next from here, if anything. */
  get next() {
    return this.#record.acts[this.move];
  }

  /** The seat whose eyes these are now. */
  get seat(): number {
    return this.eyes === NEXT_TO_ACT ? (this.next?.seat ?? SPECTATOR) : this.eyes;
  }

  get isLate(): boolean {
    return this.shown.move !== this.move || this.shown.seat !== this.seat;
  }

  to(move: number): void {
    this.move = Math.min(Math.max(0, move), this.moves);
    void this.#load();
  }

  look(eyes: number | typeof NEXT_TO_ACT): void {
    this.eyes = eyes;
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

  /** One request at a time; whoever drags far meanwhile gets the last place, not all between. */
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
