"""NA 65.0, R-133: stops, where the game waits so that players can trade."""

from __future__ import annotations

import pytest

from neopolis import Refused
from neopolis.games import new_angeles
from neopolis.games.new_angeles.rules.stops import STOP_NAMES, has_no_calls, is_called
from neopolis.games.new_angeles.trading.trade import CALL_STOP
from tests.games.new_angeles.table import Table, table
from tests.games.new_angeles.trades import assets, capital, refused, trade

HARMLESS = "Clinical Trials"  # does nothing in a city without illness, and asks nothing

# Each moment: where the table starts, and the phase in which the game waits.
WAITS = {
    "after-deal": ("offer", "action"),
    "end-of-turn": ("offer", "action"),
    "production": ("production", "action"),
    "event": ("event", "production"),
    "round-end": ("event", "event"),
    "investments": ("demand", "demand"),
    "demand": ("demand", "demand"),
}


def stopping(mode: str = "called") -> Table:
    """A table with stops, in the last turn of the first round."""
    return table().stops(mode).track()


def reached(laid: Table, moment: str) -> Table:
    """The table at this moment, where the game waits if it stops there."""
    start, _ = WAITS[moment]
    laid.at(start)
    return laid.offer(0, HARMLESS).all_pass() if start == "offer" else laid


def go_on(laid: Table, answer: str = "continue") -> Table:
    """Every seat that is asked at the open stop gives this answer."""
    for seat in laid.asked:
        laid.answer(seat, answer)
    return laid


def waits(laid: Table) -> list[str]:
    """The moments at which the game stops one after the other, until something else is asked."""
    found: list[str] = []
    while laid.prompt == "stop":
        assert laid.view.stops is not None
        found += laid.view.stops.open
        go_on(laid)
    return found


@pytest.mark.rule("R-133", "NA 65.0")
@pytest.mark.parametrize("moment", STOP_NAMES)
def test_the_game_waits_for_the_seat_that_called(moment: str) -> None:
    """Seat 2 called a stop: it alone is asked, at that moment, and everybody may trade until it continues."""
    laid = reached(stopping().calls(2, moment), moment)

    assert (laid.prompt, laid.asked, laid.view.phase) == ("stop", (2,), WAITS[moment][1])
    assert laid.view.stops is not None and moment in laid.view.stops.open
    assert trade(laid, 0, 3, capital(2)).asked == (2,)
    assert laid.answer(2, "continue").prompt != "stop"


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("seat", [0, 2])
def test_only_a_stop_asks_to_continue(seat: int) -> None:
    """The game asks the seat that called a stop to continue, and then nobody, whatever it asks and when it is over."""
    laid = reached(stopping().threat(24).calls(seat, "demand"), "demand")

    assert (laid.prompt, laid.game.asks_to_continue) == ("stop", True)
    assert (laid.answer(seat, "continue").over, laid.game.asks_to_continue) == (True, False)
    assert not stopping().game.asks_to_continue


@pytest.mark.rule("R-133")
def test_everybody_sees_who_stopped_the_game() -> None:
    """Seats 1 and 2 stop the game. They are named until both continue, also to spectators."""
    laid = reached(stopping().calls(1, "production").calls(2, "production"), "production").answer(2, "continue")
    seen = [laid.game.view(viewer).stops for viewer in (None, 0, 1, 2)]

    assert [stops.callers for stops in seen if stops is not None] == [[1, 2]] * 4
    stops = laid.answer(1, "continue").view.stops
    assert stops is not None and (stops.open, stops.callers) == ([], [])


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("moment", STOP_NAMES)
def test_without_a_call_nothing_stops(moment: str) -> None:
    assert reached(stopping(), moment).prompt != "stop"


@pytest.mark.rule("R-133")
def test_a_game_that_never_stops_takes_no_calls() -> None:
    laid = table()

    assert refused(laid, lambda: laid.game.call_stop(0, "demand")) == "no-stops"
    assert refused(laid, lambda: laid.game.dismiss_stops(0, "game")) == "no-stops"
    assert laid.view.stops is None


@pytest.mark.rule("R-133", "NA 65.0")
def test_always_asks_everybody_at_every_moment() -> None:
    """The game stops after the deal, before End of Turn, Production and the Event, and at the end of the round."""
    laid = stopping("always").events("Humanity Labor Hosts Union Heads")
    laid.offer(0, HARMLESS).all_pass()

    assert laid.asked == (0, 1, 2, 3)
    assert waits(laid) == ["after-deal", "end-of-turn", "production", "event", "round-end"]


