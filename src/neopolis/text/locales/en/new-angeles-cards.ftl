### New Angeles: all player-facing texts of the cards and of the game, in our own words.
### An unofficial edition. "You" is the owner of the card, or the player who is being asked.
###
### Cards: .name, .text (full), .short (60 characters at most), .why (advice), .ask-... (questions).
### $nth is the number of the choice within one step, counted from 1. The program builds the lists
### $steps, $places, $targets and $districts from the messages for their parts.

## Action cards: biotech

clean-slate =
    .name = Clean Slate
    .text = Remove up to 2 illness tokens from the city. If you remove any, you must then place 1 outage in one of those districts. With this card, illness adds no threat.
    .short = Remove up to 2 illness tokens; one district gets an outage
    .why = Good when you need districts with illness for other cards, or when Jinteki will pay you for the help.
    .ask-illness = Choose an illness token to remove ({ $nth } of up to 2), or stop. If you remove any with this card, a district that lost one gets an outage.
    .ask-outage = Choose which of these districts gets the outage. That district produces nothing while the outage stays, and its unrest is cleared.
clinical-trials =
    .name = Clinical Trials
    .text = Remove 1 illness token from the city. With this card, illness adds no threat.
    .short = Remove 1 illness token without adding threat
    .why = A safe offer that nobody minds. Best just before somebody wants to use another card in that district.
    .ask-illness = Choose the illness token to remove.
information-procurement =
    .name = Information Procurement
    .text = Starting with the active player and going clockwise, every player may spend any amount of capital, which is lost even if the total is too small. If the total is at least 1 capital per player in the game, threat falls by 2.
    .short = All may chip in; 1 capital per player lowers threat by 2
    .why = Good when threat is close to 25 and the others are scared enough to pay.
    .ask-capital = Choose how much capital you spend. You lose it in any case. If all players together spend at least 1 capital per player, threat falls by 2.
unorthodox-knowledge =
    .name = Unorthodox Knowledge
    .text = Look in secret at the top 3 event cards. Put 1 of them at the bottom of the deck and the other 2 back on top, in any order.
    .short = See the next 3 events; bury 1, reorder the other 2
    .why = Good when you fear the next event, or want to be the only one who knows it.
    .ask-bottom = Choose the event to put at the bottom of the deck. The other two stay on top.
    .ask-top = Choose the event that comes next. The other one comes after it.

## Action cards: construction

ark-construction =
    .name = Ark Construction
    .text = Place 1 development in any district. From then on, that district produces 1 more of its primary resource.
    .short = Place a development: +1 primary resource there
    .why = Best early in the game, in a district with an android whose resource the demand asks for.
    .ask-district = Choose a district for the development. It will produce 1 more of its primary resource. A district has room for only one development.
budget-renovations =
    .name = Budget Renovations
    .text = Remove up to 2 outages from the city. Then unrest rises by 1 stage in each district where you removed one.
    .short = Remove up to 2 outages; unrest rises there by 1 stage
    .why = The quickest way to get two districts working again, and Weyland is paid for both.
    .ask-outage = Choose an outage to remove ({ $nth } of up to 2), or stop. Afterwards unrest rises by 1 stage in each of these districts.
gentrification =
    .name = Gentrification
    .text = Remove 1 outage, then place a prisec unit in that district unless it has one already. All enemy units (Human First and orgcrime) there move on to the next district.
    .short = Remove 1 outage; place prisec there to drive enemies out
    .why = Good for a district you want to keep: it works again and stays free of enemies.
    .ask-outage = Choose the outage to remove. That district gets a prisec unit, and the enemy units there move on to the next district.
vanity-project =
    .name = Vanity Project
    .text = Choose any player, yourself included. That player gains 2 capital, or 4 capital if they supported this offer. Then you discard one of that player's assets, if they have any.
    .short = A player gains 2 capital (supporters 4), loses an asset
    .why = Rewards a supporter who has no assets, or gets rid of a dangerous asset.
    .ask-player = Choose a player. They gain 2 capital, or 4 capital if they supported this offer. Then they lose one asset of your choice.
    .ask-asset = Choose which of that player's assets is discarded.

## Action cards: labor

efficiency-experts =
    .name = Efficiency Experts
    .text = Move 1 android to a district without one. With this card, illness adds no threat. Remember: every round, the districts with androids produce resources.
    .short = Move 1 android without adding threat
    .why = Good when one more android in the right district will meet the demand, or when Haas-Bioroid will pay for a move.
    .ask-android = Choose the android to move; next you choose where it goes.
    .ask-where = Choose the district the android goes to: one that has no android.
high-risk-investments =
    .name = High-Risk Investments
    .text = Choose 3 different players in order, yourself included if you like: the first gains 3 capital, the second 2 capital, the third 1 capital.
    .short = Three players of your choice gain 3, 2 and 1 capital
    .why = The best bribe in the game: promise the places before the vote, and keep the first for yourself.
    .ask-player = Choose the player who gains { $nth ->
            [1] 3 capital
            [2] 2 capital
           *[3] 1 capital
        }. You may choose yourself.
labor-solutions =
    .name = Labor Solutions
    .text = Move up to 3 androids, each of them once, to districts without one. Then place 1 orgcrime unit in any district.
    .short = Move up to 3 androids; then place 1 orgcrime unit
    .why = Good when several androids stand in the wrong places and the demand is near.
    .ask-android = Choose an android to move ({ $nth } of up to 3), or stop. Each android moves only once.
    .ask-where = Choose the district the android goes to: one that has no android.
    .ask-orgcrime = Choose the district that gets the orgcrime unit. While the unit is there, the district does not produce its primary resource.
liquidation =
    .name = Liquidation
    .text = Choose a district that is neither on strike nor in outage. It produces all its resources right away, even if orgcrime is there. Then it goes on strike.
    .short = A district produces now, then goes on strike
    .why = Good in the last turn before a demand round, when the strike no longer hurts anybody.
    .ask-district = Choose the district that produces all its resources now and then goes on strike.

