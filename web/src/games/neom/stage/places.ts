// Where things of the board are, for what moves above it.

/** The middle and the size of a thing on the board, in pixels from the corner of a layer above it. */
export function placeIn(layer: HTMLElement, selector: string): { x: number; y: number; size: number } | null {
  const found = layer.closest(".shell")?.querySelector(`main.board ${selector}`)?.getBoundingClientRect();
  const own = layer.getBoundingClientRect();
  if (!selector || !found?.width) return null;
  return {
    x: found.x + found.width / 2 - own.x,
    y: found.y + found.height / 2 - own.y,
    size: Math.min(found.width, found.height),
  };
}
