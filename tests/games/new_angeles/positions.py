"""Short ways to write positions for the judge and to read its answers."""

from typing import Any

from neopolis.engine.json_input import Part
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.judge import judge
from tests.games.new_angeles.pack_changes import PACK

Json = dict[str, Any]
City = dict[int, str]  # district: what is in it, such as "android protest orgcrime"

STAGES = ("protest", "strike")


def position(city: City | None = None, **fields: Any) -> Json:
    """A position with components in some districts; the other fields are named as in JSON."""
    districts = {str(number): district(words.split()) for number, words in (city or {}).items()}
    return {"districts": districts, **fields}


def district(words: list[str]) -> Json:
    return {"unrest" if word in STAGES else word: word if word in STAGES else True for word in words}


def ask(what: str, place: Json | None = None, pack: Pack | None = None, **fields: Any) -> Json:
    """The answer of the judge to a question about a position."""
    question = {"game": "new-angeles", "ask": what, "position": place or {}, **fields}
    return judge.answer(Part(question, "$"), pack or PACK)


def error(answer: Json) -> tuple[str, str]:
    """The code and the path of an error."""
    return answer["error"]["code"], answer["error"]["at"]


def standing(answer: Json) -> City:
    """The districts of an answer that are not empty. The words for each district are in alphabetical order."""
    found: City = {}
    for number, fields in answer["position"]["districts"].items():
        words = [name for name, value in fields.items() if value is True]
        words += [fields["unrest"]] if fields["unrest"] in STAGES else []
        if words:
            found[int(number)] = " ".join(sorted(words))
    return found


def supply(answer: Json) -> dict[str, int]:
    """The resources of an answer that are above 0."""
    return {name: amount for name, amount in answer["position"]["supply"].items() if amount}
