// Written by tools/page_types.py from the server's own types. Not to be edited.

export interface Root {
  View: View;
  Derived: Derived;
  NewAngelesContent: NewAngelesContent;
  Trade: Propose | Counter | Accept | Decline | Withdraw;
  Weigh: Weigh;
  Weighed: Weighed;
  CanTrade: CanTrade;
  Tradable: Tradable;
  LedgerFrame: LedgerFrame;
}
/**
 * All that a seat (None: a spectator) may know.
 *
 *     `round` is the number of the standard round, 0 before the first; `phase` is its phase, "demand" in the demand round
 *     after it, "setup" before the first round and "over" at the end.
 *
 *     Decks and the turn track list their cards, with 0 for each card that the viewer does not know: `events`, `assets`
 *     and `demands` from the top card down, `track` from its lowest slot up. `deck_cards` are the cards that each deck of
 *     action cards certainly holds. `discarded` are the known cards in the discard pile, or their types (TYPE + type).
 *     `event` is the event that was drawn, until it goes under the deck. `returned` is the investment that the viewer has
 *     put back, `picked` the viewer's answer in a step that others still have to answer.
 */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  content: string;
  house_values: boolean;
  round: number;
  phase: string;
  active: number;
  awaited: number[];
  threat: number;
  supply: {
    [k: string]: number;
  };
  demand: number;
  targets: {
    [k: string]: number;
  };
  districts: DistrictView[];
  players: PlayerView[];
  deal: DealView;
  turns_left: number;
  event: number;
  next_event_back: string;
  events: number[];
  event_backs: string[];
  track: number[];
  assets: number[];
  demands: number[];
  decks: number[];
  deck_cards: number[][];
  discards: number;
  discarded: number[];
  asset_deck: number;
  rival_aside: number;
  drawn: number[];
  returned: number;
  picked: number;
  deals: number;
  proposals: ProposalView[];
  promises: PromiseView[];
  stops: StopsView | null;
  over: boolean;
}
/**
 * A district and what is in it.
 */
export interface DistrictView {
  number: number;
  name: string;
  unrest: string;
  components: string[];
}
/**
 * A player. `hand` is None, and `rival` and `investment` are 0, if the viewer cannot know them.
 *
 *     `may_hold` is what can be in the hand: cards, types (TYPE + type), or 0 for any card. If it has more entries than
 *     the hand has cards, the surplus entries have left the hand unseen. `known_cards` are certain to be there.
 */
export interface PlayerView {
  seat: number;
  corporation: string;
  capital: number;
  hand: number[] | null;
  hand_count: number;
  hand_size: number;
  known_cards: number[];
  may_hold: number[];
  assets: number[];
  exhausted: number[];
  emergencies: number[];
  emergencies_face_up: number[];
  rival: number;
  investment: number;
}
/**
 * The deal on the table; its number is 0 while there is none.
 *
 *     A support card is 0 if the viewer does not know it, and TYPE + type if only its deck is known. Seat -1 is nobody. In
 *     `main_laid_by` and `counter_laid_by` it means that the card came from a deck. `bets` has pairs of seats: who bets,
 *     and on whom. `agreed_cards` is how many cards the supporter has agreed to lay.
 */
export interface DealView {
  number: number;
  revealed: number;
  main: number;
  counters: number[];
  counterer: number;
  counterers: number[];
  main_support: number;
  counter_support: number;
  main_supporters: number[];
  counter_supporters: number[];
  main_cards: number[];
  counter_cards: number[];
  main_laid_by: number[];
  counter_laid_by: number[];
  main_declared: number[];
  counter_declared: number[];
  counter_declarer: number;
  cannot_trade: number[];
  cannot_support_counter: number[];
  agreed_cards: number;
  bets: number[];
  won: number;
  winner: number;
}
/**
 * An open proposal. NA 65.2, 65.3: it binds both players unless it contains a promise.
 */
export interface ProposalView {
  id: number;
  seat: number;
  to: number;
  gives: Terms;
  wants: Terms;
  whisper: boolean;
  binding: boolean;
}
/**
 * What one side of a trade gives.
 *
 *     `answer` is an option, or an offer to support and the number of cards: (MAIN, 2). A seat that is asked for a
 *     counteroffer can also agree to make one with any card: COUNTER_NOW.
 */
