// Options in words.
import type { OptionFrame } from "../../../net/types";
import type { GameContext } from "../../context";
import { fillNames, t, type TextId } from "../../../i18n/i18n.svelte";
import type { Catalog } from "../derived/catalog";
import { derivedOf } from "../derived/derived_of";
import type { NewAngelesView } from "../types";

const ALTERNATIVES: Readonly<Record<string, readonly [first: TextId, second: TextId]>> = {
  "calm-or-orgcrime": ["na-calm-or-orgcrime-1", "na-calm-or-orgcrime-2"],
  "draw-or-turn-up": ["na-draw-or-turn-up-1", "na-draw-or-turn-up-2"],
  "steal-or-gain": ["na-steal-or-gain-1", "na-steal-or-gain-2"],
  "pay-or-take-back": ["na-pay-or-take-back-1", "na-pay-or-take-back-2"],
  "discard-or-draw": ["na-discard-or-draw-1", "na-discard-or-draw-2"],
};

/** An option of a decision with the given prompt, in words. It must also be clear to players who are not asked. */
export function optionText(
  catalog: Catalog,
  view: NewAngelesView,
  context: GameContext,
  prompt: string,
  option: OptionFrame,
): string {
  const { number } = option;
  const { components, types, resources } = catalog.content;
  const found: Record<string, () => string | undefined> = {
    answer: () => answerText(catalog, view, context, prompt, option.option),
    amount: () => (prompt === "support-or-pay" ? t("na-lose-one") : t("na-amount", { n: number })),
    component: () => components[number]?.name,
    type: () => types[number]?.name,
    resource: () => resources[number]?.name,
    seat: () => context.names[number],
    district: () => `${number} ${catalog.district(number).name}`,
    card: () => catalog.card(option.option)?.name,
  };
  return found[option.kind]?.() || fillNames(option.text, context.names);
}

/** A choice that a player has announced for a card (NA 72.6), in words. Unlike an option, it is only a number. */
export function announcedText(catalog: Catalog, context: GameContext, card: number, id: number): string {
  const { ids, components, types, resources, districts } = catalog.content;
  const [first, second] = ALTERNATIVES[catalog.card(card)?.alternatives ?? ""] ?? ["na-first", "na-second"];
  const answers = new Map<number, TextId>([
    [ids.done, "na-done"],
    [ids.yes, "na-yes"],
    [ids.no, "na-no"],
    [ids.first, first],
    [ids.second, second],
  ]);
  const answer = answers.get(id);
  return (
    (answer ? t(answer) : catalog.card(id)?.name) ??
    districts[id - ids.district - 1]?.name ??
    context.names[id - ids.seat] ??
    types[id - ids.type]?.name ??
    components[id - ids.component]?.name ??
    resources[id - ids.resource]?.name ??
    ""
  );
}

function answerText(catalog: Catalog, view: NewAngelesView, context: GameContext, prompt: string, id: number): string {
  const { ids } = catalog.content;
  const { deal } = view;
  const main = { card: catalog.card(deal.main)?.name ?? "" };
  const counter = { card: catalog.card(deal.counters.at(-1) ?? 0)?.name ?? "" };
  const alternatives = ALTERNATIVES[derivedOf(context).alternatives || prompt] ?? ["na-first", "na-second"];
  const texts: Record<number, () => string> = {
    [ids.done]: () => t(prompt === "support-card" ? "na-done-support" : "na-done"),
    [ids.pass]: () => t(prompt === "counteroffer-or-pass" ? "na-pass-counter" : "na-pass"),
    [ids.abstain]: () => t("na-abstain"),
    [ids.yes]: () => t("na-yes"),
    [ids.no]: () => t("na-no"),
    [ids.main]: () => t(prompt === "which-offer" ? "na-which-main" : "na-support-main", main),
    [ids.counter]: () => t(prompt === "which-offer" ? "na-which-counter" : "na-support-counter", counter),
    [ids.continue]: () => t("na-continue"),
    [ids.continue_round]: () => t("na-continue-round"),
    [ids.continue_game]: () => t("na-continue-game"),
    [ids.first]: () => t(alternatives[0]),
    [ids.second]: () => t(alternatives[1]),
  };
  return texts[id]?.() ?? "";
}
