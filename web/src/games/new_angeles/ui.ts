import type { GameUi } from "../registry";
import Board from "./board/Board.svelte";
import OptionLabel from "./board/OptionLabel.svelte";
import LogEntry from "./text/LogEntry.svelte";
import PromisesPanel from "./trade/PromisesPanel.svelte";
import ScreenReaderView from "./text/ScreenReaderView.svelte";
import Status from "./board/Status.svelte";
import TradePanel from "./trade/TradePanel.svelte";

export const NEW_ANGELES: GameUi = {
  Board, OptionLabel, LogEntry, ScreenReaderView, Status,
  firstPanel: "log",
  panels: [
    { key: "trade", title: "na-trade-panel", icon: "handshake", Panel: TradePanel },
    { key: "ledger", title: "na-ledger", icon: "gavel", Panel: PromisesPanel },
  ],
};
