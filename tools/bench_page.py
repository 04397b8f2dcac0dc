"""Measures the page: what a first visit loads, how soon an answer is painted, how smoothly a table moves, a cold start.

    .venv/bin/python -m tools.bench_page          all but the cold start
    .venv/bin/python -m tools.bench_page --cold   the cold start, too: a fresh clone, everything installed and built
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

from playwright.sync_api import Browser, Request, sync_playwright

from tests.browser.conftest import SWITCHES, chromium_path
from tests.browser.person import Person
from tests.browser.playing import at_random, play_on, until_moving
from tests.server.app.running import Running, running
from tests.server.soak.figures import quantile

ROOT = Path(__file__).parents[1]
PEOPLE = 6
ANSWERS = 60
AIM = 250_000  # bytes of script and style, compressed

# Notes when a press was made, and when each change of the page was painted; on the clock that all pages share.
WATCH = """
() => {
  const now = () => performance.timeOrigin + performance.now();
  window.pressed = [];
  window.painted = [];
  addEventListener("click", () => window.pressed.push(now()), true);
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(() => { isWaiting = false; window.painted.push(now()); }));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""
FRAMES = """
() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}
"""


def first_load(browser: Browser, site: Running) -> None:
    """Bytes over the wire, without fonts, until nothing more comes."""
    for what, path in (("start page", "/"), ("table of NEOM", "neom"), ("table of New Angeles", "new-angeles")):
        person = Person(browser, site)
        address = path
        if path != "/":
            bots = ["", *["random"] * (2 if path == "neom" else 3)]
            address = person.sign_in("Ada").open(path, bots)["player"] + "?now=1"
        sizes: dict[str, int] = {}

        def finished(request: Request, sizes: dict[str, int] = sizes) -> None:
            if request.resource_type != "font":
                kind = request.resource_type
                sizes[kind] = sizes.get(kind, 0) + request.sizes()["responseBodySize"]

        person.context.on("requestfinished", finished)
        person.go(address)
        person.page.wait_for_load_state("networkidle")
        code = sizes.get("script", 0) + sizes.get("stylesheet", 0)
        all_of_it = sum(sizes.values())
        print(f"first load, {what}: {all_of_it // 1000} kB; script and style {code // 1000} kB, aim {AIM // 1000} kB")
        person.close()


def answer_to_painted(browser: Browser, site: Running) -> None:
    """Six people at a table of New Angeles, in browsers of their own: from a press to the paint of what it changed."""
    people = [Person(browser, site, still=False).sign_in(f"Guest{seat}") for seat in range(PEOPLE)]
    link = people[0].open("new-angeles", [""] * PEOPLE)["player"]
    for person in people:
        person.go(link)
        person.page.get_by_role("button", name="Sit down").first.click()
        person.page.get_by_text("that is you").wait_for()
        if person is not people[0]:
            person.press("I am ready")
    people[0].press("Start")
    for person in people:
        person.page.locator("section.ask").wait_for()
        person.page.evaluate(WATCH)
    play_on(people, at_random("bench"), most=ANSWERS)
    pressed = sorted([time for person in people for time in person.page.evaluate("window.pressed")])
    own, others = [], []
    for person in people:
        mine, painted = set(person.page.evaluate("window.pressed")), person.page.evaluate("window.painted")
        for start, end in zip(pressed, [*pressed[1:], float("inf")], strict=True):
            after = [time - start for time in painted if start < time < end]
            # The first paint of who pressed shows that the answer is sent; the last one what it has changed.
            if start in mine and after:
                own.append(after[-1])
            elif after:
                others.append(after[0])
    for what, times in (("where it was pressed", own), ("in the other five browsers", others)):
        half, most = quantile(times, 0.5), quantile(times, 0.95)
        print(f"answer to painted, {what}: p50 {half:.0f} ms, p95 {most:.0f} ms ({len(times)})")
    for person in people:
        person.close()


def smoothness(browser: Browser, site: Running) -> None:
    """Five cities of NEOM at once, while bots build them: frames of the browser during a whole game."""
    person = Person(browser, site, still=False).sign_in("Ada")
    page = person.go(person.open("neom", ["", *["random"] * 4])["player"] + "?now=1")
    until_moving(page)
    page.evaluate(FRAMES)
    play_on([person], at_random("smooth"))
    frames = page.evaluate("window.frames_")
    rate, slow = 1000 * len(frames) / sum(frames), quantile(frames, 0.95)
    print(f"five cities of NEOM: {rate:.0f} frames a second, 95 of 100 within {slow:.1f} ms ({len(frames)})")
    person.close()


def cold_start() -> None:
    """From `make play` in a fresh clone until the page is served."""
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
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=SWITCHES)
        first_load(browser, site)
        answer_to_painted(browser, site)
        smoothness(browser, site)
        browser.close()
    if "--cold" in sys.argv:
        cold_start()


if __name__ == "__main__":
    main()
