// The rule that is being looked at, if any: a window over whatever page one is on.
let rule = $state("");

export const openedRule = (): string => rule;
export const openRule = (number: string): void => void (rule = number);
