// Whose rival and investment are shown: nobody's until that person asks for it.
const NOBODY = -1;
let shown = $state(NOBODY);

export const areSecretsShown = (seat: number): boolean => shown === seat;
export const toggleSecrets = (seat: number): void => void (shown = shown === seat ? NOBODY : seat);
