"""The codes of today's sentences about cards, which count cards without gaps. Fluent messages will go by the slug."""

from __future__ import annotations

from typing import Final

from neopolis.games.new_angeles.cards.registry import card_of
from neopolis.games.new_angeles.ids import ASSET, EMERGENCY

# By the id of the question.
ASK_CODES: Final = {
    "clean-slate.ask-illness": "na-ask-1-1",
    "clean-slate.ask-outage": "na-ask-1-2",
    "clinical-trials.ask-illness": "na-ask-2-1",
    "ark-construction.ask-district": "na-ask-5-1",
    "budget-renovations.ask-outage": "na-ask-6-1",
    "gentrification.ask-outage": "na-ask-7-1",
    "vanity-project.ask-player": "na-ask-8-1",
    "high-risk-investments.ask-player": "na-ask-10-1",
    "labor-solutions.ask-orgcrime": "na-ask-11-2",
    "liquidation.ask-district": "na-ask-12-1",
    "live-feed-24-7.ask-calm": "na-ask-13-2",
    "live-feed-24-7.ask-orgcrime": "na-ask-13-4",
    "media-circus.ask-calm": "na-ask-14-1",
    "media-circus.ask-human-first": "na-ask-14-2",
    "spin-doctors.ask-calm": "na-ask-16-1",
    "arrest-orders.ask-district": "na-ask-17-1",
    "full-deployment.ask-player": "na-ask-18-1",
    "riot-control.ask-prisec": "na-ask-19-1",
    "riot-control.ask-unrest": "na-ask-19-4",
    "scorched-earth.ask-outage": "na-ask-20-1",
    "scorched-earth.ask-other": "na-ask-20-2",
    "ruthless-tactics.ask-unrest": "na-ask-21-2",
    "underpaid-overclocked.ask-resource": "na-ask-22-1",
    "underpaid-overclocked.ask-human-first": "na-ask-22-3",
    "mandatory-quarantine.ask-illness": "na-ask-23-1",
    "mandatory-quarantine.ask-outage": "na-ask-23-2",
    "sweeps-week.ask-calm": "na-ask-25-1",
    "sweeps-week.ask-illness": "na-ask-25-2",
    "massive-reconstruction.ask-outage": "na-ask-26-1",
    "massive-reconstruction.ask-orgcrime": "na-ask-26-2",
    "bernice-mai.ask-player": "na-ask-29-1",
    "elizabeth-mills.ask-player": "na-ask-36-1",
    "fumiko-yamamori.ask-resource": "na-ask-38-1",
    "jackson-howard.ask-player": "na-ask-42-1",
    "locust-company.ask-player": "na-ask-44-1",
    "marco-cubrero.ask-player": "na-ask-45-1",
    "mr-li.ask-player": "na-ask-49-1",
    "mr-white.ask-player": "na-ask-50-1",
    "susan-chen.ask-player": "na-ask-55-2",
}


def ask_code(thing: int, question: str, prompt: str) -> str:
    """The sentence of a card's question, by the id of the question; that of the prompt if there is none."""
    card = card_of(thing)
    return ASK_CODES.get(question, prompt if card is None or card.printed else question)


def does_code(thing: int) -> str:
    """The sentence about what an action card, emergency action or asset does."""
    card = card_of(thing)
    if card is not None and not card.printed:
        return f"{card.slug}.short"
    if thing < EMERGENCY:
        return f"card-does-{thing}"
    return f"card-does-{thing - EMERGENCY + 21 if thing < ASSET else thing - ASSET + 26}"
