import type { TableUi } from "../game_ui";
import Board from "./Board.svelte";
import LogEntry from "./LogEntry.svelte";
import OptionLabel from "./OptionLabel.svelte";
import ScreenReaderView from "./ScreenReaderView.svelte";
import Status from "./Status.svelte";

export const table: TableUi = { Board, OptionLabel, LogEntry, ScreenReaderView, Status, panels: [] };
