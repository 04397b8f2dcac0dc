// What goes over the wire, by the names that the page uses. The .gen.ts files come from the server's own types.
import type * as gen from "./protocol.gen";

export type {
  DeviceLink, Links, Me, Paragraph, Plan, Problem, Promise as Pledge, ResultFrame, SeatFrame, TableFrame, TalkFrame, Terms,
} from "./protocol.gen";
export type { NeomContent, TileContent, View as NeomView, PlayerView as NeomPlayer } from "./neom.gen";
export type { CardContent, NewAngelesContent, View as NewAngelesView, PlayerView as NewAngelesPlayer } from "./new_angeles.gen";

// Interim, by /work/notes/contract.md, until the server's side is merged and generated.
export interface Hint { price: number; bought: { good: string; from: string; price: number; seller: number }[]; change: number | null; hindrance: string }
export type OptionFrame = gen.OptionFrame & { kind: string; number: number; hint?: Hint | null };
export type DecisionFrame = Omit<gen.DecisionFrame, "options"> & { options: OptionFrame[] };
export type EventFrame = gen.EventFrame & { text: string; rule: string; quiet: boolean };
export interface Lane { proposals: { id: number; gives: string; wants: string; text: string }[]; promises: string[] }
export type Update = Omit<gen.Update, "decision" | "history"> & { decision?: DecisionFrame | null; history?: { start: number; events: EventFrame[] } | null; lane?: Lane | null };
export type ListedTable = gen.ListedTable & { you: number; awaited: boolean };
export type Replayed = Omit<gen.Replayed, "decision" | "history"> & { decision: DecisionFrame | null; history: EventFrame[]; lane?: Lane | null };
export interface GameInfo { game: string; least: number; most: number; bots: { name: string; text: string }[]; options: Record<string, { value: string; text: string }[]> }
export type Weigh = { kind: "weigh"; id: string; to: number; gives: gen.Terms; wants: gen.Terms; whisper?: boolean; number?: number };
export type WeighedFrame = { kind: "weighed"; id: string; binding: boolean; text: string; code: string; message: string; rules: string[] };

export type Wish = gen.Root["Wish"] | Weigh;
export type Told = Exclude<gen.Root["Told"], gen.Update> | Update | WeighedFrame;
export type GameName = "neom" | "new-angeles";

/** A message without its id, which the line gives it. */
export type Wanted<W extends Wish = Wish> = W extends Wish ? Omit<W, "id"> : never;