export interface Terms {
  capital?: number;
  assets?: number[];
  answer?: number | number[] | null;
  promises?: Promise[];
}
/**
 * Something to be done later; which fields count depends on the kind.
 *
 *     "support": support an offer of `player` with at least `cards` cards; "oppose": support the offer against it.
 *     "counter": make a counteroffer against `player`; "no-counter": make none. "no-trade": make no trade with `player`.
 *     "keep-out": place or move no `component` (empty: of any kind) into `district`.
 *     "give": hand over `capital` or `asset` after `when`, for example after `player` wins a deal or begins a turn.
 */
export interface Promise {
  kind: string;
  player?: number;
  cards?: number;
  capital?: number;
  asset?: number;
  component?: string;
  district?: number;
  when?: string;
  deals?: number;
  until?: number;
}
/**
 * A promise in the ledger: open, kept, broken or void. A gift may be `due`; `paid` is the capital given so far.
 */
export interface PromiseView {
  seat: number;
  to: number;
  promise: Promise;
  status: string;
  whisper: boolean;
  due: boolean;
  paid: number;
}
/**
 * whose stops count ("called" or "always"), and all calls by seat.
 *
 *     `open` has the moments of the stop at which the game waits, `callers` the seats that stopped it there.
 */
export interface StopsView {
  mode: string;
  open: string[];
  callers: number[];
  seats: SeatStops[];
}
/**
 * the moments at which a seat stops the game, always or only the next time.
 *
 *     `dismissed` is "round" or "game" if the seat wants no stops for the rest of the round or game, otherwise "".
 */
export interface SeatStops {
  standing: string[];
  once: string[];
  dismissed: string;
}
/**
 * Values that follow from a seat's view by the rules.
 *
 *     `deal_step` is asset, main, counter, support or resolution, "" without a deal. `alternatives` names the two effects
 *     between which the viewer has to choose, "" if it is asked something else. `promise_deal` is the first deal that a
 *     promise can be about. `course` is the index of the current round in the content's list of rounds, -1 before the
 *     first one. `sheet` is the side of the corp sheets in use.
 *
 *     `production` is by district. By resource, `upcoming` is what the Production Phase would add to the supply now, and
 *     `missing` is what the demand still needs. `ending` is "threat" or "demand" at the end.
 */
export interface Derived {
  deal_step: "" | "asset" | "counter" | "main" | "resolution" | "support";
  alternatives: string;
  promise_deal: number;
  course: number;
  sheet: number;
  production: DistrictOutput[];
  upcoming: {
    [k: string]: number;
  };
  missing: {
    [k: string]: number;
  };
  standings: Standing[];
  ending: "" | "demand" | "threat";
}
/**
 * What a district would produce now. `stopped`: a strike or an outage prevents it.
 */
export interface DistrictOutput {
  primary: number;
  secondary: number;
  stopped: boolean;
}
/**
 * A player whose rival card the viewer knows: whether they would win if the game ended now, and why.
 *
 *     `rival` is the rival's seat, -1 for the Federalist. `beaten` is how many others have less capital; a player whose
 *     rival is their own corporation must beat `needed`. During the game, `wins` assumes that the last demand ends it.
 *     `rule` is the paragraph by which the player wins.
 */
export interface Standing {
  seat: number;
  rival: number;
  beaten: number;
  needed: number;
  wins: boolean;
  why:
    | "beat-others"
    | "beat-rival"
    | "federalist-calm"
    | "federalist-poor"
    | "federalist-won"
    | "lost-others"
    | "lost-rival"
    | "threat";
  rule: string;
}
/**
 * All that a page needs to show New Angeles. `citations`: each paragraph's number in the Polish edition.
 */
