// Where an element can be seen.
import type { Box } from "./bubble_position";

const SMALLEST = 8; // pixels

/** The visible part of an element; null if less than half is visible. Parts outside the board or window are not visible. */
export function visiblePart(element: Element): Box | null {
  const found = element.getBoundingClientRect();
  const frame = element.closest(".shell .board")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [x, y] = [Math.max(frame.x, found.x), Math.max(frame.y, found.y)];
  const box = { x, y, width: Math.min(found.right, frame.right) - x, height: Math.min(found.bottom, frame.bottom) - y };
  const isSeen =
    box.width > SMALLEST &&
    box.height > SMALLEST &&
    box.width * box.height * 2 >= Math.min(found.width * found.height, frame.width * frame.height);
  return isSeen ? box : null;
}

/** The visible part of the first element that can be seen, by CSS selectors; null if none can. */
export function visibleBox(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const box = element && visiblePart(element);
    if (box) return box;
  }
  return null;
}
