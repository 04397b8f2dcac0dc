// Written by tools/page_types.py from the server's own types. Not to be edited.

export interface Root {
  View: View;
}
/**
 * All that a seat (None: a spectator) may know.
 *
 *     `picks` are the seat's own in the open step; `passed` the Cornerstones it has passed on, hand by hand; `unseen` the
 *     tiles of this generation that lie hidden from it somewhere (the deck is known, and so is everything shown so far).
 */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  variant: string;
  tiles: string;
  seller_money: string;
  content: string;
  house_roads: boolean;
  generation: number;
  turn: number;
  first: number;
  awaited: number[];
  players: PlayerView[];
  picks: number[];
  face_up: number[];
  packs: number[];
  discards: number[];
  passed: number[][];
  unseen: number[];
  routes_used: string[];
  disaster: DisasterView | null;
  over: boolean;
}
/**
 * A player and city. `hand` and `cornerstones` are None where the viewer cannot know them.
 */
export interface PlayerView {
  seat: number;
  money: number;
  locked: number;
  center: string;
  tiles: {
    [k: string]: number;
  };
  goods: string[];
  modular_factory: string | null;
  routes: string[];
  cornerstones: number[] | null;
  cornerstone_count: number;
  selected: number;
  hand: number[] | null;
  hand_size: number;
  income: number;
  final_income: number;
  score: {
    [k: string]: number;
  };
}
/**
 * The Disaster that strikes at the end of this turn, and what it would cost each seat now.
 *
 *     NEOM 17.5: a solo player may still avert it by selecting it, if it is among the open tiles of turns 1 to 3.
 */
export interface DisasterView {
  name: string;
  immune: number;
  payment: number[];
  remove: number[];
}
