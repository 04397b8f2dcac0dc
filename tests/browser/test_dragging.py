"""A tile of NEOM is placed by dragging it to a cell or clicking the cell: both choose action and cell in one step."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import Option, Standing, at_random, click, until_moving

FITS = "[data-own-city] [data-cell].fits"


def free_tile(page: Page, asked: Standing) -> Option | None:
    """The selected tile, if placing it costs nothing, because then the player is asked only for a cell."""
    first = asked.options[0]
    is_free = asked.words.startswith("Place the tile") and first.kind == "tile" and "Free to place" in first.text
    # Move the pointer off the cards: if it were over a card, the city would mark the cells for that card.
    page.mouse.move(1, 1)
    return first if is_free and page.locator(FITS).count() else None  # for a Cornerstone, no cell is marked


def until_placing(person: Person, moment: int = -1) -> tuple[Standing, Option]:
    """Play until a tile that costs nothing can be placed."""
    choose = at_random("dragging")
    while True:
        asked = until_moving(person.page, moment)
        assert not asked.over, "nothing could be placed in the whole game"
        if (tile := free_tile(person.page, asked)) is not None:
            return asked, tile
        moment = asked.moment
        click(person, asked, choose(asked))


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Drag from one point to another with the mouse, through some points in between."""
    begin, end = what.bounding_box(), where.bounding_box()
    assert begin is not None and end is not None
    page.mouse.move(begin["x"] + 20, begin["y"] + 20)
    page.mouse.down()
    page.mouse.move(begin["x"] + 60, begin["y"] - 60, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


def seated(invite: Invite) -> Person:
    ada = invite().sign_in("Ada")
    ada.go(ada.open("neom", [""])["player"] + "?now=1")
    return ada


def test_a_tile_is_dragged_to_its_cell(invite: Invite) -> None:
    ada = seated(invite)
    page = ada.page
    asked, tile = until_placing(ada)
    page.locator(f"button[data-option='{tile.option}']").hover()
    cell = page.locator(FITS).first.get_attribute("data-cell")
    place = page.locator(f"[data-own-city] [data-cell='{cell}']")

    drag(page, page.locator(f"button[data-option='{tile.option}']"), place)

    until_moving(page, asked.moment)
    expect(place).to_contain_text(tile.text.split("#")[0].lstrip("1234567890 ").strip())


def test_a_cell_is_clicked_before_it_is_asked_for(invite: Invite) -> None:
    ada = seated(invite)
    page = ada.page
    asked, tile = until_placing(ada)
    cell = page.locator(FITS).first.get_attribute("data-cell")
    place = page.locator(f"[data-own-city] [data-cell='{cell}']")

    place.click()

    until_moving(page, asked.moment)
    expect(place).to_contain_text(tile.text.split("#")[0].lstrip("1234567890 ").strip())
