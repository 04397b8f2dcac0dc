// Asks the server what could be traded, what a trade would mean, and whether it could be proposed now. Nothing is proposed.
import type { ReconnectingSocket } from "../../../net/socket.svelte";
import type { Tradable, TradeCheck, Weigh } from "../types";

/** What a trade would mean, and whether it can be proposed. Throws Refused if the connection is lost before the reply. */
export function checkTrade(socket: ReconnectingSocket, trade: Omit<Weigh, "id" | "kind">): Promise<TradeCheck> {
  return socket.query<TradeCheck>({ kind: "weigh", ...trade });
}

/** All that the viewer and a partner could trade now. Throws Refused if the connection is lost before the reply. */
export function askTradable(socket: ReconnectingSocket, partner: number): Promise<Tradable> {
  return socket.query<Tradable>({ kind: "can-trade", to: partner });
}
