// What a trade would be, and whether it could be proposed now. The server decides; nothing is proposed.
import type { ReconnectingSocket } from "../../../net/socket.svelte";
import type { TradeCheck, Weigh } from "../types";

/** Throws Refused if the connection is lost before the reply. */
export function checkTrade(socket: ReconnectingSocket, trade: Omit<Weigh, "id" | "kind">): Promise<TradeCheck> {
  return socket.query<TradeCheck>({ kind: "weigh", ...trade });
}
