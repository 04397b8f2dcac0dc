// What a game brings to a table. Each part is drawn from a stage and the game's content, live and in replays alike.
import type { Component } from "svelte";
import { NEOM } from "./neom/ui";
import { NEW_ANGELES } from "./new_angeles/ui";
import type { IconName } from "../ui/Icon.svelte";
import { http } from "../net/http";
import type { EventFrame, GameName, OptionFrame } from "../net/types";
import { language, type MessageId } from "../i18n/i18n.svelte";
import type { GameContext } from "./context";

export interface GameProps {
  context: GameContext;
  content: unknown;
}

export interface GameUi {
  Board: Component<GameProps>; // the middle of the table
  Status: Component<GameProps>; // where the game stands, in a few words of the top line
  OptionLabel: Component<GameProps & { option: OptionFrame }>; // an option, inside of its button
  LogEntry: Component<GameProps & { event: EventFrame }>; // a line of the log, with things to hover or tap
  logHeadings?: (history: readonly EventFrame[]) => ReadonlyMap<number, string>; // headings of the log, by the event they stand before
  ScreenReaderView: Component<GameProps>; // everything in words, for those who listen
  firstPanel?: string; // the panel that is shown until another is chosen, if not the first
  panels: { key: string; title: MessageId; icon: IconName; Panel: Component<GameProps> }[]; // besides log and talk
}

export const PARTS: Record<GameName, GameUi> = { neom: NEOM, "new-angeles": NEW_ANGELES };

const known = new Map<string, Promise<unknown>>();

/** What a game's things are and do, in the reader's language; fetched once. */
export function fetchContent(game: GameName): Promise<unknown> {
  const place = `content/${game}?lang=${language()}`;
  const found = known.get(place) ?? http.get<unknown>(place);
  known.set(place, found);
  found.catch(() => known.delete(place));
  return found;
}
