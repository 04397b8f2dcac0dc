// Sitting down and starting, for those who need not wait for anybody.
import { tell, trying } from "../../ui/notices.svelte";
import type { Line } from "../../net/socket.svelte";

const table = (line: Line) => line.seen.table;

/** Everybody at this screen takes the next free seat. */
export async function seatAll(lines: readonly Line[]): Promise<void> {
  const taken = new Set(lines.map((line) => table(line)?.you)); // a line may not have heard yet that another sat down
  for (const line of lines) {
    const free = (table(line)?.seats ?? []).findIndex((seat, at) => !seat.bot && !seat.name && !taken.has(at));
    if (free < 0 || (table(line)?.you ?? -1) >= 0) continue;
    taken.add(free);
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
