"""The bot that plays New Angeles plainly: it takes what helps it at once, and keeps the city alive while it can win.

Everything it weighs is public or its own: it looks at a world imagined for its seat, never at the game.
Of equal options it takes the first, so it plays the same game again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neopolis.bots.bot import Bot, Observation
from neopolis.engine.rng import Dice, seeded
from neopolis.games.new_angeles.bots.deals import (
    MUCH,
    SOME,
    advantage,
    counteroffer,
    lead,
    main_offer,
    pay_or_take_back,
    support,
    support_card,
    support_or_pay,
    which_offer,
)
from neopolis.games.new_angeles.bots.decision_context import DecisionContext, mind_of
from neopolis.games.new_angeles.bots.evaluator import CALM, REMOVE
from neopolis.games.new_angeles.bots.picks import (
    can_steal,
    card_worth,
    discard_asset,
    least_card,
    move_android,
    move_android_to,
    pick_district,
    pick_player,
    remove_enemy,
    steal_asset,
    which_enemy,
)
from neopolis.games.new_angeles.bots.trading import RARELY, TOPICS, word_of
from neopolis.games.new_angeles.cards.assets import (
    ALEX_WESTLUND,
    BERNICE_MAI,
    CAPRICE_NISEI,
    CHIEF_GORMAN,
    ELIZABETH_MILLS,
    FUMIKO_YAMAMORI,
    LOCUST_COMPANY,
    MARK_YALE,
    MR_LI,
    TANAKA,
    THE_FALL_GUY,
)
from neopolis.games.new_angeles.cards.events import event_effect
from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    AMOUNT,
    ASSET,
    CITY,
    CORPORATION,
    DONE,
    EMERGENCY,
    EVENT,
    FEDERALIST,
    FIRST,
    INVESTMENT,
    NO,
    ORGCRIME,
    PASS,
    RESOURCE,
    SECOND,
    TYPE,
    TYPES,
    YES,
    members,
)
from neopolis.games.new_angeles.rules.deal import counterer
from neopolis.games.new_angeles.rules.hands import hand_size, topmost_type


class PlainBot(Bot[NewAngelesGame]):
    """Offers what is best for its own capital and the city, supports what helps it, and uses assets that gain.

    It takes trades that gain it something, and offers some. Only when to speak up is left to chance.
    """

    name = "plain"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice(seeded(seed))

    def choose(self, observation: Observation[NewAngelesGame]) -> int:
        options = observation.options
        if len(options) == 1:
            return options[0]
        world = observation.imagine(self.seed)
        mind = DecisionContext(world.s, observation.seat, options)
        chosen = CHOICES[mind.prompt](mind) if mind.prompt in CHOICES else options[0]
        return chosen if chosen in options else options[0]

    def side_action(self, observation: Observation[NewAngelesGame]) -> tuple[int, ...] | None:
        """Answer a proposal, keep a promise, or offer a trade about the present question."""
        if not observation.is_called and (observation.topic not in TOPICS or self.dice.below(RARELY)):
            return None
        return word_of(mind_of(observation.imagine(self.seed).s, observation.seat), self.dice)


# Assets.


def use_asset(mind: DecisionContext) -> int:
    """The first asset that gains something now."""
    for option in mind.options:
        if option != PASS and is_useful(mind, option - ASSET):
            return option
    return PASS


def is_useful(mind: DecisionContext, asset: int) -> bool:
    s = mind.s
    if asset in (ALEX_WESTLUND, CAPRICE_NISEI, MARK_YALE, THE_FALL_GUY, ELIZABETH_MILLS):
        return False
    if asset == BERNICE_MAI:
        return len(s.hands[mind.seat]) > hand_size(s, mind.seat) - 1
    if asset == FUMIKO_YAMAMORI:
        return least_need(mind) < 1.5
    if asset == MR_LI:
        return len(s.hands[mind.seat]) < 4
    if asset == TANAKA:
        return abs(advantage(mind)) > MUCH and lead(mind, which_offer(mind)) < 1
    if asset == LOCUST_COMPANY:
        return advantage(mind) > SOME
    return asset != CHIEF_GORMAN or mind.stakes.shares[counterer(s)] < 1.0


def least_need(mind: DecisionContext) -> float:
    supply = mind.s.supply
    return min([need for resource, need in enumerate(mind.stakes.needs) if supply[resource]], default=9.0)


def spare_resource(mind: DecisionContext) -> int:
    """Fumiko Yamamori takes what is needed least; a card that adds, what is needed most."""
    if mind.source == ASSET + FUMIKO_YAMAMORI:
        return mind.best({o: -mind.stakes.needs[o - RESOURCE] for o in mind.options})
    return mind.best({o: mind.stakes.needs[o - RESOURCE] for o in mind.options if o != DONE})


def give_card(mind: DecisionContext) -> int:
    """Only what would have to be discarded anyhow."""
    s = mind.s
    return least_card(mind) if len(s.hands[mind.seat]) >= hand_size(s, mind.seat) else DONE


def steal_card(mind: DecisionContext) -> int:
    cards = [option for option in mind.options if option != PASS]
    return max(cards, key=lambda card: card_worth(mind, card)) if cards else PASS


def steal_or_gain(mind: DecisionContext) -> int:
    return FIRST if can_steal(mind) > 2.0 else SECOND


def swap_rival(mind: DecisionContext) -> int:
    """Take the other card if it is easier to win with."""
    side_action, own = mind.s.rival_aside, mind.s.rivals[mind.seat]
    return YES if rival_chance(mind, side_action) > rival_chance(mind, own) else NO


def rival_chance(mind: DecisionContext, rival: int) -> float:
    """By how much this seat is ahead of a rival; the Federalist needs threat."""
    s = mind.s
    capital = s.capital[mind.seat]
    if rival == FEDERALIST:
        return float(s.threat - 15)
    seat = s.setting.corporations.index(rival - CORPORATION)
    others = sorted([s.capital[other] for other in range(s.setting.seats) if other != mind.seat])
    beaten = others[1 if s.setting.seats == 4 else 2] if seat == mind.seat else s.capital[seat]
    return float(capital - beaten)


# Cards that everybody is asked about, and drawing.


def spend(mind: DecisionContext) -> int:
    """NA 70.3: a fair share, and for the last ones all that is lacking, if less threat is worth it."""
    s = mind.s
    frame = s.stack[-1]
    lacking = s.setting.seats - frame.picked
    share = max(1, lacking - (s.setting.seats - frame.count - 1))
    is_worth_it = lacking > 0 and share <= 2 * mind.stakes.fear
    return AMOUNT + share if is_worth_it and AMOUNT + share in mind.options else AMOUNT


def draw_type(mind: DecisionContext) -> int:
    """The type of the own contract; for the rest, what the city needs most."""
    own = TYPE + topmost_type(mind.s, mind.seat)
    if own in mind.options:
        return own
    return mind.best({TYPE + kind: worth for kind, worth in enumerate(type_worths(mind))})


def type_worths(mind: DecisionContext) -> list[float]:
    """What a card of each type is worth now, on average."""
    tables = mind.s.setting.tables
    worths = [0.0] * TYPES
    for card in range(1, len(tables.action_deck)):
        worths[tables.action_deck[card]] += tables.action_copies[card] * max(card_worth(mind, card), 0.0)
    return worths


def calm_or_orgcrime(mind: DecisionContext) -> int:
    stakes = mind.stakes
    calm = max([stakes.worth((CALM, 1, district)) for district in members(CITY)])
    removal = max([stakes.worth((REMOVE, ORGCRIME, one)) for one in members(mind.s.tokens[ORGCRIME])], default=-9.0)
    return FIRST if calm >= removal else SECOND


def worst_event(mind: DecisionContext) -> int:
    return mind.best({option: mind.stakes.fear * event_threat(mind, option - EVENT) for option in mind.options})


def mildest_event(mind: DecisionContext) -> int:
    return mind.best({option: -mind.stakes.fear * event_threat(mind, option - EVENT) for option in mind.options})


def event_threat(mind: DecisionContext, event: int) -> float:
    """By how much an event would raise threat if it was resolved now."""
    trial = mind.s.copy()
    trial.silent = True
    event_effect(trial, event)
    return float(trial.threat - mind.s.threat)


def investment(mind: DecisionContext) -> int:
    """What would pay most as things are; of equals, the first."""
    return mind.best({o: float(investment_capital(mind.s, o - INVESTMENT)) for o in mind.options})


def keep_emergency(mind: DecisionContext) -> int:
    return mind.best({option: card_worth(mind, option) for option in mind.options if option >= EMERGENCY})


CHOICES: Final[dict[str, Callable[[DecisionContext], int]]] = {
    "main-offer": main_offer,
    "propose-counteroffer": main_offer,
    "counteroffer-or-pass": counteroffer,
    "pay-counteroffer": least_card,
    "support-or-abstain": support,
    "support-card": support_card,
    "use-asset": use_asset,
    "pick-district": pick_district,
    "remove-enemy": remove_enemy,
    "which-enemy": which_enemy,
    "move-android": move_android,
    "move-android-to": move_android_to,
    "pick-player": pick_player,
    "pick-general": draw_type,
    "pick-type": draw_type,
    "may-draw": draw_type,
    "pick-resource": spare_resource,
    "spend-capital": spend,
    "calm-or-orgcrime": calm_or_orgcrime,
    "bury-event": worst_event,
    "raise-event": mildest_event,
    "discard-asset": discard_asset,
    "steal-asset": steal_asset,
    "swap-first": steal_asset,
    "swap-second": steal_asset,
    "steal-or-gain": steal_or_gain,
    "steal-card": steal_card,
    "steal-emergency": keep_emergency,
    "pay-or-take-back": pay_or_take_back,
    "support-or-pay": support_or_pay,
    "discard-card": least_card,
    "discard-down": least_card,
    "give-card": give_card,
    "which-offer": which_offer,
    "swap-rival": swap_rival,
    "choose-investment": investment,
}
