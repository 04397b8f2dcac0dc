// What the server sends about New Angeles. tools/page_types.py writes types.gen.ts.
export type {
  CardContent,
  LedgerFrame,
  NewAngelesContent,
  PlayerView as NewAngelesPlayer,
  Promise as PromiseTerms,
  Terms,
  View as NewAngelesView,
  Weigh,
  Weighed as TradeCheck,
} from "./types.gen";
