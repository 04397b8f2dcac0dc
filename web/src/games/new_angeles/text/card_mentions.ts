// Finds the cards that a sentence mentions. Sentence and card names are in the same language.
import type { CardContent } from "../types";
import type { Catalog } from "../derived/catalog";

export interface TextPart {
  text: string;
  card?: CardContent;
  stop: string; // the punctuation after a card, which must not start a new line
  count: number; // how many times in a row the card is mentioned
}

interface Index {
  pattern: RegExp;
  cards: Map<string, CardContent>;
}
const STOP = /^[.,;:!?)]+/;
const indexes = new WeakMap<Catalog, Index>();

function indexOf(catalog: Catalog): Index {
  const known = indexes.get(catalog);
  if (known) return known;
  const cards = new Map(catalog.content.cards.filter((card) => card.kind !== "rival").map((card) => [card.name, card]));
  const names = [...cards.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const index = { pattern: new RegExp(`(?<![\\p{L}\\d])(${names.join("|")})(?![\\p{L}\\d])`, "gu"), cards };
  indexes.set(catalog, index);
  return index;
}

/** Splits a sentence into parts. A part that is the name of a card also contains that card. */
export function splitMentions(catalog: Catalog, text: string): TextPart[] {
  const { pattern, cards } = indexOf(catalog);
  const pieces = text.split(pattern); // alternately text and the name of a card
  const parts = pieces.flatMap((piece, at): TextPart[] => {
    const card = at % 2 ? cards.get(piece) : undefined;
    if (card) return [{ text: piece, card, stop: STOP.exec(pieces[at + 1] ?? "")?.[0] ?? "", count: 1 }];
    const rest = at ? piece.replace(STOP, "") : piece;
    return rest ? [{ text: rest, stop: "", count: 1 }] : [];
  });
  return parts.reduce(together, []);
}

/** Joins repeated mentions of a card into one with a count; otherwise the list of a sorted deck would fill the screen. */
function together(before: TextPart[], part: TextPart): TextPart[] {
  const [card, between] = [before.at(-2), before.at(-1)];
  if (!part.card || card?.card !== part.card || between?.card || between?.text.trim()) return [...before, part];
  return [...before.slice(0, -2), { ...part, count: card.count + 1 }];
}
