// What the server sends about NEOM. tools/page_types.py writes types.gen.ts.
import type { OptionFrame } from "../../net/types";
import type { HintFrame } from "./types.gen";

export type { HintFrame as PlacementHint } from "./types.gen";
export type {
  CityFacts,
  Derived as NeomDerived,
  DisasterStatus,
  NeomContent,
  PlayerView as NeomPlayer,
  TileContent,
  View as NeomView,
} from "./types.gen";

/** What choosing an option would cost and change; null if the server has sent no hint for it. */
export const placementHint = (option: OptionFrame | undefined): HintFrame | null =>
  option?.hint ? requiredHint(option) : null;

/** The hint of an option that has one. */
export const requiredHint = (option: OptionFrame): HintFrame => option.hint as unknown as HintFrame;
