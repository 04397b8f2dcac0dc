import type { GameParts } from "../table/games";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Entry from "./Entry.svelte";
import Situation from "./Situation.svelte";
import Status from "./Status.svelte";

export const NEOM: GameParts = { Board, Choice, Entry, Situation, Status, panels: [] };
