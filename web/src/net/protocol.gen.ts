// Written by tools/page_types.py from the server's own types. Not to be edited.

export interface Root {
  Command:
    | Sit
    | Leave
    | SetPlan
    | SetReady
    | SetShare
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
    | RenewLinks
    | AskAdvice
    | Continue
    | EndLesson
    | Sync
    | Ping;
  ServerMessage: Update | Presence | Advice | Ack | Rejected | Pong | Bye;
  Plan: Plan;
  ListedTable: ListedTable;
  OwnTable: OwnTable;
  GameOffered: GameOffered;
  Links: Links;
  DeviceLink: DeviceLink;
  RoundShown: RoundShown;
  RoundDetails: RoundDetails;
  Me: Me;
  SignedOut: SignedOut;
  DeletedTable: DeletedTable;
  Course: Course;
  Replayed: Replayed;
  MoveReason: MoveReason;
  ReviewShown: ReviewShown;
  Verified: Verified;
  Learning: Learning;
  PuzzleFrame: PuzzleFrame;
  Problem: Problem;
  Paragraph: Paragraph;
}
/**
 * Take a free seat before the start, or later a seat that a person has left. `share` is as in `SetShare`.
 */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
  share?: string;
}
/**
 * Give up your seat.
 */
export interface Leave {
  kind: "leave";
  id: string;
}
/**
 * Change what will be played (host only).
 */
export interface SetPlan {
  kind: "plan";
  id: string;
  plan: Plan;
}
/**
 * What will be played. `bots` names the bot of each seat, "" for a person's seat. With `advice`, people may ask the
 *     game's adviser about their options. `pace` says how long bots hesitate so that people can talk first. `lesson` names
 *     the lesson that the table is, if it is one.
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
  advice?: boolean;
  pace?: string;
  lesson?: string;
}
/**
 * The thinking time of a seat. `kind` is "none", "live" (a bank for the whole game plus an increment for each
 *     question) or "turns" (the time `move` for each question).
 */
export interface Clock {
  kind?: string;
  bank?: number;
  increment?: number;
  move?: number;
}
/**
 * Say whether you are ready to start.
 */
export interface SetReady {
  kind: "ready";
  id: string;
  ready: boolean;
}
/**
 * Add your share to the game's seed: 32 random bytes that you alone have chosen. Only before the start.
 */
export interface SetShare {
  kind: "share";
  id: string;
  share: string;
}
/**
 * Start the game, once every seat is taken and every person is ready (host only).
 */
export interface Start {
  kind: "start";
  id: string;
}
/**
 * Answer the question with the number `moment`. Refused if that is no longer the current question.
 */
export interface Answer {
  kind: "answer";
  id: string;
  moment: number;
  option: number;
}
/**
 * Withdraw the last answer. `moment` is the number of the current question as the client knows it.
 */
export interface TakeBack {
  kind: "take-back";
  id: string;
  moment: number;
}
/**
 * Send a chat message to everybody, or whisper it to one seat.
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
 * End the pause.
 */
export interface Resume {
  kind: "resume";
  id: string;
}
/**
 * Let a bot answer for your seat.
 */
export interface StandIn {
  kind: "stand-in";
  id: string;
}
/**
 * Take your seat back from the bot.
 */
export interface Return {
  kind: "return";
  id: string;
}
/**
 * Vote for a bot to stand in for a seat that has kept everybody waiting.
 */
export interface Vote {
  kind: "vote";
  id: string;
  about: number;
}
/**
 * Delete the table (host only).
 */
export interface Close {
  kind: "close";
  id: string;
}
/**
 * Make new links for the table; the old ones stop working (host only).
 */
export interface RenewLinks {
  kind: "renew-links";
  id: string;
}
/**
 * Ask the game's adviser about the options of your question, at a table with advice. The answer is `Advice`.
 */
export interface AskAdvice {
  kind: "advise";
  id: string;
  moment: number;
}
/**
 * Continue after a step of the lesson. If the step waits for an answer, the server gives it for you.
 */