@pytest.mark.rule("R-133")
def test_a_round_before_a_demand_round_ends_with_one_stop() -> None:
    """One stop covers the end of round 2 and the scoring of investments; the next is before the demand."""
    laid = stopping("always").round(2).at("event")

    assert waits(laid) == ["event", "round-end", "investments", "demand"]


@pytest.mark.rule("R-133")
@pytest.mark.parametrize(("how", "stops_again"), [("once", False), ("standing", True)])
def test_a_call_is_for_once_or_stands(how: str, stops_again: bool) -> None:
    """In two turns of a round, a standing call stops the game at the end of both, and a single call only once."""
    laid = table().stops("called").track("Coach Walden").calls(1, "end-of-turn", how)
    go_on(laid.offer(0, HARMLESS).all_pass()).until("main-offer").offer(1, HARMLESS).all_pass()

    assert (laid.prompt == "stop") == stops_again


@pytest.mark.rule("R-133")
def test_a_call_is_cancelled() -> None:
    laid = reached(stopping().calls(1, "event", "standing").calls(1, "event", "cancel"), "event")

    assert laid.prompt != "stop"


@pytest.mark.rule("R-133")
def test_everybody_sees_who_wants_to_talk() -> None:
    laid = stopping()
    laid.game.call_stop(3, "production")
    laid.game.call_stop(1, "demand", "standing")
    stops = laid.view.stops

    assert stops is not None
    assert [(seat.once, seat.standing) for seat in stops.seats] == [
        ([], []),
        ([], ["demand"]),
        ([], []),
        (["production"], []),
    ]


@pytest.mark.rule("R-133")
def test_all_seats_that_called_must_continue() -> None:
    """Seats 1 and 3 called a stop. After one of them continues, nothing happens until the other does too."""
    laid = reached(stopping().calls(1, "demand").calls(3, "demand"), "demand").answer(1, "continue")
    assert (laid.asked, laid.view.threat) == ((3,), 0)

    assert laid.answer(3, "continue").prompt == "choose-investment"


@pytest.mark.rule("R-133")
@pytest.mark.parametrize(
    ("answer", "rounds"), [("continue", [1, 1, 3, 3]), ("continue round", [1, 3]), ("continue game", [1])]
)
def test_stops_are_dismissed_for_the_moment_the_round_or_the_game(answer: str, rounds: list[int]) -> None:
    """Seat 0 always stops before Production and the Event. Its answer decides whether later stops wait for it."""
    laid = stopping().calls(0, "production", "standing").calls(0, "event", "standing").round(1).at("production")
    found: list[int] = []
    while not laid.over and laid.view.round < 4:
        if laid.prompt == "stop":
            found.append(laid.view.round)
            go_on(laid, answer)
        else:
            laid.quietly()

    assert [number for number in found if number != 2] == rounds


@pytest.mark.rule("R-133")
def test_a_call_ends_a_dismissal() -> None:
    """Seat 1 dismissed all stops of this game. When it calls one, the game stops all the same."""
    laid = stopping()
    laid.game.dismiss_stops(1, "game")
    laid.game.call_stop(1, "end-of-turn")

    laid.offer(0, HARMLESS).all_pass()

    assert (laid.prompt, laid.asked) == ("stop", (1,))


@pytest.mark.rule("R-133")
def test_a_cancelled_call_ends_no_dismissal() -> None:
    """Seat 1 dismissed all stops. Cancelling one of its earlier calls does not change that."""
    laid = stopping().calls(1, "event", "standing").calls(1, "demand", "standing")
    laid.game.dismiss_stops(1, "game")
    laid.game.call_stop(1, "event", "cancel")

    assert laid.view.stops is not None and laid.view.stops.seats[1].dismissed == "game"


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("number", [1, 2])
def test_a_dismissal_is_shown_and_taken_back(number: int) -> None:
    """Seat 1 dismisses stops for the round or the game, and then wants them again. Everybody sees each change."""
    laid = stopping().round(number).calls(1, "event", "standing")
    found = []
    for scope in ("round", "game", ""):
        laid.game.dismiss_stops(1, scope)
        assert laid.view.stops is not None
        found.append(laid.view.stops.seats[1].dismissed)

    assert found == ["round", "game", ""]
    laid.game.dismiss_stops(1, "round")
    later = laid.copy().round(number + 1).view.stops
    assert later is not None and later.seats[1].dismissed == ""
    assert laid.told("stops-dismissed") == [(1, 1), (1, 2), (1, 0), (1, 1)]


