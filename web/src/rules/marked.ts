// Bold, italic and code of our rules' Markdown, as pieces of text: nothing is ever put into the page as HTML.
export interface Bit {
  mark: "" | "bold" | "italic" | "code";
  text: string;
}

export function marked(text: string): Bit[] {
  const bits: Bit[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!piece) continue;
    if (piece.startsWith("**")) bits.push({ mark: "bold", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") && piece.length > 2) bits.push({ mark: "italic", text: piece.slice(1, -1) });
    else if (piece.startsWith("`")) bits.push({ mark: "code", text: piece.slice(1, -1) });
    else bits.push({ mark: "", text: piece });
  }
  return bits;
}
