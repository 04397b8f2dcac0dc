// Options in words, and which of them can be part of a trade.
import type { GameContext } from "../../context";
import type { ReconnectingSocket } from "../../../net/socket.svelte";
import type { NewAngelesView } from "../types";
import type { OptionFrame } from "../../../net/types";
import { fillNames, t, type TextId } from "../../../i18n/i18n.svelte";
import { checkTrade } from "./check_trade";
import {
  ABSTAIN,
  AMOUNT,
  ASSET,
  COMPONENT,
  CORPORATION,
  COUNTER,
  DISTRICT,
  DONE,
  FIRST,
  INVESTMENT,
  MAIN,
  NO,
  PASS,
  RESOURCE,
  SEAT,
  SECOND,
  TYPE,
  YES,
} from "../derived/ids";
import type { Catalog } from "../derived/catalog";

const PLAIN: Record<number, TextId> = {
  [DONE]: "na-done",
  [PASS]: "na-pass",
  [ABSTAIN]: "na-abstain",
  [YES]: "na-yes",
  [NO]: "na-no",
};
const ALTERNATIVES: Readonly<Record<string, readonly [first: TextId, second: TextId]>> = {
  "calm-or-orgcrime": ["na-calm-or-orgcrime-1", "na-calm-or-orgcrime-2"],
  "draw-or-turn-up": ["na-draw-or-turn-up-1", "na-draw-or-turn-up-2"],
  "steal-or-gain": ["na-steal-or-gain-1", "na-steal-or-gain-2"],
  "pay-or-take-back": ["na-pay-or-take-back-1", "na-pay-or-take-back-2"],
  "discard-or-draw": ["na-discard-or-draw-1", "na-discard-or-draw-2"],
};
const LIVE_FEED = 13;

/** An option in words that everybody understands; a card only by its name. */
export function answerText(catalog: Catalog, view: NewAngelesView, names: readonly string[], id: number): string {
  const plain = PLAIN[id];
  if (plain) return t(plain);
  if (id === MAIN) return t("na-support-main", { card: catalog.card(view.deal.main)?.name ?? "" });
  if (id === COUNTER)
    return t("na-support-counter", { card: catalog.card(view.deal.counters.at(-1) ?? 0)?.name ?? "" });
  if (id === FIRST || id === SECOND) return t(id === FIRST ? "na-first" : "na-second");
  if (id >= AMOUNT) return t("na-amount", { n: id - AMOUNT });
  if (id >= COMPONENT) return catalog.content.components[id - COMPONENT]?.name ?? "";
  if (id >= TYPE) return catalog.name(catalog.type(id));
  if (id >= RESOURCE) return catalog.content.resources[id - RESOURCE]?.name ?? "";
  if (id >= CORPORATION) return catalog.card(id)?.name ?? "";
  if (id >= SEAT) return names[id - SEAT] ?? "";
  if (id > DISTRICT) return `${id - DISTRICT} ${catalog.district(id - DISTRICT).name}`;
  return catalog.card(id)?.name ?? "";
}

/** An option of the current decision in words. What the two alternatives are depends on the prompt. */
export function optionText(catalog: Catalog, view: NewAngelesView, context: GameContext, option: OptionFrame): string {
  const id = option.option;
  const prompt = context.decision?.prompt ?? "";
  if (id === FIRST || id === SECOND) {
    const offer = view.deal.counters.at(-1) ?? view.deal.main;
    const asked = prompt === "declare" ? (offer === LIVE_FEED ? "calm-or-orgcrime" : "draw-or-turn-up") : prompt;
    const texts = ALTERNATIVES[asked];
    if (texts) return t(texts[id === FIRST ? 0 : 1]);
  }
  if (id >= AMOUNT && prompt === "support-or-pay") return t("na-lose-one");
  if (prompt === "which-offer" && id === MAIN)
    return t("na-which-main", { card: catalog.card(view.deal.main)?.name ?? "" });
  if (prompt === "which-offer" && id === COUNTER)
    return t("na-which-counter", { card: catalog.card(view.deal.counters.at(-1) ?? 0)?.name ?? "" });
  if (id === PASS && prompt === "counteroffer-or-pass") return t("na-pass-counter");
  if (id === DONE && prompt === "support-card") return t("na-done-support");
  return answerText(catalog, view, context.names, id) || fillNames(option.text, context.names);
}

/** an option that hides nothing from the others. Of the cards, only assets are public. */
const isPublic = (id: number): boolean => id === DONE || id > DISTRICT || (id > ASSET && id <= INVESTMENT);

/** The viewer's options that could be part of a trade now. */
export const ownAnswers = (context: GameContext): number[] =>
  (context.decision?.options ?? []).map((one) => one.option).filter(isPublic);

const AT_ONCE = 3; // parallel requests

/** A partner's options that could be part of a trade now. The server checks them one by one, until `isWanted` is false. */
export async function partnerAnswers(
  socket: ReconnectingSocket,
  view: NewAngelesView,
  partner: number,
  isWanted: () => boolean,
): Promise<number[]> {
  const weigh = async (id: number) =>
    !(await checkTrade(socket, { to: partner, gives: {}, wants: { answer: id }, whisper: false, number: -1 })).code;
  const among = async (things: number[]) => {
    const left = [...things];
    const found = new Set<number>();
    const ask = async () => {
      for (let id = left.shift(); id !== undefined && isWanted(); id = left.shift()) if (await weigh(id)) found.add(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return things.filter((id) => found.has(id));
  };
  const deal = await among([PASS, ABSTAIN, MAIN, COUNTER]);
  if (deal.length) return deal;
  const seats = view.players.map((player) => SEAT + player.seat);
  const districts = view.districts.map((district) => DISTRICT + district.number);
  return among([DONE, YES, NO, FIRST, SECOND, ...seats, ...districts]);
}
