"""Prints a recorded game of New Angeles after a move: the board, and the cards of each player and deck."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import ASSET, TYPE_NAMES
from neopolis.games.new_angeles.knowledge.view import PlayerView, View
from neopolis.games.new_angeles.position import Position, position
from neopolis.games.new_angeles.terminal.map import width_of
from neopolis.games.new_angeles.terminal.pages import final_rows
from neopolis.games.new_angeles.terminal.screen import CELL, Board, table_height
from neopolis.terminal.canvas import Canvas
from neopolis.terminal.lab_words import words
from neopolis.terminal.panel import Panel
from neopolis.terminal.terminal import LEAST_WIDTH, MOST_WIDTH
from neopolis.text.messages import name_of

TRACKS: Final = 9  # rows of supply, threat and rounds
NEXT: Final = 3  # how many of the next cards of each pile the owner of the record sees


def print_table(console: Console, game: NewAngelesGame, viewer: int | None, names: list[str]) -> None:
    """Print everything on the table as the owner of the record (None) or a seat may see it."""
    _print_board(console, game, viewer, names)
    console.print()
    shown: Position | View = position(game) if viewer is None else game.view(viewer)
    for line in (*_possessions(game.pack, shown, viewer, names), *_piles(game.pack, shown, names)):
        console.print(line, markup=False)
    if game.over:
        console.print()
        for row in final_rows(game, names):
            console.print(row)


def _print_board(console: Console, game: NewAngelesGame, viewer: int | None, names: list[str]) -> None:
    """Print the board, and the tracks beside it if they fit. It has no header, since a title is printed above it."""
    beside = console.width >= LEAST_WIDTH
    width = min(console.width, MOST_WIDTH) if beside else width_of(CELL)
    height = table_height(game.seats)
    canvas = Canvas(width, height if beside else height + TRACKS)
    board = Board(canvas, game.pack, game.view(viewer), names)
    board.draw_table({})
    x, y = (board.left + 1, 1) if beside else (0, height)
    board.draw_tracks(Panel(canvas, x, y, width - x, TRACKS))
    console.print(Text("\n").join(canvas.rows()[1:]), no_wrap=True, overflow="crop")


def _possessions(pack: Pack, shown: Position | View, viewer: int | None, names: list[str]) -> list[str]:
    """Rival, investment, emergency actions and hand of each player; unknown cards are shown as hidden."""
    lines: list[str] = []
    for player in shown.players:
        open_to_viewer = viewer in (None, player.seat)
        unknown = words("none") if open_to_viewer else words("hidden")
        rival = name_of(pack.names[player.rival]) if player.rival else unknown
        investment = name_of(pack.investment_name(player.investment)) if player.investment else unknown
        who, corporation = names[player.seat], player.corporation
        lines.append(words("na-owned", who=who, corporation=corporation, rival=rival, investment=investment))
        emergencies = [_emergency(pack, player, card) for card in player.emergencies]
        if emergencies:
            lines.append(words("na-emergencies", cards=", ".join(emergencies)))
        lines.append(_hand(pack, player))
    return lines


def _emergency(pack: Pack, player: PlayerView, card: int) -> str:
    if card in player.emergencies_face_up:
        return name_of(pack.names[card])
    return words("na-face-down", card=name_of(pack.names[card]))


def _hand(pack: Pack, player: PlayerView) -> str:
    """The cards of a hand, or those that are known to be in it."""
    if player.hand is not None:
        return words("hand", tiles=_counted(pack, player.hand))
    if player.known_cards:
        return words("na-hand-known", count=player.hand_count, cards=_counted(pack, player.known_cards))
    return words("hand", tiles=words("hidden"))


def _counted(pack: Pack, cards: list[int]) -> str:
    """The names of cards, each with the number of copies."""
    names = [name_of(pack.names[card]) for card in sorted(cards)]
    copies = {name: names.count(name) for name in names}
    return ", ".join([f"{name} ×{count}" if count > 1 else name for name, count in copies.items()]) or words("none")


def _piles(pack: Pack, shown: Position | View, names: list[str]) -> list[str]:
    """The face-down cards. The owner of the record sees the next ones and all discards; a seat sees those it knows."""
    most = NEXT if isinstance(shown, Position) else None
    track = shown.track[::-1]  # NA 16.1: the rightmost asset is revealed first
    lines = [
        _known("na-track", [name_of(pack.names[ASSET + asset]) if asset else "" for asset in track][:most]),
        _known("na-events", [name_of(pack.event_name(event)) if event else "" for event in shown.events][:most]),
        _known("na-demands", [name_of(pack.demand_names[demand]) for demand in shown.demands][:most]),
    ]
    if isinstance(shown, Position):
        for name, deck in zip(TYPE_NAMES, shown.decks, strict=True):
            lines.append(_known("na-deck", [name_of(pack.names[card]) for card in deck[:most]], name))
        lines.append(words("discards", tiles=_counted(pack, shown.discards)))
        for who, drawn in zip(names, shown.drawn, strict=False):
            cards = ", ".join([name_of(pack.investment_name(card)) for card in drawn])
            lines.append(words("na-draws", who=who, cards=cards))
    if shown.rival_aside:
        lines.append(words("na-aside", card=name_of(pack.names[shown.rival_aside])))
    return [line for line in lines if line]


def _known(code: str, names: list[str], kind: str = "") -> str:
    """The known cards of a pile with their positions; "" if none is known."""
    places = [f"{place}. {name}" for place, name in enumerate(names, start=1) if name]
    return words(code, cards=", ".join(places), type=kind) if places else ""
