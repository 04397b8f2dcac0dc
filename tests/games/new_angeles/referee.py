"""A second, independent version of the New Angeles city and its events, for checking the engine.

It shares no code with the engine, only the content files (CSV). Positions and answers
have the same shape as those of the judge, with the same optional fields. A given
position must be legal. NA numbers are paragraphs of the Rules Reference.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

CONTENT = Path(__file__).resolve().parent / "../../../src/neopolis/games/new_angeles/content"

Json = dict[str, Any]
Row = dict[str, str]
Steps = list[int | str]  # the districts that a component enters; "root" at the end if it reaches The Root

ROOT = "root"
LAST_THREAT = 25
ROOT_THREAT = 2
FEDERALIST = "Federalist"
FEDERALIST_CAPITAL = 25
STAGES = ("stable", "protest", "strike")
STABLE, PROTEST, STRIKE = range(3)

COMPONENTS = ("android", "outage", "illness", "development", "human_first", "orgcrime", "prisec")
ENEMIES = ("human_first", "orgcrime")  # in the order in which prisec drives them out
MOVABLE = ("outage", "illness", *ENEMIES)
PRINTED = ("outage", "illness", "orgcrime", "human_first")  # the kinds of components on an event card, from the top


def read_rows(name: str) -> list[Row]:
    with open(CONTENT / name, encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def read_numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


class District:
    """The printed values of a district."""

    def __init__(self, row: Row) -> None:
        self.number = int(row["number"])
        self.exit = int(row["exit"])  # 0: The Root
        self.tier = int(row["tier"])
        self.primary, self.primary_amount = row["primary"], int(row["primary_amount"])
        self.secondary, self.secondary_amount = row["secondary"], int(row["secondary_amount"] or 0)


DISTRICTS = {int(row["number"]): District(row) for row in read_rows("districts.csv")}
TRACKS = {row["resource"]: int(row["last"]) for row in read_rows("tracks.csv")}
LIMITS = {row["component"]: int(row["limit"]) for row in read_rows("components.csv")}
CORPORATIONS = sorted({row["name"] for row in read_rows("corporations.csv")})


class City:
    """The board while a question is answered. It also keeps the threat and the supply from before the question."""

    def __init__(self, position: Json) -> None:
        given = position.get("districts", {})
        self.players: int = position.get("players", 4)
        self.demand: str | None = position.get("demand")
        self.threat: int = position.get("threat", 0)
        self.supply = {name: int(position.get("supply", {}).get(name, 0)) for name in TRACKS}
        self.holds: dict[int, set[str]] = {}
        self.unrest: dict[int, int] = {}
        for number in DISTRICTS:
            fields = given.get(str(number), {})
            self.holds[number] = {name for name in COMPONENTS if fields.get(name, False)}
            self.unrest[number] = STAGES.index(fields.get("unrest", "stable"))
        self.threat_before, self.supply_before = self.threat, dict(self.supply)

    def position(self) -> Json:
        """The whole position, with all optional fields."""
        return {
            "players": self.players,
            "districts": {str(number): self.fields(number) for number in DISTRICTS},
            "supply": dict(self.supply),
            "demand": self.demand,
            "threat": self.threat,
        }

    def fields(self, number: int) -> Json:
        fields: Json = {name: name in self.holds[number] for name in COMPONENTS}
        return {**fields, "unrest": STAGES[self.unrest[number]]}

    def answer(self, **more: Any) -> Json:
        return {"position": self.position(), "threat_added": self.threat - self.threat_before, **more}

    def produced(self) -> dict[str, int]:
        moved = {name: self.supply[name] - self.supply_before[name] for name in TRACKS}
        return {name: amount for name, amount in moved.items() if amount}

    def where(self, component: str) -> list[int]:
        """The districts that hold a component; `unrest` is protest or strike, `strike` is strike only."""
        if component in ("unrest", "strike"):
            least = STRIKE if component == "strike" else PROTEST
            return [number for number in DISTRICTS if self.unrest[number] >= least]
        return [number for number in DISTRICTS if component in self.holds[number]]

    def is_in_tier(self, component: str, tier: int) -> bool:
        return any(DISTRICTS[number].tier == tier for number in self.where(component))

    def reserve(self, component: str) -> int:
        return LIMITS[component] - len(self.where(component))

    def targets(self) -> dict[str, int]:
        """The amount of each resource that the demand needs."""
        row = DEMANDS[self.demand or ""]
        return {name: int(row[name]) for name in TRACKS}

    @property
    def is_over(self) -> bool:
        return self.threat == LAST_THREAT

    def raise_threat(self, number: int) -> None:
        self.threat = min(self.threat + number, LAST_THREAT)  # NA 63, R-64

    def can_stay(self, component: str, number: int) -> bool:
        """Whether a component can stay in a district.

        A district has at most one of each kind (NA 35.3), and no enemy unit beside prisec (NA 35.4).
        """
        guarded = component in ENEMIES and "prisec" in self.holds[number]
        return component not in self.holds[number] and not guarded

    def enter(self, component: str, number: int) -> Steps:
        """A component enters a district and moves on until it can stay or reaches The Root (NA 35.1, 35.2)."""
        path: Steps = []
        while number:
            path.append(number)
            if self.can_stay(component, number):
                self.settle(component, number)
                return path
            number = DISTRICTS[number].exit
        self.raise_threat(ROOT_THREAT)
        return [*path, ROOT]

    def settle(self, component: str, number: int) -> None:
        self.holds[number].add(component)
        if component == "outage":
            self.unrest[number] = STABLE  # NA 39.1, and R-48 for an outage that moved here
        if component == "prisec":
            for enemy in ENEMIES:
                self.move(enemy, number)  # NA 42.2

    def place(self, component: str, number: int) -> Steps:
        """Places a component from the reserve (NA 10, 40), unless it cannot move and the district already has one."""
        if self.is_over or not self.reserve(component):
            return []
        if component not in MOVABLE and component in self.holds[number]:
            return []  # NA 5.3, 19.4, 42.3
        return self.enter(component, number)

    def move(self, component: str, number: int) -> Steps:
        """Moves a component out of a district, if it is there."""
        if self.is_over or component not in self.holds[number]:
            return []
        self.holds[number].remove(component)
        exit_ = DISTRICTS[number].exit
        if exit_:
            return self.enter(component, exit_)
        self.raise_threat(ROOT_THREAT)
        return [ROOT]

    def produce(self, number: int) -> None:
        district, held = DISTRICTS[number], self.holds[number]
        if "outage" in held or self.unrest[number] == STRIKE:
            return  # NA 43.2
        if "orgcrime" not in held:  # NA 43.4: orgcrime stops the primary resource, with what a development adds
            self.gain(district.primary, district.primary_amount + ("development" in held))
        if district.secondary:
            self.gain(district.secondary, district.secondary_amount)

    def gain(self, resource: str, amount: int) -> None:
        self.supply[resource] = min(self.supply[resource] + amount, TRACKS[resource])  # NA 43.5, 58.2

    def exploit(self, number: int) -> None:
        """A district produces, then unrest rises by one stage (NA 27.1).

        With Human First it rises by two stages or, if there is no room for two, an outage comes instead (NA 31.1).
        """
        if self.is_over:
            return
        self.produce(number)
        held = self.holds[number]
        stages = 2 if "human_first" in held else 1
        fits = "outage" not in held and self.unrest[number] + stages <= STRIKE
        if stages == 2 and not fits and self.reserve("outage"):
            self.place("outage", number)
        elif "outage" not in held:  # NA 39.2
            self.unrest[number] = min(self.unrest[number] + stages, STRIKE)  # NA 68.4


# Events.


class Event:
    """An event card: its effect, its placements and its turns."""

    def __init__(self, row: Row) -> None:
        self.counts = row["counts"]
        self.numbers = read_numbers(row["numbers"])
        self.places = {name: sorted(read_numbers(row[name])) for name in PRINTED}
        self.turns = int(row["turns"])
        self.resolve_top = TOP_EFFECTS[row["effect"]]

    def resolve(self, city: City) -> None:
        """Resolves the card from top to bottom (NA 24.1). Once threat is 25, the city no longer changes."""
        self.resolve_top(self, city)
        for component, numbers in self.places.items():
            for number in numbers:
                city.place(component, number)


def moves_twice(event: Event, city: City) -> None:
    """Each unit, from the highest district down, makes two complete moves before the next unit moves."""
    for number in reversed(city.where(event.counts)):
        first = city.move(event.counts, number)
        if first and first[-1] != ROOT:
            city.move(event.counts, int(first[-1]))


def tier_or_move(event: Event, city: City) -> None:
    """Threat rises once if units of the card's kind are in the tier; otherwise all units of that kind move."""
    tier, threat = event.numbers
    if city.is_in_tier(event.counts, tier):
        city.raise_threat(threat)
        return
    for number in reversed(city.where(event.counts)):
        city.move(event.counts, number)


