"""The sentences and words of the terminal game in English, by code."""

from __future__ import annotations

from typing import Final

from neopolis.engine.refused import Refused
from neopolis.text.messages import Word, add_messages, message

ENGLISH: Final = {
    # Bad input.
    "cli-of-another-game": "{name} belongs to another game.",
    "cli-seats-help": "How many play: {games}.",
    "cli-seats-of": "{game} {least} to {most}",
    "cli-bots-help": "The bots at the other seats: {games}.",
    "cli-simulated-bots-help": "One bot for all seats, or one for each, with commas: {games}.",
    "cli-bots-of": "{game} {bots}",
    "cli-options-of": "Options of {game}",
    "cli-one-for-each-seat": "one for each seat, with commas, from {values}",
    "cli-help-solo": "Play alone, by the solo rules.",
    "cli-help-variant": "The rules:",
    "cli-help-tiles": "The tiles of a solo game:",
    "cli-help-seller-money": "When sellers get their money:",
    "cli-help-setup": "The setup card:",
    "cli-help-corporations": "The corporations:",
    "cli-too-small": "The game needs a terminal of {columns}x{rows} or more; this one has {width}x{height}.",
    "cli-bad-number": "{name} must be a whole number from {least} to {most}, not {value}.",
    "cli-only-number": "{name} can only be {only} here, not {value}.",
    "cli-empty": "{name} is there without a file's name.",
    "cli-solo-tiles": "--tiles is a choice for solo games; the tiles for {seats} players are given.",
    "cli-solo-seats": "--solo is a game for one; --seats {seats} asks for another.",
    "cli-belongs-to-record": "{name} is for a new game; a resumed one keeps what its record says.",
    "cli-bad-names": "--names must give a different short name to each of the {humans} people at the table, "
    "of {most} letters at most; wide letters count twice.",
    "cli-no-folder": "There is no folder {path} with a content pack.",
    "cli-odd-folder": "The name of the content's folder is no text, so it cannot be kept with the game.",
    "cli-no-file": "There is no readable file {path}: {reason}.",
    "cli-bad-file": "{path} cannot be resumed: {reason}",
    "cli-not-text": "it is not text.",
    "cli-bad-seats-file": "{path} does not say who plays at which seat; without it, --humans and --bots do.",
    "cli-save-exists": "{path} exists already: --resume it, or --save under another name.",
    "cli-cannot-save": "The game cannot be saved as {path}: {reason}.",
    # Saving.
    "cli-saved-as": "Saved after every answer: {path}",
    "cli-save-failed": "Not saved ({reason}). The game goes on, the next answer tries again. {path}",
    "cli-not-saved": "Since an earlier answer nothing could be saved, neither as {path} ({reason}) nor in the "
    "temporary folder: the answers since then are lost.",
    "cli-quit-unsaved": "q once more quits all the same. Not saved ({reason}): {path}",
    "cli-resume-with": "The game is saved. Go on with: {command}",
    "cli-rescued": "It could not be saved as {path}: {reason}. It is in the temporary folder now.",
    "cli-record-at": "The record of the game: {path}",
    # Who, when, what.
    "cli-player": "Player {number}",
    "cli-bot": "Bot {number}",
    "cli-preliminary": "Preliminary Round, Cornerstone {number} of 3",
    "cli-over": "the end",
    "cli-before": "Before the first generation",
    "cli-turn": "Generation {generation}, turn {turn} of 7",
    "cli-awaited": "awaited: {names}",
    "cli-strikes": "{disaster} strikes at the end of this turn",
    "cli-strikes-unless": "{disaster} strikes at the end of this turn, unless you select it",
    "cli-does-avert": "select it to avert it",
    "cli-your-city": "{name}: {points} points",
    "cli-money": "Money {money}",
    "cli-locked": "(+{locked} locked)",
    "cli-income": "Income {income}",
    "cli-goods": "Goods: {goods}",
    "cli-nothing": "none",
    "cli-to-place": "To place: {tiles}",
    "cli-none-left": "no Cornerstone",
    "cli-log": "Log",
    "cli-neighbors": "Neighbours",
    "cli-center": "CENTER",
    "cli-roads-house": "! polluting  * power  Roads are stand-ins, not as printed (R-25)",
    "cli-roads-pack": "! polluting  * power",
    "cli-hand-rest": "In your hand, to be passed on: {tiles}",
    "cli-hand-last": "Left in your hand, for the box: {tiles}",
    "cli-packs": "Packs to come: {packs}",
    # The table of options.
    "cli-head-tile": "tile",
    "cli-head-needs": "needs",
    "cli-head-effect": "what it does",
    "cli-head-points": "pts",
    "cli-head-price": "price now, from whom",
    "cli-head-change": "±pts",
    "cli-head-roads": "road",
    "cli-sell": "Sell {tile} for 5",
    "cli-pay": "Pay {money}",
    "cli-pay-for": "Pay {money} for {cells}",
    "cli-pay-too-dear": "Pay {money}: too dear",
    "cli-sacrifice": "Sacrifice tiles, {count} in all",
    "cli-done": "Done",
    "cli-on-cell": "{cell}",
    "cli-tile-on-cell": "{cell} {tile}",
    "cli-here": "here",
    "cli-gone": "gone",
    "cli-over-tile": "{cell} for {tile}",
    "cli-way-left": "{name}, to the left, for {money}",
    "cli-way-right": "{name}, to the right, for {money}",
    "cli-way-supply-0": "the supply, for {money}",
    "cli-way-supply-1": "the supply, over the left route, for {money}",
    "cli-way-supply-2": "the supply, over the right route, for {money}",
    "cli-way-supply-3": "the supply, over both routes, for {money}",
    "cli-way-postal": "Postal Service, free",
    "cli-way-import": "Import Office, free",
    "cli-cheapest": "cheapest: Enter",
    "cli-in-all": "{money} in all",
    "cli-free": "free",
    "cli-short-left": "{good} {money} {name}\N{LEFTWARDS ARROW}",
    "cli-short-right": "{good} {money} {name}\N{RIGHTWARDS ARROW}",
    "cli-short-supply": "{good} {money} supply",
    "cli-short-postal": "{good} by post",
    "cli-short-import": "{good} imported",
    "cli-brief-left": "{good} {money}\N{LEFTWARDS ARROW}",
    "cli-brief-right": "{good} {money}\N{RIGHTWARDS ARROW}",
    "cli-brief-supply": "{good} {money}",
    "cli-price-here": "Price: {price}.",
    "cli-blocked-cornerstones": "limit reached",
    "cli-blocked-disaster": "never placed",
    "cli-blocked-tiles": "lacks tiles",
    "cli-blocked-goods": "no one sells it",
    "cli-blocked-money": "too dear: {money}",
    "cli-blocked-connection": "no space fits",
    # The prompt.
    "cli-prompt": "{keys}  [? help  u back  n neighbours  l log  s score  h tiles  q quit] > ",
    "cli-solo-prompt": "{keys}  [? help  u back  l log  s score  h tiles  q quit] > ",
    "cli-over-prompt": "[n cities  s score  l log  Enter leaves] > ",
    "cli-keys": "{first}-{last}",
    "cli-key": "{only}",
    "cli-enter-takes": "{keys}, Enter = {default}",
    "cli-no-keys": "waiting",
    "cli-waiting": "Nothing is asked of you now.",
    "cli-choose-one": "Please choose one of {keys}; ? explains the question.",
    "cli-not-a-choice": "'{text}' is not one of the answers here; ? explains the question.",
    "cli-page-prompt": "Enter goes back > ",
    "cli-more-prompt": "Enter shows more, q goes back > ",
    "cli-neighbor-prompt": "Enter goes back, n shows the next city > ",
    "cli-small-prompt": "Enter looks again, q quits > ",
    "cli-curtain": "Now it is {name}'s turn. The others look away.",
    "cli-curtain-prompt": "{name}, press Enter > ",
    "cli-curtain-back": "{before} may still take back: u. {name}, press Enter > ",
    "cli-taken-back": "Taken back.",
    "cli-nothing-to-take-back": "Nothing to take back: what you did before is revealed or settled.",
    "cli-acted-upon": "This cannot be taken back: somebody else has acted on it since.",
    "cli-no-neighbors": "A solo city has no neighbours.",
    # Games without a screen of their own.
    "cli-plain-prompt": "{keys}  [? help  u back  v view  l log  q quit] > ",
    "cli-plain-over-prompt": "[v view  l log  Enter leaves] > ",
    "cli-plain-answers": "Type the number of an answer, or the beginning of its text. u takes your last answer back, v "
    "shows everything that you can see, l shows the whole log, q saves and quits.",
    "cli-plain-commands": "At any time: {commands}.",
    "cli-plain-usage": "Type it like this: {usage}.",
    "cli-plain-sent": "Done.",
    "cli-plain-view": "Everything that you can see",
    "cli-plain-more": "... v shows the rest",
    "cli-plain-nobody": "Nobody wins.",
    "cli-plain-yes": "yes",
    "cli-plain-no": "no",
    # People who are not asked.
    "cli-no-such-person": "'{text}' is no other person at this terminal: {names}.",
    # Pages.
    "cli-question-title": "The question",
    "cli-answers-title": "How to answer",
    "cli-answers": "Type the number or letter of an answer, or its name. A cell can also be named: b3 is the second "
    "from the left in the third row. ? explains the present question, ?5.7 or ?R-4 shows any rule, ?Park or ?#126 any "
    "tile, u takes back, n shows a neighbour's city, l the whole log, s the score, h all tiles in front of you, q "
    "saves and quits.",
    "cli-legend-title": "Signs",
    "cli-legend": "R Residential, C Commercial, I Industrial, P Public, S Resource, D Disaster; ! Polluting, * Power. "
    "On a tile: its points now at the top right, its Goods at the bottom left, its income at the bottom right. "
    "Double lines are roads. '±pts' is your score after that answer minus your score now.",
    "cli-legend-goods": "Goods: {goods}.",
    "cli-no-rule": "There is no rule {number}; rules are named like 5.7, 19.131 or R-4.",
    "cli-no-rules": "The text of the rules is not installed here.",
    "cli-hand-title": "In your hand",
    "cli-open-title": "Open tiles",
    "cli-asked-tiles-title": "Tiles: {count}",
    "cli-kept-title": "Your Cornerstones to place",
    "cli-others-kept-title": "Cornerstones of {name}, to place",
    "cli-known-hand-title": "The hand of {name}, as far as you have seen it",
    "cli-discards-title": "Cornerstones discarded in the Preliminary Round",
    "cli-score-title": "Score if the game ended now",
    "cli-reasons-title": "The reasons, {name}",
    "cli-final-title": "Final score",
    "cli-category": "points for",
    "cli-total": "total",
    "cli-winner": "{names} wins.",
    "cli-winners": "{names} share the victory.",
    "cli-rank": "{points} points: {rank}.",
}

