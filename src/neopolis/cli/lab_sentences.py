"""The sentences and words of `simulate` and `replay` in English, by code."""

from __future__ import annotations

from typing import Final

from neopolis.engine.sentences import Word, add_sentences, say

ENGLISH: Final = {
    # Simulate.
    "lab-progress": "games",
    "lab-lost-worker": "One of the processes that play was ended from outside, so the games are not complete.",
    "lab-title": "{games} games, {seats} seats, seeds {first} to {last}",
    "lab-head-points": "points by category",
    "lab-head-seat": "seat",
    "lab-head-bot": "bot",
    "lab-head-wins": "wins",
    "lab-head-shared": "shared",
    "lab-head-mean": "mean",
    "lab-head-min": "min",
    "lab-head-max": "max",
    "lab-head-of": "{bot} {what}",
    "lab-head-rank": "rank",
    "lab-head-games": "games",
    "lab-head-number": "#",
    "lab-head-tile": "tile",
    "lab-head-generation": "gen",
    "lab-head-drafted": "drafted",
    "lab-head-placed": "placed",
    "lab-head-sold": "sold",
    "lab-head-tile-points": "points",
    "lab-head-money": "money",
    "lab-head-earned": "earned",
    "lab-printed": "printed",
    "lab-variable": "variable",
    "lab-neighborhoods": "neighborhoods",
    "lab-goods": "Goods",
    "lab-money": "money",
    "lab-pollution": "pollution",
    "lab-ghost_town": "ghost town",
    "lab-power": "no Power",
    "lab-total": "total",
    "lab-percent": "{percent}%",
    "lab-wins-note": "A victory that is shared counts as shared for each who shares it, not as a win.",
    "lab-tiles-note": "drafted, placed, sold: in how many of 100 games. What is drafted but neither placed nor sold "
    "was set aside for a Cornerstone, was a Disaster, or is a Cornerstone that was never placed. points: of its own "
    "line in the final score, for each time it was placed. money: what it brought when placed, by later placements or "
    "selections, and as income, for each time it was placed. earned: points and half the money.",
    "lab-records": "{count} records are in {folder}.",
    # Replay.
    "lab-checked": "{file}: all {count} answers are legal and the result is right.",
    "lab-checked-open": "{file}: all {count} answers are legal; the game is not finished.",
    "lab-differs": "{file}, line {line}: {reason}",
    "lab-differs-by": "{file}, line {line}: {reason} ({rules})",
    "lab-either": "--check and --states cannot be asked for together.",
    "lab-check-seat": "--seat is for looking at a record, not for --check.",
    "lab-not-text": "it is not text",
    "lab-at-start": "Start of {count} answers",
    "lab-at-answer": "Answer {number} of {count}, line {line}",
    "lab-preliminary": "Preliminary Round",
    "lab-turn": "Generation {generation}, turn {turn}",
    "lab-awaited": "awaited: {names}",
    "lab-over": "the game is over",
    "lab-asked": "{who}: {question}",
    "lab-answered": "{who} answers: {text}",
    "lab-sealed": "{who} answers.",
    "lab-player": "{who}, {points} points",
    "lab-purse": "{money}, income {income}",
    "lab-purse-locked": "{money} + {locked}, income {income}",
    "lab-owned": "{who}: {goods}; to place: {tiles}",
    "lab-hidden": "hidden",
    "lab-no-goods": "no Goods",
    "lab-selected": "  selected: {tiles}",
    "lab-hand": "  hand: {tiles}",
    "lab-face-up": "Open: {tiles}",
    "lab-discards": "Discards: {tiles}",
    "lab-pack": "Pack {number}: {tiles}",
    "lab-unseen": "Put away: {tiles}",
    "lab-strikes": "{disaster} will strike.",
    "lab-result": "Points: {points}. {winners}",
    "lab-won": "Won by {names}.",
    "lab-ranked": "Rank: {rank}.",
    "lab-keys": "Enter next, b back, a number to jump, e end, q quit > ",
    "lab-not-a-key": "'{text}' is none of these, or no answer from 0 to {count}.",
    "lab-last": "That was the last answer.",
    "lab-first": "That is the start.",
}

add_sentences(ENGLISH)


def words(code: str, **parameters: Word) -> str:
    """The words of these commands for a code."""
    return say(f"lab-{code}", parameters)
