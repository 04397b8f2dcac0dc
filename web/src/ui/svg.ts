// Pictures are our own choice at build time, never something that somebody has typed. The text of each is read once;
// wherever it is shown, what was read is copied, for a table shows hundreds of them anew with every answer.
import type { Attachment } from "svelte/attachments";

const read = new Map<string, DocumentFragment>();

function fragmentOf(body: string): DocumentFragment {
  const known = read.get(body);
  if (known) return known;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = body;
  const fragment = document.createDocumentFragment();
  fragment.append(...svg.childNodes);
  read.set(body, fragment);
  return fragment;
}

/** The inside of an `<svg>`: `{@attach drawn(icon.body)}`. */
export function svgContent(body: string): Attachment<SVGElement> {
  return (svg) => svg.replaceChildren(fragmentOf(body).cloneNode(true));
}
