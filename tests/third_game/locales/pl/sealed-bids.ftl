game-sealed-bids = Licytacja w ciemno
sealed-bids-question = Jaką liczbą licytujesz nagrodę { $prize }?
sealed-bids-option = licytuj { $number }