## Action cards: media

live-feed-24-7 =
    .name = 24/7 Live Feed
    .text = Choose one: lower unrest by 1 stage in any district, or remove 1 orgcrime unit from the city.
    .short = Lower unrest by 1 stage, or remove 1 orgcrime unit
    .why = A small card with two uses; good when a strike or orgcrime blocks a district with an android.
    .ask-choice = Choose what the card does: lower unrest by 1 stage in a district, or remove an orgcrime unit.
    .ask-calm = Choose the district where unrest falls by 1 stage.
    .ask-orgcrime = Choose the district from which you remove the orgcrime unit.
media-circus =
    .name = Media Circus
    .text = Lower unrest by 2 stages in one district. Then place 1 Human First unit in any district.
    .short = Unrest -2 in a district; then place 1 Human First unit
    .why = Good against a strike: one card ends it completely.
    .ask-calm = Choose the district where unrest falls by 2 stages (a strike ends completely). Next you place a Human First unit.
    .ask-human-first = Choose the district that gets the Human First unit. While the unit is there, production causes more unrest.
puff-piece =
    .name = Puff Piece
    .text = Starting with the active player and going clockwise, every player may draw 2 action cards of one type they choose, or 3 cards if they supported this offer.
    .short = All may draw 2 cards of one type; supporters draw 3
    .why = Easy to get support for, because supporters get their cards back.
    .ask-type = Choose a type to draw 2 cards of it (3 cards if you supported this offer), or pass.
spin-doctors =
    .name = Spin Doctors
    .text = Lower unrest by 1 stage in up to 2 different districts. Then credits in the supply fall by 1. If the supply has no credits, threat rises by 1 instead.
    .short = Unrest -1 in up to 2 districts; then credits -1
    .why = Good when the demand needs few credits and two districts are about to strike.
    .ask-calm = Choose a district where unrest falls by 1 stage ({ $nth } of up to 2), or stop. Afterwards credits fall by 1. If the supply has no credits, threat rises by 1 instead.

## Action cards: security

arrest-orders =
    .name = Arrest Orders
    .text = Place 1 prisec unit in any district and remove all enemy units (Human First and orgcrime) from it. If prisec is already there, or all prisec units are in use, nothing happens.
    .short = Place prisec; remove all enemy units there
    .why = Best in a high-tier district with both kinds of enemies; Globalsec is paid for each.
    .ask-district = Choose the district for the prisec unit. All enemy units there are removed. If the district already has prisec, nothing happens.
full-deployment =
    .name = Full Deployment
    .text = Choose another player, then choose one of two things for them. Either they draw 5 action cards of a type you name, or you turn one of their facedown emergency actions faceup again.
    .short = Another player draws 5 cards or regains an emergency action
    .why = A gift worth a lot of support: choose the player who promises you the most for it.
    .ask-player = Choose the player you help. Next you choose whether they get 5 cards or an emergency action turned faceup.
    .ask-choice = Choose what that player gets: 5 action cards of one type, or an emergency action turned faceup so that it can be offered again.
    .ask-type = Choose the type of the 5 cards that player draws.
    .ask-emergency = Choose which of that player's emergency actions is turned faceup.
riot-control =
    .name = Riot Control
    .text = Remove 1 prisec unit from the city. If you removed one, you may also remove up to 2 enemy units (Human First or orgcrime) anywhere. In any case, unrest then rises by 1 stage in a district of your choice that is neither on strike nor in outage.
    .short = Give up 1 prisec, remove up to 2 enemies; unrest +1
    .why = Good when the next event will punish you for two enemies, and a prisec unit stands in a quiet place.
    .ask-prisec = Choose a prisec unit to give up; then you may remove up to 2 enemy units.
    .ask-enemy = Choose a district to remove an enemy unit from ({ $nth } of up to 2), or stop.
    .ask-which = Choose which enemy unit you remove from this district.
    .ask-unrest = Choose the district where unrest rises by 1 stage.
scorched-earth =
    .name = Scorched Earth
    .text = Place 1 outage in a district that has none, and remove all units from it, prisec included. Then choose one other district of the same tier and remove all units from it, too.
    .short = Outage in a district; remove all units there and in another
    .why = A last resort against enemies in a high tier. Globalsec earns capital for each enemy removed; Weyland earns some when the outage is repaired.
    .ask-outage = Choose the district that gets the outage. All units there are removed, prisec included. Next you clear another district of the same tier.
    .ask-other = Choose the other district from which all units are removed, prisec included.

## Emergency actions: each corporation has one. When it has won a deal, it is turned facedown

ruthless-tactics =
    .name = Ruthless Tactics
    .text = Remove up to 4 enemy units (Human First or orgcrime) from the city. Then unrest rises by 1 stage in 2 different districts that are neither on strike nor in outage.
    .short = Remove up to 4 enemies; unrest +1 in 2 districts
    .why = Best in a city full of enemies: as Globalsec you are paid for every unit.
    .ask-enemy = Choose a district to remove an enemy unit from ({ $nth } of up to 4), or stop.
    .ask-which = Choose which enemy unit you remove from this district.
    .ask-unrest = Choose a district where unrest rises by 1 stage ({ $nth } of 2).
underpaid-overclocked =
    .name = Underpaid, Overclocked
    .text = Raise up to 2 different resources in the supply by 1 each, and gain 4 capital. Then place 2 Human First units in districts of your choice.
    .short = Up to 2 resources +1, gain 4 capital; place 2 Human First
    .why = Good just before a demand, when one or two resources are short by 1.
    .ask-resource = Choose a resource to raise by 1 ({ $nth } of up to 2), or stop. Then you gain 4 capital and place 2 Human First units.
    .ask-human-first = Choose a district for a Human First unit ({ $nth } of 2).
