import type { GameParts } from "../registry";
import Board from "./board/Board.svelte";
import Choice from "./board/OptionLabel.svelte";
import Entry from "./text/LogEntry.svelte";
import MarketPanel from "./panels/MarketPanel.svelte";
import PacksPanel from "./panels/PacksPanel.svelte";
import ScorePanel from "./panels/ScorePanel.svelte";
import Situation from "./text/ScreenReaderView.svelte";
import Status from "./board/Status.svelte";
import { turnsOf } from "./derived/turns";

export const NEOM: GameParts = {
  Board, Choice, Entry, Situation, Status,
  chapters: turnsOf,
  panels: [
    { key: "score", title: "neom-score", icon: "crown", Panel: ScorePanel },
    { key: "packs", title: "neom-packs", icon: "eye", Panel: PacksPanel },
    { key: "market", title: "neom-market", icon: "handshake", Panel: MarketPanel },
  ],
};
