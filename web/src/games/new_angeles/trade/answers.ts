// Answers in words, and which of them can be part of a trade.
import type { Stage } from "../../context";
import type { Line } from "../../../net/socket.svelte";
import type { NewAngelesView, OptionFrame } from "../../../net/types";
import { named, say, type Code } from "../../../i18n/i18n.svelte";
import { ABSTAIN, AMOUNT, ASSET, COMPONENT, CORPORATION, COUNTER, DISTRICT, DONE, FIRST, INVESTMENT, MAIN, NO, PASS, RESOURCE, SEAT, SECOND, TYPE, YES, type Book } from "../derived/catalog";

const PLAIN: Record<number, Code> = { [DONE]: "na-done", [PASS]: "na-pass", [ABSTAIN]: "na-abstain", [YES]: "na-yes", [NO]: "na-no" };
const EITHER = ["calm-or-orgcrime", "draw-or-turn-up", "steal-or-gain", "pay-or-take-back", "discard-or-draw"] as const;
const LIVE_FEED = 13;

/** An answer in words that everybody understands; of a card only its name. */
export function answerWords(book: Book, view: NewAngelesView, names: readonly string[], thing: number): string {
  const plain = PLAIN[thing];
  if (plain) return say(plain);
  if (thing === MAIN) return say("na-support-main", { card: book.card(view.deal.main)?.name ?? "" });
  if (thing === COUNTER) return say("na-support-counter", { card: book.card(view.deal.counters.at(-1) ?? 0)?.name ?? "" });
  if (thing === FIRST || thing === SECOND) return say(thing === FIRST ? "na-first" : "na-second");
  if (thing >= AMOUNT) return say("na-amount", { n: thing - AMOUNT });
  if (thing >= COMPONENT) return book.content.components[thing - COMPONENT]?.name ?? "";
  if (thing >= TYPE) return book.name(book.type(thing));
  if (thing >= RESOURCE) return book.content.resources[thing - RESOURCE]?.name ?? "";
  if (thing >= CORPORATION) return book.card(thing)?.name ?? "";
  if (thing >= SEAT) return names[thing - SEAT] ?? "";
  if (thing > DISTRICT) return `${thing - DISTRICT} ${book.district(thing - DISTRICT).name}`;
  return book.card(thing)?.name ?? "";
}

/** An option of the present question in words: what two alternatives are hangs on the question. */
export function optionWords(book: Book, view: NewAngelesView, stage: Stage, option: OptionFrame): string {
  const thing = option.option;
  const prompt = stage.decision?.prompt ?? "";
  if (thing === FIRST || thing === SECOND) {
    const offer = view.deal.counters.at(-1) ?? view.deal.main;
    const asked = prompt === "declare" ? (offer === LIVE_FEED ? "calm-or-orgcrime" : "draw-or-turn-up") : EITHER.find((one) => one === prompt);
    if (asked) return say(`na-${asked}-${thing === FIRST ? 1 : 2}`);
  }
  if (thing >= AMOUNT && prompt === "support-or-pay") return say("na-lose-one");
  if (prompt === "which-offer" && thing === MAIN) return say("na-which-main", { card: book.card(view.deal.main)?.name ?? "" });
  if (prompt === "which-offer" && thing === COUNTER) return say("na-which-counter", { card: book.card(view.deal.counters.at(-1) ?? 0)?.name ?? "" });
  if (thing === PASS && prompt === "counteroffer-or-pass") return say("na-pass-counter");
  if (thing === DONE && prompt === "support-card") return say("na-done-support");
  return answerWords(book, view, stage.names, thing) || named(option.text, stage.names);
}

/** an answer of which all can see everything: no card but an asset. */
const isPublic = (thing: number): boolean => thing === DONE || thing > DISTRICT || (thing > ASSET && thing <= INVESTMENT);

/** The own answers that could be part of a trade now. */
export const ownAnswers = (stage: Stage): number[] => (stage.decision?.options ?? []).map((one) => one.option).filter(isPublic);

const AT_ONCE = 3; // questions to the server

/** A partner's answers that could be part of a trade now: each is weighed, as long as that is wanted. */
export async function partnersAnswers(line: Line, view: NewAngelesView, partner: number, isWanted: () => boolean): Promise<number[]> {
  const weigh = async (thing: number) => !(await line.weigh({ to: partner, gives: {}, wants: { answer: thing }, whisper: false, number: -1 })).code;
  const among = async (things: number[]) => {
    const left = [...things];
    const found = new Set<number>();
    const ask = async () => {
      for (let thing = left.shift(); thing !== undefined && isWanted(); thing = left.shift()) if (await weigh(thing)) found.add(thing);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return things.filter((thing) => found.has(thing));
  };
  const deal = await among([PASS, ABSTAIN, MAIN, COUNTER]);
  if (deal.length) return deal;
  const seats = view.players.map((player) => SEAT + player.seat);
  const districts = view.districts.map((district) => DISTRICT + district.number);
  return among([DONE, YES, NO, FIRST, SECOND, ...seats, ...districts]);
}
