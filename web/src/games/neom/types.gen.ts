// Written by tools/page_types.py from the server's own types. Not to be edited.

export interface Root {
  View: View;
  Derived: Derived;
  NeomContent: NeomContent;
  HintFrame: HintFrame;
}
/**
 * All that a seat (None: a spectator) may know.
 *
 *     `picks` are the seat's own picks in the open step; `passed` are the Cornerstones that it passed on, hand by hand;
 *     `unseen` are the tiles of this generation that are still hidden from it. R-36: if `memory_aid` is "off", screens
 *     leave out `passed`, `unseen` and the hands of others, but they are here all the same.
 */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  variant: string;
  tiles: string;
  seller_money: string;
  memory_aid: string;
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
 * A player and their city. `hand` and `cornerstones` are None if the viewer cannot know them; `varying` has the
 *     current points, by cell, of the tiles whose points vary.
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
  varying: {
    [k: string]: number;
  };
}
/**
 * The Disaster that strikes at the end of this turn, and its price for each seat now.
 *
 *     NEOM 17.5: a solo player can prevent it by selecting it, if it is face up on turns 1 to 3.
 */
export interface DisasterView {
  name: string;
  immune: number;
  payment: number[];
  remove: number[];
}
/**
 * Prices, legal spaces and other values that follow from what a seat sees. For a spectator, most are empty.
 *
 *     `cities` are by seat. `prices` has the Goods that the viewer's city does not make. `choosable` are the tiles that
 *     the viewer selects from, now or next. `spaces` has the cells where these tiles, the selected tile and the
 *     Cornerstones fit. `placing` is the tile for which the viewer is asked to choose a space, 0 for none. If hands are
 *     passed, `pack_turns` says for each seat in how many turns its hand reaches the viewer. `rank` is the rank that a
 *     solo player would get with the current points; it is "" in other games.
 */
export interface Derived {
  cities: CityFacts[];
  prices: {
    [k: string]: GoodPrice;
  };
  choosable: number[];
  spaces: {
    [k: string]: number[];
  };
  placing: number;
  passes_hands: boolean;
  pack_turns: number[];
  disaster: DisasterStatus;
  rank: string;
}
/**
 * A city: the cells with a road to the City Center, the income of each tile by cell, and the player's final place.
 *
 *     `place` is 0 before the end of the game.
 */
export interface CityFacts {
  connected: number[];
  income: {
    [k: string]: number;
  };
  place: number;
}
/**
 * The lowest price of a Good for the viewer, None if nobody sells it. `seller` is -1 if it is not a player.
 */
export interface GoodPrice {
  price: number | null;
  seller: number;
}
/**
 * Where the Disaster of this generation is, as far as the viewer knows.
 *
 *     `seat` is the seat that holds the Disaster, or that selected it and is spared; -1 if there is none. "avertable" is a
 *     Disaster that strikes a solo player this turn unless it is selected now. R-36: at tables without the memory aid,
 *     "hidden" stands for "held", "unseen" and "gone".
 */
export interface DisasterStatus {
  kind: "avertable" | "gone" | "held" | "hidden" | "none" | "open" | "strikes" | "unseen" | "yours";
  seat: number;
}
/**
 * All content of NEOM for the page.
 */
export interface NeomContent {
  game: "neom";
  hash: string;
  language: string;
  house_roads: boolean;
  goods: Good[];
  types: TileType[];
  tiles: TileContent[];
  disasters: DisasterContent[];
  centers: Center[];
  categories: Category[];
  ranks: Rank[];
  numbers: NeomNumbers;
  aim: string;
  terms: Term[];
  about: About;
}
/**
 * A Good: its base price in L-Coins, and its points at the end.
 */
export interface Good {
  key: string;
  name: string;
  short: string;
  tier: "luxury" | "processed" | "raw";
  price: number;
  points: number;
}
/**
 * A type of tile.
 */
export interface TileType {
  key: string;
  name: string;
  letter: string;
}
/**
 * A tile. `generation` is "1" to "3", or "C" for a Cornerstone; `players` is the least number of players it needs.
 *
 *     `uses` are Goods that are all needed. `uses_one` are Goods of which one is needed, or `instead` is paid. `points` is
 *     the number of printed points, 0 if `varies`. `makes`, `uses` and types are keys. `needs` and `does` are short,
 *     `text` is the same in whole sentences, and `why` is advice.
 */
export interface TileContent {
  number: number;
  key: string;
  name: string;
  types: string[];
  letters: string;
  generation: string;
  players: number;
  roads: string;
  cost: number;
  uses: string[];
  uses_one: string[];
  instead: number;
  needs_type: string;
  needs_count: number;
  points: number;
  varies: boolean;
  now: number;
  income: number[];
  income_each: string;
  makes: string[];
  polluting: boolean;
  power: boolean;
  disaster: string;
  effect: string;
  needs: string;
  does: string;
  text: string;
  why: string;
  rule: string;
  source: "house" | "public" | "rulebook";
  roads_source: "house" | "public" | "rulebook";
}
/**
 * A Disaster: the tile, and what it does; `solo` is what it does in a solo game.
 */
export interface DisasterContent {
  key: string;
  name: string;
  tile: number;
  does: string;
  text: string;
  solo: string;
  rule: string;
}
/**
 * The City Center of a board: the Raw Good (its key) that it makes, and its roads.
 */
export interface Center {
  number: number;
  good: string;
  roads: string;
  source: "house" | "public" | "rulebook";
}
/**
 * A reason for points, as in a view's `score`.
 */
export interface Category {
  key: string;
  name: string;
  rule: string;
}
/**
 * A rank for solo players, and the points needed for it with each tile set (1, 4 or 5).
 */
export interface Rank {
  key: string;
  name: string;
  least: {
    [k: string]: number;
  };
}
/**
 * Numbers of the rulebook.
 */
export interface NeomNumbers {
  start_money: number;
  sale: number;
  turns: number;
  generations: number;
  hand: number;
  cornerstones: number;
}
/**
 * A word of the game and what it means.
 */
export interface Term {
  key: string;
  text: string;
}
/**
 * Texts that say which values are printed, and which are ours.
 */
export interface About {
  text: string;
  unofficial: string;
  sources: SourceName[];
}
/**
 * A source: its name, and what it means.
 */
export interface SourceName {
  key: "house" | "public" | "rulebook";
  name: string;
  text: string;
}
/**
 * What an option would cost now and by how much it would change the score, or why it is not possible.
 *
 *     `price` is -1 if nobody sells a Good that is needed. `change` is None if the option is not possible. `hindrance` is
 *     a sentence. `blocked` is the same in a few words, for a card that already shows the tile's name.
 */
export interface HintFrame {
  price: number;
  bought: PurchaseFrame[];
  change: number | null;
  hindrance: string;
  blocked: string;
}
/**
 * A Good that an option would buy: where from, for how much, and from which seat (-1: not from a player).
 */
export interface PurchaseFrame {
  good: string;
  from: string;
  price: number;
  seller: number;
}
