// Citations as people read them. The Polish edition orders its entries by its own alphabet: there, both numbers are given.
import { http } from "../../net/http";
import { language, t } from "../../i18n/i18n.svelte";

let polish = $state.raw<Record<string, string> | null>(null);
let isAsked = false;

async function learn(): Promise<void> {
  isAsked = true;
  try {
    polish = (await http.get<{ citations: Record<string, string> }>("content/new-angeles?lang=pl")).citations;
  } catch {
    isAsked = false;
  }
}

/** "NA 16.3", and in Polish "NA 16.3 (pl. 24.3)". */
export function ruleLabel(rule: string): string {
  const [book, number = ""] = rule.split(" ");
  if (language() !== "pl" || book !== "NA") return rule;
  if (!isAsked) void learn();
  const other = polish?.[number];
  return other ? t("both-numbers", { rule, other }) : rule;
}
