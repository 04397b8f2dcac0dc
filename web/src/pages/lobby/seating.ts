// Takes seats and starts the game without waiting for other people.
import { attempt } from "../../ui/notices.svelte";
import { addMissingShare, sit } from "../../net/fairness";
import type { ReconnectingSocket } from "../../net/socket.svelte";

const table = (socket: ReconnectingSocket) => socket.state.table;

/** Gives each person at this screen the next free seat. */
export async function seatAll(sockets: readonly ReconnectingSocket[]): Promise<void> {
  const taken = new Set(sockets.map((socket) => table(socket)?.you)); // kept here because a socket may not know yet that another socket took a seat
  for (const socket of sockets) {
    const free = (table(socket)?.seats ?? []).findIndex((seat, at) => !seat.bot && !seat.name && !taken.has(at));
    if (free < 0 || (table(socket)?.you ?? -1) >= 0) continue;
    taken.add(free);
    if (!(await attempt(() => sit(socket, free)))) return;
    if (socket !== sockets[0]) await attempt(() => socket.send({ kind: "ready", ready: true }));
  }
}

/** Takes seats for everyone at this screen and starts the game. */
export async function startNow(sockets: readonly ReconnectingSocket[]): Promise<void> {
  await seatAll(sockets);
  const first = sockets[0];
  if (!first) return;
  await attempt(() => addMissingShare(first));
  await attempt(() => first.send({ kind: "start" }));
}
