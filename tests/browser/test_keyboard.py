"""A solo game of NEOM by keyboard alone: Tab, Enter, digits, arrows."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.playing import Standing, until_moving

MOST_TABS = 200
FOCUSED = """
() => {
  const one = document.activeElement;
  const label = one?.labels?.[0]?.querySelector("span")?.textContent ?? one?.labels?.[0]?.textContent;
  return (one?.getAttribute("aria-label") ?? label ?? one?.textContent ?? "").trim();
}
"""
ARROWS = {"ArrowRight": 1, "ArrowLeft": -1, "ArrowDown": 5, "ArrowUp": -5}


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name!r} by Tab")


def tab_to_option(page: Page, option: int) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("document.activeElement?.dataset?.option") == str(option):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to option {option} by Tab")


def walk_to_cell(page: Page, cell: int) -> None:
    """Tab into one's own city, then move to a cell with the arrow keys."""
    for _ in range(MOST_TABS):
        if page.evaluate("!!document.activeElement?.closest('[data-own-city] [data-cell]')"):
            break
        page.keyboard.press("Tab")
    here = int(page.evaluate("document.activeElement.dataset.cell"))
    while here != cell:
        across, down = cell % 5 - here % 5, cell // 5 - here // 5
        key = ("ArrowRight" if across > 0 else "ArrowLeft") if across else ("ArrowDown" if down > 0 else "ArrowUp")
        page.keyboard.press(key)
        now = int(page.evaluate("document.activeElement.dataset.cell"))
        assert now == here + ARROWS[key], f"{key} leads from cell {here} to {now}"
        here = now


class Hands:
    """Answers by keyboard only: arrow keys for the first 4 cells, then digits, with Tab and Enter now and then."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.used: dict[str, int] = {"digit": 0, "tab": 0, "arrows": 0}

    def answer(self, asked: Standing, count: int) -> None:
        cells = [option for option in asked.options if option.kind == "cell"]
        if cells and self.used["arrows"] < 4:
            walk_to_cell(self.page, cells[-1].number)
            self.page.keyboard.press("Enter")
            self.used["arrows"] += 1
        elif count % 8 == 3:
            tab_to_option(self.page, asked.options[-1].option)
            self.page.keyboard.press("Enter")
            self.used["tab"] += 1
        else:
            place = count % min(10, len(asked.options))
            self.page.keyboard.press("1234567890"[place])
            self.used["digit"] += 1


def test_a_solo_game_by_keyboard(invite: Invite) -> None:
    ada = invite()
    page = ada.go("/new/neom")
    page.get_by_label("Number of players").wait_for()
    tab_to(page, "Number of players")
    page.keyboard.type("1")
    tab_to(page, "Start game")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, "Just a name for the table. You don't need an account.")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")

    hands, moment, count = Hands(page), -1, 0
    while not (asked := until_moving(page, moment)).over:
        hands.answer(asked, count)
        moment = asked.moment
        count += 1

    assert min(hands.used.values()) >= 3, hands.used
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    page.get_by_text("Choose one of these Cornerstones. You can place it later in the game.").first.wait_for()
