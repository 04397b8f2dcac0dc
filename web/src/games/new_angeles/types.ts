// What the server sends about New Angeles. tools/page_types.py writes types.gen.ts.
export type {
  CardContent,
  Derived as NewAngelesDerived,
  DistrictOutput,
  LedgerFrame,
  NewAngelesContent,
  PlayerView as NewAngelesPlayer,
  Promise as PromiseTerms,
  Standing,
  Terms,
  Tradable,
  TradableAnswer,
  TradableSide,
  View as NewAngelesView,
  Weigh,
  Weighed as TradeCheck,
} from "./types.gen";

export const PROMISE_KINDS = ["support", "oppose", "no-counter", "keep-out", "give", "no-trade"] as const;
export type PromiseKind = (typeof PROMISE_KINDS)[number];
export const PROMISE_STATUSES = ["open", "kept", "broken", "void"] as const;
export type PromiseStatus = (typeof PROMISE_STATUSES)[number];
