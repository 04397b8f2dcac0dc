// What the server sends about New Angeles. tools/page_types.py writes types.gen.ts.
export type { Promise as PromiseTerms, Terms, Weigh, Weighed as TradeCheck } from "../../net/protocol.gen";
export type {
  CardContent,
  NewAngelesContent,
  PlayerView as NewAngelesPlayer,
  View as NewAngelesView,
} from "./types.gen";
