// The tiles that the person at this screen hovers, looks up, drags and plans to place. The server does not know about them.
interface Dragged {
  tile: number;
  x: number;
  y: number;
}
interface Wish {
  tile: number;
  cell: number;
  isPlan: boolean; // true: the cell is only highlighted; false: the tile is placed there as soon as the server asks where
}
interface Peeked {
  tile: number;
  at: DOMRect;
}

let tile = $state(0);
let peeked = $state.raw<Peeked | null>(null);
let dragged = $state.raw<Dragged | null>(null);
let wish = $state.raw<Wish | null>(null);

/** The tile among the options that is hovered or focused; 0 for none. */
export const hoveredTile = (): number => tile;
export const hoverTile = (number: number): void => void (tile = number);

/** The tile whose card is shown, and where. */
export const tilePopup = (): Peeked | null => peeked;
export const showTilePopup = (number: number, at: Element): void =>
  void (peeked = { tile: number, at: at.getBoundingClientRect() });
export const hideTilePopup = (): void => queueMicrotask(() => (peeked = null)); // in a microtask: this may run while the element under the pointer is being removed, and state must not change then

/** A tile, and the cell where the viewer wants to place it; null for none. */
export const plannedPlacement = (): Wish | null => wish;
export const planPlacement = (wanted: Wish | null): void => void (wish = wanted);

export const draggedTile = (): Dragged | null => dragged;

const FAR = 8; // pixels that a press must move to count as a drag
export const CITY_CELL = "[data-own-city] [data-cell]";

/** The cell of the viewer's city under a point, or -1. */
export function cellAt(x: number, y: number): number {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(CITY_CELL);
  return found ? Number(found.dataset["cell"]) : -1;
}

/** Tracks a press on a tile. A mouse can drag anywhere, a finger only upwards: sideways it scrolls the hand. */
export function trackDrag(press: PointerEvent, number: number, drop: (cell: number) => void): void {
  if (press.button !== 0) return;
  const far = (event: PointerEvent): boolean => {
    const across = Math.abs(event.clientX - press.clientX);
    const up = press.clientY - event.clientY;
    return press.pointerType === "mouse" ? Math.hypot(across, up) > FAR : up > FAR && up > across;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId || (!dragged && !far(event))) return;
    dragged = { tile: number, x: event.clientX, y: event.clientY };
    tile = number;
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    if (!dragged) return;
    dragged = null;
    tile = 0;
    if (event.type === "pointercancel") return;
    swallowClick();
    const cell = cellAt(event.clientX, event.clientY);
    if (cell >= 0) drop(cell);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}

/** Ignores the click that browsers send after a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}
