"""What the server says when it refuses something, and the other sentences that it makes."""

from __future__ import annotations

from neopolis.text.messages import Word, add_messages, message

add_messages(
    {
        "table-closed": "This table has been deleted.",
        "table-unreadable": "This table can only be looked at: {why}",
        "table-version": "It was begun with version {recorded} of the rules; this server plays version {here}.",
        "table-content": "It was begun with other content than this server has.",
        "table-broken": "Entry {seq} of its log cannot be done with these rules: {reason}",
        "not-host": "Only the host of the table can do that.",
        "not-seated": "You have no seat at this table.",
        "not-gathering": "The game has already begun.",
        "not-playing": "No game is being played here now.",
        "game-paused": "The game is paused.",
        "not-paused": "The game is not paused.",
        "game-is-over": "The game is over.",
        "game-not-over": "The game is not over yet.",
        "no-such-seat": "There is no seat {seat}: this table has {seats}.",
        "seat-of-bot": "This seat is a bot's.",
        "seat-taken": "This seat is taken.",
        "own-seat": "You sit there already.",
        "sat-elsewhere": "You have seen the cards of {player} in this game, and can only go back there.",
        "seat-free": "A seat is still free.",
        "seat-not-ready": "{name} is not ready yet.",
        "bot-answers": "A bot stands in for you; take your seat back first.",
        "no-stand-in": "No bot stands in for you.",
        "stale-moment": "That question is over; yours is number {moment} now.",
        "proposals-without-end": "You have made {most} proposals since the last answer; wait for the next one.",
        "vote-self": "Nobody votes about the own seat; hand it to a bot instead.",
        "vote-not-needed": "{player} needs no bot: nobody waits for a person there.",
        "vote-early": "{player} has been awaited for less than two minutes.",
        "vote-twice": "You have voted for that already.",
        "bad-clock": "The clock cannot be set like that: {reason}",
        "clock-number": "its times are from nothing to 30 days.",
        "clock-kind": "its kind is none, live or turns.",
        "clock-live": "a live clock needs a bank of 10 seconds to 10 hours and an increment of up to an hour.",
        "clock-turns": "a clock for turns needs 10 seconds to 30 days for each question.",
        "long-option": "The option {name} has at most {most} signs.",
        "many-bots": "There are more bots than seats.",
        "bad-webhook": "A webhook is an address that begins with http:// or https:// and has at most 500 signs.",
        "fork-unlisted": "This table goes on with a game that its host may know already, so it is not listed.",
        "fork-fixed": "This table goes on with another game: its game, seats and options stay as they are.",
        "nothing-said": "There is nothing in that to be read.",
        "whisper-to-self": "Nobody whispers to the own seat.",
        "own-eyes": "While a game is being played, you can only go on from what your own seat knows.",
        "no-record-of-world": "This game goes on from an imagined one and has no record.",
        "record-while-playing": "The record of a game can be had when it is over.",
    }
)


def sentence(code: str, **parameters: Word) -> str:
    """A sentence that is no refusal."""
    return message(code, parameters)
