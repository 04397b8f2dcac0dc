import { beforeEach, expect, it } from "vitest";
import { newPromise, TradeDraft, termsOfSide, type ProposalView } from "./trade_draft.svelte";

let draft: TradeDraft;
beforeEach(() => {
  draft = new TradeDraft();
  draft.begin(2);
});

it("starts empty, and keeps what was begun with the same partner", () => {
  expect([draft.isOpen, draft.isEmpty]).toEqual([true, true]);
  draft.gives.capital = 3;
  draft.begin(2);
  expect(draft.gives.capital).toBe(3);
  draft.begin(1);
  expect([draft.to, draft.isEmpty]).toEqual([1, true]);
});

it("sends only what a side gives", () => {
  expect(termsOfSide({ capital: 0, assets: [], answer: -1, cards: 0, promises: [] })).toEqual({});
  expect(
    termsOfSide({ capital: 2, assets: [7], answer: 132, cards: 3, promises: [newPromise("support", 1)] }),
  ).toMatchObject({
    capital: 2,
    assets: [7],
    answer: [132, 3],
    promises: [{ kind: "support", player: 1 }],
  });
  expect(termsOfSide({ capital: 0, assets: [], answer: 0, cards: 0, promises: [] })).toEqual({ answer: 0 });
});

it("turns a proposal around to answer it with other terms", () => {
  const proposal = {
    id: 9,
    seat: 3,
    to: 0,
    whisper: true,
    gives: { capital: 4 },
    wants: { answer: [132, 2], promises: [{ kind: "give", capital: 2 }] },
  };
  draft.counter(proposal as unknown as ProposalView);

  expect(draft.trade()).toMatchObject({
    to: 3,
    number: 9,
    whisper: true,
    wants: { capital: 4 },
    gives: { answer: [132, 2] },
  });
  expect(draft.gives.promises[0]).toMatchObject({ kind: "give", capital: 2, when: "deal-ends" });
});

it("opens again with the same terms when the partner declines, but not for others", () => {
  draft.gives.capital = 3;
  draft.markProposed();
  expect([draft.isOpen, draft.isEmpty]).toEqual([false, true]);
  draft.reopen(1);
  expect(draft.isOpen).toBe(false);
  draft.reopen(2);
  expect([draft.isOpen, draft.to, draft.gives.capital]).toEqual([true, 2, 3]);
});
