// Written by tools/page_types.py from the server's own types. Not to be edited.

export interface Root {
  Command:
    | Sit
    | Leave
    | SetPlan
    | SetReady
    | Start
    | Answer
    | TakeBack
    | Say
    | Pause
    | Resume
    | StandIn
    | Return
    | Vote
    | Close
    | Sync
    | Ping;
  ServerMessage: Update | Presence | Ack | Rejected | Pong | Bye;
  Plan: Plan;
  ListedTable: ListedTable;
  OwnTable: OwnTable;
  GameOffered: GameOffered;
  Links: Links;
  DeviceLink: DeviceLink;
  Me: Me;
  Replayed: Replayed;
  Problem: Problem;
  Paragraph: Paragraph;
}
/**
 * Take a free seat, before the start; or a seat that a person has left.
 */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
}
/**
 * Give the own seat up.
 */
export interface Leave {
  kind: "leave";
  id: string;
}
/**
 * The host: change what is going to be played.
 */
export interface SetPlan {
  kind: "plan";
  id: string;
  plan: Plan;
}
/**
 * What is going to be played. `bots` has a kind of bot for each seat that is a bot's, "" for the others.
 */
export interface Plan {
  game: string;
  seats: number;
  options?: {
    [k: string]: string;
  };
  bots?: string[];
  clock?: Clock;
  listed?: boolean;
  webhook?: string;
}
/**
 * How long a seat may think: "none"; "live", a bank for the whole game and an increment for each question;
 *     or "turns", so much for each question.
 */
export interface Clock {
  kind?: string;
  bank?: number;
  increment?: number;
  move?: number;
}
/**
 * Be ready, or not any more.
 */
export interface SetReady {
  kind: "ready";
  id: string;
  ready: boolean;
}
/**
 * The host: begin, when every seat is taken and every person ready.
 */
export interface Start {
  kind: "start";
  id: string;
}
/**
 * Answer the question with this moment; to one that is over it is refused.
 */
export interface Answer {
  kind: "answer";
  id: string;
  moment: number;
  option: number;
}
/**
 * Withdraw the last answer; `moment` is the present one as the client knows it.
 */
export interface TakeBack {
  kind: "take-back";
  id: string;
  moment: number;
}
/**
 * Table talk, to all or, as a whisper, to one seat.
 */
export interface Say {
  kind: "say";
  id: string;
  text: string;
  to?: number;
}
/**
 * Stop all clocks.
 */
export interface Pause {
  kind: "pause";
  id: string;
}
/**
 * Go on.
 */
export interface Resume {
  kind: "resume";
  id: string;
}
/**
 * Hand the own seat to a bot.
 */
export interface StandIn {
  kind: "stand-in";
  id: string;
}
/**
 * Take the own seat back from the bot.
 */
export interface Return {
  kind: "return";
  id: string;
}
/**
 * Want a bot to stand in for a seat that is long awaited.
 */
export interface Vote {
  kind: "vote";
  id: string;
  about: number;
}
/**
 * The host: delete the table.
 */
export interface Close {
  kind: "close";
  id: string;
}
/**
 * Send everything anew.
 */
export interface Sync {
  kind: "sync";
  id: string;
}
/**
 * Are you there? `awake`: the person at this socket is, too.
 */
export interface Ping {
  kind: "ping";
  id: string;
  awake?: boolean;
}
/**
 * What is new. Fields that have not changed are left out; `view` has only its changed members.
 */
export interface Update {
  kind: "update";
  number: number;
  full?: boolean;
  table?: TableFrame | null;
  view?: {
    [k: string]: unknown;
  } | null;
  decision?: DecisionFrame | null;
  asked?: boolean;
  moment?: number | null;
  history?: HistoryFrame | null;
  /**
   * In a form of the game's own.
   */
  lane?: {
    [k: string]: unknown;
  };
  talk?: TalkFrame[] | null;
  world?: string | null;
}
/**
 * The table around the game. `status` is gathering, playing, paused, over, closed or unreadable.
 *
 *     `you` is the client's seat, -1 for a spectator; `awaited` are the seats that owe an answer. `origin` is the table
 *     before this one, of a rematch too. `fork` is True for a game that goes on from another, so that somebody may know
 *     what is to come; `imagined`, too, if it goes on from what one seat knew of it.
 */
export interface TableFrame {
  id: string;
  game: string;
  status: string;
  why: string;
  seats: SeatFrame[];
  you: number;
  host: boolean;
  awaited: number[];
  options: {
    [k: string]: string;
  };
  clock: Clock1;
  listed: boolean;
  origin: string;
  fork: boolean;
  imagined: boolean;
  rematch: string;
  webhook: string;
  result?: ResultFrame | null;
}
/**
 * Who is at a seat. `stands_in` says why a bot answers for its person, "" when none does.
 *
 *     `left` is the time, in milliseconds, that the seat had for thinking at `since`, when it was last asked or
 *     answered in public; -1 without a clock.
 */
export interface SeatFrame {
  name: string;
  bot: string;
  ready: boolean;
  stands_in: string;
  votes: number[];
  left: number;
  since: number;
}
/**
 * How long a seat may think: "none"; "live", a bank for the whole game and an increment for each question;
 *     or "turns", so much for each question.
 */
export interface Clock1 {
  kind?: string;
  bank?: number;
  increment?: number;
  move?: number;
}
/**
 * How the game ended: who has won, the points or capital of each seat, why it was over; alone, also a rank.
 */
