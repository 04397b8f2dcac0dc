// The types of everything sent between page and server, by the names the page uses. The server's own types are the
// source: tools/page_types.py writes protocol.gen.ts.
import type { Root } from "./protocol.gen";

export type {
  Advice,
  Course,
  DecisionFrame,
  DeletedTable,
  DeviceLink,
  EventFrame,
  GameOffered,
  Learning,
  LessonFrame,
  LevelOffered,
  Links,
  ListedTable,
  Me,
  MoveReason,
  OptionFrame,
  OwnTable,
  Paragraph,
  Plan,
  Problem,
  PuzzleFrame,
  Replayed,
  ResultFrame,
  ReviewShown,
  RoundDetails,
  RoundShown,
  SeatFrame,
  SignedOut,
  StepFrame,
  TableFrame,
  TalkFrame,
  Update,
  Verified,
} from "./protocol.gen";

export type TableCommand = Root["Command"];
/** A command for something other than answering a decision, for example a trade, in the game's own format. */
export type SideCommand = { kind: string; id: string } & Record<string, unknown>;
export type Command = TableCommand | SideCommand;
export type ServerMessage = Root["ServerMessage"];

/** A command without its id, which the socket adds. */
export type CommandBody<C extends TableCommand = TableCommand> = C extends TableCommand ? Omit<C, "id"> : never;
/** A side action or a question about side actions, without its id. */
export type SideBody = { kind: string } & Record<string, unknown>;
/** The server's reply to a question about side actions. */
export type SideReply = { kind: string; id: string };
