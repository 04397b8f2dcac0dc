// A part of a game may want a panel to be shown: a click on a player opens the trade with them, say.
let wanted = $state("");

export const requestedPanel = (): string => wanted;
export const requestPanel = (key: string): void => void (wanted = key);
