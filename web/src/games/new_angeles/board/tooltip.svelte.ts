// What is told about a thing that somebody points at, stays on with the keyboard or taps: one small window for all.
import type { Attachment } from "svelte/attachments";

export interface Tooltip {
  title: string;
  sort?: string; // what it is: "action card, media"
  sign?: string;
  lines: readonly string[];
  rule?: string;
}

interface Shown {
  told: Tooltip;
  at: HTMLElement;
  pinned: boolean; // tapped: stays until something else is
}

const REST = 320; // milliseconds on a thing before it is told about
const GRACE = 160; // to get from the thing into the window
let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const openedTooltip = (): Shown | null => shown;

export function hideTooltip(): void {
  clearTimeout(timer);
  shown = null;
}

/** The pointer is in the window itself. */
export const keepTooltip = (): void => clearTimeout(timer);
export function leaveTooltip(): void {
  clearTimeout(timer);
  if (!shown?.pinned) timer = setTimeout(hideTooltip, GRACE);
}

function later(told: () => Tooltip, at: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => at.isConnected && (shown = { told: told(), at, pinned: false }), REST); // answered meanwhile: it is gone
}

/** Tell about a thing: `{@attach tells(() => ...)}`. With `taps` also when it is clicked, which then does nothing else. */
export function tooltip(told: () => Tooltip, taps = false): Attachment<HTMLElement> {
  return (node) => {
    // A thing that comes to lie under a resting mouse was not pointed at: the mouse must move on it.
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
    const blur = () => queueMicrotask(() => shown?.at === node && !shown.pinned && hideTooltip()); // see below
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
      if (shown?.at === node) queueMicrotask(hideTooltip); // what is drawn must not change while it is being taken away
    };
  };
}

// A district that is meant somewhere else on the page, and therefore shown on the map.
let meant = $state(0);
export const highlightedDistrict = (): number => meant;

/** Show a district on the map while this is pointed at or has the focus. */
export function highlightDistrict(district: number): Attachment<HTMLElement> {
  return (node) => {
    const button = node.closest("button") ?? node;
    const on = () => void (meant = district);
    // What has the focus may be taken away while the page is being drawn, when nothing must change.
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
