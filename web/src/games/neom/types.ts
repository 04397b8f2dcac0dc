// What the server sends about NEOM. tools/page_types.py writes types.gen.ts.
export type { HintFrame as PlacementHint } from "../../net/protocol.gen";
export type { NeomContent, PlayerView as NeomPlayer, TileContent, View as NeomView } from "./types.gen";