@pytest.mark.rule("R-133")
def test_a_dismissal_for_no_known_time_is_refused() -> None:
    laid = stopping()

    assert refused(laid, lambda: laid.game.dismiss_stops(0, "turn")) == "bad-dismissal"
    assert refused(laid, lambda: laid.game.side_action(0, (CALL_STOP, len(STOP_NAMES), 1))) == "bad-stop"


@pytest.mark.rule("R-133", "NA 65.0")
def test_calls_and_stops_are_told() -> None:
    """Everybody learns who calls a stop, and at which moment the game waits."""
    laid = stopping()
    laid.game.call_stop(2, "end-of-turn", "standing")
    called = laid.told("stop-called")
    laid.offer(0, HARMLESS).all_pass()

    assert called == [(2, STOP_NAMES.index("end-of-turn"), 2)]
    assert laid.told("stopped") == [(-1, STOP_NAMES.index("end-of-turn"))]


@pytest.mark.rule("R-133")
def test_who_has_called_a_stop() -> None:
    """Only seat 1 has called stops. `has_no_calls` is false for all seats if the game always or never stops."""
    s = stopping().calls(1, "event").calls(1, "demand", "standing").game.s

    assert [is_called(s, 1, STOP_NAMES.index(name)) for name in ("event", "demand", "production")] == [
        True,
        True,
        False,
    ]
    assert [has_no_calls(s, seat) for seat in range(4)] == [True, False, True, True]
    assert not has_no_calls(stopping("always").game.s, 0) and not has_no_calls(table().game.s, 0)


@pytest.mark.rule("R-133")
def test_a_call_for_one_moment_does_not_stop_at_another() -> None:
    """Seat 1 wants to stop after the deal only, so the game does not wait before Production."""
    laid = reached(stopping().calls(1, "after-deal", "standing"), "production")

    assert laid.prompt != "stop"


@pytest.mark.rule("R-133")
@pytest.mark.parametrize(("number", "moments"), [(1, ["round-end"]), (3, ["round-end"]), (2, []), (4, [])])
def test_the_end_of_a_round(number: int, moments: list[str]) -> None:
    """Odd rounds end with this stop. After even rounds, it is one with the first stop of the demand round."""
    laid = stopping().round(number).calls(0, "round-end").at("event")
    assert laid.view.stops is not None

    assert (laid.view.phase, laid.view.stops.open) == (
        ("event", moments) if moments else ("demand", ["round-end", "investments"])
    )


@pytest.mark.rule("R-133", "R-39")
@pytest.mark.parametrize("answer", ["continue round", "continue game"])
def test_an_answer_that_dismisses_stops_must_be_undone_before_a_call(answer: str) -> None:
    """Seat 0's answer dismissed further stops. Before it can call one, it must take the answer back."""
    laid = reached(stopping().calls(0, "end-of-turn").calls(1, "end-of-turn"), "end-of-turn").answer(0, answer)

    assert refused(laid, lambda: laid.game.call_stop(0, "production")) == "stops-answered"
    assert refused(laid, lambda: laid.game.dismiss_stops(0, "")) == "stops-answered"

    laid.game.take_back(0)
    laid.game.call_stop(0, "production")
    laid.answer(0, "continue").answer(1, "continue")

    assert laid.view.stops is not None
    assert (laid.prompt, laid.asked, laid.view.stops.open) == ("stop", (0,), ["production"])


@pytest.mark.rule("R-39", "R-133")
@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_stops_do_not_prevent_taking_back(caller: int) -> None:
    """Seat 1 can take back its pass after anybody has dismissed or called a stop; the call stays."""
    laid = stopping().offer(0, HARMLESS).answer(1, "pass")
    laid.game.dismiss_stops(caller, "round")
    laid.game.call_stop(caller, "demand")

    laid.game.take_back(1)

    assert laid.asked == (1,) and laid.view.stops is not None
    assert [bool(seat.once) for seat in laid.view.stops.seats] == [seat == caller for seat in range(4)]


