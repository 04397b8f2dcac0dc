// What the server sends about New Angeles. tools/page_types.py writes types.gen.ts.
import type { PromiseContent } from "./types.gen";

export type {
  CardContent,
  Derived as NewAngelesDerived,
  DistrictOutput,
  LedgerFrame,
  NewAngelesContent,
  PlayerView as NewAngelesPlayer,
  Promise as PromiseTerms,
  PromiseContent,
  Standing,
  Terms,
  Tradable,
  TradableAnswer,
  TradableSide,
  View as NewAngelesView,
  Weigh,
  Weighed as TradeCheck,
} from "./types.gen";

export type PromiseKind = PromiseContent["kind"];
export const PROMISE_STATUSES = ["open", "kept", "broken", "void"] as const;
export type PromiseStatus = (typeof PROMISE_STATUSES)[number];