export interface Continue {
  kind: "continue";
  id: string;
  step: number;
}
/**
 * Leave the lesson and play on, against bots.
 */
export interface EndLesson {
  kind: "end-lesson";
  id: string;
}
/**
 * Ask for a full frame.
 */
export interface Sync {
  kind: "sync";
  id: string;
}
/**
 * Check that the server is there. With `awake`, also say that the person is active.
 */
export interface Ping {
  kind: "ping";
  id: string;
  awake?: boolean;
}
/**
 * What has changed. Unchanged fields are left out; `view` and `derived` contain only what has changed in them.
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
   * In the game's own format.
   */
  lane?: {
    [k: string]: unknown;
  };
  talk?: TalkFrame[] | null;
  world?: string | null;
  derived?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A table without its game. `status` is gathering, playing, paused, over, closed or unreadable.
 *
 *     `you` is the client's seat, -1 for a spectator; `awaited` lists the seats that owe an answer. `origin` is the
 *     table that this one continues or is a rematch of. `links` says how often the table's links were renewed. `fork`
 *     is True if the game continues another one, so somebody may know what comes next. If it continues from what one
 *     seat knew, `imagined` is True, too. With `advice`, people may ask for advice. `hesitations` are the bots that are
 *     about to act, at the table's `pace`. `fairness` is None at tables where nothing proves that chance is fair: forks,
 *     challenges, and tables that an older version has opened. `challenge` is the round of a challenge that is played here
 *     ("daily/2026-11-19"), "" at ordinary tables. `opener` is the name of the person who opened the table.
 *     `lesson` is None at tables that are no lessons.
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
  links: number;
  webhook: string;
  result?: ResultFrame | null;
  fairness?: FairnessFrame | null;
  advice?: boolean;
  pace?: string;
  hesitations?: HesitationFrame[];
  challenge?: string;
  opener?: string;
  lesson?: LessonFrame | null;
}
/**
 * Who sits at a seat. `stands_in` says why a bot answers for its person; "" if none does.
 *
 *     `left` is the thinking time in milliseconds that the seat had at the time `since`, when its clock was last read;
 *     -1 without a clock. `persona` is a bot's name for people, and `about` says what to expect of it; both are "" for
 *     people and for bots that play at no level.
 */
export interface SeatFrame {
  name: string;
  bot: string;
  ready: boolean;
  stands_in: string;
  votes: number[];
  left: number;
  since: number;
  persona?: string;
  about?: string;
}
/**
 * The thinking time of a seat. `kind` is "none", "live" (a bank for the whole game plus an increment for each
 *     question) or "turns" (the time `move` for each question).
 */
export interface Clock1 {
  kind?: string;
  bank?: number;
  increment?: number;
  move?: number;
}
/**
 * How the game ended: the winners, the points or capital of each seat, and the reason. Solo games add a rank.
 */
export interface ResultFrame {
  winners: number[];
  points: number[];
  reason: string;
  rank: string;
}
/**
 * Where the game's seed comes from (docs/fairness.md). `shared` says which seats' clients have added a share.
 *
 *     `shares` is empty before the start. The last three are "" until the game is over.
 */
export interface FairnessFrame {
  commitment: string;
  shared: boolean[];
  shares: string[];
  server_seed: string;
  game_seed: string;
  transcript: string;
}
/**
 * A bot is about to act: it hesitates for `milliseconds` in all, until the time `until`.
 *
 *     If `is_for_talk`, it does so because people may want to talk or trade first.
 */
export interface HesitationFrame {
  seat: number;
  until: number;
  milliseconds: number;
  is_for_talk: boolean;
}
/**
 * A lesson: its name and its current step, of how many. After the last step, `step` is the number of steps; it is
 *     -1 once the learner has left the lesson, and in a first game, which has no steps.
 */