def per_each(event: Event, city: City) -> None:
    city.raise_threat(event.numbers[0] * len(city.where(event.counts)))


def at_least(event: Event, city: City) -> None:
    least, threat = event.numbers
    if len(city.where(event.counts)) >= least:
        city.raise_threat(threat)


def tier_else_tier(event: Event, city: City) -> None:
    """Threat rises for the first of the two tiers that has a component of the card's kind, and not for the other."""
    tier, threat, other_tier, other_threat = event.numbers
    if city.is_in_tier(event.counts, tier):
        city.raise_threat(threat)
    elif city.is_in_tier(event.counts, other_tier):
        city.raise_threat(other_threat)


TOP_EFFECTS: dict[str, Callable[[Event, City], None]] = {
    "moves_twice": moves_twice,
    "tier_or_move": tier_or_move,
    "per_each": per_each,
    "at_least": at_least,
    "tier_else_tier": tier_else_tier,
}


# Investments.


class Investment:
    """A card that pays capital, depending on the city or the supply."""

    def __init__(self, row: Row) -> None:
        self.kind, self.of, self.numbers = row["kind"], row["of"], row["numbers"]

    def pays(self, city: City) -> int:
        if self.kind == "sector":
            return self.sector_pays(city)
        if self.kind == "short_sale":
            return self.pay_for(sum(amount <= int(self.of) for amount in city.supply.values()))
        if self.kind == "per_each":
            return int(self.numbers) * len(city.where(self.of))
        return self.pay_for(len(city.where(self.of)))

    def pay_for(self, number: int) -> int:
        """The capital paid for a count: `2=3 3=5` pays 3 capital for a count of 2, and 5 capital for 3 or more."""
        steps = [step.split("=") for step in self.numbers.split()]
        return max((int(pay) for least, pay in steps if number >= int(least)), default=0)

    def sector_pays(self, city: City) -> int:
        """The pay of a sector card: 0 if the demand for its resource is not met. The last number is the maximum."""
        base, each, most = read_numbers(self.numbers)
        amount = city.supply[self.of]
        return min(base + each * amount, most) if amount >= city.targets()[self.of] else 0