export interface NewAngelesContent {
  game: "new-angeles";
  hash: string;
  language: string;
  house_values: boolean;
  districts: DistrictContent[];
  root: Root1;
  resources: ResourceContent[];
  types: Named[];
  components: ComponentContent[];
  unrest: Named[];
  phases: Named[];
  stops: Named[];
  corporations: CorporationContent[];
  cards: CardContent[];
  demands: DemandContent[];
  setups: SetupContent[];
  threat_max: number;
  rounds: number;
  course: RoundContent[];
  promises: PromiseContent[];
  triggers: TriggerContent[];
  ids: Ids;
  numbers: NewAngelesNumbers;
  citations: {
    [k: string]: string;
  };
  about: About;
}
/**
 * A district. `exits` are districts, 0 for The Root; `x` and `y` place it on our own map, 100 by 100.
 */
export interface DistrictContent {
  number: number;
  name: string;
  tier: number;
  exits: number[];
  primary: Production;
  secondary: Production | null;
  x: number;
  y: number;
  name_source: "house" | "public" | "rulebook";
  exit_source: "house" | "public" | "rulebook";
  tier_source: "house" | "public" | "rulebook";
  resources_source: "house" | "public" | "rulebook";
}
/**
 * A resource (its key) and an amount of it.
 */
export interface Production {
  resource: string;
  amount: number;
}
/**
 * The Root, which is not a district, and where it is drawn.
 */
export interface Root1 {
  name: string;
  x: number;
  y: number;
}
/**
 * A resource, and the last space of its track.
 */
export interface ResourceContent {
  key: string;
  name: string;
  short: string;
  last: number;
  source: "house" | "public" | "rulebook";
}
/**
 * A key used in views, and its name for people.
 */
export interface Named {
  key: string;
  name: string;
}
/**
 * A kind of units or tokens, and how many there are.
 */
export interface ComponentContent {
  key: string;
  name: string;
  limit: number;
  source: "house" | "public" | "rulebook";
}
/**
 * A corporation. `emergency` is the number of its emergency action.
 */
export interface CorporationContent {
  key: string;
  name: string;
  short: string;
  contract: string;
  sheets: Sheet[];
  emergency: number;
  text: string;
  why: string;
  rule: string;
}
/**
 * A side of a corp sheet: the numbers of players it is for, what to draw, and what the contract pays.
 */
export interface Sheet {
  players: string;
  draws: Draw[];
  pays: number;
  draws_source: "house" | "public" | "rulebook";
  contract_source: "house" | "public" | "rulebook";
}
/**
 * A line of a corp sheet: a type (its key, or "general") and how many cards.
 */
export interface Draw {
  type: string;
  count: number;
}
/**
 * A card. `does` is short, `text` is in whole sentences, `why` is advice. Fields that its kind lacks are empty.
 *
 *     Action cards have `type` (a key) and `copies`. Emergency actions and rivals have `corporation` (a key). Assets have
 *     `timing` (a key), which `when` puts into words. Events have `back`, `turns` and `places`. `alternatives` names the
 *     two effects between which the card lets a player choose.
 */
export interface CardContent {
  kind: "action" | "asset" | "emergency" | "event" | "investment" | "rival";
  number: number;
  thing: number;
  key: string;
  name: string;
  does: string;
  text: string;
  why: string;
  rule: string;
  alternatives: string;
  source: "house" | "public" | "rulebook";
  type: string;
  copies: number;
  copies_source: ("house" | "public" | "rulebook") | null;
  corporation: string;
  timing: string;
  when: string;
  timing_source: ("house" | "public" | "rulebook") | null;
  back: string;
  turns: number;
  turns_source: ("house" | "public" | "rulebook") | null;
  places: {
    [k: string]: number[];
  };
}
/**
 * A demand card: how much of each resource it asks for, and the threat if it fails. `why` is advice.
 */
export interface DemandContent {
  number: number;
  key: string;
  name: string;
  targets: {
    [k: string]: number;
  };
  threat: number;
  text: string;
  why: string;
  rule: string;
  source: "house" | "public" | "rulebook";
}
/**
 * A setup card: its turns, and the districts of each component. Unrest is split into `protest` and `strike`.
 */
export interface SetupContent {
  key: string;
  name: string;
  turns: number;
  places: {
    [k: string]: number[];
  };
  text: string;
  rule: string;
  name_source: "house" | "public" | "rulebook";
  turns_source: "house" | "public" | "rulebook";
  places_source: "house" | "public" | "rulebook";
}
/**
 * A round of the game, and its number among those of its kind.
 */