mandatory-quarantine =
    .name = Mandatory Quarantine
    .text = Remove up to 4 illness tokens from the city. Then place 2 outages in districts of your choice. With this card, illness adds no threat.
    .short = Remove up to 4 illness tokens; then place 2 outages
    .why = Best in a city full of illness: as Jinteki you are paid for every token.
    .ask-illness = Choose an illness token to remove ({ $nth } of up to 4), or stop. Afterwards you place 2 outages.
    .ask-outage = Choose a district for an outage ({ $nth } of 2). The district produces nothing while the outage stays.
energy-for-all =
    .name = Energy for All
    .text = Starting with the active player and going clockwise, every player draws 4 action cards of one type they choose.
    .short = Everyone draws 4 cards of a type they choose
    .why = Everybody likes it, so it wins easily. Use it when the revealed asset is worth having.
    .ask-type = Choose the type of the 4 action cards you draw.
sweeps-week =
    .name = Sweeps Week
    .text = Lower unrest by up to 4 stages in total, in any districts. Then place 2 illness tokens in districts of your choice.
    .short = Unrest down by up to 4 stages; then place 2 illness
    .why = Best in a city full of strikes: as NBN you are paid for every stage.
    .ask-calm = Choose a district where unrest falls by 1 stage ({ $nth } of up to 4), or stop. You may choose the same district again.
    .ask-illness = Choose a district for an illness token ({ $nth } of 2). Action cards that touch a district with illness raise threat by 2.
massive-reconstruction =
    .name = Massive Reconstruction
    .text = Remove up to 3 outages from the city. Then place 2 orgcrime units in districts of your choice.
    .short = Remove up to 3 outages; then place 2 orgcrime units
    .why = Best in a city in the dark: as Weyland you are paid for every outage.
    .ask-outage = Choose an outage to remove ({ $nth } of up to 3), or stop. Afterwards you place 2 orgcrime units.
    .ask-orgcrime = Choose a district for an orgcrime unit ({ $nth } of 2). While the unit is there, the district does not produce its primary resource.

## Assets

aaron-marron =
    .name = Aaron Marrón
    .text = Whenever another player discards cards to pay for a counteroffer, you take those cards into your hand.
    .short = You get the cards others discard to counter
    .why = Good at a table that counters a lot: you get 1 card from the second counteroffer of a deal, 2 from the third, and so on.
alex-westlund =
    .name = Alex Westlund
    .text = At the end of your turn, you may swap 2 assets that belong to two different players. If one of the two assets is yours, you first lose 2 capital. You may also swap this card.
    .short = End of turn: swap 2 assets; -2 capital if one is yours
    .why = Good when somebody owns an asset worth far more to you than the one you give away.
    .ask-first = Choose the first of the 2 assets that change places. If one of them is yours, you lose 2 capital.
    .ask-second = Choose the second asset, from a different player than the first. The two assets then swap owners.
bernice-mai =
    .name = Bernice Mai
    .text = At the end of your turn, you may give 1 or 2 cards from your hand to one other player. You gain 1 capital for each card.
    .short = End of turn: give away 1-2 cards, gain 1 capital each
    .why = Turns cards you would have to discard anyway into capital, and makes a friend.
    .ask-player = Choose the player who gets 1 or 2 of your cards; you gain 1 capital for each.
    .ask-card = { $nth ->
            [1] Choose a card to give; you gain 1 capital for it.
           *[2] Choose a second card to give for 1 more capital, or stop.
        }
braintrust =
    .name = Braintrust
    .text = When your turn starts, you draw twice as many cards as your corp sheet says. Your hand size is 1 smaller.
    .short = Draw double on your turn; hand size -1
    .why = Good if you counter and support often, so that you use the cards before you would have to discard them.
bryan-stinson =
    .name = Bryan Stinson
    .text = When you claim this card, discard it and steal 2 emergency actions that lie in front of other players. They stay faceup or facedown as they are, and go back to their corporations after being offered.
    .short = When claimed: steal 2 emergency actions
    .why = Take faceup ones that you can offer soon, or the one you fear most.
    .ask-emergency = Choose an emergency action to steal ({ $nth } of 2). A facedown one can't be offered until it is turned faceup.
caprice-nisei =
    .name = Caprice Nisei
    .text = When any player makes an offer, you may exhaust this card until your next turn. That player must then announce every choice of the offer now, and must stick to these choices if the offer wins. She doesn't work against Unorthodox Knowledge.
    .short = When an offer is made, exhaust: the player who made it announces its choices
    .why = Good when you would support an offer but don't trust what its player will do with it.
    .ask-declare = Announce how you will carry out your offer. You must stick to this choice if the offer wins.
    .ask-declare-part = Announce your choice now. You must stick to it if your offer wins. { $question }
chief-gorman =
    .name = Chief Gorman
    .text = When another player makes a counteroffer, you may exhaust this card until your next turn. That player must then either pay you 2 capital or take the counteroffer back. A player who takes it back can't counter again in this deal.
    .short = At a counteroffer, exhaust: they pay you 2 capital or withdraw it
    .why = Protects your own main offers. A player who needs the counteroffer will pay you 2 capital.
    .ask-pay = Pay the owner of Chief Gorman 2 capital to keep your counteroffer, or take it back. If you take it back, you can't counter again in this deal.
coach-walden =
    .name = Coach Walden
    .text = Whenever the player on your right wins a deal, you gain 1 capital.
    .short = Gain 1 capital when your right neighbor wins a deal
    .why = Makes you the natural ally of the player on your right: support them, and you earn capital when they win.