export interface LessonFrame {
  name: string;
  step: number;
  steps: number;
}
/**
 * What the client's seat is asked. `moment` is the question's number, which an answer repeats.
 *
 *     `blocked` lists things that cannot be chosen now, with the reasons; they are not options.
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
 * An option of a decision: its text, the kind of thing to choose, and that thing's number (-1 if it has none).
 *
 *     Each game has its own kinds. `hint` is the game's own information about the option.
 */
export interface OptionFrame {
  option: number;
  text: string;
  kind: string;
  number: number;
  /**
   * In the game's own format.
   */
  hint?: {
    [k: string]: unknown;
  };
}
/**
 * Events that replace the client's history from index `start` on: the old ones may have been taken back.
 */
export interface HistoryFrame {
  start: number;
  events: EventFrame[];
}
/**
 * Something that happened, as far as the client may know it. In `text`, {0}, {1} and so on stand for the players.
 *
 *     `rule` is the paragraph of the rules behind it, if there is one. A `quiet` event needs no line in a log. `named`
 *     lists things in the text that clients can explain, `facts` what the event changed, and `cause` says in a few words
 *     why it happened, if its text does not. Not every game fills these in.
 */
export interface EventFrame {
  kind: string;
  seat: number;
  things: number[];
  text: string;
  rule: string;
  quiet: boolean;
  named?: NamedThing[];
  facts?: FactFrame[];
  cause?: string;
}
/**
 * A thing that a text names: its words in the text, and its number in the game.
 */
export interface NamedThing {
  text: string;
  number: number;
}
/**
 * What an event changed, in a few words with the unit: "+2 capital". `seat` is whose it is, -1 for nobody's.
 *
 *     `tone` is GAIN, LOSS or "".
 */
export interface FactFrame {
  text: string;
  seat?: number;
  tone?: string;
}
/**
 * A chat message. `to` is -1 for everybody, or the seat it was whispered to; `name` is the sender's.
 *
 *     What a bot says, such as why it declines a trade, has the bot's seat and no name; it may name players by seat.
 *     `about` is the seat that it concerns, such as the one that proposed the trade, or -1.
 *
 *     A notice of the server itself, for example that a bot stands in for somebody, has the seat -1 and no name.
 */
export interface TalkFrame {
  at: number;
  seat: number;
  text: string;
  to: number;
  name: string;
  about?: number;
}
/**
 * The seats whose players are connected, and those among them that have been inactive for a while.
 */
export interface Presence {
  kind: "presence";
  here: number[];
  away: number[];
}
/**
 * The best options of the question `moment`, as far as the seat can know; the best comes first.
 *
 *     `unit` says what the values are: "points", "capital", or "chance", the chance to win from 0 to 1.
 */
export interface Advice {
  kind: "advice";
  id: string;
  moment: number;
  unit: string;
  options: AdvisedOption[];
}
/**
 * An option, what the adviser expects from it (None if it cannot say), and a reason ("" if there is none).
 */
export interface AdvisedOption {
  option: number;
  value: number | null;
  reason: string;
}
/**
 * The command was carried out and stored.
 */
export interface Ack {
  kind: "ack";
  id: string;
}
/**
 * The command was refused and nothing has changed. `again` is True if the same message may be sent again later.
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
 * The reply to a ping.
 */
export interface Pong {
  kind: "pong";
  id: string;
}
/**
 * The server closes the socket, for this reason.
 */
export interface Bye {
  kind: "bye";
  code: string;
  message: string;
}
/**
 * A table in a list. Times are milliseconds since 1970.
 *
 *     When the game is over, `winners` are seats, and `points` are by seat; both are empty before.
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
  winners: number[];
  points: number[];
}
/**
 * A seat in a list: the name of its person, or its bot; both are empty if it is free.
 */
export interface ListedSeat {
  name: string;
  bot: string;
}
/**
 * A table in the list of a person who created it or sat there. `you` is the person's seat, or -1.
 *
 *     `awaited` is True if it is the turn of the person or of a companion; `names` has "" where nobody sits.
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
  winners: number[];
  points: number[];
  you: number;
  awaited: boolean;
  names: string[];
  own: OwnSeat[];
}
/**
 * A seat of the person (companion 0), or of a companion at the same browser (1 to 5).
 */
