# The deal.


def offer_worth(mind: Mind, card: int, proposer: int) -> float:
    """What it is worth that an offer wins: the asset, and the card resolved to its proposer's best."""
    s = mind.s
    stakes = mind.stakes if proposer == mind.seat else Stakes(s, proposer, False)
    claimed = asset_worth(s.deal.revealed) * mind.stakes.shares[proposer] if s.deal.revealed else 0.0
    return mind.stakes.total(plan(stakes, card)) + claimed


def advantage(mind: Mind) -> float:
    """By how much the main offer is better than the counteroffer."""
    deal = mind.s.deal
    if not deal.counters or not deal.main:
        return 1.0 if deal.main else -1.0
    main = offer_worth(mind, deal.main, mind.s.active)
    return main - offer_worth(mind, deal.counters[-1], counterer(mind.s))


def own_worth(mind: Mind, card: int) -> float:
    """What it is worth to offer a card."""
    return card_worth(mind, card) - (KEPT_EMERGENCY if is_emergency(card) else 0.0)


def main_offer(mind: Mind) -> int:
    return mind.best({card: own_worth(mind, card) for card in mind.options})


def counteroffer(mind: Mind) -> int:
    """Counter what does harm or could be done better, if that is worth the cards it costs."""
    s = mind.s
    deal = s.deal
    worths = {card: own_worth(mind, card) for card in mind.options if card != PASS}
    best = max(worths, key=lambda card: worths[card])
    standing = deal.counters[-1] if deal.counters else deal.main
    proposer = counterer(s) if deal.counters else s.active
    better = worths[best] + asset_worth(deal.revealed) - offer_worth(mind, standing, proposer)
    price = CARD * (1 + len(deal.counters))
    return best if WIN * better > price + SOME else PASS


def support(mind: Mind) -> int:
    """Support the better offer if that matters and its lead is not safe yet."""
    better = advantage(mind)
    side = MAIN if better > 0 else COUNTER
    if side not in mind.options or abs(better) < SOME or lead(mind, side) >= 2 or not is_reachable(mind, side, better):
        return ABSTAIN
    return side


def lead(mind: Mind, side: int) -> int:
    """By how many cards a side is ahead; a tie is the main offer's."""
    deal = mind.s.deal
    ahead = len(deal.main_support) - len(deal.counter_support)
    return ahead + 1 if side == MAIN else -ahead


def budget(better: float) -> int:
    """How many cards an advantage is worth."""
    return 1 + int(abs(better) > MUCH) + int(abs(better) > 2 * MUCH)


def is_reachable(mind: Mind, side: int, better: float) -> bool:
    return lead(mind, side) + min(budget(better), len(mind.s.hands[mind.seat])) >= 1


def support_card(mind: Mind) -> int:
    """Lay cards until the lead is one, or two where more is at stake."""
    frame = mind.s.stack[-1]
    better = advantage(mind)
    wanted = 1 if abs(better) < MUCH else 2
    if DONE in mind.options and (lead(mind, frame.picked) >= wanted or frame.touched >= budget(better)):
        return DONE
    return least_card(mind)


def which_offer(mind: Mind) -> int:
    return MAIN if advantage(mind) > 0 else COUNTER


def pay_or_take_back(mind: Mind) -> int:
    return FIRST if advantage(mind) < -2 * SOME else SECOND


def support_or_pay(mind: Mind) -> int:
    return least_card(mind) if advantage(mind) > 0 else AMOUNT + 1


