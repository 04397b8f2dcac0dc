// The cards that a sentence names. Names stand in it as the content has them, in the same language.
import type { CardContent } from "../wire/types";
import type { Book } from "./things";

export interface Part {
  text: string;
  card?: CardContent;
}

interface Index {
  pattern: RegExp;
  cards: Map<string, CardContent>;
}
const indexes = new WeakMap<Book, Index>();

function indexOf(book: Book): Index {
  const known = indexes.get(book);
  if (known) return known;
  const cards = new Map(book.content.cards.filter((card) => card.kind !== "rival").map((card) => [card.name, card]));
  const names = [...cards.keys()].sort((one, other) => other.length - one.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const index = { pattern: new RegExp(`(?<![\\p{L}\\d])(${names.join("|")})(?![\\p{L}\\d])`, "gu"), cards };
  indexes.set(book, index);
  return index;
}

/** A sentence in parts, those that are cards with their card. */
export function partsOf(book: Book, text: string): Part[] {
  const { pattern, cards } = indexOf(book);
  return text.split(pattern).filter(Boolean).map((part) => {
    const card = cards.get(part);
    return card ? { text: part, card } : { text: part };
  });
}
