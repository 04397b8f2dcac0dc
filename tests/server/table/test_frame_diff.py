"""The frames that sockets get: everything at first, then only changes, padded to a few sizes."""

import msgspec
import pytest

from neopolis.client.client_state import ClientState
from neopolis.client.world import imagined
from neopolis.games.new_angeles.trading.terms import Terms
from neopolis.games.new_angeles.wire import Propose
from neopolis.server.table.commands import Answer, Close, Leave, Pause, Say, Sit, TakeBack
from neopolis.server.table.frame_diff import FrameDiff
from neopolis.server.table.log_events import Plan
from neopolis.server.table.server_messages import Update
from neopolis.server.table.state import TableState
from tests.server.table.host import PEOPLE, Host, neom, new_angeles
from tests.server.table.test_play import PLANS, play_on
from tests.sizes import Size

UPDATE = msgspec.json.Decoder(Update)


class Observation:
    """A client that applies every frame."""

    def __init__(self, table: TableState, person: str = "", world: bool = False) -> None:
        self.frame_diff = FrameDiff(table, person, world, 5)
        self.seen = ClientState()
        self.frames: list[bytes] = []

    def watch(self) -> Update | None:
        """Apply the next frame, if there is one."""
        data = self.frame_diff.frame()
        if data is None:
            return None
        self.frames.append(data)
        update = UPDATE.decode(data)
        assert update.number == self.seen.number + 1
        self.seen = self.seen.after(update)
        return update

    def fresh(self) -> ClientState:
        """What a newcomer would receive now."""
        other = Observation(self.frame_diff.table, self.frame_diff.person, self.frame_diff.world)
        other.watch()
        return other.seen


def same(follower: ClientState, fresh: ClientState) -> bool:
    """Whether a client that followed all changes knows the same as a newcomer."""
    parts = [
        (one.table, one.view, one.derived, one.decision, one.moment, one.history, one.talk) for one in (follower, fresh)
    ]
    return parts[0] == parts[1]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.seats}-{len(plan.bots)}")
def test_clients_that_stay_know_what_newcomers_receive(plan: Plan, size: Size) -> None:
    """After every entry, a client that applied all changes knows the same as one that gets a full frame now."""
    host = Host(plan).start()
    everybody = [Observation(host.table, person) for person in [*PEOPLE[: plan.seats], ""]]
    for number in range(1_500):
        if host.table.status == "over":
            break
        host.now += 1_000
        if not host.bots() and host.table.turns:
            seat = host.table.turns[-1]
            assert host.table.game is not None
            options = host.table.game.options(seat)
            host.answer(seat, options[-1 - number % len(options)])
        for observation in everybody:
            observation.watch()
            if number % size(quick=50, normal=7) == 0 or host.table.status == "over":
                assert same(observation.seen, observation.fresh())
    assert host.table.status == "over"
    assert everybody[0].seen.table is not None and everybody[0].seen.table.result is not None


def test_frames_have_few_sizes() -> None:
    """Frames have 256, 512, 1024 ... bytes, whatever they contain."""
    host = Host(new_angeles(4, ["", "random", "random", "random"])).start()
    observation = Observation(host.table, PEOPLE[0], world=True)
    for _ in range(100):
        observation.watch()
        host.now += 20_000
        if not host.bots():
            host.answer(host.table.turns[0])

    sizes = {len(frame) for frame in observation.frames}
    assert all([size >= 256 and size & (size - 1) == 0 for size in sizes])
    assert len(observation.frames) > 30


def test_nothing_new_sends_nothing() -> None:
    host = Host(neom(3)).start()
    observation = Observation(host.table, PEOPLE[0])

    assert observation.watch() is not None
    assert observation.watch() is None


def test_private_picks_send_nobody_else_a_frame() -> None:
    """In the Preliminary Round everybody picks in secret; others only learn when a seat has made its last pick."""
    host = Host(neom(3)).start()
    everybody = [Observation(host.table, person) for person in [*PEOPLE[:3], ""]]
    for observation in everybody:
        observation.watch()
    assert host.table.game is not None
    picks = 0
    while host.table.game.deciders == (0, 1, 2) and picks < 20:
        host.now += 1_000
        before = host.table.game.deciders
        host.answer(1)
        framed = [observation.watch() is not None for observation in everybody]
        picks += 1
        if host.table.game.deciders == before:
            assert framed == [False, True, False, False]
        else:
            assert framed == [True] * 4