eiko =
    .name = Eiko
    .text = When another player abstains, you may exhaust this card until your next turn. That player must then either add 1 card from their hand to the main offer as support, or lose 1 capital.
    .short = Someone abstains, exhaust: they support or lose 1 capital
    .why = Best on your own turn, when each card for the main offer helps you.
    .ask-support-or-pay = You abstained, so choose: lay a card from your hand as support for the main offer, or lose 1 capital.
elizabeth-mills =
    .name = Elizabeth Mills
    .text = At the end of your turn, you may give this card to another player. You then decide whether that player discards 3 action cards or draws 3 cards of their main type (the top line of their corp sheet).
    .short = End of turn: give her away; they discard or draw 3 cards
    .why = Use her to hurt a rival or to pay a friend. But she can come back to you.
    .ask-player = Choose the player who gets Elizabeth Mills; next you decide whether they discard 3 cards or draw 3.
    .ask-choice = Choose what happens to that player: they discard 3 cards of their choice, or they draw 3 cards of their main type.
    .ask-discard = Choose a card to discard ({ $nth } of 3).
    .ask-type = Your main type is general, so choose any one type: you draw 3 cards of it.
floyd-2x3a7c =
    .name = Floyd 2X3A7C
    .text = When you claim this card, draw 5 action cards, each from a deck of your choice. Keep the card: your hand size is 5 larger.
    .short = When claimed: draw 5 cards; hand size +5
    .why = One of the strongest assets: many cards mean many votes.
    .ask-type = Choose the deck for your next card (card { $nth } of 5). You see each card before you choose again.
fumiko-yamamori =
    .name = Fumiko Yamamori
    .text = At the end of your turn, you may lower a resource in the supply by 1. If you do, you gain 2 capital.
    .short = End of turn: lower a resource by 1, gain 2 capital
    .why = Safe money when the supply has more of a resource than the demand asks for. The Federalist can use it to make a demand fail.
    .ask-resource = Choose the resource that falls by 1 in the supply; you gain 2 capital.
gurren-imaishi =
    .name = Gurren Imaishi
    .text = When you claim this card, discard it and gain 5 capital.
    .short = When claimed: gain 5 capital
    .why = Always worth winning; pay less than 5 capital for the support you need.
hernando-cortez =
    .name = Hernando Cortez
    .text = When you claim this card, discard it and choose: steal one asset from another player, or gain 2 capital.
    .short = When claimed: steal an asset or gain 2 capital
    .why = Good when somebody owns an asset that works every turn.
    .ask-choice = Steal an asset from another player, or gain 2 capital.
    .ask-asset = Choose the asset to steal. An exhausted asset stays exhausted.
isabel-mcguire =
    .name = Isabel McGuire
    .text = When the Support step starts, you may exhaust this card until your next turn. You then add the top card of an action deck, unseen, to one of the offers as support. You choose the deck and the offer.
    .short = At Support, exhaust: a deck's top card supports an offer
    .why = A free vote once between two of your turns, even for your own offer.
    .ask-deck = Choose the deck whose top card becomes support. Nobody sees the card.
    .ask-offer = Choose the offer that gets this card as support.
jackson-howard =
    .name = Jackson Howard
    .text = When the asset of a deal is revealed, you may exhaust this card until your next turn and name another player. If that player wins the deal, you gain 2 capital.
    .short = At a new asset, exhaust: guess the winner, gain 2 capital
    .why = Bet on a player you mean to support anyway, usually the active one.
    .ask-player = Choose who will win this deal. If you are right, you gain 2 capital.
lily-lockwell =
    .name = Lily Lockwell
    .text = When a player with more capital than you starts a turn, you may steal a random card from their hand.
    .short = When a richer player's turn starts: steal a random card
    .why = Strong while you are behind. She does nothing while you are the richest player.
locust-company =
    .name = Locust Company
    .text = When the Support step starts and there is a counteroffer, you may exhaust this card until your next turn and choose a player. That player can't support the counteroffer in this deal. You can't choose the two players who made the offers.
    .short = At Support, exhaust: a player can't support the counteroffer
    .why = Best when you are the active player and somebody with many cards could decide the deal against you.
    .ask-player = Choose the player who can't support the counteroffer in this deal. They may still support the main offer or abstain.
marco-cubrero =
    .name = Marco Cubrero
    .text = At the end of your turn, you may steal 1 capital from another player, or 2 capital if nobody, you included, has more capital than that player.
    .short = End of turn: steal 1 capital, or 2 from the richest
    .why = Use it every turn; it counts double when it takes from your rival.
    .ask-player = Choose the player you steal from: 2 capital if nobody has more than they do, otherwise 1 capital.
mark-yale =
    .name = Mark Yale
    .text = When any player makes an offer, you may exhaust this card until your next turn. That player then can't give or receive capital or assets in trades until the deal ends.
    .short = When an offer is made, exhaust: its player can't trade
    .why = Good against a rich player who would otherwise buy the votes.
midori =
    .name = Midori
    .text = When both offers have the same amount of support, you may exhaust this card until your next turn. You then choose which of them wins.
    .short = At a tie, exhaust: you choose which offer wins
    .why = If you made the counteroffer, a tie is enough for you to win. Otherwise, let the two players pay for your decision.
    .ask-offer = Support is tied: choose the offer that wins the deal.
monica-singh =
    .name = Monica Singh
    .text = When you lose a deal as the active player, you may steal 2 capital from the player whose counteroffer won.
    .short = If you lose your own deal: steal 2 capital from the winner
    .why = Makes others think twice before they counter you.
mr-li =
    .name = Mr. Li
    .text = At the end of your turn, you may choose any player, yourself included: that player loses 1 capital and draws 2 action cards, each from a deck of their choice.
    .short = End of turn: a player loses 1 capital, draws 2 cards
    .why = Gives you 2 cards for 1 capital every turn, or lets you sell that chance to somebody else.
    .ask-player = Choose the player who loses 1 capital and draws 2 cards; you may choose yourself.
    .ask-type = Choose the deck for your next card (card { $nth } of 2).
