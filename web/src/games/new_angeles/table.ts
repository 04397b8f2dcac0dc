import type { TableUi } from "../game_ui";
import Board from "./board/Board.svelte";
import OptionLabel from "./board/OptionLabel.svelte";
import StopNote from "./board/StopNote.svelte";
import Status from "./board/Status.svelte";
import { bargainers } from "./derived/bargaining";
import { catalogOf } from "./derived/catalog";
import { turnMarks } from "./derived/turns";
import { HINTS } from "./hints";
import { scenes } from "./scenes";
import Stage from "./stage/Stage.svelte";
import LogEntry from "./text/LogEntry.svelte";
import ScreenReaderView from "./text/ScreenReaderView.svelte";
import { optionText } from "./text/option_text";
import PromisesPanel from "./trade/PromisesPanel.svelte";
import TradePanel from "./trade/TradePanel.svelte";
import type { NewAngelesView } from "./types";

export const table: TableUi = {
  Board,
  OptionLabel,
  optionText: (context, content, option) =>
    optionText(catalogOf(content), context.view as NewAngelesView, context, context.decision?.prompt ?? "", option),
  LogEntry,
  ScreenReaderView,
  Status,
  QuestionNote: StopNote,
  firstPanel: "log",
  panels: [
    { key: "trade", title: "na-trade-panel", icon: "handshake", Panel: TradePanel },
    { key: "ledger", title: "na-ledger", icon: "gavel", Panel: PromisesPanel },
  ],
  bargainers,
  turnMarks,
  // Bots wait for a seat that has a proposal to answer, though that seat has no decision.
  owesReply: (view, seat) => ((view as Partial<NewAngelesView>).proposals ?? []).some(({ to }) => to === seat),
  optionCards: { card: "9.2rem" }, // wide enough for the longest word on a card
  framedOptions: ["card"],
  optionTone: (prompt, at, { option }, content) => {
    const { ids } = catalogOf(content).content;
    if (option === ids.main) return "left";
    if (option === ids.counter) return "right";
    return prompt !== "stop" ? "" : at === 0 ? "main" : "quiet";
  },
  numberKeys: { district: 10, amount: 9 },
  scenes,
  Stage,
  stagedInWords: ["production", "investments", "threat", "kept", "broken"],
  decidesOnBoard: ["district", "seat"],
  hints: HINTS,
  keepVisible: [".lit", ".incoming"],
};
