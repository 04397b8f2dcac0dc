// Finding words in the rules, whatever their case and accents ("zloto" finds "Złoto"), and where to mark them.
import type { Paragraph } from "../../net/types";

const PLAIN: Record<string, string> = { ł: "l", ø: "o" };

/** The same letters, small and without accents: as many as before, so that places in it are places in the text. */
export function foldAccents(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => PLAIN[letter] ?? letter.normalize("NFD").charAt(0)).join("");
}

/** The words that are looked for. */
export const searchWords = (asked: string): string[] => foldAccents(asked).split(/\s+/).filter(Boolean);

/** Whether a paragraph has all the words; a number finds the paragraphs that it begins. */
export function matchesAll(paragraph: Paragraph, words: readonly string[]): boolean {
  const text = foldAccents(`${paragraph.title} ${paragraph.text}`);
  const numbers = [paragraph.number, paragraph.polish].map((number) => number.toLowerCase());
  return words.every(
    (word) => text.includes(word) || numbers.some((number) => number === word || number.startsWith(`${word}.`)),
  );
}

export interface TextPiece {
  text: string;
  isHit: boolean;
}

/** A text in pieces, those that are looked for apart from the others. */
export function highlight(text: string, words: readonly string[]): TextPiece[] {
  if (!words.length) return [{ text, isHit: false }];
  const folded = foldAccents(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  }
  const found: TextPiece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = found.at(-1);
    if (last && last.isHit === hit[at]) last.text += text[at];
    else found.push({ text: text[at]!, isHit: hit[at]! });
  }
  return found;
}