def test_whispers_send_others_no_frame() -> None:
    """Neither a whispered message nor a whispered proposal sends a frame to others."""
    host = Host(new_angeles(4)).start()
    everybody = [Observation(host.table, person) for person in [*PEOPLE[:4], ""]]
    for observation in everybody:
        observation.watch()
    host.command("ann", Say(host.id(), "psst", 2))

    assert [observation.watch() is not None for observation in everybody] == [True, False, True, False, False]
    host.command("ben", Propose(host.id(), 3, Terms(1), Terms(), True))
    assert [observation.watch() is not None for observation in everybody] == [False, True, False, True, False]


def test_taking_back_shortens_the_history() -> None:
    """The frame says from which index on the events are replaced."""
    host = Host(new_angeles(4)).start()
    for _ in range(200):
        seat = host.table.turns[0]
        observation = Observation(host.table, host.person(seat))
        observation.watch()
        known = len(observation.seen.history)
        host.answer(seat)
        observation.watch()
        if len(observation.seen.history) > known and host.city.after_anchor:
            break
    moment = host.table.seats[seat].question_number
    host.command(host.person(seat), TakeBack(host.id(), moment))
    update = observation.watch()

    assert update is not None and update.history is not None and update.history.start == known
    assert len(observation.seen.history) == known
    assert same(observation.seen, observation.fresh())


def test_the_world_looks_like_the_game() -> None:
    """A client that asks for imagined games gets one with each change. Its seat has the same view there."""
    host = Host(new_angeles(4, ["", "plain", "plain", "plain"])).start()
    observation = Observation(host.table, PEOPLE[0], world=True)
    for number in range(60):
        observation.watch()
        game = host.table.game
        assert game is not None
        world = imagined(observation.seen)
        assert msgspec.json.encode(world.view(0)) == msgspec.json.encode(game.view(0))
        assert world.deciders == game.deciders
        host.now += 20_000
        if not host.bots():
            options = game.options(0)
            host.answer(0, options[number % len(options)])


def test_spectators_get_no_world() -> None:
    host = Host(neom(2)).start()
    observation = Observation(host.table, "", world=True)
    observation.watch()

    assert observation.seen.world == b""


def test_a_person_who_sits_down_gets_a_full_frame() -> None:
    """A socket gets a full frame when its person sits down, and another when the person leaves."""
    host = Host(neom(3, ["", "greedy", "greedy"]))
    observation = Observation(host.table, "ann")
    observation.watch()
    assert observation.seen.you == -1 and observation.seen.table is not None and observation.seen.table.host
    host.start()
    update = observation.watch()

    assert update is not None and update.full and observation.seen.you == 0 and observation.seen.decision is not None
    host.command("ann", Leave(host.id()))
    update = observation.watch()
    assert update is not None and update.full and observation.seen.you == -1 and observation.seen.decision is None


def test_a_deleted_table_shows_nothing_of_its_game() -> None:
    host = Host(neom(2)).start()
    observation = Observation(host.table, "ann")
    observation.watch()
    host.command("ann", Close(host.id()))
    observation.watch()

    assert observation.seen.status == "closed" and observation.seen.view == {} and observation.seen.history == ()


def test_frames_name_no_person() -> None:
    """Frames contain names and seats, but no ids of people."""
    host = Host(neom(3))
    for seat, person in enumerate(["secret-a", "secret-b", "secret-c"]):
        host.command(person, Sit(host.id(), seat))
    observation = Observation(host.table, "secret-b")
    observation.watch()

    assert b"secret-" not in b"".join(observation.frames) and b"Secret-A" in b"".join(observation.frames)


def test_paused_games_still_show_the_question() -> None:
    host = Host(neom(3)).start()
    observation = Observation(host.table, "ann")
    observation.watch()
    question = observation.seen.decision
    host.command("ben", Pause(host.id()))
    observation.watch()

    assert observation.seen.status == "paused" and observation.seen.decision == question is not None


def test_answers_name_the_moment() -> None:
    """The `moment` of the frame is the one that an answer needs."""
    host = Host(neom(3)).start()
    observation = Observation(host.table, "ann")
    observation.watch()
    decision = observation.seen.decision
    assert decision is not None

    host.command("ann", Answer(host.id(), decision.moment, decision.default))
    observation.watch()
    assert observation.seen.moment > decision.moment


def test_spectators_see_the_end() -> None:
    """A spectator who has followed the game knows the same as one who comes after its end."""
    host = Host(neom(2, ["random", "random"])).start()
    observation = Observation(host.table)
    observation.watch()
    play_on(host)
    observation.watch()

    assert observation.seen.status == "over" and same(observation.seen, observation.fresh())