export interface RoundContent {
  kind: "demand" | "standard";
  number: number;
}
/**
 * A kind of promise, and whether it names a player.
 */
export interface PromiseContent {
  kind: "counter" | "give" | "keep-out" | "no-counter" | "no-trade" | "oppose" | "support";
  about_player: boolean;
}
/**
 * When a promised gift is due, and whether that depends on a player.
 */
export interface TriggerContent {
  key: "deal-ends" | "demand" | "turn-begins" | "wins-deal";
  about_player: boolean;
}
/**
 * The options that are the same in every game. `district` to `resource` begin blocks: add a number to them.
 */
export interface Ids {
  district: number;
  seat: number;
  type: number;
  component: number;
  resource: number;
  done: number;
  pass: number;
  abstain: number;
  main: number;
  counter: number;
  yes: number;
  no: number;
  first: number;
  second: number;
  continue: number;
  continue_round: number;
  continue_game: number;
}
/**
 * Numbers of the rulebook, and limits of trades: how many deals there can be, and how many promises in a trade.
 */
export interface NewAngelesNumbers {
  start_capital: number;
  most_capital: number;
  hand_size: number;
  root_threat: number;
  illness_threat: number;
  federalist_capital: number;
  demand_rounds: number;
  turn_slots: number;
  most_deals: number;
  most_promises: number;
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
 * Offer another seat a trade.
 */
export interface Propose {
  kind: "propose";
  id: string;
  to: number;
  gives: Terms;
  wants: Terms;
  whisper?: boolean;
}
/**
 * Decline a proposal and offer something else.
 */
export interface Counter {
  kind: "counter";
  id: string;
  number: number;
  gives: Terms;
  wants: Terms;
}
/**
 * Consent to a proposal.
 */
export interface Accept {
  kind: "accept";
  id: string;
  number: number;
}
/**
 * Decline a proposal.
 */
export interface Decline {
  kind: "decline";
  id: string;
  number: number;
}
/**
 * Take back one's own proposal.
 */
export interface Withdraw {
  kind: "withdraw";
  id: string;
  number: number;
}
/**
 * Ask how a trade would read, and whether it could be proposed. With a `number`, it would counter that proposal.
 */
export interface Weigh {
  kind: "weigh";
  id: string;
  to: number;
  gives: Terms;
  wants: Terms;
  whisper?: boolean;
  number?: number;
}
/**
 * A trade in words, whether it would bind both, and why it cannot be proposed now (`code` is "" if it can).
 */
export interface Weighed {
  kind: "weighed";
  id: string;
  binding: boolean;
  text: string;
  code: string;
  message: string;
  rules: string[];
}
/**
 * Ask what the client and another seat could trade now.
 */
export interface CanTrade {
  kind: "can-trade";
  id: string;
  to: number;
}
/**
 * What the client could give, and what it could want from the other seat. `prompt` is what is being asked now.
 */
export interface Tradable {
  kind: "tradable";
  id: string;
  prompt: string;
  gives: TradableSide;
  wants: TradableSide;
}
/**
 * What one side could give now: at most this capital, any of these assets, and one of these answers.
 */
export interface TradableSide {
  capital: number;
  assets: number[];
  answers: TradableAnswer[];
}
/**
 * An option of the seat that could be part of a trade, and how many cards of support it can include.
 *
 *     If `least_cards` is 0, the number can stay open; if `most_cards` is 0, the seat cannot agree to a number.
 */
export interface TradableAnswer {
  option: number;
  text: string;
  kind: string;
  number: number;
  /**
   * In the game's own format.
   */
  hint?: {
    [k: string]: unknown;
  };
  least_cards?: number;
  most_cards?: number;
}
/**
 * The view's proposals and promises in words, in the order of the view.
 */
export interface LedgerFrame {
  proposals: ProposalFrame[];
  promises: string[];
}
/**
 * An open proposal in words, with {0}, {1} and so on for the players.
 */
export interface ProposalFrame {
  id: number;
  gives: string;
  wants: string;
  text: string;
}
