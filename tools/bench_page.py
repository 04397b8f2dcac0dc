"""Measures the page: the size of a first visit, the time until an answer is painted, the frame rate, and a cold start.

.venv/bin/python -m tools.bench_page          all except the cold start
.venv/bin/python -m tools.bench_page --cold   the cold start, too: a fresh clone, everything installed and built
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

from playwright.sync_api import Browser, Request, sync_playwright

from tests.browser.conftest import SWITCHES, chromium_path
from tests.browser.deals import dealing
from tests.browser.person import Person
from tests.browser.playing import Standing, at_random, click, next_to_move, play_on, until_moving
from tests.server.http.running import Running
from tests.server.soak.figures import quantile

ROOT = Path(__file__).parents[1]
PEOPLE = 6
ANSWERS = 60
PACES = (("an answer a second", 1000), ("answers without a pause", 0))
AIM = 250_000  # maximum size in bytes of the scripts and styles, compressed, that a first visit should load

# Records when somebody clicked, and when the page had painted each update from the server, on a clock that all pages
# share. Animation callbacks run before a frame is drawn; a message that they post to their own page arrives afterwards.
WATCH = """
const now = () => performance.timeOrigin + performance.now();
window.pressed = [];
window.painted = [];
addEventListener("click", () => window.pressed.push(now()), true);
const painted = new MessageChannel();
painted.port1.onmessage = () => window.painted.push(now());
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    this.addEventListener("message", ({ data }) => {
      if (JSON.parse(data).kind === "update") requestAnimationFrame(() => painted.port2.postMessage(0));
    });
  }
};
"""
# Records how long each frame takes while something moves.
FRAMES = """
() => {
  window.taken = [];
  let last = performance.now();
  const next = (now) => {
    if (document.getAnimations().some((one) => one.playState === "running")) window.taken.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
"""


def first_load(browser: Browser, site: Running) -> None:
    """Prints how many bytes a first visit of each page loads, without fonts."""
    for what, path in (("start page", "/"), ("table of NEOM", "neom"), ("table of New Angeles", "new-angeles")):
        person = Person(browser, site)
        address = path
        if path != "/":
            bots = ["", *["random"] * (2 if path == "neom" else 3)]
            address = person.sign_in("Ada").open(path, bots)["player"] + "?now=1"
        finished: list[Request] = []
        person.context.on("requestfinished", partial(finished.append))
        person.go(address)
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(2000)  # until the page has prefetched files
        sizes: Counter[str] = Counter()
        for request in finished:
            if request.resource_type != "font":
                sizes[request.resource_type] += request.sizes()["responseBodySize"]
        code = sizes["script"] + sizes["stylesheet"]
        all_of_it = sizes.total()
        print(f"first load, {what}: {all_of_it // 1000} kB; script and style {code // 1000} kB, aim {AIM // 1000} kB")
        person.close()


def six_people(browser: Browser, site: Running) -> list[Person]:
    """Six people at a table of New Angeles that has just started, in browsers that record clicks and paints."""
    people = [Person(browser, site, still=False).sign_in(f"Guest{seat}") for seat in range(PEOPLE)]
    link = people[0].open("new-angeles", [""] * PEOPLE)["player"]
    for person in people:
        person.context.add_init_script(WATCH)
        person.go(link)
        person.page.get_by_role("button", name="Sit down").first.click()
        person.page.get_by_text("you", exact=True).wait_for()
        if person is not people[0]:
            person.press("I'm ready")
    people[0].press("Start game")
    for person in people:
        person.page.locator("section.ask").wait_for()
        person.page.evaluate("window.pressed.length = window.painted.length = 0")  # discard the times from the lobby
    return people


def times_of(
    presses: list[list[float]], paints: list[list[float]], patient: bool
) -> tuple[list[float], list[float], int]:
    """Times from each press to the next paint, in the same browser and in others; how often others painted nothing.

    A sealed pick changes nothing in other browsers. So if answers are a second apart (`patient`), only paints before
    the next press count.
    """
    own: list[float] = []
    others: list[float] = []
    none = 0
    moments = [*sorted([start for pressed in presses for start in pressed]), float("inf")]
    for by, pressed in enumerate(presses):
        for start in pressed:
            end = moments[moments.index(start) + 1] if patient else float("inf")
            for at, painted in enumerate(paints):
                after = [time - start for time in painted if start < time < end]
                (own if at == by else others).extend(after[:1])
                none += at != by and not after
    return own, others, none


def answer_to_painted(browser: Browser, site: Running) -> None:
    """Prints how long it takes from a press until the six browsers have painted the change."""
    for pace, pause in PACES:
        people = six_people(browser, site)
        choose, answered = at_random("bench"), {person.name: -1 for person in people}
        for _ in range(ANSWERS):
            person, asked = next_to_move(people, answered)
            answered[person.name] = asked.moment
            click(person, asked, choose(asked))
            person.page.wait_for_timeout(pause)  # looking at the pages again slows them down, so wait first
        presses = [person.page.evaluate("window.pressed") for person in people]
        paints = [person.page.evaluate("window.painted") for person in people]
        own, others, none = times_of(presses, paints, patient=pause > 0)
        for what, times in (("where it was pressed", own), ("in the other five browsers", others)):
            half, most = quantile(times, 0.5), quantile(times, 0.95)
            print(f"answer to painted, {pace}, {what}: p50 {half:.0f} ms, p95 {most:.0f} ms ({len(times)})")
        print(f"answers that changed nothing at another browser: {none}")
        for person in people:
            person.close()


def wait(pause: int, person: Person, _: Standing) -> None:
    """Wait for `pause` milliseconds before an answer."""
    person.page.wait_for_timeout(pause)


def smoothness(browser: Browser, site: Running) -> None:
    """Prints the frame rate in a game of NEOM with five cities, for all moments when something moves."""
    for pace, pause in PACES:
        person = Person(browser, site, still=False).sign_in("Ada")
        page = person.go(person.open("neom", ["", *["random"] * 4])["player"] + "?now=1")
        until_moving(page)
        page.evaluate(FRAMES)
        play_on([person], at_random("smooth"), act=partial(wait, pause))
        frames = page.evaluate("window.taken")
        rate, slow = 1000 * len(frames) / sum(frames), quantile(frames, 0.95)
        print(f"five cities of NEOM, {pace}: {rate:.0f} frames/s, 95 of 100 within {slow:.1f} ms ({len(frames)})")
        person.close()


def cold_start() -> None:
    """Prints the time from `make play` in a fresh clone until the page is served."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "neopolis"
        subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", str(clone)], check=True)
        begun = monotonic()
        command = ["make", "play", f"ARGS=--host 127.0.0.1 --port 0 --data {folder}/data"]
        with subprocess.Popen(command, cwd=clone, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
            try:
                assert process.stdout is not None
                address = next(line.split()[-1] for line in process.stdout if "http://" in line)
                with urlopen(address) as answer:
                    assert b'id="page"' in answer.read()
                print(f"cold start of make play: {monotonic() - begun:.0f} s")
            finally:
                os.killpg(process.pid, signal.SIGTERM)


def main() -> None:
    with tempfile.TemporaryDirectory() as data, dealing(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        first_load(browser, site)
        answer_to_painted(browser, site)
        smoothness(browser, site)
        browser.close()
    if "--cold" in sys.argv:
        cold_start()


if __name__ == "__main__":
    main()
