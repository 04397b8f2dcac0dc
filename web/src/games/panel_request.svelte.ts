// A board can ask the page to open one of its game's panels: a click on a player opens the trade with them, for example.
let requested = $state("");

export const requestedPanel = (): string => requested;
export const requestPanel = (key: string): void => void (requested = key);
