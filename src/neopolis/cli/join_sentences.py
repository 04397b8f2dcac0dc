"""The words of playing over a network in English, by code."""

from __future__ import annotations

from typing import Final

from neopolis.cli import sentences as sentences  # the words that all games share
from neopolis.engine.sentences import add_sentences

ENGLISH: Final = {
    # Arriving.
    "cli-join-name-prompt": "Your name > ",
    "cli-join-bad-name": "A name has 1 to {most} letters; wide letters count twice.",
    "cli-join-bad-seat": "This table has no seat {seat}.",
    "cli-join-hall": "Tables at {server}",
    "cli-join-hall-mine": "{number}  {game}: {names} ({status}), yours",
    "cli-join-hall-open": "{number}  {game}: {names} ({status})",
    "cli-join-hall-bot": "bot",
    "cli-join-hall-new-1": "n  open a table for NEOM",
    "cli-join-hall-new-2": "a  open a table for New Angeles",
    "cli-join-hall-how": "Or paste the link that somebody sent you.",
    "cli-join-hall-prompt": "[number or link  n NEOM  a New Angeles  Enter looks again  q quit] > ",
    "cli-join-no-such-table": "'{text}' is none of these.",
    # Who is there.
    "cli-join-bot": "Bot {number}",
    "cli-join-free": "Seat {number}",
    "cli-join-game-neom": "NEOM",
    "cli-join-game-new-angeles": "New Angeles",
    "cli-join-status-gathering": "gathering",
    "cli-join-status-playing": "playing",
    "cli-join-status-paused": "paused",
    "cli-join-status-over": "over",
    "cli-join-status-closed": "closed",
    "cli-join-status-unreadable": "cannot be read",
    # The lobby.
    "cli-join-lobby": "{game}, {seats} seats",
    "cli-join-seats-title": "Seats",
    "cli-join-seat": "{number}  {name} {note}",
    "cli-join-seat-free": "free",
    "cli-join-seat-bot": "bot ({kind})",
    "cli-join-seat-ready": "ready",
    "cli-join-seat-not-ready": "not ready yet",
    "cli-join-seat-you": "{note}, this is you",
    "cli-join-seat-away": "{note}, away",
    "cli-join-seat-gone": "{note}, not connected",
    "cli-join-plan-title": "What is played",
    "cli-join-option": "{name}: {value}",
    "cli-join-clock-none": "Clock: none",
    "cli-join-clock-live": "Clock: {bank} for the whole game, and {increment} more with each question",
    "cli-join-clock-turns": "Clock: {move} for each question",
    "cli-join-listed": "Anybody on this server can find the table.",
    "cli-join-private": "Only who has the link finds the table.",
    "cli-join-link-title": "The link for your friends",
    "cli-join-link-watch": "And for those who only watch: {link}",
    "cli-join-link-how": "In a terminal: {command}",
    "cli-join-commands-title": "What you can do",
    "cli-join-do-sit": "1-{seats}            sit there",
    "cli-join-do-ready": "r              ready, or not any more;  x  stand up again",
    "cli-join-do-talk": "/ hello        say it to all;  @ben hello  whisper it to Ben;  /  more about the table",
    "cli-join-do-start": "s              start",
    "cli-join-do-seats": "seats 4        so many seats;  b 3  a bot at seat 3, or none;  b 3 {kind}  of which kind",
    "cli-join-do-clock": "clock none     no clock;  clock live 20m 10s  for all the game;  clock turns 1d  a question",
    "cli-join-do-listed": "listed         let anybody find the table, or only who has the link",
    "cli-join-do-option": "{name} {values}",
    "cli-join-wait-seats": "Waiting for somebody at seat {seats}.",
    "cli-join-wait-ready": "Waiting until ready: {names}.",
    "cli-join-wait-host": "All are ready; the host starts the game.",
    "cli-join-wait-you": "All are ready: s starts the game.",
    "cli-join-lobby-prompt": "[1-{seats} sit  r ready  / table  q quit] > ",
    "cli-join-host-prompt": "[1-{seats} sit  r ready  s start  b bot  / table  q quit] > ",
    "cli-join-not-a-command": "'{text}' is nothing that can be done here; / tells what can.",
    "cli-join-bad-duration": "'{text}' is no time; write 30s, 20m, 12h or 2d.",
    # Playing.
    "cli-join-neom-prompt": "{keys}  [? help  u back  n neighbours  l log  s score  h tiles  / table  q quit] > ",
    "cli-join-solo-prompt": "{keys}  [? help  u back  l log  s score  h tiles  / table  q quit] > ",
    "cli-join-na-prompt": "{keys}  [? help  u back  t trade  p promises  l log  h hand  a assets  / table  q quit] > ",
    "cli-join-awaited": "Waiting for {names}.",
    "cli-join-awaited-picked": "You have chosen {tiles}. Waiting for {names}; u takes it back.",
    "cli-join-awaited-trade": "Waiting for {names}. Meanwhile: t proposes a trade, y n c w answer one.",
    "cli-join-lost": "The connection is lost; trying again. Nothing that was acknowledged is lost, Ctrl-C leaves.",
    "cli-join-sending": "Sent; waiting for the server.",
    "cli-join-paused": "Paused: /resume goes on.",
    "cli-join-stands-in": "A bot plays for you ({why}). /return takes the seat back.",
    "cli-join-why-asked": "as you asked",
    "cli-join-why-left": "you left",
    "cli-join-why-clock": "your time was up",
    "cli-join-why-vote": "the others voted",
    "cli-join-bot-for": "A bot plays for {names}.",
    "cli-join-are-away": "Away: {names}.",
    "cli-join-not-asked": "Nothing is asked of you now; / tells what else can be done.",
    "cli-join-time": "Time left: {times}",
    # Table talk.
    "cli-join-talk-title": "Table talk",
    "cli-join-talk-none": "Nobody has said anything yet.",
    "cli-join-said": "{who}: {text}",
    "cli-join-whispered": "{who} to {whom}: {text}",
    "cli-join-you": "you",
    "cli-join-room-title": "At the table",
    "cli-join-room": "/ hello  says it to all\n@ben hello  whispers it to Ben\n"
    "/pause, /resume  stop and go on, clocks included\n"
    "/bot  a bot plays for you, gives nothing away and promises nothing; /return  you play again\n"
    "/vote ben  a bot is to play for Ben, who is long awaited\n/rematch  another game with the same people\n"
    "/link  what to send to others\n/leave  give up your seat for good\n/delete  the host: end the table for all\n"
    "q  leaves the terminal; the seat stays yours, and the same command brings you back",
    "cli-join-nobody-called": "'{text}' is nobody else at this table: {names}.",
    "cli-join-nothing-said": "There is nothing to say.",
    "cli-join-too-long": "That is too long: at most {most} letters.",
    "cli-join-is-said": "Said.",
    "cli-join-is-voted": "Voted: a bot is to play for {name}.",
    "cli-join-sure-leave": "Give up the seat for good? y, or Enter for no > ",
    "cli-join-sure-delete": "End the table for all? y, or Enter for no > ",
    "cli-join-is-left": "You have left your seat and watch now.",
    # The end.
    "cli-join-rematch-there": "Another game is being set up: /rematch goes there.",
    "cli-join-over-prompt": "[s score  l log  n cities  /rematch  / text  Enter leaves] > ",
    "cli-join-na-over-prompt": "[l log  p promises  h hand  a assets  s standing  /rematch  / text  Enter leaves] > ",
    "cli-join-closed": "The table is closed.",
    "cli-join-unreadable": "This table can only be looked at: {why}",
    "cli-join-come-back": "Your seat stays yours. Come back with: {command}",
    "cli-join-record-at": "The record of the game: {path}. Look at it with: {command}",
    "cli-join-no-record": "The record could not be fetched: {reason}",
    # Watching.
    "cli-join-watching": "You watch, and see what the public sees.",
    "cli-join-watch-prompt": "[l log  / table  1-{seats} sit  q quit] > ",
    "cli-join-standing-title": "Standing",
    "cli-join-neom-standing": "{name} {points} points, money {money}, tiles {tiles}, Goods: {goods}",
}

add_sentences(ENGLISH)
