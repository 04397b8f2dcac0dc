"""The games as `simulate` and `replay` take them from their boxes: what can be asked for, and how all is shown."""

from __future__ import annotations

from typing import Final, Generic

from rich.console import Console

from neopolis.cli.cli_options import CliOptions
from neopolis.games.neom import game as neom
from neopolis.games.neom.game import NeomGame
from neopolis.games.neom.summary.lab import NEOM_LAB, pack_of
from neopolis.games.neom.summary.summary import NeomSummary
from neopolis.games.neom.terminal import replay as neom_moment
from neopolis.games.neom.terminal import tables as neom_tables
from neopolis.games.new_angeles import game as new_angeles
from neopolis.games.new_angeles.game import NewAngelesGame
from neopolis.games.new_angeles.summary.lab import NEW_ANGELES_LAB
from neopolis.games.new_angeles.summary.summary import NewAngelesSummary
from neopolis.games.new_angeles.terminal import replay as na_moment
from neopolis.games.new_angeles.terminal import tables as na_tables
from neopolis.lab.lab import G, Lab, Simulation, T
from neopolis.lab.playback import Moment


class LabBox(Generic[G, T]):
    """A game with all that showing simulations and records of it takes."""

    lab: Lab[G, T]
    seats = (0, 0, 0)  # least, most, and how many play if nobody says it
    of_others: tuple[str, ...] = ()  # wishes that another game fulfils

    def options(self, options: CliOptions) -> dict[str, object]:
        """The options of the games."""
        raise NotImplementedError

    def show_tables(self, console: Console, totals: T, simulation: Simulation) -> None:
        """What the games came to."""
        raise NotImplementedError

    def when(self, moment: Moment[G, T]) -> str:
        """How far a game has come."""
        raise NotImplementedError

    def sentences(self, moment: Moment[G, T], viewer: int | None) -> list[str]:
        """What happened, as far as a viewer may know it; None may know all."""
        raise NotImplementedError

    def show_table(self, console: Console, moment: Moment[G, T], viewer: int | None) -> None:
        """All that lies on the table, and how the game ended, if it did."""
        raise NotImplementedError


class NeomLabBox(LabBox[NeomGame, NeomSummary]):
    """NEOM for 1 to 5."""

    lab = NEOM_LAB
    seats = (1, neom.MOST_SEATS, 3)
    of_others = ("setup", "corporations")

    def options(self, options: CliOptions) -> dict[str, object]:
        return {
            "variant": options.variant or "standard",
            "tiles": options.tiles or None,
            "seller_money": options.seller_money or "before-disaster",
        }

    def show_tables(self, console: Console, totals: NeomSummary, simulation: Simulation) -> None:
        neom_tables.show_tables(console, totals, pack_of(simulation.content), simulation.bots)

    def when(self, moment: Moment[NeomGame, NeomSummary]) -> str:
        return neom_moment.when(moment.game)

    def sentences(self, moment: Moment[NeomGame, NeomSummary], viewer: int | None) -> list[str]:
        return moment.sentences(viewer)

    def show_table(self, console: Console, moment: Moment[NeomGame, NeomSummary], viewer: int | None) -> None:
        neom_moment.show_table(console, moment.game, viewer)


class NewAngelesLabBox(LabBox[NewAngelesGame, NewAngelesSummary]):
    """New Angeles for 4 to 6."""

    lab = NEW_ANGELES_LAB
    seats = (new_angeles.LEAST_SEATS, new_angeles.MOST_SEATS, new_angeles.LEAST_SEATS)
    of_others = ("tiles", "variant", "seller_money")

    def options(self, options: CliOptions) -> dict[str, object]:
        return {"setup": options.setup or None, "corporations": options.named_corporations()}

    def show_tables(self, console: Console, totals: NewAngelesSummary, simulation: Simulation) -> None:
        na_tables.show_tables(console, totals, simulation.bots)

    def when(self, moment: Moment[NewAngelesGame, NewAngelesSummary]) -> str:
        return na_moment.when(moment.game)

    def sentences(self, moment: Moment[NewAngelesGame, NewAngelesSummary], viewer: int | None) -> list[str]:
        return na_moment.sentences(moment.game, moment.heard(viewer))

    def show_table(
        self, console: Console, moment: Moment[NewAngelesGame, NewAngelesSummary], viewer: int | None
    ) -> None:
        na_moment.show_table(console, moment.game, viewer)


NEOM_LAB_BOX: Final = NeomLabBox()
NEW_ANGELES_LAB_BOX: Final = NewAngelesLabBox()
