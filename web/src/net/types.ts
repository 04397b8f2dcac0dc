// What goes over the wire, by the names that the page uses. The .gen.ts files come from the server's own types.
import type { Root } from "./protocol.gen";

export type {
  DecisionFrame, DeviceLink, EventFrame, GameOffered, HintFrame as Hint, LaneFrame as Lane, Links, ListedTable, Me, OptionFrame, OwnTable, Paragraph, Plan, Problem,
  Promise as Pledge, Replayed, ResultFrame, SeatFrame, TableFrame, TalkFrame, Terms, Update, Weigh, Weighed as WeighedFrame,
} from "./protocol.gen";
export type { NeomContent, TileContent, View as NeomView, PlayerView as NeomPlayer } from "../games/neom/types.gen";
export type { CardContent, NewAngelesContent, View as NewAngelesView, PlayerView as NewAngelesPlayer } from "../games/new_angeles/types.gen";

export type Wish = Root["Wish"];
export type Told = Root["Told"];
export type GameName = "neom" | "new-angeles";

/** A message without its id, which the line gives it. */
export type Wanted<W extends Wish = Wish> = W extends Wish ? Omit<W, "id"> : never;
