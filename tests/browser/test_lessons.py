"""Lessons, first games and puzzles on the page: by mouse, by keyboard and on a phone, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from neopolis.games.lessons import Lesson
from neopolis.games.registry import definition
from tests.browser.conftest import Invite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person, Screen
from tests.browser.trading import begin as begin_trade
from tests.browser.trading import propose, side

CITY = definition("neom").lessons["first-city"]
PROMISE = definition("new-angeles").lessons["one-promise"]
LESSONS = [("neom", CITY), ("new-angeles", PROMISE)]
each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=["neom", "new-angeles"])

# What is wrong with a lesson on a phone: its words or the question are not all on the screen, or the page is too wide.
CROWDED = """
() => {
  const wrong = [];
  for (const name of [".bubble .text", ".bubble .row", ".question"]) {
    const box = document.querySelector(name)?.getBoundingClientRect();
    if (!box) wrong.push(`${name} is not there`);
    else if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth)
      wrong.push(`${name} is at ${box.left},${box.top}, ${box.width} by ${box.height}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  return wrong;
}
"""
# What the bubble covers of the question, the options and the things that it points at. It may touch the edge of a ring.
COVERED = """
() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const over = (box) => Math.max(0, Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left)) *
    Math.max(0, Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top));
  return [...document.querySelectorAll(".ask .question, .ask button[data-option], .ring[aria-hidden]")]
    .filter((one) => over(one.getBoundingClientRect()) > 2000).map((one) => one.className || one.textContent);
}
"""


def enter(person: Person, game: str, lesson: str) -> Page:
    """Begin a lesson, and open its table."""
    links = person.sign_in("Ann").post("lessons", {"game": game, "lesson": lesson})
    return person.go(links["player"])


def bubble(page: Page) -> Locator:
    return page.locator("aside.bubble")


def until_step(page: Page, step: int) -> None:
    page.wait_for_function(f"() => document.querySelector('.bubble .numbers')?.textContent.startsWith('{step + 1} ')")


def pass_step(person: Person, lesson: Lesson, step: int) -> None:
    """Do what a step asks for: press the right option, mark the right choices, or continue."""
    page, frame = person.page, lesson.frame(step)
    if frame.option >= 0:
        person.hit(page.locator(f".ask button[data-option='{frame.option}']"))
    elif frame.choices:
        for place in frame.right:
            person.hit(bubble(page).locator(".choices button").nth(place))
        if len(frame.right) > 1:
            person.press("Check")
    elif frame.awaits:
        person.press("Show me")
    else:
        person.hit(bubble(page).get_by_role("button", name="Continue"))


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
@each_lesson
def test_a_lesson_by_mouse(invite: Invite, game: str, lesson: Lesson, screen: Screen) -> None:
    """Every step, to the end; the words never cover the question, its options, or what they are about."""
    person = invite(screen)
    page = enter(person, game, lesson.name)
    covered: list[str] = []
    for step in range(len(lesson.steps)):
        until_step(page, step)
        expect(bubble(page).locator(".text")).to_have_text(lesson.frame(step).text)
        for _ in range(50):  # the bubble looks for its place every 0.4 seconds
            page.wait_for_timeout(200)
            if not (found := page.evaluate(COVERED)):
                break
        covered += [f"{step}: {one}" for one in found]
        pass_step(person, lesson, step)
    expect(bubble(page).get_by_role("button", name="Your first game")).to_be_visible()
    assert not covered


def test_a_lesson_by_keyboard(invite: Invite) -> None:
    """Digits and letters answer, `g` continues, `h` shows what to do, and Enter takes it."""
    page = enter(invite(DESKTOP), "neom", CITY.name)
    helped = 0
    for step in range(len(CITY.steps)):
        until_step(page, step)
        frame = CITY.frame(step)
        if frame.option < 0 and not frame.choices:
            page.keyboard.press("g")
            continue
        helped += 1
        key = page.locator(f".ask button[data-option='{frame.option}'] kbd")
        if frame.choices:
            page.keyboard.press("h")
            page.keyboard.press("h")
        elif helped % 2 and key.count():
            page.keyboard.press(key.inner_text())
        else:
            page.keyboard.press("h")
            expect(page.locator(f"button[data-option='{frame.option}']")).to_be_focused()
            page.keyboard.press("Enter")
    page.get_by_role("button", name="Your first game").wait_for()


@each_lesson
def test_a_lesson_on_a_phone(invite: Invite, game: str, lesson: Lesson) -> None:
    """Words, buttons and question are on the screen in every step, and fingers can press them."""
    person = invite(PHONE)
    page = enter(person, game, lesson.name)
    wrong: list[str] = []
    for step in range(len(lesson.steps)):
        until_step(page, step)
        if page.locator(".question").count():
            wrong += [f"{step}: {one}" for one in page.evaluate(CROWDED)]
        pass_step(person, lesson, step)
    page.get_by_role("button", name="Your first game").wait_for()
    assert not wrong


def test_another_answer_is_explained(invite: Invite) -> None:
    """The lesson says what it leads to, the question stays open, and after two of them help stands out."""
    person = invite()
    page = enter(person, "neom", CITY.name)
    until_step(page, 0)
    for tile, words in ((16, "Power is worth 9 points"), (8, "a city without homes loses 10 points")):
        person.hit(page.locator(f"button[data-option='{tile}']"))
        expect(bubble(page).locator(".reply")).to_contain_text(words)
    assert "main" in (bubble(page).get_by_role("button", name="Show me").get_attribute("class") or "")
    assert page.locator(".notice").count() == 0
    pass_step(person, CITY, 0)
    until_step(page, 1)
    expect(bubble(page).locator(".reply")).to_have_count(0)


def test_a_wrong_choice_is_explained(invite: Invite) -> None:
    person = invite()
    page = enter(person, "new-angeles", PROMISE.name)
    until_step(page, 0)
    person.press("Guayaquil")
    person.press("Check")
    expect(bubble(page).locator(".reply")).to_contain_text("Look for the android sign")
    person.press("Guayaquil")
    for name in ("Manta", "Laguna Velasco", "Esmeraldas"):
        person.press(name)
    person.press("Check")
    until_step(page, 1)


def test_a_trade_of_the_lesson_is_made_by_hand(invite: Invite) -> None:
    """The trade panel works as usual. Other terms get the lesson's reply, the right ones lead on."""
    person = invite()
    page = enter(person, "new-angeles", PROMISE.name)
    trade = next(at for at, step in enumerate(PROMISE.steps) if step.trade)
    for step in range(trade):
        until_step(page, step)
        pass_step(person, PROMISE, step)
    until_step(page, trade)
    begin_trade(person, "Cleo")
    side(person, "You").get_by_role("button", name="Increase: capital").click()
    page.get_by_role("button", name="Propose", exact=True).click()
    expect(bubble(page).locator(".reply")).to_contain_text("Give 1 capital, ask for the promise")
    theirs = side(person, "Cleo")
    theirs.get_by_text("Add a promise").click()
    theirs.get_by_role("button", name="support a player's offer").click()
    propose(person)
    until_step(page, trade + 1)


def test_a_lesson_is_resumed(invite: Invite) -> None:
    """A reload, or a way back from the page about learning, leads to the same step; a new one begins at the first."""
    person = invite()
    page = enter(person, "neom", CITY.name)
    for step in range(4):
        until_step(page, step)
        pass_step(person, CITY, step)
    until_step(page, 4)
    page.reload()
    until_step(page, 4)
    person.press("Leave the lesson")
    page.get_by_role("link", name="Continue later").click()
    page.get_by_role("link", name="Continue at step 5 of 31").click()
    until_step(page, 4)
    person.press("Leave the lesson")
    person.press("Start again")
    until_step(page, 0)


def test_a_lesson_is_left(invite: Invite) -> None:
    """The game goes on with bots and without steps; a narrator explains what is new."""
    person = invite()
    page = enter(person, "neom", CITY.name)
    until_step(page, 0)
    person.press("Leave the lesson")
    person.press("Play on without the lesson")
    page.get_by_role("complementary", name="Narrator").wait_for()
    person.hit(page.locator("button[data-option='8']"))
    page.locator(".question", has_text="Laundromat").or_(page.locator("button[data-option='8']")).first.wait_for()


def test_the_way_to_a_lesson(invite: Invite) -> None:
    """On the first visit, the start page leads to the lessons. They ask for a name, and begin."""
    page = invite().go("/")
    page.get_by_role("link", name="Learn it in minutes").first.click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("textbox").fill("Newcomer")
    page.get_by_role("textbox").press("Enter")
    until_step(page, 0)


def test_a_lesson_in_polish(invite: Invite) -> None:
    """Words, replies and names are Polish."""
    person = invite(language="pl-PL")
    page = enter(person, "neom", CITY.name)
    expect(bubble(page)).to_contain_text("Zbuduj miasto, które ma najwięcej punktów.")
    person.hit(page.locator("button[data-option='16']"))
    expect(bubble(page).locator(".reply")).to_contain_text("Dobre oko")


def test_a_lesson_by_ear(invite: Invite) -> None:
    """Each step is announced in a polite live region, and so is each reply."""
    person = invite()
    page = enter(person, "neom", CITY.name)
    until_step(page, 0)
    live = page.locator("p[aria-live='polite']")
    expect(live.filter(has_text="Lesson, step 1 of 31: Build the city")).to_have_count(1)
    person.hit(page.locator("button[data-option='16']"))
    expect(live.filter(has_text="Good eye")).to_have_count(1)


def test_the_narrator_of_a_first_game(invite: Invite) -> None:
    """One remark at a time, with its rule. `g` closes it, and it never comes again, not even in another game."""
    person = invite()
    page = enter(person, "new-angeles", "first-game")
    narrator = page.get_by_role("complementary", name="Narrator")
    words: list[str] = []
    for _ in range(3):
        narrator.wait_for()
        words.append(narrator.locator(".text").inner_text())
        person.press("Why?")
        expect(page.get_by_role("dialog")).to_contain_text("NA ")
        page.keyboard.press("Escape")
        page.keyboard.press("g")
        expect(narrator.locator(".text").filter(has_text=words[-1])).to_have_count(0)
        if not narrator.count():
            person.hit(page.locator("button[data-option]").first)
    assert len(set(words)) == 3
    links = person.post("lessons", {"game": "new-angeles", "lesson": "first-game"})
    person.go(links["player"])
    page.locator("button[data-option]").first.wait_for()
    page.wait_for_timeout(500)
    assert not narrator.count() or narrator.locator(".text").inner_text() not in words


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["neom", "new-angeles"])
def test_puzzles(invite: Invite, game: str, screen: Screen) -> None:
    """Each puzzle shows its position; after a wrong answer, another can be given; the right one brings the reason."""
    person = invite(screen)
    page = person.go(f"/puzzles/{game}")
    for number, puzzle in enumerate(definition(game).puzzles):
        page.get_by_role("heading", name=f"{number + 1}. ").wait_for()
        box = page.locator(".position .board > *").first.bounding_box()
        assert box is not None and box["height"] > 200 and page.locator(".position .board").inner_text().strip()
        right = "abc".index(puzzle.right)
        if number == 0:
            person.hit(page.locator(f"button[data-answer='{(right + 1) % 3}']"))
            expect(page.get_by_text("Not quite.")).to_be_visible()
        if screen.touch:
            person.hit(page.locator(f"button[data-answer='{right}']"))
        else:
            page.keyboard.press(str(right + 1))
        expect(page.get_by_text("Right.", exact=True)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if number < len(definition(game).puzzles) - 1:
            person.press("Next puzzle")
    person.go(f"/learn/{game}")
    expect(page.get_by_text("Solved at the first try: 11.")).to_be_visible()