export interface OwnSeat {
  seat: number;
  companion: number;
  name: string;
}
/**
 * A game: number of players, bots and options. `stand_in` is the default bot, which fills seats. `levels` has
 *     the bots that most people choose from.
 *
 *     A plan names one value per option; only for `corporations` may it list one per seat, separated by commas.
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
  levels?: LevelOffered[];
}
/**
 * A bot: the name that plans use, how it plays ("" if nobody has described it), and its name for people.
 */
export interface BotOffered {
  name: string;
  about: string;
  title?: string;
}
/**
 * One value of an option and what it means.
 */
export interface OptionOffered {
  value: string;
  text: string;
}
/**
 * A level: its bot, its name for people, and how strong that is. `name` can be used in plans, too.
 */
export interface LevelOffered {
  name: string;
  bot: string;
  title: string;
  about: string;
}
/**
 * A table, and the links for players and for spectators.
 */
export interface Links {
  id: string;
  player: string;
  spectator: string;
}
/**
 * A one-time key for another device, and a link with the key after a #. Browsers send that part to no server.
 */
export interface DeviceLink {
  key: string;
  link: string;
}
/**
 * A challenge in a period that begins on `day` and ends at `until` (milliseconds since 1970).
 *
 *     `par` is what the best bot reaches, null until that is known. `players` is how many people have finished, and
 *     `best` is what the best of them has reached; in the list of earlier rounds they are left out.
 */
export interface RoundShown {
  game: string;
  challenge: string;
  title: string;
  about: string;
  day: string;
  until: number;
  seats: number;
  par: number | null;
  players: number;
  best: number | null;
  yours: Attempt | null;
}
/**
 * Your game of a round. `points` is null until it is over.
 */
export interface Attempt {
  table: string;
  status: string;
  points: number | null;
}
/**
 * A round, its results, the best first, and the rounds before it, the latest first.
 */
export interface RoundDetails {
  round: RoundShown;
  results: ResultShown[];
  earlier: RoundShown[];
}
/**
 * What somebody has reached. People with equal points share a place.
 */
export interface ResultShown {
  place: number;
  name: string;
  points: number;
  you: boolean;
}
/**
 * Who is signed in.
 */
export interface Me {
  name: string;
}
/**
 * Who is still signed in on this device ("" if nobody is), and how many tokens were withdrawn.
 */
export interface SignedOut {
  name: string;
  tokens: number;
}
/**
 * A deleted table in the list of its creator. It was deleted at `changed`, and can be restored until `until`.
 */
export interface DeletedTable {
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
  winners: number[];
  points: number[];
  until: number;
}
/**
 * The course of a game from the start to the end. `title` says what the values are.
 *
 *     There are no `samples` if the game counts nothing that could be shown.
 */
export interface Course {
  title: string;
  samples: Sample[];
}
/**
 * What each seat had after a move.
 */
export interface Sample {
  move: number;
  values: number[];
}
/**
 * A position of a game after `move` of `moves` moves, as a seat (-1: a spectator) saw it.
 *
 *     `happened` are the events of the last move. `history` has them, too, with all earlier ones.
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
   * In the game's own format.
   */
  lane?: {
    [k: string]: unknown;
  };
  derived?: {
    [k: string]: unknown;
  };
  happened?: EventFrame[];
  reason?: string;
}
/**
 * An answer of a bot at a seat, and why the bot gave it. Players are named by seat.
 *
 *     `effect` says what the option brings, as advice does; "" if there is nothing to say.
 */
export interface MoveReason {
  move: number;
  seat: number;
  text: string;
  reason: string;
  effect: string;
}
/**
 * A review. Until it is ready, `done` of `total` is done; a `total` of 0 means that it has failed.
 *
 *     `unit` is what `less` is measured in: points, capital, or chance. `mistakes` begin with the worst.
 */
