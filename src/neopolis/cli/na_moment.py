"""A moment of New Angeles: the table as the terminal game shows it, and what each player and each deck holds."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from neopolis.cli.canvas import Canvas
from neopolis.cli.lab_sentences import words
from neopolis.cli.na_log import event_words, told_once
from neopolis.cli.na_map import width_of
from neopolis.cli.na_pages import final_rows
from neopolis.cli.na_screen import CELL, Board, table_height
from neopolis.cli.panel import Panel
from neopolis.cli.sentences import words as game_words
from neopolis.cli.terminal import LEAST_WIDTH, MOST_WIDTH
from neopolis.engine.event import Event
from neopolis.lab.playback import seat_names
from neopolis.new_angeles.game import NewAngelesGame
from neopolis.new_angeles.pack import Pack
from neopolis.new_angeles.position import Position, position
from neopolis.new_angeles.things import ASSET, EVENT, INVESTMENT, TYPE_NAMES
from neopolis.new_angeles.view import PlayerView, View

TRACKS: Final = 9  # rows of supply, threat and rounds


def when(game: NewAngelesGame) -> str:
    """The round and the active player."""
    view = game.view(None)
    turn = game_words("na-turn", name=seat_names(game.seats)[view.active])
    return f"{game_words('na-round', round=view.round) if view.round else game_words('na-setup')}, {turn}"


def sentences(game: NewAngelesGame, events: list[Event]) -> list[str]:
    """Events as the log of the terminal game tells them."""
    names = seat_names(game.seats)
    return [event_words(game.pack, event, names) for event in told_once(events)]


def show_table(console: Console, game: NewAngelesGame, viewer: int | None) -> None:
    """Print what lies on the table as the owner of the record (None) or a seat may see it."""
    _show_board(console, game, viewer)
    console.print()
    shown: Position | View = position(game) if viewer is None else game.view(viewer)
    for line in (*_possessions(game.pack, shown, viewer), *_decks(game.pack, shown)):
        console.print(line, markup=False)
    if game.over:
        console.print()
        for row in final_rows(game, seat_names(game.seats)):
            console.print(row)


def _show_board(console: Console, game: NewAngelesGame, viewer: int | None) -> None:
    """The board without its header, which the title of the moment replaces. The tracks are beside it if they fit."""
    beside = console.width >= LEAST_WIDTH
    width = min(console.width, MOST_WIDTH) if beside else width_of(CELL)
    height = table_height(game.seats)
    canvas = Canvas(width, height if beside else height + TRACKS)
    board = Board(canvas, game, viewer, seat_names(game.seats))
    board.draw_table({})
    x, y = (board.left + 1, 1) if beside else (0, height)
    board.draw_tracks(Panel(canvas, x, y, width - x, TRACKS))
    for row in canvas.rows()[1:]:
        console.print(row, no_wrap=True, overflow="crop")


def _possessions(pack: Pack, shown: Position | View, viewer: int | None) -> list[str]:
    """Rival, investment, emergency actions and hand of each player; what is not known is said to be hidden."""
    lines: list[str] = []
    names = seat_names(len(shown.players))
    for player in shown.players:
        open_to_viewer = viewer in (None, player.seat)
        unknown = words("none") if open_to_viewer else words("hidden")
        rival = pack.names[player.rival] if player.rival else unknown
        investment = pack.investment_name(player.investment) if player.investment else unknown
        who, corporation = names[player.seat], player.corporation
        lines.append(words("na-owned", who=who, corporation=corporation, rival=rival, investment=investment))
        emergencies = [_emergency(pack, player, card) for card in player.emergencies]
        if emergencies:
            lines.append(words("na-emergencies", cards=", ".join(emergencies)))
        lines.append(_hand(pack, player))
    return lines


def _emergency(pack: Pack, player: PlayerView, card: int) -> str:
    if card in player.emergencies_face_up:
        return pack.names[card]
    return words("na-face-down", card=pack.names[card])


def _hand(pack: Pack, player: PlayerView) -> str:
    """The cards of a hand, or those that are known to be in it."""
    if player.hand is not None:
        return words("hand", tiles=_names(pack, player.hand))
    if player.known_cards:
        return words("na-hand-known", count=player.hand_count, cards=_names(pack, player.known_cards))
    return words("hand", tiles=words("hidden"))


def _names(pack: Pack, things: list[int]) -> str:
    """Things of the number line by name; 0 is one that is not known."""
    return ", ".join([pack.names[thing] if thing else words("unknown") for thing in things]) or words("none")


def _decks(pack: Pack, shown: Position | View) -> list[str]:
    """What lies face down, as far as it is known."""
    lines = [
        _deck("na-track", pack, shown.track, ASSET),
        _deck("na-events", pack, shown.events, EVENT),
        _demands(pack, shown.demands),
    ]
    if isinstance(shown, Position):
        lines += [words("na-deck", type=name, cards=_names(pack, deck))
                  for name, deck in zip(TYPE_NAMES, shown.decks, strict=True)]
        lines.append(words("discards", tiles=_names(pack, shown.discards)))
        lines += [words("na-draws", who=f"{seat}", cards=_names(pack, [INVESTMENT + one for one in drawn]))
                  for seat, drawn in enumerate(shown.drawn)]
    if shown.rival_aside:
        lines.append(words("na-aside", card=pack.names[shown.rival_aside]))
    return [line for line in lines if line]


def _deck(code: str, pack: Pack, cards: list[int], base: int) -> str:
    """A row of face-down cards; nothing is said of one that is not known at all."""
    if not any(cards):
        return ""
    return words(code, cards=_names(pack, [base + card if card else 0 for card in cards]))


def _demands(pack: Pack, demands: list[int]) -> str:
    if not any(demands):
        return ""
    names = [pack.demand_names[demand] if demand else words("unknown") for demand in demands]
    return words("na-demands", cards=", ".join(names))
