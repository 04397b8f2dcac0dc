// The advice that the person here has asked for: what the adviser expects from the best options of one question.
import { attempt } from "../../../ui/notices.svelte";
import { language, t } from "../../../i18n/i18n.svelte";
import type { Advice } from "../../../net/types";
import type { ReconnectingSocket } from "../../../net/socket.svelte";

let asked = $state.raw<{ socket: ReconnectingSocket; moment: number } | null>(null);
let given = $state.raw<{ socket: ReconnectingSocket; advice: Advice } | null>(null);

/** Asks the adviser about the current question. */
export async function askAdvice(socket: ReconnectingSocket): Promise<void> {
  const question = { socket, moment: socket.state.moment };
  asked = question;
  given = null;
  await attempt(async () => {
    const advice = await socket.query<Advice>({ kind: "advise", moment: question.moment });
    given = { socket, advice };
  });
  if (asked === question) asked = null;
}

/** Whether the adviser thinks about the current question. */
export const isThinking = (socket: ReconnectingSocket): boolean =>
  asked?.socket === socket && asked.moment === socket.state.moment;

/** The advice for the current question, if there is one. */
export const adviceFor = (socket: ReconnectingSocket): Advice | null =>
  given?.socket === socket && given.advice.moment === socket.state.moment ? given.advice : null;

export const closeAdvice = (): void => void (given = null);

/** What the adviser expects from an option, in words; "" if it cannot say. */
export function valueText(value: number | null, unit: string): string {
  if (value === null) return "";
  if (unit === "chance") return t("advice-chance", { percent: Math.round(100 * value) });
  const rounded = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
  return unit === "capital" ? t("advice-capital", { value: rounded }) : t("advice-points", { value: rounded });
}
