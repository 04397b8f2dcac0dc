import type { GameUi } from "../registry";
import Board from "./board/Board.svelte";
import OptionLabel from "./board/OptionLabel.svelte";
import LogEntry from "./text/LogEntry.svelte";
import MarketPanel from "./panels/MarketPanel.svelte";
import PacksPanel from "./panels/PacksPanel.svelte";
import ScorePanel from "./panels/ScorePanel.svelte";
import ScreenReaderView from "./text/ScreenReaderView.svelte";
import Status from "./board/Status.svelte";
import { turnHeadings } from "./derived/turns";

export const NEOM: GameUi = {
  Board, OptionLabel, LogEntry, ScreenReaderView, Status,
  logHeadings: turnHeadings,
  panels: [
    { key: "score", title: "neom-score", icon: "crown", Panel: ScorePanel },
    { key: "packs", title: "neom-packs", icon: "eye", Panel: PacksPanel },
    { key: "market", title: "neom-market", icon: "handshake", Panel: MarketPanel },
  ],
};
