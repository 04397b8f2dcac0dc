"""The number line of New Angeles, and the words for what is printed on its board and cards.

Everything that can be chosen has one number: DONE, a card, a district, a seat, an amount. An option is that number.
Cards and districts count from 1 (0 is no card, or The Root); seats, corporations, resources, types, components from 0.
A card is its name: all copies of an action card have the same number. Sets of districts are ints, bit n is district n.
"""

from __future__ import annotations

from typing import Final

# The number line. What is named "+ number" counts from 1, so the first of them is one further.
DONE: Final = 0
ACTION: Final = 0  # + number: an action card is its own thing, 1 to 20
EMERGENCY: Final = 21  # + corporation that owns it
ASSET: Final = 26  # + number
INVESTMENT: Final = 60  # + number
EVENT: Final = 72  # + number
DISTRICT: Final = 88  # + number
SEAT: Final = 99  # + seat
CORPORATION: Final = 105  # + corporation; a rival card is its corporation or FEDERALIST
FEDERALIST: Final = 111
RESOURCE: Final = 112  # + resource
TYPE: Final = 117  # + type of action card
COMPONENT: Final = 122  # + component
PASS: Final = 130
ABSTAIN: Final = 131
MAIN: Final = 132  # the main offer
COUNTER: Final = 133  # the counteroffer
YES: Final = 134
NO: Final = 135
FIRST: Final = 136  # the first of two effects on a card
SECOND: Final = 137
AMOUNT: Final = 138  # + amount; the last of them, since amounts have no end
NAMED_AMOUNTS: Final = 60  # as far as amounts have their names in tables
THINGS: Final = 199

# How many there are.
ACTIONS: Final = 20
ASSETS: Final = 34
INVESTMENTS: Final = 12
EVENTS: Final = 16
DISTRICTS: Final = 10
SEATS: Final = 6
CORPORATIONS: Final = 6
RESOURCES: Final = 5
TYPES: Final = 5
COMPONENTS: Final = 8
DEMANDS: Final = 9
SETUPS: Final = 6
TIERS: Final = 3

# Districts.
ROOT: Final = 0  # The Root, which is no district
CITY: Final = (1 << DISTRICTS + 1) - 2  # all districts

# Resources.
ENERGY: Final = 0
CONSUMABLES: Final = 1
TECH: Final = 2
ENTERTAINMENT: Final = 3
CREDITS: Final = 4
RESOURCE_NAMES: Final = ("energy", "consumables", "tech", "entertainment", "credits")

# Types of action cards; GENERAL stands on corp sheets only.
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

# Action cards, by number.
CLEAN_SLATE: Final = 1
CLINICAL_TRIALS: Final = 2
INFORMATION_PROCUREMENT: Final = 3
UNORTHODOX_KNOWLEDGE: Final = 4
ARK_CONSTRUCTION: Final = 5
BUDGET_RENOVATIONS: Final = 6
GENTRIFICATION: Final = 7
VANITY_PROJECT: Final = 8
EFFICIENCY_EXPERTS: Final = 9
HIGH_RISK_INVESTMENTS: Final = 10
LABOR_SOLUTIONS: Final = 11
LIQUIDATION: Final = 12
LIVE_FEED: Final = 13
MEDIA_CIRCUS: Final = 14
PUFF_PIECE: Final = 15
SPIN_DOCTORS: Final = 16
ARREST_ORDERS: Final = 17
FULL_DEPLOYMENT: Final = 18
RIOT_CONTROL: Final = 19
SCORCHED_EARTH: Final = 20
ACTION_NAMES: Final = (
    "",
    *("Clean Slate", "Clinical Trials", "Information Procurement", "Unorthodox Knowledge"),
    *("Ark Construction", "Budget Renovations", "Gentrification", "Vanity Project"),
    *("Efficiency Experts", "High-Risk Investments", "Labor Solutions", "Liquidation"),
    *("24/7 Live Feed", "Media Circus", "Puff Piece", "Spin Doctors"),
    *("Arrest Orders", "Full Deployment", "Riot Control", "Scorched Earth"),
)

# Emergency action cards, by corporation.
EMERGENCY_NAMES: Final = (
    *("Ruthless Tactics", "Underpaid, Overclocked", "Mandatory Quarantine"),
    *("Energy for All", "Sweeps Week", "Massive Reconstruction"),
)

