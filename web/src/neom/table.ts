import type { GameParts } from "../table/games";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Entry from "./Entry.svelte";
import MarketPanel from "./MarketPanel.svelte";
import PacksPanel from "./PacksPanel.svelte";
import ScorePanel from "./ScorePanel.svelte";
import Situation from "./Situation.svelte";
import Status from "./Status.svelte";
import { turnsOf } from "./turns";

export const NEOM: GameParts = {
  Board, Choice, Entry, Situation, Status,
  chapters: turnsOf,
  panels: [
    { key: "score", title: "neom-score", icon: "crown", Panel: ScorePanel },
    { key: "packs", title: "neom-packs", icon: "eye", Panel: PacksPanel },
    { key: "market", title: "neom-market", icon: "handshake", Panel: MarketPanel },
  ],
};
