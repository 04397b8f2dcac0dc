"""NA 73: the investments, and how they pay. Their values are in `content/investments.csv`."""

from __future__ import annotations

from neopolis.games.new_angeles.card_data import COUNT, EACH, SECTOR
from neopolis.games.new_angeles.cards.definitions import investment
from neopolis.games.new_angeles.rules.city import in_city
from neopolis.games.new_angeles.rules.state import NewAngeles

investment("healthcare-initiative", number=1, rule="NA 73.1")
investment("power-siphoning", number=2, rule="NA 73.2")
investment("union-agreement", number=3, rule="NA 73.3")
investment("laundering-scheme", number=4, rule="NA 73.4")
investment("militarized-police", number=5, rule="NA 73.5")
investment("short-sale", number=6, rule="NA 73.6")
investment("retail-sector", number=7, rule="NA 73.7")
investment("energy-sector", number=8, rule="NA 73.8")
investment("banking-sector", number=9, rule="NA 73.9")
investment("technology-sector", number=10, rule="NA 73.10")
investment("entertainment-sector", number=11, rule="NA 73.11")
investment("populist-dismissal", number=12, rule="NA 73.12")


def investment_capital(s: NewAngeles, card: int) -> int:
    """NA 73, 18.1, 33.0: what an investment card pays now."""
    tables = s.setting.tables
    kind = tables.investment_kind[card]
    about = tables.investment_of[card]
    if kind == EACH:
        return tables.investment_each[card] * in_city(s, about)
    if kind != SECTOR:
        number = in_city(s, about) if kind == COUNT else len([amount for amount in s.supply if amount <= about])
        pays = tables.investment_pays[card]
        return pays[min(number, len(pays) - 1)]
    if s.supply[about] < tables.demand_targets[s.demand][about]:
        return 0
    pay = tables.investment_base[card] + tables.investment_each[card] * s.supply[about]
    return min(pay, tables.investment_most[card])
