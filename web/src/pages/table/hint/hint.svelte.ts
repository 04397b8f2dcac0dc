// The hint that the person here has asked for: what the adviser expects from the best options of one question.
import { attempt } from "../../../ui/notices.svelte";
import { language, t } from "../../../i18n/i18n.svelte";
import type { Hint } from "../../../net/types";
import type { ReconnectingSocket } from "../../../net/socket.svelte";

let asked = $state.raw<{ socket: ReconnectingSocket; moment: number } | null>(null);
let given = $state.raw<{ socket: ReconnectingSocket; hint: Hint } | null>(null);

/** Asks the adviser about the current question. */
export async function askHint(socket: ReconnectingSocket): Promise<void> {
  const question = { socket, moment: socket.state.moment };
  asked = question;
  given = null;
  await attempt(async () => {
    const hint = await socket.query<Hint>({ kind: "hint", moment: question.moment });
    given = { socket, hint };
  });
  if (asked === question) asked = null;
}

/** Whether the adviser thinks about the current question. */
export const isThinking = (socket: ReconnectingSocket): boolean =>
  asked?.socket === socket && asked.moment === socket.state.moment;

/** The hint for the current question, if there is one. */
export const hintFor = (socket: ReconnectingSocket): Hint | null =>
  given?.socket === socket && given.hint.moment === socket.state.moment ? given.hint : null;

export const closeHint = (): void => void (given = null);

/** What the adviser expects from an option, in words; "" if it cannot say. */
export function valueText(value: number | null, unit: string): string {
  if (value === null) return "";
  if (unit === "chance") return t("hint-chance", { percent: Math.round(100 * value) });
  const rounded = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
  return unit === "capital" ? t("hint-capital", { value: rounded }) : t("hint-points", { value: rounded });
}
