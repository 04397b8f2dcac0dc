// Whose turning points are shown beside a replay, and how far the server has got with them.
import type { ReviewShown } from "../../net/types";
import { attempt } from "../../ui/notices.svelte";
import type { ReviewedDecision } from "./review";

type Find = (seat: number, show: (state: ReviewShown) => boolean) => Promise<void>;

export class Reviewing {
  seat = $state(-1); // -1 if nobody's
  review = $state.raw<ReviewShown>();
  chosen = $state.raw<ReviewedDecision>(); // the turning point that the reader looks at
  readonly #find: Find;

  constructor(find: Find) {
    this.#find = find;
  }

  get isThinking(): boolean {
    return this.seat >= 0 && !this.review?.is_ready;
  }

  get percent(): number {
    return this.review ? Math.floor((100 * this.review.done) / Math.max(1, this.review.total)) : 0;
  }

  async start(seat: number): Promise<void> {
    this.seat = seat;
    this.review = undefined;
    const isFound = await attempt(() =>
      this.#find(seat, (state) => {
        if (this.seat === seat) this.review = state;
        return this.seat === seat;
      }),
    );
    if (!isFound && this.seat === seat) this.stop();
  }

  stop(): void {
    this.seat = -1;
  }
}
