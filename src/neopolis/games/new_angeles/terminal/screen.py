"""The screen of New Angeles: the city, supply and threat, the deal, the players, the log, and the question."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from neopolis.games.new_angeles.cards.investments import investment_capital
from neopolis.games.new_angeles.content.pack import Pack
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.ids import (
    ASSET,
    CORPORATION,
    CORPORATION_NAMES,
    CORPORATIONS,
    DISTRICT,
    DISTRICTS,
    FEDERALIST,
    INVESTMENT,
    LAST_THREAT,
    RESOURCE_NAMES,
    STANDARD_ROUNDS,
)
from neopolis.games.new_angeles.knowledge.view import PlayerView, View
from neopolis.games.new_angeles.rules.state import NOBODY
from neopolis.games.new_angeles.rules.winning import must_beat
from neopolis.games.new_angeles.terminal.cards import SHORT_CORPORATIONS, asset_labels
from neopolis.games.new_angeles.terminal.ledger_panel import LedgerPanel
from neopolis.games.new_angeles.terminal.log import event_words, heard_events
from neopolis.games.new_angeles.terminal.map import HEIGHT, Map, width_of
from neopolis.games.new_angeles.terminal.options import Options
from neopolis.games.new_angeles.terminal.question import Question
from neopolis.games.new_angeles.terminal.stop_commands import draw_calls
from neopolis.games.new_angeles.text.card_texts import component_name, short_text
from neopolis.terminal.canvas import Canvas, wrap
from neopolis.terminal.panel import ASKED, FADED, HEADER, MESSAGE, Panel
from neopolis.terminal.sentences import words
from neopolis.text.messages import message, name_of

GOOD: Final = "color(114)"
BAD: Final = "bold color(203)"
ACTIVE: Final = "bold color(229)"
CELL: Final = 15  # columns of a district on the narrowest screen
DEAL: Final = 6  # rows of the deal
NEXT: Final = {"production": "then-event", "event": "event-now", "demand": "next-round"}  # what comes next, by phase


def table_height(seats: int) -> int:
    """The rows of header, city, deal and players."""
    return 1 + HEIGHT + DEAL + 1 + seats


def when_words(view: View, names: list[str]) -> str:
    """The round, its phase and the active player."""
    return words(f"na-in-{view.phase}", round=view.round, demand=view.round // 2, active=names[view.active])


class Board:
    """Draws the table as a seat or a spectator sees it."""

    def __init__(self, canvas: Canvas, pack: Pack, view: View, names: list[str]) -> None:
        self.canvas = canvas
        self.pack = pack
        self.names = names
        self.view = view
        self.cell = CELL + min(max(canvas.width - 100, 0) // 10, 5)
        self.left = width_of(self.cell)

    def draw_table(self, keys: dict[int, str]) -> None:
        """Draw header, city, deal and players on the left. Districts with keys can be chosen."""
        self._header()
        Map(self.canvas, 0, 1, self.cell, self.pack, self.view).draw(keys)
        self._deal(Panel(self.canvas, 0, 1 + HEIGHT, self.left, DEAL))
        self._players(Panel(self.canvas, 0, 1 + HEIGHT + DEAL, self.left, 1 + self.view.seats))

    def draw_tracks(self, panel: Panel) -> None:
        """Draw supply, threat and rounds."""
        self._supply(panel)
        self._threat(panel)
        self._rounds(panel)

    def _header(self) -> None:
        canvas, view = self.canvas, self.view
        canvas.fill(0, 0, canvas.width, 1, HEADER)
        awaited = words("awaited", names=", ".join([self.names[seat] for seat in view.awaited]))
        canvas.right(canvas.width - 1, 0, awaited, HEADER)
        when = when_words(view, self.names)
        canvas.put(
            1,
            0,
            f"{message('game-new-angeles', {}).upper()}  {when}",
            HEADER,
            room=canvas.width - cell_len(awaited) - 3,
        )

    # The deal and the players.

    def _deal(self, panel: Panel) -> None:
        """NA 16: draw the asset, both offers and their support."""
        deal = self.view.deal
        if not deal.revealed and not deal.main and not deal.counters:
            panel.title(words("na-no-deal"))
            return
        asset = ASSET + deal.revealed
        panel.title(words("na-deal", asset=name_of(self.pack.names[asset]) if deal.revealed else "-"))
        panel.line(short_text(self.pack, asset) if deal.revealed else "", FADED)
        declared = deal.main_declared
        self._offer(panel, "main", deal.main, self.view.active, deal.main_support, declared)
        card = deal.counters[-1] if deal.counters else 0
        self._offer(panel, "counter", card, deal.counterer, deal.counter_support, deal.counter_declared)

    def _offer(self, panel: Panel, kind: str, card: int, seat: int, support: int, declared: list[int]) -> None:
        label = words(f"na-{kind}").ljust(8)
        if not card or seat == NOBODY:
            panel.line(words("na-no-offer", kind=label), FADED)
            panel.line("")
            return
        below = len(self.view.deal.counters) - 1
        price = " " + words("na-price", count=below) if kind == "counter" and below else ""
        name = name_of(self.pack.names[card])
        barred = ", ".join([self.names[other] for other in self.view.deal.cannot_support_counter])
        if kind == "counter" and barred:  # NA 72.18: these players may not support the counteroffer
            price += " " + words("na-barred", names=barred)
        panel.line(words("na-offer", kind=label, support="+" * support or "-", who=self.names[seat], card=name) + price)
        told = ", ".join([name_of(self.pack.names[thing]) for thing in declared])
        more = words("na-declared", things=told) if declared else short_text(self.pack, card)
        panel.line(" " * 9 + more, FADED)

    def _players(self, panel: Panel) -> None:
        """Draw capital, cards in hand, emergency actions and assets of all players."""
        panel.title(words("na-players"))
        self.canvas.put(panel.x + 28, panel.y - 1, f" {words('na-head')} ", FADED)
        for player in self.view.players:
            self._player(panel, player)

    def _player(self, panel: Panel, player: PlayerView) -> None:
        canvas, y = self.canvas, panel.y
        style = ACTIVE if player.seat == self.view.active else "bold" if player.seat == self.view.seat else ""
        canvas.put(panel.x, y, "▶" if player.seat == self.view.active else " ", ACTIVE)
        canvas.put(panel.x + 1, y, self.names[player.seat], style, room=12)
        canvas.put(panel.x + 14, y, SHORT_CORPORATIONS[CORPORATION_NAMES.index(player.corporation)], room=13)
        canvas.right(panel.x + 33, y, str(player.capital), "bold")
        canvas.right(panel.x + 38, y, str(player.hand_count))
        up = len(player.emergencies_face_up)
        emergencies = "E" * up + "e" * (len(player.emergencies) - up)
        canvas.put(panel.x + 39, y, emergencies)
        at = panel.x + 40 + max(len(emergencies), 2)
        tired = [asset in player.exhausted for asset in player.assets]
        names = [name_of(self.pack.names[ASSET + asset]) for asset in player.assets]
        for place, label in enumerate(asset_labels(names, tired, panel.x + panel.width - at)):
            canvas.put(at, y, label, FADED if place < len(tired) and tired[place] else "")
            at += len(label) + 1
        panel.y += 1

    # The tracks.

    def _supply(self, panel: Panel) -> None:
        """NA 58.0: draw each resource on its track, with what the demand asks for."""
        view = self.view
        fails = self.pack.tables.demand_threat[view.demand]
        panel.title(words("na-supply", demand=name_of(self.pack.demand_names[view.demand]), threat=fails))
        for resource, name in enumerate(RESOURCE_NAMES):
            now, target = view.supply[name], view.targets[name]
            last = self.pack.tables.track_last[resource]
            track = "".join(["■" if at < now else "□" if at < target else "·" for at in range(last)])
            self.canvas.put(panel.x + 14, panel.y, track, GOOD if now >= target else BAD)
            self.canvas.put(panel.x + 24, panel.y, f"{now}/{target}", GOOD if now >= target else BAD)
            self.canvas.put(panel.x, panel.y, name_of(name))
            panel.y += 1

    def _threat(self, panel: Panel) -> None:
        threat = self.view.threat
        bar = "▮" * (threat // 2) + "▯" * (LAST_THREAT // 2 - threat // 2)
        panel.line(f"{words('na-threat', threat=threat)} {bar}", BAD if threat >= 15 else "bold")

    def _rounds(self, panel: Panel) -> None:
        """NA 51.1: draw which round it is, and what comes next."""
        view = self.view
        demand = view.phase == "demand"
        places: list[str] = []
        for number in range(1, STANDARD_ROUNDS + 1):
            here = number == view.round
            places.append(f"[{number}]" if here and not demand else str(number))
            if number % 2 == 0:
                places.append("[◆]" if here and demand else "◆")
        panel.line(words("na-rounds", track=" ".join(places)))
        known = view.event or view.events[0]
        back = words("na-event-next", back=component_name(view.next_event_back))
        event = name_of(self.pack.event_name(known)) if known else back
        panel.line(words(f"na-{self._what_next()}", turns=view.turns_left, event=event), FADED)

    def _what_next(self) -> str:
        """The message about the next turns and events."""
        view = self.view
        if view.phase in NEXT:
            return NEXT[view.phase]
        return "turns-left" if view.turns_left > 1 else "one-turn-left" if view.turns_left else "no-turn-left"


def draw_public(canvas: Canvas, pack: Pack, view: View, names: list[str], log: list[str]) -> None:
    """Draw what a spectator sees, and the last sentences of the log that fit."""
    board = Board(canvas, pack, view, names)
    board.draw_table({})
    below = table_height(view.seats)
    x = board.left + 1
    board.draw_tracks(Panel(canvas, x, 1, canvas.width - x, below - 1))
    Panel(canvas, 0, below, canvas.width, canvas.height - below - 1).log(words("log"), log)


class Screen(Board):
    """Draws a game for a seat: its view, and its log."""

    def __init__(self, canvas: Canvas, game: NewAngelesGame, seat: int, names: list[str]) -> None:
        super().__init__(canvas, game.pack, game.view(seat), names)
        self.game = game
        self.seat = seat

    def draw(self, question: Question, message: str, heard: int) -> None:
        """Draw the whole screen with a question. The player has already seen the first `heard` events of the log."""
        keys = {
            option - DISTRICT: key for option, key in question.keys.items() if DISTRICT < option <= DISTRICT + DISTRICTS
        }
        self.draw_table(keys)
        table = table_height(self.view.seats)
        below = table + self.canvas.wrapped(table, question.text, ASKED)
        height = self.canvas.height - below - 1
        options = Options(self.canvas, self.game, self.view, self.names, question)
        options.draw(below, height)
        x, rows = self.left + 1, min(options.rows(), height)
        foot = Panel(self.canvas, 0, below + rows, self.canvas.width, height - rows)
        self._side(Panel(self.canvas, x, 1, self.canvas.width - x, table - 1), foot, heard)
        self.canvas.footer(message, MESSAGE)

    def _side(self, panel: Panel, foot: Panel, heard: int) -> None:
        self.draw_tracks(panel)
        self._own(panel)
        draw_calls(panel, self.view.stops, self.names)
        LedgerPanel(self.game, self.view, self.seat, self.names).draw(panel, foot)
        self._log(panel, heard)

    def _own(self, panel: Panel) -> None:
        """Draw the contract, rival card and investment of this seat."""
        me = self.view.players[self.seat]
        corporation = CORPORATION_NAMES.index(me.corporation)
        panel.title(words("na-you", name=self.names[self.seat], corporation=me.corporation))
        sheet = (0 if self.view.seats == 4 else CORPORATIONS) + corporation
        panel.line(words(f"na-contract-{corporation}", pays=self.pack.tables.contract[sheet]))
        if me.rival:
            panel.line(self._rival(me.rival, CORPORATION + corporation))
        if me.investment:
            card = name_of(self.pack.investment_name(me.investment))
            now = investment_capital(self.game.s, me.investment)
            what = short_text(self.pack, INVESTMENT + me.investment)
            panel.wrapped(words("na-investment", card=card, what=what, pays=now), 2)

    def _rival(self, rival: int, own: int) -> str:
        if rival == FEDERALIST:
            return words("na-rival-federalist")
        if rival == own:
            return words("na-rival-own", count=must_beat(self.view.seats))
        holder = [
            self.names[player.seat]
            for player in self.view.players
            if player.corporation == CORPORATION_NAMES[rival - CORPORATION]
        ]
        return words("na-rival", card=f"{name_of(self.pack.names[rival])} ({', '.join(holder)})")

    def _log(self, panel: Panel, heard: int) -> None:
        """Draw the last events. The first `heard` events of the log are faded."""
        if panel.left < 2:
            return
        panel.title(words("log"))
        events = heard_events(self.game, self.seat)
        found: list[tuple[str, str]] = []
        shown = [one.id for one in self.view.proposals]  # these are drawn above the log
        for at in range(max(len(events) - panel.left - len(shown), 0), len(events)):
            if events[at].kind == "proposed" and events[at].things[1] in shown:
                continue
            sentence = event_words(self.pack, events[at], self.names)
            for part in wrap(sentence, panel.width, "  "):
                found.append((part, FADED if at < heard else ""))
        for part, style in found[-panel.left :]:
            panel.line(part, style)