@pytest.mark.rule("R-133")
def test_to_cancel_a_call_ends_no_dismissal() -> None:
    """Seat 0 dismisses stops for this game and then cancels a call; the dismissal stays."""
    laid = reached(stopping().calls(0, "end-of-turn").calls(1, "end-of-turn"), "end-of-turn").answer(0, "continue game")
    laid.game.call_stop(0, "production", "cancel")
    laid.answer(1, "continue")

    assert laid.view.stops is not None and laid.view.stops.seats[0].dismissed == "game"


@pytest.mark.rule("R-133", "NA 28.0")
def test_the_federalist_gets_capital_in_time() -> None:
    """Threat is about to reach 25 when the demand is paid: before that, seat 0 gives the Federalist what it lacks."""
    laid = table().stops("called").capital(1, 24).threat(24).demand("Tourism Spike").at("demand")
    laid.rivals("Jinteki", "Federalist", "Globalsec", "Haas-Bioroid").calls(0, "demand").round(2)
    trade(laid, 0, 1, capital(1)).answer(0, "continue")

    assert laid.result is not None and laid.result.winners == (1,)


@pytest.mark.rule("R-133", "NA 3.3")
def test_an_asset_is_sold_for_this_end_of_turn() -> None:
    """Seat 2 sells an asset with an End of Turn ability to the active player, who may use it right away."""
    laid = stopping().asset(2, "Elizabeth Mills").calls(2, "end-of-turn").offer(0, HARMLESS).all_pass()
    trade(laid, 2, 0, assets("Elizabeth Mills"), capital(1)).answer(2, "continue")

    assert (laid.prompt, laid.asked) == ("use-asset", (0,))


@pytest.mark.rule("R-133", "NA 3.1", "NA 9.0")
def test_an_asset_claimed_in_a_deal_is_sold_before_the_next_players_refresh() -> None:
    """Seat 0 claims one asset and has used another: seat 1 buys both, readies them, and can use them in its turn."""
    laid = table().stops("called").track("Coach Walden").revealed("Susan Chen").calls(0, "after-deal")
    laid.asset(0, "Chief Gorman", exhausted=True).offer(0, HARMLESS).all_pass()
    assert (laid.prompt, laid.assets_of(0)) == ("stop", ["Chief Gorman", "Susan Chen"])
    trade(laid, 0, 1, assets("Susan Chen", "Chief Gorman"), capital(2)).answer(0, "continue").until("main-offer")

    assert (laid.asked, laid.assets_of(1), laid.exhausted(1)) == ((1,), ["Chief Gorman", "Susan Chen"], [])


@pytest.mark.rule("R-133")
def test_a_stop_is_saved_and_read_back() -> None:
    """Bytes and record of a game that waits at a stop give the same stop again."""
    game = new_angeles.start(4, 5, stops="called")
    game.call_stop(2, "end-of-turn", "standing")
    while game.prompt(game.deciders[0]) != "stop":
        game.play(game.deciders[0], game.decision(game.deciders[0]).default)

    for again in (new_angeles.decode(game.encode()), new_angeles.replay(game.record())):
        assert (again.deciders, again.view(None)) == (game.deciders, game.view(None))


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("stops", ["sometimes", "", 1, True])
def test_bad_options_are_refused(stops: object) -> None:
    with pytest.raises(Refused) as refusal:
        new_angeles.start(4, 5, stops=stops)

    assert refusal.value.code == "bad-option"


@pytest.mark.rule("R-133")
@pytest.mark.parametrize(("moment", "how"), [("lunch", "once"), ("demand", "twice"), (3, "once"), ("demand", None)])
def test_bad_calls_are_refused(moment: object, how: object) -> None:
    laid = stopping()

    assert refused(laid, lambda: laid.game.call_stop(0, moment, how)) == "bad-stop"


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("scope", ["always", 1, None])
def test_bad_dismissals_are_refused(scope: object) -> None:
    laid = stopping()

    assert refused(laid, lambda: laid.game.dismiss_stops(0, scope)) == "bad-dismissal"


@pytest.mark.rule("R-133")
def test_a_refused_call_names_the_moments() -> None:
    """The refusal lists the possible moments and cites the ruling about stops."""
    with pytest.raises(Refused) as refusal:
        stopping().game.call_stop(0, "lunch")

    assert all([moment in refusal.value.message for moment in STOP_NAMES]) and refusal.value.rules == ("R-133",)
