// A trade that the viewer is putting together: the partner, what each side gives, and whether it is whispered. One per socket.
import type { ReconnectingSocket } from "../../../net/socket.svelte";
import type { NewAngelesView, PromiseTerms, Terms, TradeCheck } from "../types";

export type ProposalView = NewAngelesView["proposals"][number];

export interface DraftSide {
  capital: number;
  assets: number[];
  answer: number; // the option that this side would choose in its open decision, or -1
  cards: number; // cards of support; 0 for any number
  promises: Required<PromiseTerms>[];
}

const NOTHING: DraftSide = { capital: 0, assets: [], answer: -1, cards: 0, promises: [] };
const nothing = (): DraftSide => ({ ...NOTHING, assets: [], promises: [] });

/** A promise with all its fields. */
export function newPromise(kind: string, player: number): Required<PromiseTerms> {
  return {
    kind,
    player,
    cards: 1,
    capital: kind === "give" ? 1 : 0,
    asset: 0,
    component: "",
    district: 1,
    when: "deal-ends",
    deals: 1,
    until: 0,
  };
}

function sideOf(terms: Terms): DraftSide {
  const { answer } = terms;
  const [id, cards] = Array.isArray(answer) ? [answer[0] ?? -1, answer[1] ?? 0] : [answer ?? -1, 0];
  const promises = (terms.promises ?? []).map((one) => ({ ...newPromise(one.kind, one.player ?? -1), ...one }));
  return { capital: terms.capital ?? 0, assets: [...(terms.assets ?? [])], answer: id, cards, promises };
}

/** A side in the server's format. */
export function termsOfSide(side: DraftSide): Terms {
  const found: Terms = {};
  if (side.capital) found.capital = side.capital;
  if (side.assets.length) found.assets = [...side.assets];
  if (side.answer >= 0) found.answer = side.cards ? [side.answer, side.cards] : side.answer;
  if (side.promises.length) found.promises = side.promises.map((one) => ({ ...one }));
  return found;
}

export class TradeDraft {
  isOpen = $state(false);
  to = $state(-1);
  number = $state(-1); // the number of the proposal that this trade would replace, or -1
  whisper = $state(false);
  gives = $state<DraftSide>(nothing());
  wants = $state<DraftSide>(nothing());
  check = $state.raw<TradeCheck | null>(null);
  outcome = $state(""); // text: what happened to the last proposal; shown here because on a phone the panel covers the notices
  private sent: { to: number; whisper: boolean; gives: DraftSide; wants: DraftSide } | null = null; // what was proposed last

  /** Starts a trade with a player. A draft with the same player is kept. */
  begin(to: number): void {
    if (this.to !== to || this.number >= 0) this.clear();
    this.to = to;
    this.isOpen = true;
    this.outcome = "";
  }

  /** Starts a counterproposal with the terms of a proposal, seen from the other side. */
  counter(proposal: ProposalView): void {
    this.to = proposal.seat;
    this.number = proposal.id;
    this.whisper = proposal.whisper;
    this.gives = sideOf(proposal.wants);
    this.wants = sideOf(proposal.gives);
    this.check = null;
    this.isOpen = true;
  }

  clear(): void {
    this.number = -1;
    this.whisper = false;
    this.gives = nothing();
    this.wants = nothing();
    this.check = null;
  }

  /** Called when the trade has been proposed: clears the draft but keeps a copy. */
  markProposed(): void {
    this.sent = $state.snapshot({ to: this.to, whisper: this.whisper, gives: this.gives, wants: this.wants });
    this.outcome = "";
    this.close();
  }

  /** Called when a player has declined: brings back the last draft, so that it can be improved. */
  reopen(by: number): void {
    if (this.isOpen || this.sent?.to !== by) return;
    Object.assign(this, this.sent);
    this.sent = null;
    this.isOpen = true;
  }

  close(): void {
    this.clear();
    this.to = -1;
    this.isOpen = false;
  }

  get isEmpty(): boolean {
    return [this.gives, this.wants].every(
      (side) => !side.capital && !side.assets.length && side.answer < 0 && !side.promises.length,
    );
  }

  trade() {
    return {
      to: this.to,
      gives: termsOfSide(this.gives),
      wants: termsOfSide(this.wants),
      whisper: this.whisper,
      number: this.number,
    };
  }
}

const desks = new WeakMap<ReconnectingSocket, TradeDraft>();

export function tradeDraft(socket: ReconnectingSocket): TradeDraft {
  const known = desks.get(socket) ?? new TradeDraft();
  desks.set(socket, known);
  return known;
}
