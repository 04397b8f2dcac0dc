"""The numbers of everything that can be chosen in New Angeles, and the words on its board and cards.

Everything that can be chosen has one number: DONE, a card, a district, a seat, an amount. An option is that number.
Cards and districts count from 1 (0 means no card, or The Root); all others from 0.
All copies of an action card have the same number. A set of districts is an int in which bit n is district n.
"""

from __future__ import annotations

from typing import Final

# The numbers come in blocks with room to grow: a new card takes the next free number of its block.
# Cards and districts count from 1: the first asset is ASSET + 1.
DONE: Final = 0
ACTION: Final = 0  # + the card's number
EMERGENCY: Final = 100  # + the corporation that owns the emergency action
ASSET: Final = 200  # + the card's number
INVESTMENT: Final = 300  # + the card's number
EVENT: Final = 400  # + the card's number
DISTRICT: Final = 500  # + the district's number
SEAT: Final = 600  # + seat
CORPORATION: Final = 700  # + corporation; rival cards have these numbers, or FEDERALIST
FEDERALIST: Final = 799
RESOURCE: Final = 800  # + resource
TYPE: Final = 900  # + type of action card
COMPONENT: Final = 1000  # + component
PASS: Final = 1100
ABSTAIN: Final = 1101
MAIN: Final = 1102  # the main offer
COUNTER: Final = 1103  # the counteroffer
YES: Final = 1104
NO: Final = 1105
FIRST: Final = 1106  # the first of two effects on a card
SECOND: Final = 1107
CONTINUE: Final = 1108  # go on after a stop
CONTINUE_ROUND: Final = 1109  # go on, and do not stop again in this round
CONTINUE_GAME: Final = 1110  # go on, and do not stop again in this game
COUNTER_NOW: Final = 1111  # in a trade: make a counteroffer now, with a card of one's own choice
AMOUNT: Final = 1200  # + amount; the last block, because amounts are unlimited
ROOM: Final = 100  # how many numbers a block has
NAMED_AMOUNTS: Final = 60  # `cards/registry.py` lists the names of amounts up to this one

# Counts. The numbers of cards are not here: they follow from the definitions in `cards/`.
DISTRICTS: Final = 10
SEATS: Final = 6
CORPORATIONS: Final = 6
RESOURCES: Final = 5
TYPES: Final = 5
COMPONENTS: Final = 8
SETUPS: Final = 6
TIERS: Final = 3

# Districts.
ROOT: Final = 0  # The Root, which is not a district
CITY: Final = (1 << DISTRICTS + 1) - 2  # the set of all districts

# Resources.
ENERGY: Final = 0
CONSUMABLES: Final = 1
TECH: Final = 2
ENTERTAINMENT: Final = 3
CREDITS: Final = 4
RESOURCE_NAMES: Final = ("energy", "consumables", "tech", "entertainment", "credits")

# Types of action cards; GENERAL is only on corp sheets.
BIOTECH: Final = 0
CONSTRUCTION: Final = 1
LABOR: Final = 2
MEDIA: Final = 3
SECURITY: Final = 4
GENERAL: Final = 5
TYPE_NAMES: Final = ("biotech", "construction", "labor", "media", "security")
DRAW_NAMES: Final = (*TYPE_NAMES, "general")

# Components. An unrest token shows protest or strike; STRIKES counts only those that show strike.
ANDROID: Final = 0
OUTAGE: Final = 1
ILLNESS: Final = 2
DEVELOPMENT: Final = 3
HUMAN_FIRST: Final = 4
ORGCRIME: Final = 5
PRISEC: Final = 6
UNREST: Final = 7
STRIKES: Final = 8
COMPONENT_NAMES: Final = (
    *("android", "outage", "illness", "development"),
    *("human_first", "orgcrime", "prisec", "unrest"),
)
COUNTED_NAMES: Final = (*COMPONENT_NAMES, "strike")

# Corporations. In tables by corp sheet the row is sheet * CORPORATIONS + corporation.
GLOBALSEC: Final = 0
HAAS_BIOROID: Final = 1
JINTEKI: Final = 2
MELANGE_MINING: Final = 3
NBN: Final = 4
WEYLAND_CONSORTIUM: Final = 5
CORPORATION_NAMES: Final = ("Globalsec", "Haas-Bioroid", "Jinteki", "Melange Mining", "NBN", "Weyland Consortium")
FEDERALIST_NAME: Final = "Federalist"
SHEET_NAMES: Final = ("4", "5-6")  # NA 12.3: the side for four players, and the one for five and six
SHEETS: Final = 2

# Numbers of the rulebook.
START_CAPITAL: Final = 10  # NA 0.8: the active player's capital; each next player has 1 more
MOST_CAPITAL: Final = 79  # NA 7.4: the end of the capital track
HAND_SIZE: Final = 5  # NA 30: in cards
LAST_THREAT: Final = 25  # NA 63: the game ends at this threat
ROOT_THREAT: Final = 2  # NA 63.3: threat for a component that reaches The Root
ILLNESS_THREAT: Final = 2  # NA 63.2: threat for a card that involves an ill district
FEDERALIST_CAPITAL: Final = 25  # NA 28: what the Federalist needs to win
TURN_SLOTS: Final = 5  # NA 67: how many slots the turn track has
STANDARD_ROUNDS: Final = 6  # NA 18.6, 51.1
DEMAND_ROUNDS: Final = 3


# For each sort of option: the first number, what to subtract to get the number in views, and the name of the sort.
SORTS: Final = (
    (AMOUNT, AMOUNT, "amount"), (PASS, 0, "answer"), (COMPONENT, COMPONENT, "component"), (TYPE, TYPE, "type"),
    (RESOURCE, RESOURCE, "resource"), (CORPORATION, 0, "card"), (SEAT, SEAT, "seat"),
    (DISTRICT, DISTRICT, "district"), (EVENT, EVENT, "card"), (INVESTMENT, INVESTMENT, "card"),
    (ASSET, ASSET, "card"), (ACTION + 1, 0, "card"),
)  # fmt: skip


def sort_of(option: int) -> tuple[str, int]:
    """The sort of an option, and its number in views; -1 for an answer such as PASS."""
    for first, taken, sort in SORTS:
        if option >= first:
            return sort, -1 if sort == "answer" else option - taken
    return "answer", -1


def members(bits: int, first: int = 0) -> list[int]:
    """The numbers in a bit set, ascending; `first` is the number of bit 0."""
    found: list[int] = []
    number = first
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def ascending(things: list[int]) -> list[int]:
    """The things in ascending order, each once. Most lists are in order already and are returned as they are."""
    last = -1
    for thing in things:
        if thing <= last:
            return _each_once(sorted(things))
        last = thing
    return things


def _each_once(things: list[int]) -> list[int]:
    """Things in order without those that come again."""
    found: list[int] = []
    last = -1
    for thing in things:
        if thing != last:
            found.append(thing)
        last = thing
    return found
