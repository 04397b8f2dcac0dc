// The rule that the dialog shows, "" if it is closed.
let rule = $state("");

export const openedRule = (): string => rule;
export const openRule = (number: string): void => void (rule = number);
