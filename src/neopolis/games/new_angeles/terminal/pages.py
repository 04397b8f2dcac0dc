"""The pages of New Angeles: help, log, cards, capital, and the result."""

from __future__ import annotations

from rich.text import Text

from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ASSET, CORPORATION_NAMES, EVENT
from neopolis.games.new_angeles.knowledge.view import PlayerView
from neopolis.games.new_angeles.terminal.cards import SHORT_CORPORATIONS, type_name
from neopolis.games.new_angeles.terminal.log import event_words
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.text.card_texts import full_text, why_text
from neopolis.games.new_angeles.text.notation import paragraph_of
from neopolis.games.new_angeles.text.rules import RULEBOOK
from neopolis.terminal.page import Page
from neopolis.terminal.panel import FADED, TITLE
from neopolis.terminal.sentences import words
from neopolis.text.messages import name_of
from neopolis.text.rulebook import has_rules, rule_text


def help_page(game: NewAngelesGame, question: Question, width: int) -> list[Text]:
    """The current question with its rules and the cards on the table, how to answer, and what the symbols mean."""
    page = Page(width)
    page.title(words("question-title"))
    page.text(question.text)
    if not has_rules():
        page.text(words("no-rules"))
    deal = game.view(question.seat).deal
    cards = [deal.main, *deal.counters[-1:], ASSET + deal.revealed if deal.revealed else 0]
    for number in dict.fromkeys([*question.rules, *[paragraph_of(card) for card in cards if card]]):
        page.title(number)
        page.text(rule_text(number, RULEBOOK), indent="  ")
    page.title(words("answers-title"))
    page.text(words("na-answers"))
    page.title(words("na-help-title"))
    page.text(words("na-help"))
    page.title(words("na-stops-title"))
    page.text(words("na-stops-help"))
    page.title(words("legend-title"))
    page.text(words("na-legend"))
    return page.rows


def log_page(game: NewAngelesGame, seat: int, names: list[str], width: int) -> list[Text]:
    """All events that a seat may know, latest first."""
    page = Page(width)
    page.title(words("log"))
    for event in reversed(game.history(seat)):
        page.text(event_words(game.pack, event, names))
    return page.rows


def _card(page: Page, game: NewAngelesGame, thing: int, note: str = "") -> None:
    """Add a card to a page: its paragraph, what it does, and advice."""
    kind = type_name(game.pack, thing)
    notes = ", ".join([part for part in (kind, note, paragraph_of(thing)) if part])
    page.text(f"{name_of(game.pack.names[thing])} ({notes}): {full_text(game.pack, thing)}")
    page.text(why_text(game.pack, thing), FADED, indent="   ")


def hand_page(game: NewAngelesGame, seat: int, width: int) -> list[Text]:
    """The seat's hand and emergency actions, and the events that it has seen."""
    page = Page(width)
    view = game.view(seat)
    me = view.players[seat]
    page.title(words("na-hand-title"))
    for card in me.hand or []:
        _card(page, game, card)
    page.title(words("na-emergencies-title"))
    for card in me.emergencies:
        _card(page, game, card, "" if card in me.emergencies_face_up else words("na-face-down"))
    known = [(place, event) for place, event in enumerate(view.events, start=1) if event]
    if known:
        page.title(words("na-events-title"))
        for place, event in known:
            text = f"{name_of(game.pack.event_name(event))}: {full_text(game.pack, EVENT + event)}"
            page.text(words("na-event-place", place=place, event=text))
    return page.rows


def assets_page(game: NewAngelesGame, seat: int, names: list[str], width: int) -> list[Text]:
    """All players' assets and emergency actions, and the cards that the seat knows in other hands."""
    page = Page(width)
    for player in game.view(seat).players:
        page.title(words("na-assets-title", name=names[player.seat]))
        for asset in player.assets:
            _card(page, game, ASSET + asset, words("na-exhausted") if asset in player.exhausted else "")
        for card in player.emergencies:
            _card(page, game, card, "" if card in player.emergencies_face_up else words("na-face-down"))
        if player.known_cards:
            page.title(words("na-known-title", name=names[player.seat]))
            page.text(", ".join([name_of(game.pack.names[card]) for card in player.known_cards]))
    return page.rows


def _name(player: PlayerView, names: list[str]) -> tuple[str, str]:
    return names[player.seat].ljust(13), SHORT_CORPORATIONS[CORPORATION_NAMES.index(player.corporation)].ljust(13)


def standing_page(game: NewAngelesGame, seat: int, names: list[str], width: int) -> list[Text]:
    """NA 7.2: everybody's capital, the richest first."""
    page = Page(width)
    page.title(words("na-standing-title"))
    for player in sorted(game.view(seat).players, key=lambda player: -player.capital):
        name, corporation = _name(player, names)
        page.text(words("na-standing", name=name, corporation=corporation, capital=player.capital))
    return page.rows


def final_rows(game: NewAngelesGame, names: list[str]) -> list[Text]:
    """NA 69: how the game ended, everybody's capital and rival, and who has won."""
    result = game.result
    rows = [Text(words("na-final-title"), TITLE)]
    if result is None:
        return rows
    rows.append(Text(words(f"na-final-{result.reason}")))
    for player in game.view(None).players:
        name, corporation = _name(player, names)
        won = words("na-final-won") if player.seat in result.winners else ""
        rival = name_of(game.pack.names[player.rival])
        capital = str(player.capital).rjust(3)
        row = words("na-final", name=name, corporation=corporation, capital=capital, rival=rival, won=won)
        rows.append(Text(row, "bold" if won else ""))
    winners = ", ".join([names[seat] for seat in result.winners])
    code = "winner" if len(result.winners) == 1 else "winners"
    rows.append(Text(words(code, names=winners) if winners else words("na-nobody"), "bold"))
    return rows
