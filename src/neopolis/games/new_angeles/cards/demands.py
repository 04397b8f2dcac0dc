"""NA 74: the demands. Targets and threat of each are in `content/demands.csv`."""

from __future__ import annotations

from neopolis.games.new_angeles.cards.definitions import demand

demand("hosting-worlds-cup", number=1, rule="NA 74.1")
demand("increased-martian-violence", number=2, rule="NA 74.2")
demand("network-disruption", number=3, rule="NA 74.3")
demand("power-grid-overload", number=4, rule="NA 74.4")
demand("recreational-drug-ban", number=5, rule="NA 74.5")
demand("refugee-influx", number=6, rule="NA 74.6")
demand("retail-shortage", number=7, rule="NA 74.7")
demand("space-elevator-malfunction", number=8, rule="NA 74.8")
demand("tourism-spike", number=9, rule="NA 74.9")