# Assets, by number.
AARON_MARRON: Final = 1
ALEX_WESTLUND: Final = 2
BERNICE_MAI: Final = 3
BRAINTRUST: Final = 4
BRYAN_STINSON: Final = 5
CAPRICE_NISEI: Final = 6
CHIEF_GORMAN: Final = 7
COACH_WALDEN: Final = 8
EIKO: Final = 9
ELIZABETH_MILLS: Final = 10
FLOYD: Final = 11
FUMIKO_YAMAMORI: Final = 12
GURREN_IMAISHI: Final = 13
HERNANDO_CORTEZ: Final = 14
ISABEL_MCGUIRE: Final = 15
JACKSON_HOWARD: Final = 16
LILY_LOCKWELL: Final = 17
LOCUST_COMPANY: Final = 18
MARCO_CUBRERO: Final = 19
MARK_YALE: Final = 20
MIDORI: Final = 21
MONICA_SINGH: Final = 22
MR_LI: Final = 23
MR_WHITE: Final = 24
NAOKO_WATANABE: Final = 25
RACHEL_BECKMANN: Final = 26
SAUL_EUSTECIO: Final = 27
SUNNY_LEBEAU: Final = 28
SUSAN_CHEN: Final = 29
TANAKA: Final = 30
THE_FALL_GUY: Final = 31
THOMAS_HAAS: Final = 32
TOSHIYUKI_SAKAI: Final = 33
WONG_YA_CHING: Final = 34
ASSET_NAMES: Final = (
    "",
    *("Aaron Marrón", "Alex Westlund", "Bernice Mai", "Braintrust", "Bryan Stinson", "Caprice Nisei"),
    *("Chief Gorman", "Coach Walden", "Eiko", "Elizabeth Mills", "Floyd 2X3A7C", "Fumiko Yamamori"),
    *("Gurren Imaishi", "Hernando Cortez", "Isabel McGuire", "Jackson Howard", "Lily Lockwell", "Locust Company"),
    *("Marco Cubrero", "Mark Yale", "Midori", "Monica Singh", "Mr. Li", '"Mr. White"', "Naoko Watanabe"),
    *("Rachel Beckmann", "Saul Eustecio", "Sunny LeBeau", "Susan Chen", "Tanaka", "The Fall Guy"),
    *("Thomas Haas", "Toshiyuki Sakai", "Wong Ya Ching"),
)

# Numbers of the rulebook.
START_CAPITAL: Final = 10  # the active player's; each next player has 1 more
MOST_CAPITAL: Final = 79  # NA 7.4: as far as the track goes
HAND_SIZE: Final = 5  # NA 30
LAST_THREAT: Final = 25  # NA 63
ROOT_THREAT: Final = 2  # NA 63.3
ILLNESS_THREAT: Final = 2  # NA 63.2
FEDERALIST_CAPITAL: Final = 25  # NA 28
TURN_SLOTS: Final = 5  # NA 67
STANDARD_ROUNDS: Final = 6  # NA 51.1
DEMAND_ROUNDS: Final = 3


# The sorts of things that can be chosen: from which number on, what is taken off, and what they are called.
SORTS: Final = (
    (AMOUNT, AMOUNT, "amount"), (PASS, 0, "answer"), (COMPONENT, COMPONENT, "component"), (TYPE, TYPE, "type"),
    (RESOURCE, RESOURCE, "resource"), (CORPORATION, 0, "card"), (SEAT, SEAT, "seat"),
    (DISTRICT + 1, DISTRICT, "district"), (EVENT + 1, EVENT, "card"), (INVESTMENT + 1, INVESTMENT, "card"),
    (ASSET + 1, ASSET, "card"), (ACTION + 1, 0, "card"),
)  # fmt: skip


def sort_of(option: int) -> tuple[str, int]:
    """What sort of thing an option is, and its number as views have it; -1 for an answer in words."""
    for first, taken, sort in SORTS:
        if option >= first:
            return sort, -1 if sort == "answer" else option - taken
    return "answer", -1


def members(bits: int) -> list[int]:
    """The numbers in a bit set, ascending."""
    found: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def ascending(things: list[int]) -> list[int]:
    """The things in order, each once. Most lists are in order already, so that is looked at first."""
    found: list[int] = []
    last = -1
    for thing in things:
        if thing > last:
            found.append(thing)
            last = thing
        elif thing < last:
            return sorted(set(things))
    return found


def fixed_names() -> list[str]:
    """A name for each thing; empty for what a content pack names: districts, events and investments."""
    names = [""] * THINGS
    named = [
        (DONE, ("done",)),
        (ACTION + 1, ACTION_NAMES[1:]),
        (EMERGENCY, EMERGENCY_NAMES),
        (ASSET + 1, ASSET_NAMES[1:]),
        (SEAT, tuple([f"seat {seat}" for seat in range(SEATS)])),
        (CORPORATION, (*CORPORATION_NAMES, FEDERALIST_NAME)),
        (RESOURCE, RESOURCE_NAMES),
        (TYPE, TYPE_NAMES),
        (COMPONENT, COMPONENT_NAMES),
        (PASS, ("pass", "abstain", "main offer", "counteroffer", "yes", "no", "first", "second")),
        (AMOUNT, tuple([str(amount) for amount in range(NAMED_AMOUNTS + 1)])),
    ]
    for first, group in named:
        for place, name in enumerate(group):
            names[first + place] = name
    return names
