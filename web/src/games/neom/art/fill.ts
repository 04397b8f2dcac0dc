// Puts a drawing into an `<svg>`. Drawings come from this folder, never from what somebody typed. The newest are kept
// as elements and cloned, because the same tile is often shown several times.
import type { Attachment } from "svelte/attachments";
import { Shelf } from "./gallery";

const read = new Shelf<DocumentFragment>(80);

function fragmentOf(drawing: string): DocumentFragment {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = drawing;
  const fragment = document.createDocumentFragment();
  fragment.append(...svg.childNodes);
  return fragment;
}

export function filledWith(drawing: string): Attachment<SVGElement> {
  return (svg) => svg.replaceChildren(read.get(drawing, () => fragmentOf(drawing)).cloneNode(true));
}
