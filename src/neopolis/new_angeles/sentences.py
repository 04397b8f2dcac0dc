"""New Angeles' sentences in English, by code."""

from __future__ import annotations

from typing import Final

from neopolis.engine.sentences import add_sentences

ENGLISH: Final = {
    # Questions.
    "main-offer": "Propose the main offer.",
    "counteroffer-or-pass": "Propose a counteroffer or pass.",
    "pay-counteroffer": "Discard a card for the counteroffer.",
    "support-or-abstain": "Support an offer or abstain.",
    "support-card": "Lay down a card in support.",
    "use-asset": "Use an asset or pass.",
    "declare": "Declare how the offer will be resolved.",
    "pick-district": "Choose a district.",
    "pick-player": "Choose a player.",
    "pick-type": "Choose a type of action cards.",
    "pick-general": "Choose a deck for the General cards.",
    "pick-resource": "Choose a resource.",
    "may-draw": "Draw cards of one type, or pass.",
    "spend-capital": "How much capital do you spend?",
    "move-android": "Choose an android to move.",
    "move-android-to": "Choose where the android goes.",
    "remove-enemy": "Choose a district to remove an enemy unit from.",
    "which-enemy": "Which enemy unit?",
    "calm-or-orgcrime": "Calm a district, or remove an orgcrime unit?",
    "draw-or-turn-up": "Five cards, or turn an emergency action faceup?",
    "turn-up-emergency": "Which emergency action is turned faceup?",
    "bury-event": "Which event goes to the bottom?",
    "raise-event": "Which event goes on top?",
    "discard-asset": "Which asset is discarded?",
    "swap-first": "Choose the first asset to swap.",
    "swap-second": "Choose the second asset to swap.",
    "give-card": "Choose a card to give.",
    "steal-card": "Steal a card, or pass.",
    "steal-emergency": "Choose an emergency action to steal.",
    "steal-asset": "Choose an asset to steal.",
    "steal-or-gain": "Steal an asset, or gain 2 capital?",
    "pay-or-take-back": "Pay 2 capital, or take the counteroffer back?",
    "support-or-pay": "Support the main offer with a card, or lose 1 capital?",
    "discard-or-draw": "Discard three cards, or draw three?",
    "discard-card": "Discard a card.",
    "discard-down": "Discard down to your hand size.",
    "which-offer": "Which offer?",
    "propose-counteroffer": "Propose a counteroffer, too.",
    "swap-rival": "Swap the rival card with yours?",
    "choose-investment": "Choose an investment to keep.",
}

add_sentences(ENGLISH)
