"""The printed form: the reference of each game is one sheet, without the parts that only a screen needs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite

PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_the_reference_is_one_sheet(invite: Invite, game: str, language: str) -> None:
    page = invite(language=language).go(f"/reference/{game}")
    expect(page.locator(".part").nth(7)).to_be_visible()
    printed = page.pdf(prefer_css_page_size=True)

    assert len(PAGE.findall(printed)) == 1

    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
