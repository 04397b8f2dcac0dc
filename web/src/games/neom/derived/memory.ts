// What the page shows of tiles that a player could remember or work out. An option of the table decides.
import type { NeomPlayer, NeomView } from "../types";

/** Whether the page shows hands of others, passed packs and the tiles not seen yet. */
export const hasMemoryAid = (view: NeomView): boolean => view.memory_aid !== "off";

/** A player's hand as the page shows it: without the memory aid, only the viewer's own; null if it is hidden. */
export const shownHand = (view: NeomView, player: NeomPlayer): number[] | null =>
  hasMemoryAid(view) || player.seat === view.seat ? player.hand : null;
