// Sitting down and starting, for those who need not wait for anybody.
import { tell, trying } from "../ui/notices.svelte";
import type { Line } from "../wire/line.svelte";

const table = (line: Line) => line.seen.table;

/** Everybody at this screen takes the next free seat. */
export async function seatAll(lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const seats = table(line)?.seats ?? [];
    const free = seats.findIndex((seat, at) => !seat.bot && !seat.name && !lines.some((other) => table(other)?.you === at));
    if (free < 0 || (table(line)?.you ?? -1) >= 0) continue;
    if (!(await trying(() => line.send({ kind: "sit", seat: free })))) return;
    if (line !== lines[0]) await trying(() => line.send({ kind: "ready", ready: true }));
  }
}

/** Sit down and begin. */
export async function startNow(lines: readonly Line[]): Promise<void> {
  await seatAll(lines);
  const first = lines[0];
  if (first) await trying(() => first.send({ kind: "start" }));
}

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(done);
  } catch {
    tell(text);
  }
}
