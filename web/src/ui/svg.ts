// Icons come from the build, never from what somebody typed. Each is parsed once and then cloned, because a table
// draws hundreds of them after every answer.
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

/** An attachment that fills an `<svg>` with an icon: `{@attach svgContent(icon.body)}`. */
export function svgContent(body: string): Attachment<SVGElement> {
  return (svg) => svg.replaceChildren(fragmentOf(body).cloneNode(true));
}