mr-white =
    .name = "Mr. White"
    .text = At the end of your turn, you may look at another player's hand. Then you may steal 1 card from it.
    .short = End of turn: see a hand, steal a card if you like
    .why = Shows you what that player can do, and lets you take their best card.
    .ask-player = Choose the player whose hand you look at; then you may steal a card from it.
    .ask-card = Choose a card to steal, or pass.
naoko-watanabe =
    .name = Naoko Watanabe
    .text = When you claim this card, discard it and claim the top 2 assets of the deck, one after the other.
    .short = When claimed: claim 2 more assets
    .why = You get two assets for one deal, so it is worth a lot of support.
rachel-beckmann =
    .name = Rachel Beckmann
    .text = At the end of each deal, if your hand is empty, you may draw 1 action card of your main type (the top line of your corp sheet).
    .short = End of each deal: draw 1 card if your hand is empty
    .why = Lets you spend your whole hand on support without fear.
    .ask-type = Your main type is general, so choose any one type: you draw 1 card of it.
saul-eustecio =
    .name = Saul Eustecio
    .text = When a counteroffer wins, you may exhaust this card until your next turn. You gain 1 capital, then the active player gains 1 capital.
    .short = Counter wins, exhaust: you and active player gain 1 capital
    .why = A small regular income; on your own turn both gains are yours.
sunny-lebeau =
    .name = Sunny LeBeau
    .text = Each time threat rises, you may draw 2 action cards of your main type (the top line of your corp sheet).
    .short = Each time threat rises: draw 2 cards
    .why = Turns every setback of the city into votes; excellent for the Federalist.
    .ask-type = Your main type is general, so choose any one type: you draw 2 cards of it.
susan-chen =
    .name = Susan Chen
    .text = At the end of your turn, you may gain 2 capital. If you do, you must give this card to another player.
    .short = End of turn: gain 2 capital, then pass her on
    .why = Easy money once. Then give her to the player whose next turn is furthest away, or to somebody who pays you for her.
    .ask-player = Choose the player who gets Susan Chen next.
tanaka =
    .name = Tanaka
    .text = When the Resolution step starts and there are two offers, you may discard this card. You then decide which offer wins, no matter how much support each has.
    .short = At Resolution, discard: you decide which offer wins
    .why = Save this card for the one deal you must not lose, or use it to put others under pressure.
    .ask-offer = Choose the offer that wins the deal; support no longer counts.
the-fall-guy =
    .name = The Fall Guy
    .text = After you make the main offer on your turn, you may discard this card to make a counteroffer as well, at no extra cost. Then nobody else may counter, so you win the deal either way.
    .short = After your main offer, discard: also make a counteroffer
    .why = Makes sure that you get an asset you need: the others only choose between your two cards.
    .ask-counteroffer = Choose a second card as your counteroffer. The others choose between your two offers, and you win the deal either way.
thomas-haas =
    .name = Thomas Haas
    .text = At the end of your turn, you may look at the rival card that was set aside at the start of the game. Then you may swap it for yours, in secret.
    .short = End of turn: see the spare rival card, swap if you like
    .why = Good when you have much less capital than your rival: the card that was set aside may be an easier goal.
    .ask-swap = Take this rival card instead of yours, or keep your own. The card you don't keep stays hidden.
toshiyuki-sakai =
    .name = Toshiyuki Sakai
    .text = When you claim this card, discard it and draw 2 action cards of each of the 5 types. If it is your turn, you don't have to discard down to your hand size this turn.
    .short = When claimed: draw 2 cards of each type
    .why = Ten cards at once: the best asset for winning the next few votes.
wong-ya-ching =
    .name = Wong Ya Ching
    .text = Whenever threat rises because an action card touched a district with illness, you gain 2 capital. Illness that reaches The Root pays nothing.
    .short = Gain 2 capital when a card touching illness adds threat
    .why = You earn capital when other players take risks. Leave illness in the districts they need.

## When an asset works

timing-end_of_turn = End of your turn
    .text = You may use it once at the end of each of your turns.
timing-claim = When claimed
    .text = It takes effect as soon as you claim it, and is then discarded. You can't decline the effect.
timing-claim_kept = When claimed, then always
    .text = It takes effect as soon as you claim it, and you keep it.
timing-exhaust = Exhaust
    .text = You may use it at the moment named on the card, by turning the card sideways. It is ready again when your next turn starts.
timing-discard = Discard
    .text = You may use it once, at the moment named on the card, by giving up the card.
timing-may = Your choice
    .text = You may use it every time the moment named on the card comes, at no cost.
timing-trigger = Automatic
    .text = It takes effect by itself every time the moment named on the card comes.
timing-passive = Always on
    .text = It is in effect as long as you own it.

## Events: what they do, by effect and by what they count

event-effect-per_each-human_first = Threat rises by { $threat } for each Human First unit in the city.
    .short = Threat +{ $threat } for each Human First unit in the city
    .why = Every Human First unit counts here, wherever it stands.
event-effect-per_each-orgcrime = Threat rises by { $threat } for each orgcrime unit in the city.
    .short = Threat +{ $threat } for each orgcrime unit in the city
    .why = Every orgcrime unit counts here, wherever it stands.
event-effect-per_each-outage = Threat rises by { $threat } for each district in outage.
    .short = Threat +{ $threat } for each district in outage
    .why = When the back of the next event shows an outage, remove as many outages as you can; Weyland is glad to help.
event-effect-per_each-unrest = Threat rises by { $threat } for each district in protest or strike.
    .short = Threat +{ $threat } for each district in protest or strike
    .why = Protests count as much as strikes, so end protests: lowering unrest there by 1 stage is enough.
event-effect-per_each-strike = Threat rises by { $threat } for each district on strike.
    .short = Threat +{ $threat } for each district on strike
    .why = Only strikes count, so it is enough to lower unrest by 1 stage in each of these districts.
