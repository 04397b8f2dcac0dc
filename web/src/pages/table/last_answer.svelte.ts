// The decision that was answered last at this screen. Its options are dimmed until the server acknowledges the answer.
let last = $state.raw({ seat: -1, moment: -1 });

export const isAnswerSent = (seat: number, moment: number): boolean => seat === last.seat && moment === last.moment;
export const setLastAnswer = (seat: number, moment: number): void => void (last = { seat, moment });
