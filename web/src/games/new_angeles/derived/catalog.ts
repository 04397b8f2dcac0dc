// The number line of New Angeles: an option, and a card in a log or an offer, is a place on it. src/neopolis/new_angeles/things.py
import type { CardContent, NewAngelesContent } from "../types";

export const DONE = 0;
export const EMERGENCY = 21;
export const ASSET = 26;
export const INVESTMENT = 60;
export const EVENT = 72;
export const DISTRICT = 88;
export const SEAT = 99;
export const CORPORATION = 105;
export const FEDERALIST = 111;
export const RESOURCE = 112;
export const TYPE = 117;
export const COMPONENT = 122;
export const PASS = 130;
export const ABSTAIN = 131;
export const MAIN = 132;
export const COUNTER = 133;
export const YES = 134;
export const NO = 135;
export const FIRST = 136;
export const SECOND = 137;
export const AMOUNT = 138;

export type Resource = NewAngelesContent["resources"][number];
export type District = NewAngelesContent["districts"][number];
export type Corporation = NewAngelesContent["corporations"][number];
export type Demand = NewAngelesContent["demands"][number];

/** The content by number and by key. */
export class Catalog {
  readonly #cards: Map<number, CardContent>;
  readonly #names = new Map<string, string>();

  constructor(readonly content: NewAngelesContent) {
    this.#cards = new Map(content.cards.map((card) => [card.thing, card]));
    for (const group of [content.resources, content.types, content.components, content.unrest, content.phases])
      for (const { key, name } of group) this.#names.set(key, name);
  }

  card(id: number): CardContent | undefined {
    return this.#cards.get(id);
  }

  asset(number: number): CardContent {
    return this.#cards.get(ASSET + number)!;
  }

  investment(number: number): CardContent {
    return this.#cards.get(INVESTMENT + number)!;
  }

  event(number: number): CardContent {
    return this.#cards.get(EVENT + number)!;
  }

  district(number: number): District {
    return this.content.districts[number - 1]!;
  }

  demand(number: number): Demand | undefined {
    return this.content.demands.find((one) => one.number === number);
  }

  corporation(key: string): Corporation {
    return this.content.corporations.find((one) => one.key === key)!;
  }

  /** What a resource, type, component, stage of unrest or phase is called. */
  name(key: string): string {
    return this.#names.get(key) ?? key;
  }

  /** Where something leads to: a district, or The Root. */
  place(number: number): string {
    return number ? this.district(number).name : this.content.root.name;
  }

  /** A type of action cards by its place on the number line. */
  type(id: number): string {
    return this.content.types[id - TYPE]?.key ?? "general";
  }
}

const books = new WeakMap<object, Catalog>();

/** The book of a content; made once. */
export function catalogOf(content: unknown): Catalog {
  const known = books.get(content as object) ?? new Catalog(content as NewAngelesContent);
  books.set(content as object, known);
  return known;
}
