// Short messages that appear for a while: refusals and confirmations.
import { Refused } from "../net/refused";

export interface Notice {
  id: number;
  text: string;
  rules: readonly string[];
  bad: boolean;
}

const STAYS = 9000; // milliseconds that a notice stays
let all = $state.raw<readonly Notice[]>([]);
let count = 0;

export const notices = (): readonly Notice[] => all;

export function notify(text: string, { rules = [] as readonly string[], bad = false } = {}): void {
  const id = (count += 1);
  all = [...all.filter((one) => one.text !== text), { id, text, rules, bad }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  all = all.filter((one) => one.id !== id);
}

const handlers = new Map<string, (why: Refused) => void>();

/** Lets somebody else show refusals with this code, instead of a notice. Returns the function that ends this. */
export function handleRefusals(code: string, handler: (why: Refused) => void): () => void {
  handlers.set(code, handler);
  return () => handlers.delete(code);
}

/** Does something and shows a notice if it is refused. Returns whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    const handler = handlers.get(why.code);
    if (handler) handler(why);
    else if (why.code !== "hung-up") notify(why.message, { rules: why.rules, bad: true });
    return false;
  }
}
