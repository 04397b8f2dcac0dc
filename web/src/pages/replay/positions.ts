// Positions of a replay, kept for a while: what was just seen is there at once, and so is what probably comes next.
import type { Replayed } from "../../net/types";

const MOST = 80; // positions that are kept

export class Positions {
  readonly #kept = new Map<string, Promise<Replayed>>();
  readonly #ask: (seat: number, move: number) => Promise<Replayed>;

  constructor(ask: (seat: number, move: number) => Promise<Replayed>) {
    this.#ask = ask;
  }

  at(seat: number, move: number): Promise<Replayed> {
    const place = `${seat}/${move}`;
    const found = this.#kept.get(place) ?? this.#ask(seat, move);
    this.#kept.delete(place); // the latest one comes last
    this.#kept.set(place, found);
    found.catch(() => this.#kept.delete(place));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  /** Ask for some already; whether that works shows when they are needed. */
  prefetch(seat: number, moves: readonly number[]): void {
    for (const move of moves) if (!this.#kept.has(`${seat}/${move}`)) this.at(seat, move).catch(() => {});
  }
}
