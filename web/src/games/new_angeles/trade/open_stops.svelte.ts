// Whether the list of stops in the trade panel is open. The button beside the round track opens it, too.
import { requestPanel } from "../../panel_request.svelte";

let isOpen = $state(false);

export const areStopsOpen = (): boolean => isOpen;
export const setStopsOpen = (open: boolean): void => void (isOpen = open);

/** Opens the trade panel with the list of stops. */
export function showStops(): void {
  isOpen = true;
  requestPanel("trade");
}
