// The rule that is being looked at, if any: a window over whatever page one is on.
let rule = $state("");

export const shownRule = (): string => rule;
export const showRule = (number: string): void => void (rule = number);
