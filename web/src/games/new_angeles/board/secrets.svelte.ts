// Whose rival and investment are to be seen: nobody's until one asks for it, lest a neighbour peeks.
const NOBODY = -1;
let shown = $state(NOBODY);

export const areSecretsShown = (seat: number): boolean => shown === seat;
export const toggleSecrets = (seat: number): void => void (shown = shown === seat ? NOBODY : seat);
