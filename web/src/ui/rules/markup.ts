// Bold, italic and code of our rules' Markdown, and numbers of other paragraphs, as pieces of text. Nothing is ever
// inserted as HTML.
import { rulePrefixes } from "../../games/registry";

export interface MarkupPiece {
  mark: "" | "bold" | "italic" | "code" | "rule";
  text: string;
  number?: string; // the number of a paragraph that the piece refers to
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;
const PREFIXES = rulePrefixes().join("|");
const NUMBERS = new RegExp(`((?:(?:${PREFIXES}) )?\\d{1,2}\\.\\d{1,3}\\b|\\bR-\\d+\\b)`);
const PREFIX = new RegExp(`^(?:${PREFIXES}) `);

/** Splits a text into pieces. `known`: the numbers of paragraphs that exist; only these become links. */
export function parseMarkup(text: string, known?: ReadonlySet<string>): MarkupPiece[] {
  const bits: MarkupPiece[] = [];
  for (const piece of text.split(MARKS)) {
    if (!piece) continue;
    if (piece.startsWith("**")) bits.push({ mark: "bold", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") && piece.length > 2) bits.push({ mark: "italic", text: piece.slice(1, -1) });
    else if (piece.startsWith("`")) bits.push({ mark: "code", text: piece.slice(1, -1) });
    else bits.push(...withNumbers(piece, known));
  }
  return bits;
}

function withNumbers(text: string, known?: ReadonlySet<string>): MarkupPiece[] {
  if (!known) return [{ mark: "", text }];
  return text
    .split(NUMBERS)
    .filter(Boolean)
    .map((piece) => {
      const number = piece.replace(PREFIX, "");
      return NUMBERS.test(piece) && known.has(number)
        ? { mark: "rule", text: piece, number }
        : { mark: "", text: piece };
    });
}
