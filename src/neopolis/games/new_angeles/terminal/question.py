"""The current question of New Angeles: what to type for each answer, and what each answer means."""

from __future__ import annotations

from typing import Final

from neopolis.engine.decision import Decision
from neopolis.games.new_angeles.cards.declaring import alternatives
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    ABSTAIN,
    AMOUNT,
    COMPONENT,
    COUNTER,
    DISTRICT,
    DISTRICTS,
    DONE,
    FIRST,
    MAIN,
    NO,
    PASS,
    RESOURCE,
    RESOURCE_NAMES,
    SEAT,
    SEATS,
    SECOND,
    TYPE,
    TYPES,
    YES,
)
from neopolis.games.new_angeles.knowledge.view import View
from neopolis.games.new_angeles.text.card_texts import component_name, counted_name
from neopolis.games.new_angeles.text.notation import LABELS, option_label
from neopolis.terminal.question import Question as Asked
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of

LAST: Final = {DONE: "done", PASS: "pass", ABSTAIN: "abstain"}  # the answers whose key is 0
MOST_TOLD: Final = 8  # keys with gaps in their numbers that are listed; if there are more, a range is shown
TRADE_RULES: Final = ("NA 65.0", "NA 65.1", "NA 65.2", "NA 65.3", "NA 65.4", "NA 65.5")
PLAIN: Final = {YES: "yes", NO: "no"}


class Question(Asked):
    """What a seat is asked, with a key for each answer. A seat that is not asked can still trade."""

    def __init__(self, game: NewAngelesGame, seat: int) -> None:
        if seat in game.deciders:
            super().__init__(game.decision(seat), game.question(seat))
        else:  # NA 65.0: a seat can trade without being asked anything
            super().__init__(Decision(seat, "listening", [], TRADE_RULES, 0), words("na-listening"))
        place = 0
        for option in self.options:
            if option in LAST:
                continue
            place += 1
            self.keys[option] = str(self._own_number(option, place))
        for option in self.options:
            if option in LAST:
                self.keys[option] = "0"

    def key_range(self) -> str:
        """The keys as a range, or one by one if they have gaps and are few."""
        if not self.keys:
            return words("na-listening-keys")
        numbers = sorted([int(key) for key in self.keys.values()])
        if self.enter is not None:
            return super().key_range()
        gaps = len(numbers) != numbers[-1] - numbers[0] + 1
        if gaps and len(numbers) <= MOST_TOLD:
            return " ".join([str(number) for number in numbers])
        return words("keys", first=numbers[0], last=numbers[-1])

    def _own_number(self, option: int, place: int) -> int:
        """The key of an option: a district's own number, an amount, or else its position in the list."""
        if DISTRICT < option <= DISTRICT + DISTRICTS:
            return option - DISTRICT
        return option - AMOUNT if self.options[0] >= AMOUNT else place


def is_card(option: int) -> bool:
    """Whether an answer is a card of any kind."""
    return DONE < option <= DISTRICT


class Answers:
    """The answers to a question in words, as its seat sees them."""

    def __init__(self, game: NewAngelesGame, view: View, names: list[str], question: Question) -> None:
        self.pack = game.pack
        self.alternatives = alternatives(game.s, question.seat)
        self.view = view
        self.names = names
        self.prompt = question.prompt

    def text(self, option: int) -> str:
        """The name of an answer, with details."""
        if option in LAST:
            return words(f"na-{LAST[option]}")
        if option in LABELS:
            return option_label(self.pack, option)
        if option in PLAIN:
            return words(f"na-{PLAIN[option]}")
        if option in (FIRST, SECOND):
            return words(f"na-{self.alternatives}-{1 if option == FIRST else 2}")
        if is_card(option):
            return name_of(self.pack.names[option])
        if DISTRICT < option <= DISTRICT + DISTRICTS:
            return self._district(option - DISTRICT)
        if SEAT <= option < SEAT + SEATS:
            return self._seat(option - SEAT)
        return self._number(option)

    def _district(self, number: int) -> str:
        district = self.view.districts[number - 1]
        found = [component_name(name) for name in district.components]
        if district.unrest != "stable":
            found.insert(0, name_of(district.unrest))
        if not found:
            return words("na-district", name=district.name)
        return words("na-district-with", name=district.name, components=", ".join(found))

    def _seat(self, seat: int) -> str:
        player = self.view.players[seat]
        return words(
            "na-seat",
            name=self.names[seat],
            corporation=player.corporation,
            capital=player.capital,
            cards=player.hand_count,
        )

    def _number(self, option: int) -> str:
        view = self.view
        if option >= AMOUNT:
            amount = option - AMOUNT
            return words("na-fee") if self.prompt == "support-or-pay" else words("na-amount", amount=amount)
        if option == MAIN:
            return words("na-offer-main", card=name_of(self.pack.names[view.deal.main]) if view.deal.main else "")
        if option == COUNTER:
            return words("na-offer-counter", card=name_of(self.pack.names[view.deal.counters[-1]]))
        if TYPE <= option < TYPE + TYPES:
            return words("na-type", name=name_of(self.pack.names[option]), count=view.decks[option - TYPE])
        if RESOURCE <= option < TYPE:
            name = RESOURCE_NAMES[option - RESOURCE]
            return words("na-resource", name=name_of(name), now=view.supply[name], target=view.targets[name])
        return counted_name(option - COMPONENT) if COMPONENT <= option < PASS else name_of(self.pack.names[option])
