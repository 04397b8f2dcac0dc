// A question to the judge, and its answer.
import { sendRequest } from "../../net/http";
import { Refused } from "../../net/refused";
import { t } from "../../i18n/i18n.svelte";

export interface Fault {
  code: string;
  message: string;
  at: string; // JSON path of the wrong value in the question
}
export type Answer = Record<string, unknown> & { rules?: string[] };
export type Question = Record<string, unknown>;

export class JudgeRequest {
  question = $state.raw<Question | null>(null);
  answer = $state.raw<Answer | null>(null);
  fault = $state.raw<Fault | null>(null);
  isBusy = $state(false);
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  async ask(question: Question): Promise<void> {
    this.isBusy = true;
    this.question = question;
    this.answer = this.fault = null;
    try {
      const said = await judged(this.#game, question);
      if (said["error"]) this.fault = said["error"] as Fault;
      else this.answer = said;
    } catch (why) {
      this.fault = { code: "offline", message: why instanceof Refused ? why.message : t("server-odd"), at: "" };
    }
    this.isBusy = false;
  }

  /** Whether the answer belongs to exactly this question. */
  isAbout(question: Question): boolean {
    return JSON.stringify(question) === JSON.stringify(this.question);
  }
}

/** The judge's answer, or an object with `error` if the judge refuses the question. */
async function judged(game: string, question: Question): Promise<Answer> {
  const answer = await sendRequest("POST", `judge/${game}`, question);
  const said = (await answer.json()) as Answer;
  if (!answer.ok && !said["error"])
    return { error: { code: said["code"], message: said["message"] ?? t("server-odd"), at: "" } };
  return said;
}
