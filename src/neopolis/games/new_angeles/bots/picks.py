"""How the plain bot resolves cards: which districts, units, androids, players and cards it picks."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.bots.decision_context import DecisionContext
from neopolis.games.new_angeles.bots.evaluator import MOVE, REMOVE, Change
from neopolis.games.new_angeles.bots.offers import (
    CARDS,
    SPARED,
    InDistrict,
    Picks,
    anywhere,
    best_move,
    calming,
    holding,
    one_enemy_gone,
    pick_worth,
    placing,
    plan,
    removing,
)
from neopolis.games.new_angeles.bots.promises import KEPT_WORD, breaks_word
from neopolis.games.new_angeles.cards.actions import (
    HIGH_RISK_INVESTMENTS,
    LABOR_SOLUTIONS,
    LIVE_FEED,
    RIOT_CONTROL,
    VANITY_PROJECT,
)
from neopolis.games.new_angeles.cards.assets import (
    ALEX_WESTLUND,
    BRAINTRUST,
    BRYAN_STINSON,
    ELIZABETH_MILLS,
    FLOYD,
    GURREN_IMAISHI,
    JACKSON_HOWARD,
    LOCUST_COMPANY,
    MARCO_CUBRERO,
    MARK_YALE,
    MR_LI,
    MR_WHITE,
    NAOKO_WATANABE,
    SUSAN_CHEN,
    TOSHIYUKI_SAKAI,
)
from neopolis.games.new_angeles.ids import ASSET, COMPONENT, DISTRICT, DONE, EMERGENCY, HAAS_BIOROID, ORGCRIME, SEAT
from neopolis.games.new_angeles.rules.hands import assets_of

STEPS: Final = {RIOT_CONTROL: (1, 3, 4), EMERGENCY + HAAS_BIOROID: (3,)}  # of scripts, where they are not 1, 2, ...
PICKS: Final[dict[tuple[int, int], Picks]] = {
    **{
        (card, STEPS[card][at] if card in STEPS else at + 1): picks
        for card, row in CARDS.items()
        for at, picks in enumerate(row)
    },
    (LIVE_FEED, 2): Picks(anywhere, calming(1)),
    (LIVE_FEED, 4): Picks(holding(ORGCRIME), removing(ORGCRIME)),
    (LABOR_SOLUTIONS, 2): Picks(anywhere, placing(ORGCRIME)),
}

# What it is worth to have an asset. What is not named here is worth 3.
ASSET_WORTH: Final = {
    ALEX_WESTLUND: 1.5,
    BRAINTRUST: 5.0,
    BRYAN_STINSON: 2.0,
    ELIZABETH_MILLS: 1.0,
    FLOYD: 5.0,
    GURREN_IMAISHI: 5.0,
    MARCO_CUBRERO: 5.0,
    MARK_YALE: 1.0,
    NAOKO_WATANABE: 6.0,
    SUSAN_CHEN: 4.0,
    TOSHIYUKI_SAKAI: 5.0,
}
USUAL: Final = 3.0


def asset_worth(asset: int) -> float:
    """A guess at what an asset brings."""
    return ASSET_WORTH.get(asset, USUAL)


def is_spared(mind: DecisionContext) -> bool:
    """NA 32.5: whether illness adds no threat to the card any more."""
    return mind.source in SPARED or mind.s.resolution.met_illness


def pick_district(mind: DecisionContext) -> int:
    """The district in which the present step of the card is worth most, or done when nothing is."""
    s = mind.s
    picks = PICKS.get((mind.source, s.stack[-1].step))
    return mind.options[-1] if picks is None else _best_district(mind, picks.then)


def remove_enemy(mind: DecisionContext) -> int:
    """A unit whose removal is worth something."""
    return _best_district(mind, one_enemy_gone)


def _best_district(mind: DecisionContext, then: InDistrict) -> int:
    spared = is_spared(mind)
    worths = {DONE: 0.0}
    for option in mind.options:
        if option != DONE:
            worths[option] = changes_worth(mind, then(mind.s, option - DISTRICT), spared)
    return mind.best(worths)


def changes_worth(mind: DecisionContext, changes: list[Change], spared: bool) -> float:
    """What changes are worth, the own word counted."""
    return pick_worth(mind.stakes, changes, spared) - (KEPT_WORD if breaks_word(mind, changes) else 0.0)


def which_enemy(mind: DecisionContext) -> int:
    district = mind.s.stack[-1].picked
    return mind.best({o: mind.stakes.worth((REMOVE, o - COMPONENT, district)) for o in mind.options})


def move_android(mind: DecisionContext) -> int:
    """NA 77.2: while the contract has not paid yet, any move may be worth it."""
    s, stakes = mind.s, mind.stakes
    spared = is_spared(mind)
    move: Change = best_move(stakes, s.stack[-1].touched, spared)
    idle = s.resolution.moved_android and stakes.output(move[2]) <= stakes.output(move[1])
    if DONE in mind.options and (idle or pick_worth(stakes, [move], spared) <= 0):
        return DONE
    return DISTRICT + move[1] if DISTRICT + move[1] in mind.options else mind.options[-1]


def move_android_to(mind: DecisionContext) -> int:
    start = mind.s.stack[-1].picked
    spared = is_spared(mind)
    return mind.best({o: changes_worth(mind, [(MOVE, start, o - DISTRICT)], spared) for o in mind.options})


def pick_player(mind: DecisionContext) -> int:
    """Whom a card is about."""
    s, source = mind.s, mind.source
    seats = [option - SEAT for option in mind.options]
    liked = [seat for seat in mind.liked if seat in seats]
    if mind.seat in seats and _is_for_oneself(mind):
        return SEAT + mind.seat
    if source in (ASSET + MARCO_CUBRERO, ASSET + ELIZABETH_MILLS):
        rich = max(s.capital)
        return SEAT + max(seats, key=lambda one: (s.capital[one] == rich, -mind.stakes.shares[one], s.capital[one]))
    if source in (ASSET + MR_WHITE, ASSET + LOCUST_COMPANY):
        return SEAT + max(seats, key=lambda one: (len(s.hands[one]), -mind.stakes.shares[one]))
    if source == ASSET + JACKSON_HOWARD and s.active in seats:
        return SEAT + s.active
    return SEAT + liked[0] if liked else mind.options[0]


def _is_for_oneself(mind: DecisionContext) -> bool:
    if mind.source == ASSET + MR_LI:
        return len(mind.s.hands[mind.seat]) < 4
    return mind.source in (VANITY_PROJECT, HIGH_RISK_INVESTMENTS)


def discard_asset(mind: DecisionContext) -> int:
    """The own asset that is worth least, or another's that is worth most."""
    own = mind.s.owners[mind.options[0] - ASSET] == mind.seat
    return mind.best({o: -asset_worth(o - ASSET) if own else asset_worth(o - ASSET) for o in mind.options})


def steal_asset(mind: DecisionContext) -> int:
    return mind.best({o: asset_worth(o - ASSET) for o in mind.options})


def can_steal(mind: DecisionContext) -> float:
    """What the best asset of somebody else is worth."""
    s = mind.s
    others = [a for seat in range(s.setting.seats) if seat != mind.seat for a in assets_of(s, seat)]
    return max([asset_worth(asset) for asset in others], default=0.0)


def card_worth(mind: DecisionContext, card: int) -> float:
    """What a card in hand may bring: less if it is somebody else's business."""
    return mind.stakes.total(plan(mind.stakes, card))


def least_card(mind: DecisionContext) -> int:
    """The card that is missed least."""
    cards = [option for option in mind.options if 0 < option < EMERGENCY]
    return min(cards, key=lambda card: card_worth(mind, card)) if cards else mind.options[0]