DEMANDS = {row["name"]: row for row in read_rows("demands.csv")}
EVENTS = {row["name"]: Event(row) for row in read_rows("events.csv")}
INVESTMENTS = {row["name"]: Investment(row) for row in read_rows("investments.csv")}


# Questions.


def place(position: Json, component: str, district: int) -> Json:
    city = City(position)
    path = city.place(component, district)
    return city.answer(path=path)


def move(position: Json, component: str, district: int) -> Json:
    """Moves a component that is in the district and can move."""
    city = City(position)
    if component not in MOVABLE or component not in city.holds[district]:
        raise ValueError(f"no {component} can move out of {district}")
    path = city.move(component, district)
    return city.answer(path=path)


def exploit(position: Json, district: int) -> Json:
    """Exploit a district, with an android or without."""
    return exploit_all(position, [district])


def production(position: Json) -> Json:
    """Exploits the districts with androids, from the lowest number up (NA 27.7, 44)."""
    return exploit_all(position, City(position).where("android"))


def exploit_all(position: Json, districts: Iterable[int]) -> Json:
    city = City(position)
    for number in districts:
        city.exploit(number)
    return city.answer(produced=city.produced())


def event(position: Json, name: str) -> Json:
    city, card = City(position), EVENTS[name]
    card.resolve(city)
    return city.answer(turns=card.turns)


def investment(position: Json, card: str) -> Json:
    return {"capital": INVESTMENTS[card].pays(City(position))}


def demand(position: Json) -> Json:
    """Checks the demand: it fails if even one resource is short (NA 18.2)."""
    city = City(position)
    short = {name: target - city.supply[name] for name, target in city.targets().items()}
    missing = {name: amount for name, amount in short.items() if amount > 0}
    if missing:
        city.raise_threat(int(DEMANDS[city.demand or ""]["threat"]))
    return {"met": not missing, "threat_added": city.threat - city.threat_before, "missing": missing}


def ending(position: Json, capital: dict[str, int], rivals: dict[str, str]) -> Json:
    """The winners. If threat ended the game, only the Federalist can win (NA 69.3).

    If the third demand ended it, only the others can win (NA 69.1, 69.2).
    """
    city = City(position)
    if city.is_over:
        rich = [corp for corp in capital if capital[corp] >= FEDERALIST_CAPITAL]
        return {"winners": [corp for corp in rich if rivals[corp] == FEDERALIST], "reason": "threat"}
    winners = sorted(corp for corp in capital if beats_rival(corp, rivals[corp], capital))
    return {"winners": winners, "reason": "demand"}


def beats_rival(corp: str, rival: str, capital: dict[str, int]) -> bool:
    if rival == FEDERALIST:
        return False
    if rival != corp:
        return capital[corp] > capital[rival]
    beaten = sum(other < capital[corp] for other in capital.values())
    return beaten >= (2 if len(capital) == 4 else 3)


# Random positions.


def random_position(rng: Random) -> Json:
    """A legal position: crowded or empty, often close to the limits of threat, tracks and reserves."""
    city = City({"players": rng.choice((4, 5, 6)), "demand": rng.choice((None, *DEMANDS))})
    city.threat = LAST_THREAT - 1 - rng.choice((rng.randrange(LAST_THREAT), rng.randrange(5)))
    for resource, last in TRACKS.items():
        city.supply[resource] = rng.choice((0, rng.randint(0, last), last - rng.randint(0, 1)))
    for component in rng.sample(COMPONENTS, len(COMPONENTS)):
        scatter(rng, city, component)
    calm = rng.random()
    for number, held in city.holds.items():
        if "outage" not in held and city.reserve("unrest") and rng.random() > calm:
            city.unrest[number] = rng.choice((PROTEST, STRIKE))
    return city.position()


def scatter(rng: Random, city: City, component: str) -> None:
    """Places some or all copies of a component in districts where they are legal."""
    free = [number for number in DISTRICTS if city.can_stay(component, number)]
    if component == "prisec":
        free = [number for number in free if city.holds[number].isdisjoint(ENEMIES)]
    most = min(LIMITS[component], len(free))
    for number in rng.sample(free, rng.choice((most, rng.randint(0, most)))):
        city.holds[number].add(component)