event-effect-at_least-human_first = If { $count } or more Human First units are in the city, threat rises by { $threat }.
    .short = { $count } or more Human First units: threat +{ $threat }
    .why = Removing a single Human First unit can be enough: stay below the number on the card.
event-effect-at_least-orgcrime = If { $count } or more orgcrime units are in the city, threat rises by { $threat }.
    .short = { $count } or more orgcrime units: threat +{ $threat }
    .why = Removing a single orgcrime unit can be enough: stay below the number on the card.
event-effect-at_least-outage = If { $count } or more districts are in outage, threat rises by { $threat }.
    .short = { $count } or more districts in outage: threat +{ $threat }
    .why = A single repair can make the difference: stay below the number on the card.
event-effect-at_least-unrest = If { $count } or more districts are in protest or strike, threat rises by { $threat }.
    .short = { $count } or more districts in unrest: threat +{ $threat }
    .why = Protests count as much as strikes, so end protests: lowering unrest there by 1 stage is enough.
event-effect-at_least-strike = If { $count } or more districts are on strike, threat rises by { $threat }.
    .short = { $count } or more districts on strike: threat +{ $threat }
    .why = Only strikes count, and only if there are at least as many as the card says. Ending one strike may be enough to avoid the threat.
event-effect-tier_or_move-human_first = If any Human First unit stands in a district of tier { $tier }, threat rises by { $threat }; if none does, every Human First unit moves on to the next district.
    .short = Human First in tier { $tier }: threat +{ $threat }; if none, all move
    .why = A single Human First unit in that tier raises threat by the full amount, so remove all of them there.
event-effect-tier_or_move-orgcrime = If any orgcrime unit stands in a district of tier { $tier }, threat rises by { $threat }; if none does, every orgcrime unit moves on to the next district.
    .short = Orgcrime in tier { $tier }: threat +{ $threat }; if none, all move
    .why = A single orgcrime unit in that tier raises threat by the full amount, so remove all of them there.
event-effect-tier_else_tier-human_first = If any Human First unit stands in a district of tier { $tier }, threat rises by { $threat }; if none does, but one stands in tier { $tier2 }, threat rises by { $threat2 }.
    .short = Human First in tier { $tier }: threat +{ $threat }; else tier { $tier2 }: +{ $threat2 }
    .why = Clear Human First out of the first of the two tiers, then out of the second; units in other tiers add no threat.
event-effect-tier_else_tier-orgcrime = If any orgcrime unit stands in a district of tier { $tier }, threat rises by { $threat }; if none does, but one stands in tier { $tier2 }, threat rises by { $threat2 }.
    .short = Orgcrime in tier { $tier }: threat +{ $threat }; else tier { $tier2 }: +{ $threat2 }
    .why = Clear orgcrime out of the first of the two tiers, then out of the second; units in other tiers add no threat.
event-effect-tier_else_tier-outage = If any district of tier { $tier } is in outage, threat rises by { $threat }; if none is, but a district of tier { $tier2 } is, threat rises by { $threat2 }.
    .short = Outage in tier { $tier }: threat +{ $threat }; else tier { $tier2 }: +{ $threat2 }
    .why = Repair the first of the two tiers, then the second; outages in other tiers add no threat.
event-effect-tier_else_tier-unrest = If any district of tier { $tier } is in protest or strike, threat rises by { $threat }; if none is, but a district of tier { $tier2 } is, threat rises by { $threat2 }.
    .short = Unrest in tier { $tier }: threat +{ $threat }; else tier { $tier2 }: +{ $threat2 }
    .why = Calm the first of the two tiers, then the second; unrest in other tiers adds no threat.
event-effect-tier_else_tier-strike = If any district of tier { $tier } is on strike, threat rises by { $threat }; if none is, but a district of tier { $tier2 } is, threat rises by { $threat2 }.
    .short = Strike in tier { $tier }: threat +{ $threat }; else tier { $tier2 }: +{ $threat2 }
    .why = End strikes in the first of the two tiers, then in the second; strikes in other tiers add no threat.
event-effect-moves_twice-human_first = Every Human First unit moves on twice, starting from the highest-numbered district; each one that reaches The Root raises threat by 2.
    .short = Every Human First unit moves on twice
    .why = Clear Human First out of the last districts before The Root, or guard the exits with prisec.
event-effect-moves_twice-orgcrime = Every orgcrime unit moves on twice, starting from the highest-numbered district; each one that reaches The Root raises threat by 2.
    .short = Every orgcrime unit moves on twice
    .why = Clear orgcrime out of the last districts before The Root, or guard the exits with prisec.

