"""City positions written by hand, and answers in a readable form."""

from __future__ import annotations

from typing import Any

from tests.games.new_angeles.referee import COMPONENTS, Json

EVERYWHERE = list(range(1, 11))
NOT_PLACES = ("players", "supply", "demand", "threat")


def city(**given: Any) -> Json:
    """A position. Each argument is one of the fields in NOT_PLACES, or lists the districts of a component.

    `protest` and `strike` count as components here: `city(illness=[3], strike=[5], threat=4)`.
    """
    districts: dict[str, Json] = {}
    for name in given.keys() - set(NOT_PLACES):
        field = {"unrest": name} if name in ("protest", "strike") else {name: True}
        for number in given[name]:
            districts.setdefault(str(number), {}).update(field)
    return {"districts": districts, **{name: given[name] for name in NOT_PLACES if name in given}}


def places(answer: Json) -> dict[str, list[int]]:
    """The districts of each component in an answer's position. Components that are nowhere are left out."""
    shown: dict[str, list[int]] = {}
    for number, fields in answer["position"]["districts"].items():
        for name in [*COMPONENTS, "protest", "strike"]:
            if fields.get(name) or fields["unrest"] == name:
                shown.setdefault(name, []).append(int(number))
    return shown
