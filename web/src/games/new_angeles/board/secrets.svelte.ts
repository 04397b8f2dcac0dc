// The seat whose rival and investment are shown: no seat until its player asks to see them.
const NOBODY = -1;
let shown = $state(NOBODY);

export const areSecretsShown = (seat: number): boolean => shown === seat;
export const toggleSecrets = (seat: number): void => void (shown = shown === seat ? NOBODY : seat);
