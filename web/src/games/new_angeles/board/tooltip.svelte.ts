// The tooltip of whatever is hovered, focused or tapped. There is one popup for all.
import type { Attachment } from "svelte/attachments";

export interface Tooltip {
  title: string;
  sort?: string; // what the tooltip is about, for example "action card, media"
  sign?: string;
  picture?: () => string; // the address of a picture
  isPortrait?: boolean; // the picture is that of a person
  lines: readonly string[];
  rule?: string;
}

interface Shown {
  told: Tooltip;
  at: HTMLElement;
  pinned: boolean; // true if a tap opened it: it stays open until the next tap
}

const REST = 320; // milliseconds of hovering before the popup opens
const GRACE = 160; // milliseconds to move from the element into the popup
let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const openedTooltip = (): Shown | null => shown;

export function hideTooltip(): void {
  clearTimeout(timer);
  shown = null;
}

/** Keeps the popup open while the pointer is inside it. */
export const keepTooltip = (): void => clearTimeout(timer);
export function leaveTooltip(): void {
  clearTimeout(timer);
  if (!shown?.pinned) timer = setTimeout(hideTooltip, GRACE);
}

function later(told: () => Tooltip, at: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => at.isConnected && (shown = { told: told(), at, pinned: false }), REST); // the element may have been removed in the meantime
}

/** Gives an element a tooltip: `{@attach tooltip(() => ...)}`. With `taps`, a click opens it and does nothing else. */
export function tooltip(told: () => Tooltip, taps = false): Attachment<HTMLElement> {
  return (node) => {
    // An element that appears under a resting mouse is not hovered: the mouse must move on it first.
    let isOver = false;
    const over = (event: PointerEvent) => {
      if (isOver || event.pointerType !== "mouse" || shown?.pinned) return;
      isOver = true;
      later(told, node);
    };
    const out = (event: PointerEvent) => {
      isOver = false;
      if (event.pointerType === "mouse") leaveTooltip();
    };
    const focus = () => node.matches(":focus-visible") && (shown = { told: told(), at: node, pinned: false });
    const blur = () => queueMicrotask(() => shown?.at === node && !shown.pinned && hideTooltip()); // in a microtask, because state must not change while a focused element is being removed
    const click = (event: MouseEvent) => {
      event.stopPropagation();
      clearTimeout(timer);
      shown = shown?.at === node && shown.pinned ? null : { told: told(), at: node, pinned: true };
    };
    node.addEventListener("pointermove", over);
    node.addEventListener("pointerleave", out);
    node.addEventListener("focusin", focus);
    node.addEventListener("focusout", blur);
    if (taps) node.addEventListener("click", click);
    return () => {
      node.removeEventListener("pointermove", over);
      node.removeEventListener("pointerleave", out);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("focusout", blur);
      node.removeEventListener("click", click);
      if (shown?.at === node) queueMicrotask(hideTooltip); // state must not change while an element is being removed
    };
  };
}

// The district that is highlighted on the map while an element that mentions it is hovered or focused.
let meant = $state(0);
export const highlightedDistrict = (): number => meant;

/** Highlights a district on the map while the element is hovered or focused. */
export function highlightDistrict(district: number): Attachment<HTMLElement> {
  return (node) => {
    const button = node.closest("button") ?? node;
    const on = () => void (meant = district);
    // A focused element may be removed while the page is updated, when state must not change.
    const off = () => queueMicrotask(() => void (meant = meant === district ? 0 : meant));
    const all = [
      ["pointerenter", on],
      ["pointerleave", off],
      ["focusin", on],
      ["focusout", off],
    ] as const;
    for (const [kind, how] of all) button.addEventListener(kind, how);
    return () => {
      for (const [kind, how] of all) button.removeEventListener(kind, how);
      off();
    };
  };
}
