// A cache of positions of a replay: recent ones and those that probably come next.
import type { Replayed } from "../../net/types";

const MOST = 80; // positions kept in the cache at most

export class Positions {
  readonly #kept = new Map<string, Promise<Replayed>>();
  readonly #ask: (seat: number, move: number) => Promise<Replayed>;

  constructor(ask: (seat: number, move: number) => Promise<Replayed>) {
    this.#ask = ask;
  }

  at(seat: number, move: number): Promise<Replayed> {
    const place = `${seat}/${move}`;
    const found = this.#kept.get(place) ?? this.#ask(seat, move);
    this.#kept.delete(place); // moves the position to the end, as the most recently used one
    this.#kept.set(place, found);
    found.catch(() => this.#kept.delete(place));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  /** Requests positions in advance. A position that fails is not kept, so `at` asks for it again. */
  prefetch(seat: number, moves: readonly number[]): void {
    for (const move of moves) if (!this.#kept.has(`${seat}/${move}`)) this.at(seat, move).catch(() => {});
  }
}
