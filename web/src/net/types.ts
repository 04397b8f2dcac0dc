// The types of everything sent between page and server, by the names the page uses. The server's own types are the
// source: tools/page_types.py writes protocol.gen.ts.
import type { Root } from "./protocol.gen";

export type {
  DecisionFrame,
  DeviceLink,
  EventFrame,
  GameOffered,
  LaneFrame as SideActionTexts,
  Links,
  ListedTable,
  Me,
  OptionFrame,
  OwnTable,
  Paragraph,
  Plan,
  Problem,
  Replayed,
  ResultFrame,
  SeatFrame,
  TableFrame,
  TalkFrame,
  Update,
} from "./protocol.gen";

export type Command = Root["Command"];
export type ServerMessage = Root["ServerMessage"];

/** A command without its id, which the socket adds. */
export type CommandBody<C extends Command = Command> = C extends Command ? Omit<C, "id"> : never;
