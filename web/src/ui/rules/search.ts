// Searching the rules, ignoring case and accents: "zloto" finds "Złoto".
import type { Paragraph } from "../../net/types";

const PLAIN: Record<string, string> = { ł: "l", ø: "o" };

/** The text in lower case without accents. It keeps its length, so that positions in it stay valid. */
export function foldAccents(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => PLAIN[letter] ?? letter.normalize("NFD").charAt(0)).join("");
}

/** The words of a search, in lower case and without accents. */
export const searchWords = (asked: string): string[] => foldAccents(asked).split(/\s+/).filter(Boolean);

/** Whether a paragraph contains all words. The word "16" also finds the paragraphs 16, 16.1, 16.2 and so on. */
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

/** Splits a text into pieces that match a word of the search and the pieces between. */
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
