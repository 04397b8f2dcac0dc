// The parts of the page that a game provides. `games/registry.ts` lists the games that have a UI of their own; every other game is shown
// by `games/plain`.
import type { Component } from "svelte";
import type { TextId } from "../i18n/i18n.svelte";
import type { EventFrame, OptionFrame, Replayed } from "../net/types";
import type { IconName } from "../ui/Icon.svelte";
import type { Mood } from "../ui/theme.svelte";
import type { GameContext } from "./context";
import type { Scene, SceneSource } from "./scene";

export interface GameProps {
  context: GameContext;
  content: unknown; // what the game's cards or tiles are and do, in the game's own format
}

/** A hint of the guide for a first game: about a decision, or about a part of the screen. */
export interface GuideHint {
  id: TextId;
  at: readonly string[]; // CSS selectors; the hint points at the first visible element
  prompts?: readonly string[]; // if given, the hint is shown only while the decision has one of these prompts
}

/** A turn of a finished game that a replay can jump to. */
export interface TurnMark {
  text: string;
  isReached(position: Replayed): boolean; // true as soon as the turn has begun, even before its first move
}

/** Values of a game's content that share a subject, each with its source. */
export interface SourceGroup {
  title: TextId;
  values: { name: string; source: Source }[];
}
export type Source = "rulebook" | "public" | "house";

/** The part of a game's content that all games share. */
export interface AboutContent {
  hash: string;
  about: { text: string; unofficial: string; sources: { key: Source; name: string; text: string }[] };
}

/** Whether an option stands out, stands back, or belongs to one of two sides. */
export type OptionTone = "main" | "quiet" | "left" | "right" | "";

/** The parts of a game at a table and in a replay. */
export interface TableUi {
  Board: Component<GameProps>; // the middle of the table
  Status: Component<GameProps>; // round and turn, in a few words for the top line
  QuestionNote?: Component<GameProps>; // below the question, or below the names of the players who are to decide
  OptionLabel: Component<GameProps & { option: OptionFrame }>; // an option, inside its button
  optionText?(context: GameContext, content: unknown, option: OptionFrame): string; // an option in the words of its button; without it, the server's words
  LogEntry: Component<GameProps & { event: EventFrame }>; // an event in the log
  ScreenReaderView: Component<GameProps>; // the whole position in words
  panels: readonly { key: string; title: TextId; icon: IconName; Panel: Component<GameProps> }[]; // besides log and chat
  firstPanel?: string; // key of the panel that is open when the table opens; without it, the first of `panels`
  logHeadings?(history: readonly EventFrame[]): ReadonlyMap<number, string>; // headings for the log, by the index of the event that each one precedes
  bargainers?(history: readonly EventFrame[]): ReadonlyMap<number, readonly number[]>; // the seats between which an event of bargaining is, by its index
  turnMarks?(last: Replayed, names: readonly string[]): TurnMark[]; // all turns of a finished game
  owesReply?(view: unknown, seat: number): boolean; // whether others wait for this seat's reply to something besides its decision, such as a proposal
  optionCards?: Readonly<Record<string, string>>; // kinds of options drawn as cards, each with the minimum width of a card
  framedOptions?: readonly string[]; // kinds of options whose labels bring a frame of their own
  optionTone?(prompt: string, at: number, option: OptionFrame, content: unknown): OptionTone;
  boardOptions?: readonly string[]; // kinds of options that can also be chosen on the board
  numberKeys?: Readonly<Record<string, number>>; // kinds of options whose key is their own number, and the highest number that gets a key
  scenes?(events: readonly EventFrame[], source: SceneSource): Scene[]; // what the director plays; without it, every event in a line
  Stage?: Component<GameProps & { scene: Scene }>; // draws the big moments above the board
  stagedInWords?: readonly string[]; // kinds of scenes whose stage says everything, so that the bar below it need not
  decidesOnBoard?: readonly string[]; // kinds of options that are chosen on the board, which scenes then must not cover
  hints?: readonly GuideHint[];
  keepVisible?: readonly string[]; // CSS selectors within the board that the guide must not cover
}

/** A game's entry in the registry. The functions load the parts that only one page needs. */
export interface GameUi {
  mood: Mood; // colors of the pages about this game
  color: string; // color of the game's dot in lists of tables
  about?: TextId; // a description in a sentence or two
  showsOption?(name: string, seats: number): boolean; // whether the form for a new table shows this option
  usualOptions?: Readonly<Record<string, TextId>>; // by the name of an option: what its standard choice means, if that needs words
  rulebook?: { prefix: string; rulings: readonly [first: number, last: number]; hasPolishNumbers: boolean };
  table(): Promise<TableUi>;
  judge?(): Promise<Component<{ content: unknown }>>;
  reference?(): Promise<Component<{ content: unknown }>>;
  sources?(): Promise<(content: unknown) => SourceGroup[]>;
}
