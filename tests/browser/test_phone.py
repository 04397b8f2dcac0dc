"""Games on a touch screen of 390 by 844 points: the question is always visible, and nothing is too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import SHORT, Standing, at_random, play_on, play_through, until_moving

TAPS = 20  # answers given by tapping in NEOM: enough to tap tiles, cells and other options

# Finds elements that can make the page wider, although they are in a part that scrolls: a scroller clips an absolute
# element only if it is the element's containing block, or is inside that block.
ESCAPING = """
() => {
  const holds = ({ position, transform, contain }) =>
    position !== "static" || transform !== "none" || /strict|content|layout|paint/.test(contain);
  function scrollerPassed(node) {
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (holds(style)) return null;
      if (/auto|scroll/.test(style.overflow)) return at;
    }
    return null;
  }
  return [...document.querySelectorAll("body *")]
    .filter((node) => getComputedStyle(node).position === "absolute")
    .map((node) => [node, scrollerPassed(node)])
    .filter(([, scroller]) => scroller);
}
"""
# Returns sentences about what is wrong with the part of the page that is visible without scrolling.
OUT_OF_SIGHT = """
() => {
  const wrong = [];
  const escaping = ESCAPING;
  const FINGER = 44;
  const EDGE = 10;
  const TWO_LINES = 56;
  const options = [...document.querySelectorAll("button[data-option]")];
  function check(what, node) {
    if (!node) return wrong.push(`${what} is not there`);
    const { left, top, width, height } = node.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 &&
      top + Math.min(height, FINGER) <= innerHeight && left + Math.min(width, FINGER) <= innerWidth;
    if (!isInside) return wrong.push(`${what} is at ${left},${top}, ${width} by ${height}`);
    const found = document.elementFromPoint(left + Math.min(width, FINGER) / 2, top + Math.min(height, FINGER) / 2);
    const isFree = found && (node.contains(found) || found.contains(node));
    if (!isFree) wrong.push(`${what} is covered by ${found?.tagName}.${found?.className}`);
  }
  check("the question", document.querySelector(".question"));
  check("the first option", options[0]);
  for (const option of options) {
    const box = option.getBoundingClientRect();
    let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = option.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      clip = { left: Math.max(clip.left, left), top: Math.max(clip.top, top),
               right: Math.min(clip.right, right), bottom: Math.min(clip.bottom, bottom) };
    }
    const left = Math.max(box.left, clip.left), right = Math.min(box.right, clip.right);
    const top = Math.max(box.top, clip.top), bottom = Math.min(box.bottom, clip.bottom);
    if (right - left < 2 * EDGE || bottom - top < 2 * EDGE) continue;
    for (const [x, y] of [[left + EDGE, top + EDGE], [right - EDGE, bottom - EDGE], [right - EDGE, top + EDGE]]) {
      const found = document.elementFromPoint(x, y);
      if (!option.contains(found)) wrong.push(`${option.dataset.option} is under ${found?.outerHTML.slice(0, 60)}`);
    }
  }
  const line = document.querySelector(".top").getBoundingClientRect().height;
  if (line > TWO_LINES) wrong.push(`the top line is ${line} high`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) wrong.push(`the page is ${wide} wide`);
  for (const [node, scroller] of escaping())
    wrong.push(`${node.tagName}.${node.className} escapes from ${scroller.tagName}.${scroller.className}`);
  if (scrollY) wrong.push(`the page is scrolled by ${scrollY}`);
  const small = options.filter((one) => one.getBoundingClientRect().height < FINGER - 0.5);
  if (small.length) wrong.push(`${small.length} options are too small for a finger`);
  return wrong;
}
""".replace("ESCAPING", ESCAPING)


def check_sight(person: Person, standing: Standing) -> None:
    assert person.page.evaluate(OUT_OF_SIGHT) == [], standing


def test_a_game_by_fingers(invite: Invite) -> None:
    """A game of NEOM to its end. Tapping is slow, so only the first answers are taps."""
    ada = invite(PHONE).sign_in("Ada")
    ada.go(ada.open("neom", ["", "random", "random"])["player"] + "?now=1")

    play_on([ada], at_random("neom"), most=TAPS, act=check_sight)
    play_through(ada, at_random("neom"), act=check_sight)

    ada.page.get_by_role("button", name="Rematch").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_new_angeles_by_fingers(invite: Invite) -> None:
    """The first 60 answers of a game of New Angeles. Tapping is slow, so only the first ones are taps."""
    ada = invite(PHONE).sign_in("Ada")
    ada.go(ada.open("new-angeles", ["", "random", "random", "random"])["player"] + "?now=1")

    play_on([ada], at_random("new-angeles"), most=SHORT, act=check_sight)
    play_through(ada, at_random("new-angeles"), most=48, act=check_sight)

    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_the_top_line_of_a_full_table(invite: Invite, language: str) -> None:
    """It stays low and whole with six players and with advice."""
    ada = invite(PHONE, language=language).sign_in("Ada")
    page = ada.go(ada.open("new-angeles", ["", *["random"] * 5], advice=True)["player"] + "?now=1")

    def check_line(person: Person, standing: Standing) -> None:
        check_sight(person, standing)
        assert page.locator(".top .status").first.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), (
            standing
        )
        assert page.locator(".top").evaluate("(one) => one.scrollWidth <= one.clientWidth"), standing

    play_through(ada, at_random("full"), most=24, act=check_line)


def test_the_log_opens_at_its_end(invite: Invite) -> None:
    """The last event is visible, however many come before it."""
    ada = invite(PHONE).sign_in("Ada")
    page = ada.go(ada.open("new-angeles", ["", "random", "random", "random"])["player"] + "?now=1")
    play_on([ada], at_random("log"), most=SHORT)
    until_moving(page)
    ada.press("Log")

    entries = page.get_by_role("dialog").get_by_role("listitem")
    expect(entries.last).to_be_in_viewport(ratio=1)
    expect(entries.first).not_to_be_in_viewport()
