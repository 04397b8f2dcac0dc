// Your rival in words, with who plays it and how you stand.
import type { NewAngelesView } from "../../../net/types";
import { say } from "../../../i18n/i18n.svelte";
import { FEDERALIST, type Book } from "../derived/catalog";

export function rivalWords(book: Book, view: NewAngelesView, names: readonly string[], seat: number): string {
  const me = view.players[seat]!;
  if (me.rival === FEDERALIST) return say("na-rival-federalist");
  const corporation = book.card(me.rival)?.corporation ?? "";
  const rival = view.players.find((other) => other.corporation === corporation);
  if (!rival) return book.card(me.rival)?.name ?? "";
  if (rival.seat === seat) return say("na-rival-own", { n: view.seats === 4 ? 2 : 3, now: view.players.filter((other) => other.capital < me.capital).length });
  return say("na-rival-other", { corporation: book.corporation(corporation).short, name: names[rival.seat] ?? "", now: me.capital, theirs: rival.capital });
}