# $places is a list of the four parts below, in this order. $districts is a list such as "Quinde (2) and Manta (4)".
event-then = Then the event brings { $places }; the next round has { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
event-place-outage = { $count ->
        [one] an outage to { $districts }
       *[other] outages to { $districts }
    }
event-place-illness = { $count ->
        [one] an illness token to { $districts }
       *[other] illness tokens to { $districts }
    }
event-place-orgcrime = { $count ->
        [one] an orgcrime unit to { $districts }
       *[other] orgcrime units to { $districts }
    }
event-place-human_first = { $count ->
        [one] a Human First unit to { $districts }
       *[other] Human First units to { $districts }
    }

## Events

activist-cells-awaken =
    .name = Activist Cells Awaken
beanstalk-beset-by-protesters =
    .name = Beanstalk Beset By Protesters
human-first-starts-riot =
    .name = Human First Starts Riot
humanity-labor-hosts-union-heads =
    .name = Humanity Labor Hosts Union Heads
beanstalk-owned-by-mob =
    .name = Beanstalk Owned By Mob?
gang-wars-at-all-time-high =
    .name = Gang Wars at All-Time High!
pistoleros-hit-squads-strike =
    .name = Pistoleros Hit Squads Strike!
tri-maf-leaders-unite =
    .name = Tri-Maf Leaders Unite!
crumbling-infrastructure =
    .name = Crumbling Infrastructure
earthquake-rocks-city =
    .name = Earthquake Rocks City
helium-3-transport-threatened =
    .name = Helium-3 Transport Threatened
rolling-outages-increase =
    .name = Rolling Outages Increase
average-wage-falls-again =
    .name = Average Wage Falls Again
report-record-unemployment =
    .name = Report: Record Unemployment
social-apps-spark-revolution =
    .name = Social Apps Spark Revolution
welfare-programs-slashed =
    .name = Welfare Programs Slashed

## Investments: what they pay, by kind

investment-pays-count-illness = In the next demand round, count the illness tokens in the city and gain { $steps }.
    .short = Illness tokens in the city pay up to { $most } capital
    .why = Leave illness alone and let events spread it; Jinteki will soon notice what you are doing.
investment-pays-count-outage = In the next demand round, count the outages in the city and gain { $steps }.
    .short = Outages in the city pay up to { $most } capital
    .why = Vote against repairs just before the demand; a single outage already pays.
investment-pays-count-human_first = In the next demand round, count the Human First units in the city and gain { $steps }.
    .short = Human First units in the city pay up to { $most } capital
    .why = Events keep placing Human First units: often it is enough to vote against cards that remove them.
investment-pays-count-orgcrime = In the next demand round, count the orgcrime units in the city and gain { $steps }.
    .short = Orgcrime units in the city pay up to { $most } capital
    .why = Offer cards that place orgcrime, and let others remove Human First instead.
investment-pays-count-prisec = In the next demand round, count the prisec units in the city and gain { $steps }.
    .short = Prisec units in the city pay up to { $most } capital
    .why = Prisec helps the city, so nobody suspects you.
investment-pays-count-development = In the next demand round, count the developments in the city and gain { $steps }.
    .short = Developments in the city pay up to { $most } capital
    .why = Offer and support construction cards: developments help the city, so few will object.
investment-pays-count-unrest = In the next demand round, count the districts in protest or strike and gain { $steps }.
    .short = Districts in protest or strike pay up to { $most } capital
    .why = Production raises unrest by itself: vote against media cards and wait.
# $steps is a list of these; the last one holds for every higher number, too.
investment-step = { $capital } capital if there { $count ->
        [one] is 1
       *[other] are { $count }
    }
investment-step-last = { $capital } capital if there { $count ->
        [one] is 1
       *[other] are { $count }
    } or more
investment-pays-short_sale = In the next demand round, count the resources of which the supply holds { $limit } or less, and gain { $steps }.
    .short = Resources that are scarce pay up to { $most } capital
    .why = Good when the demand does not ask for some resources: these can stay scarce without harm to the city.
investment-pays-sector-energy = In the next demand round, if the supply holds at least as much energy as the demand asks for, you gain { $base } capital and { $each } more for each energy in the supply, at most { $most } capital in all.
    .short = Up to { $most } capital if there is enough energy
    .why = Good when the demand asks for little energy or none. If it asks for none, there is always enough.
investment-pays-sector-consumables = In the next demand round, if the supply holds at least as many consumables as the demand asks for, you gain { $base } capital and { $each } more for each consumable in the supply, at most { $most } capital in all.
    .short = Up to { $most } capital if there are enough consumables
    .why = Good when the demand asks for few consumables or none; get an android into a district that makes them.
investment-pays-sector-tech = In the next demand round, if the supply holds at least as much tech as the demand asks for, you gain { $base } capital and { $each } more for each tech in the supply, at most { $most } capital in all.
    .short = Up to { $most } capital if there is enough tech
    .why = Good when the demand asks for little tech or none. If it asks for none, there is always enough.
investment-pays-sector-entertainment = In the next demand round, if the supply holds at least as much entertainment as the demand asks for, you gain { $base } capital and { $each } more for each entertainment in the supply, at most { $most } capital in all.
    .short = Up to { $most } capital if there is enough entertainment
    .why = What you need is also good for the city: everybody needs entertainment to meet the demand.
investment-pays-sector-credits = In the next demand round, if the supply holds at least as many credits as the demand asks for, you gain { $base } capital and { $each } more for each credit in the supply, at most { $most } capital in all.
    .short = Up to { $most } capital if there are enough credits
    .why = Good when the city makes enough credits anyway; check how many the demand wants.
investment-pays-count-android = In the next demand round, count the androids in the city and gain { $steps }.
    .short = Androids in the city pay up to { $most } capital
    .why = Androids never leave the city, so this is almost certain.
investment-pays-count-strike = In the next demand round, count the districts on strike and gain { $steps }.
    .short = Districts on strike pay up to { $most } capital
    .why = Only strikes count, so let protests grow and vote against media cards.
investment-pays-per_each-android = In the next demand round, you gain { $capital } capital for each android in the city.
    .short = { $capital } capital for each android in the city
    .why = Androids never leave the city, so this is almost certain.
investment-pays-per_each-outage = In the next demand round, you gain { $capital } capital for each outage in the city.
    .short = { $capital } capital for each outage in the city
    .why = Every outage counts, wherever it is. Vote against cards that remove outages: they cost you capital.
investment-pays-per_each-illness = In the next demand round, you gain { $capital } capital for each illness token in the city.
    .short = { $capital } capital for each illness token in the city
    .why = Every illness token counts, wherever it is. Vote against cards that remove illness tokens: they cost you capital.
investment-pays-per_each-development = In the next demand round, you gain { $capital } capital for each development in the city.
    .short = { $capital } capital for each development in the city
    .why = Offer and support construction cards: developments help the city, so few will object.
investment-pays-per_each-human_first = In the next demand round, you gain { $capital } capital for each Human First unit in the city.
    .short = { $capital } capital for each Human First unit in the city
    .why = Every Human First unit counts, wherever it is. Vote against cards that remove Human First units: they cost you capital.
investment-pays-per_each-orgcrime = In the next demand round, you gain { $capital } capital for each orgcrime unit in the city.
    .short = { $capital } capital for each orgcrime unit in the city
    .why = Every orgcrime unit counts, wherever it is. Vote against cards that remove orgcrime units: they cost you capital.
investment-pays-per_each-prisec = In the next demand round, you gain { $capital } capital for each prisec unit in the city.
    .short = { $capital } capital for each prisec unit in the city
    .why = Every prisec unit counts, wherever it is. Vote against cards that remove prisec units: they cost you capital.
investment-pays-per_each-unrest = In the next demand round, you gain { $capital } capital for each district in protest or strike.
    .short = { $capital } capital for each district in protest or strike
    .why = Production raises unrest by itself: vote against media cards and wait.
investment-pays-per_each-strike = In the next demand round, you gain { $capital } capital for each district on strike.
    .short = { $capital } capital for each district on strike
    .why = Only strikes count, so let protests grow and vote against media cards.

## Investments ($most is the highest payment)

healthcare-initiative =
    .name = Healthcare Initiative
power-siphoning =
    .name = Power Siphoning
union-agreement =
    .name = Union Agreement
laundering-scheme =
    .name = Laundering Scheme
militarized-police =
    .name = Militarized Police
short-sale =
    .name = Short Sale
retail-sector =
    .name = Retail Sector
energy-sector =
    .name = Energy Sector
banking-sector =
    .name = Banking Sector
technology-sector =
    .name = Technology Sector
entertainment-sector =
    .name = Entertainment Sector
populist-dismissal =
    .name = Populist Dismissal

## Demands. $targets is a list of the amount- messages in new-angeles.ftl; resources with a target of 0 are left out

demand-asks = When the next demand round comes, the supply must hold at least { $targets }. If even one of these falls short, threat rises by { $threat }.
    .short = { $targets }; otherwise threat +{ $threat }
hosting-worlds-cup =
    .name = Hosting World's Cup
    .why = Get androids into the districts for entertainment and tech first.
increased-martian-violence =
    .name = Increased Martian Violence
    .why = Mostly about credits: keep orgcrime and strikes out of the districts that make credits.
network-disruption =
    .name = Network Disruption
    .why = Start early with tech: put androids, or even a development, in districts that make tech.
power-grid-overload =
    .name = Power Grid Overload
    .why = On the map, find the districts that make energy, and keep an android in one of them during both rounds before the demand round.
recreational-drug-ban =
    .name = Recreational Drug Ban
    .why = The biggest demand of all: without developments or Liquidation it may be out of reach.
refugee-influx =
    .name = Refugee Influx
    .why = On the map, find the districts that make consumables, and keep androids in them during both rounds before the demand round.
retail-shortage =
    .name = Retail Shortage
    .why = One strong entertainment district produces most of what is needed. If the demand fails, threat rises a lot.
space-elevator-malfunction =
    .name = Space Elevator Malfunction
    .why = Mostly about credits: keep orgcrime and strikes out of the districts that make credits.
tourism-spike =
    .name = Tourism Spike
    .why = Large amounts of two resources: developments in their districts pay off.

## Corporations: what their contracts pay. Emergency actions count as action cards here

globalsec =
    .name = Globalsec
    .text = Each time an action card removes an enemy unit (Human First or orgcrime) from a district, you gain { $capital } capital, no matter whose card it is.
    .short = { $capital } capital for each enemy unit removed by a card
    .why = Offer and support security cards. Units that only move away pay nothing.
haas-bioroid =
    .name = Haas-Bioroid
    .text = Whenever an action card moves one or more androids, you gain { $capital } capital, once per card and no matter whose card it is.
    .short = { $capital } capital for each card that moves androids
    .why = Offer and support labor cards. Moving one android pays you as much as moving several.
jinteki =
    .name = Jinteki
    .text = Each time an action card removes an illness token from a district, you gain { $capital } capital, no matter whose card it is.
    .short = { $capital } capital for each illness token removed by a card
    .why = Offer and support biotech cards. Cards that spread illness mean income for you later.
melange-mining =
    .name = Melange Mining
    .text = After each event, if threat rose by 0 or 1 in total while it was carried out, you gain { $capital } capital.
    .short = { $capital } capital for each event with threat +0 or +1
    .why = Help the city prepare for the next event: the back of its card shows what the event counts.
nbn =
    .name = NBN
    .text = Whenever an action card lowers unrest in a district, you gain { $capital } capital for each stage it falls, no matter whose card it is.
    .short = { $capital } capital for each stage by which a card lowers unrest
    .why = Offer and support media cards. Ending a strike counts as two stages for you.
weyland-consortium =
    .name = Weyland Consortium
    .text = Each time an action card removes an outage from a district, you gain { $capital } capital, no matter whose card it is.
    .short = { $capital } capital for each outage removed by a card
    .why = Offer and support construction cards. You can earn capital with every outage.

## Rivals

rival-other-corporation =
    .text = After the third demand round, if threat is still below 25, you win if you have more capital than { $corporation }. Equal capital is not enough; several players can win. If { $corporation } is your own corporation, you must have more capital than 3 other players instead (2 in a game with 4 players).
    .short = Have more capital than { $corporation } at the end
    .why = Capital you take from this player counts twice. Help anybody else against them, but let nobody notice that they are your rival.
federalist =
    .name = Federalist
    .text = You win only if threat reaches 25 while you have at least 25 capital; everybody else then loses. If the third demand round ends with threat below 25, you lose.
    .short = Have 25 capital or more when threat reaches 25
    .why = Earn your 25 capital first and let the city fail late. If you are too eager to do harm, the others will find you out.
