// Citations as people read them. A Polish edition can have its own paragraph numbers: Polish readers see both.
import { gameOfRule, gameUi } from "../../games/registry";
import { language, t } from "../../i18n/i18n.svelte";
import { http } from "../../net/http";

type Numbers = Record<string, string>;
let polish = $state.raw<Record<string, Numbers>>({}); // by game, then by our paragraph number: the number in the Polish edition
const requested = new Set<string>();

async function load(game: string): Promise<void> {
  if (requested.has(game)) return;
  requested.add(game);
  try {
    const { citations } = await http.get<{ citations: Numbers }>(`content/${game}?lang=pl`);
    polish = { ...polish, [game]: citations };
  } catch {
    requested.delete(game);
  }
}

/** A citation for people: "NA 16.3", for Polish readers "NA 16.3 (pl. 24.3)". */
export function ruleLabel(rule: string): string {
  const game = gameOfRule(rule);
  const number = rule.split(" ")[1];
  if (language() !== "pl" || !game || !number || !gameUi(game).rulebook?.hasPolishNumbers) return rule;
  void load(game);
  const other = polish[game]?.[number];
  return other ? t("both-numbers", { rule, other }) : rule;
}
