import type { GameParts } from "../registry";
import Board from "./board/Board.svelte";
import Choice from "./board/OptionLabel.svelte";
import Entry from "./text/LogEntry.svelte";
import Ledger from "./trade/PromisesPanel.svelte";
import Situation from "./text/ScreenReaderView.svelte";
import Status from "./board/Status.svelte";
import Trade from "./trade/TradePanel.svelte";

export const NEW_ANGELES: GameParts = {
  Board, Choice, Entry, Situation, Status,
  first: "log",
  panels: [
    { key: "trade", title: "na-trade-panel", icon: "handshake", Panel: Trade },
    { key: "ledger", title: "na-ledger", icon: "gavel", Panel: Ledger },
  ],
};