# What a tile does where there is little room: in the least terminal a line has 22 letters for it.
BRIEF_EFFECTS: Final = {
    "cli-brief-air_quality_department": "2 per I on the border",
    "cli-brief-bus_depot": "3 per I within 2 of R",
    "cli-brief-chamber_of_commerce": "2 per R near 2 C",
    "cli-brief-city_council": "3/6/9 per 1/2/3+ homes",
    "cli-brief-crime_spree": "others pay or lose 3",
    "cli-brief-efficiency_office": "2 per I, best cluster",
    "cli-brief-finance_department": "1 per 5 last income",
    "cli-brief-fire": "others pay or lose 2",
    "cli-brief-fire_and_police_protection": "protects: Fire, Police",
    "cli-brief-flood": "others pay or lose 1",
    "cli-brief-hydroelectric_power": "11 less nearby",
    "cli-brief-import_office": "covers 1 Raw/Processed",
    "cli-brief-insurance_office": "half Disasters",
    "cli-brief-investment_firm": "+1 per selection",
    "cli-brief-merchant_union": "1 per C, +1 per new C",
    "cli-brief-metro_station": "3 per built corner",
    "cli-brief-modular_factory": "1 Processed",
    "cli-brief-penthouse": "6, and 1 per C nearby",
    "cli-brief-prison": "2 per R printed 0 to 2",
    "cli-brief-resource_agency": "2 per S, 1 per Raw",
    "cli-brief-tourism_board": "+2 per C a tile joins",
    "cli-brief-university": "1 per R, 1 per I",
    "cli-brief-zoning_authority": "½ per tile at its type",
}

add_messages(ENGLISH)
add_messages(BRIEF_EFFECTS)


def words(code: str, **parameters: Word) -> str:
    """The words of the terminal game for a code."""
    return message(f"cli-{code}", parameters)


def with_rules(refused: Refused) -> str:
    """Why something is refused, and the rules that say so."""
    return refused.message + (f" ({', '.join(refused.rules)})" if refused.rules else "")


def has_words(code: str) -> bool:
    """Whether there are words for a code."""
    return f"cli-{code}" in BRIEF_EFFECTS or f"cli-{code}" in ENGLISH