export interface ReviewShown {
  seat: number;
  done: number;
  total: number;
  is_ready: boolean;
  unit: string;
  decisions: number;
  mistakes: ReviewedDecision[];
  best: ReviewedDecision | null;
}
/**
 * A decision: the number of the move, the question, what was chosen, and what would have been better.
 *
 *     `less` is how much less the chosen option was worth, or in the best decision, the second best option.
 */
export interface ReviewedDecision {
  move: number;
  question: string;
  chosen: string;
  better: string;
  reason: string;
  less: Estimate;
}
/**
 * A measured number and its interval. Without enough measurements, `low` and `high` are None.
 */
export interface Estimate {
  value: number;
  low?: number | null;
  high?: number | null;
}
/**
 * The checks of a record, in order, up to the first that failed. `good` is True if none did.
 */
export interface Verified {
  good: boolean;
  checks: CheckResult[];
}
/**
 * One check of a record, and its result as a sentence.
 */
export interface CheckResult {
  good: boolean;
  text: string;
}
/**
 * All that teaches a game: its lessons, whether there is a first game with a narrator, and what that narrator says,
 *     and how many puzzles there are.
 */
export interface Learning {
  lessons: LessonOffered[];
  first_game: string;
  narrator: RemarkFrame[];
  puzzles: number;
}
/**
 * A lesson: its name, its title, what it teaches, and its steps.
 */
export interface LessonOffered {
  name: string;
  title: string;
  about: string;
  steps: StepFrame[];
}
/**
 * A step as the page shows it: its words, what it points at, and the option that it waits for (-1: none).
 *
 *     With `choices`, the learner marks the ones in `right`; `replies` has a sentence for others, and "*" for the rest.
 *     After a film, others have acted; the learner may also answer instead, and play on alone.
 */
export interface StepFrame {
  text: string;
  point: string[];
  awaits: boolean;
  option?: number;
  choices?: string[];
  right?: number[];
  replies?: {
    [k: string]: string;
  };
  is_film?: boolean;
}
/**
 * A remark and its words.
 */
export interface RemarkFrame {
  remark: Remark;
  text: string;
}
/**
 * Something that the narrator of a first game says once: at a prompt, or when an event of a kind has happened.
 *
 *     `code` is the prompt or kind ("" for any prompt). If there are more conditions, all hold: numbers of the view that
 *     are at least `least`, texts of the view that are equal to `equals` (both by path), an event of the learner (`mine`)
 *     or that is meant for them (`to_me`).
 */
export interface Remark {
  id: string;
  on: "event" | "prompt";
  code: string;
  rule: string;
  point?: string;
  least?: {
    [k: string]: number;
  };
  is?: {
    [k: string]: string;
  };
  mine?: boolean;
  to_me?: boolean;
}
/**
 * A puzzle and its position as a seat (-1: a spectator) sees it. `names` has the players' names, "" for the reader.
 *
 *     `values` says what each option brings, if the puzzle compares numbers; `right` is the place of the right option.
 */
export interface PuzzleFrame {
  id: string;
  title: string;
  text: string;
  options: string[];
  values: string[];
  right: number;
  why: string;
  rules: string[];
  seat: number;
  names: string[];
  view: {
    [k: string]: unknown;
  };
  derived: {
    [k: string]: unknown;
  };
  /**
   * In the game's own format.
   */
  lane?: {
    [k: string]: unknown;
  };
}
/**
 * Why a request failed.
 */
export interface Problem {
  code: string;
  message: string;
  rules?: string[];
}
/**
 * A piece of the rules. `level` 0 is the text before the first section, 1 a section or a ruling, 2 a paragraph.
 *
 *     `cite` is how it is cited ("ABC 16.3", "R-4"), `polish` its number in the Polish edition, empty if it has none.
 *     `text` has Markdown for bold and italic words, and a line for each paragraph.
 */
export interface Paragraph {
  number: string;
  cite: string;
  level: number;
  title: string;
  text: string;
  polish: string;
}
