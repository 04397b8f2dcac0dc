import type { GameParts } from "../table/games";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Entry from "./Entry.svelte";
import Ledger from "./Ledger.svelte";
import Situation from "./Situation.svelte";
import Status from "./Status.svelte";
import Trade from "./Trade.svelte";

export const NEW_ANGELES: GameParts = {
  Board, Choice, Entry, Situation, Status,
  first: "log",
  panels: [
    { key: "trade", title: "na-trade-panel", icon: "handshake", Panel: Trade },
    { key: "ledger", title: "na-ledger", icon: "gavel", Panel: Ledger },
  ],
};
