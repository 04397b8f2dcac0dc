// Which remark of the narrator fits what the viewer sees now.
import type { GameContext } from "../../../games/context";
import type { Learning } from "../../../net/types";

export type Remark = Learning["narrator"][number]["remark"];

const LATELY = 60; // events that the narrator still talks about

/** A value of the view by its path, such as "disaster.name". */
const valueAt = (view: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], view);

export function fits(
  { view, decision, history, you }: Pick<GameContext, "view" | "decision" | "history" | "you">,
  remark: Remark,
): boolean {
  const isAsked = remark.on === "prompt" && decision !== null && (!remark.code || decision.prompt === remark.code);
  const hasHappened =
    remark.on === "event" &&
    history
      .slice(-LATELY)
      .some(
        ({ kind, seat, things }) =>
          kind === remark.code && (!remark.mine || seat === you) && (!remark.to_me || things[0] === you),
      );
  return (
    (isAsked || hasHappened) &&
    Object.entries(remark.least ?? {}).every(([path, least]) => Number(valueAt(view, path)) >= least) &&
    Object.entries(remark.is ?? {}).every(([path, wanted]) => valueAt(view, path) === wanted)
  );
}
