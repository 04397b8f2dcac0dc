import type { TableUi } from "../game_ui";
import Board from "./board/Board.svelte";
import OptionLabel from "./board/OptionLabel.svelte";
import Status from "./board/Status.svelte";
import { turnHeadings, turnMarks } from "./derived/turns";
import { HINTS } from "./hints";
import MarketPanel from "./panels/MarketPanel.svelte";
import PacksPanel from "./panels/PacksPanel.svelte";
import ScorePanel from "./panels/ScorePanel.svelte";
import { scenes } from "./scenes";
import Stage from "./stage/Stage.svelte";
import LogEntry from "./text/LogEntry.svelte";
import ScreenReaderView from "./text/ScreenReaderView.svelte";

export const table: TableUi = {
  Board,
  OptionLabel,
  LogEntry,
  ScreenReaderView,
  Status,
  panels: [
    { key: "score", title: "neom-score", icon: "crown", Panel: ScorePanel },
    { key: "packs", title: "neom-packs", icon: "eye", Panel: PacksPanel },
    { key: "market", title: "neom-market", icon: "handshake", Panel: MarketPanel },
  ],
  logHeadings: turnHeadings,
  turnMarks,
  optionCards: { tile: "6.6rem" }, // eight of them fit in a row on a small laptop
  boardOptions: ["cell"],
  scenes,
  Stage,
  stagedInWords: ["reveal"],
  decidesOnBoard: ["cell"],
  hints: HINTS,
  keepVisible: [".can", ".fits"],
};
