// What somebody at this screen points at, looks up, drags and has in mind. It belongs to the screen, not to the game.
interface Dragged {
  tile: number;
  x: number;
  y: number;
}
interface Wish {
  tile: number;
  cell: number;
  isPlan: boolean; // to be remembered, but not to be done unasked
}
interface Peeked {
  tile: number;
  at: DOMRect;
}

let tile = $state(0);
let peeked = $state.raw<Peeked | null>(null);
let dragged = $state.raw<Dragged | null>(null);
let wish = $state.raw<Wish | null>(null);

/** The tile that is hovered or focused among those to choose from; 0: none. */
export const hoveredTile = (): number => tile;
export const hoverTile = (number: number): void => void (tile = number);

/** The tile that is looked up, and where. */
export const tilePopup = (): Peeked | null => peeked;
export const showTilePopup = (number: number, at: Element): void =>
  void (peeked = { tile: number, at: at.getBoundingClientRect() });
export const hideTilePopup = (): void => queueMicrotask(() => (peeked = null)); // also when what was looked at leaves the page

/** A tile with the cell that it shall come to, as soon as that is asked. */
export const plannedPlacement = (): Wish | null => wish;
export const planPlacement = (wanted: Wish | null): void => void (wish = wanted);

export const draggedTile = (): Dragged | null => dragged;

const FAR = 8; // pixels after which a press is a drag
export const CITY_CELL = "[data-own-city] [data-cell]";

/** The cell of the own city under a point, or -1. */
export function cellAt(x: number, y: number): number {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(CITY_CELL);
  return found ? Number(found.dataset["cell"]) : -1;
}

/** Follow a press on a tile: a mouse may drag anywhere, a finger upwards (sideways it scrolls the hand). */
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

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}