export interface ResultFrame {
  winners: number[];
  points: number[];
  reason: string;
  rank: string;
}
/**
 * What the client's seat is asked. An answer names the `moment`.
 *
 *     `blocked` are tiles that it could place if nothing stood in their way; they are no options.
 */
export interface DecisionFrame {
  moment: number;
  prompt: string;
  question: string;
  options: OptionFrame[];
  rules: string[];
  default: number;
  barrier: boolean;
  blocked?: OptionFrame[];
}
/**
 * An option of a decision: its text, what kind of thing it is, and which one (-1 where there is only one).
 *
 *     Each game has its own kinds. `hint` is what the game has to say about the option, in a form of its own.
 */
export interface OptionFrame {
  option: number;
  text: string;
  kind: string;
  number: number;
  /**
   * In a form of the game's own.
   */
  hint?: {
    [k: string]: unknown;
  };
}
/**
 * Events from a place in the client's history on; what it had from there on is gone (taken back).
 */
export interface HistoryFrame {
  start: number;
  events: EventFrame[];
}
/**
 * Something that happened, as far as the client may know it. In `text` players stand as {0}, {1} and so on.
 *
 *     `rule` is the paragraph behind it, if there is one. `quiet` events need no line of their own in a log.
 */
export interface EventFrame {
  kind: string;
  seat: number;
  things: number[];
  text: string;
  rule: string;
  quiet: boolean;
}
/**
 * A line of table talk; `to` is -1, or the seat that alone hears it. `name`: who sat there when it was said.
 */
export interface TalkFrame {
  at: number;
  seat: number;
  text: string;
  to: number;
  name: string;
}
/**
 * Which seats have somebody there now, and which of these have long done nothing.
 */
export interface Presence {
  kind: "presence";
  here: number[];
  away: number[];
}
/**
 * The message was done, and is stored.
 */
export interface Ack {
  kind: "ack";
  id: string;
}
/**
 * The message was not done, and nothing has changed. `again` is True if the same message may be sent later.
 */
export interface Rejected {
  kind: "refused";
  id: string;
  code: string;
  message: string;
  rules: string[];
  again?: boolean;
}
/**
 * Still here.
 */
export interface Pong {
  kind: "pong";
  id: string;
}
/**
 * The socket is closed, and why.
 */
export interface Bye {
  kind: "bye";
  code: string;
  message: string;
}
/**
 * A table in a list. Times are milliseconds since 1970.
 */
export interface ListedTable {
  id: string;
  game: string;
  status: string;
  created: number;
  changed: number;
  seats: ListedSeat[];
  options: {
    [k: string]: string;
  };
  clock: Clock1;
}
/**
 * A seat in a list: who sits there, or which bot; both empty if it is free.
 */
export interface ListedSeat {
  name: string;
  bot: string;
}
/**
 * A table in the list of who has opened it or sat there. `you` is the own seat, or -1.
 *
 *     `awaited` says that it is one's turn, or that of a companion; `names` are those of all seats, "" where nobody is.
 */
export interface OwnTable {
  id: string;
  game: string;
  status: string;
  created: number;
  changed: number;
  seats: ListedSeat[];
  options: {
    [k: string]: string;
  };
  clock: Clock1;
  you: number;
  awaited: boolean;
  names: string[];
  own: OwnSeat[];
}
/**
 * A seat of one's own, or of a companion at the same browser (1 to 5; 0 is oneself).
 */
export interface OwnSeat {
  seat: number;
  companion: number;
  name: string;
}
/**
 * A game: for how many, against which bots, with which options. `stand_in` is the bot that stands in for people.
 *
 *     Of `corporations` a plan may name one for each seat, with commas between them; of all others one.
 */
export interface GameOffered {
  game: string;
  name: string;
  least: number;
  most: number;
  bots: BotOffered[];
  stand_in: string;
  trades: boolean;
  options: {
    [k: string]: OptionOffered[];
  };
  option_titles?: {
    [k: string]: string;
  };
}
/**
 * A bot: the name that plans use, how it plays, and its name for people. Bots nobody described have neither.
 */
export interface BotOffered {
  name: string;
  about: string;
  title?: string;
}
/**
 * What can be wished, and what that means.
 */
export interface OptionOffered {
  value: string;
  text: string;
}
/**
 * A table, and what to send to those who are to play or to watch.
 */
export interface Links {
  id: string;
  player: string;
  spectator: string;
}
/**
 * A one-time key for another device, and an address that holds it. It comes after a #: no server sees it.
 */
export interface DeviceLink {
  key: string;
  link: string;
}
/**
 * Who is signed in.
 */
export interface Me {
  name: string;
}
/**
 * A position: after which move of how many, whose eyes these are, and what they saw.
 */
export interface Replayed {
  move: number;
  moves: number;
  seat: number;
  view: {
    [k: string]: unknown;
  };
  decision: DecisionFrame | null;
  awaited: number[];
  history: EventFrame[];
  /**
   * In a form of the game's own.
   */
  lane?: {
    [k: string]: unknown;
  };
}
/**
 * Why a request was not done.
 */
export interface Problem {
  code: string;
  message: string;
  rules?: string[];
}
/**
 * A piece of the rules. `level` 0 is what stands before the first section, 1 a section or a ruling, 2 a paragraph.
 *
 *     `cite` is how it is cited ("NA 16.3", "R-4"), `polish` its number in the Polish edition, empty if it has none.
 *     `text` has the marks of Markdown for bold and italic words, and a line for each paragraph.
 */
export interface Paragraph {
  number: string;
  cite: string;
  level: number;
  title: string;
  text: string;
  polish: string;
}
