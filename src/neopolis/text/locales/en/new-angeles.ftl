### New Angeles: everything the game says at the table. The texts of single cards are in new-angeles-cards.ftl.

## Questions of the game

main-offer = Choose your main offer: an action card from your hand or a faceup emergency action. If it wins, you carry it out and claim the revealed asset.
    .name = main offer
counteroffer-or-pass = Make a counteroffer or pass. If it wins, you carry it out and claim the revealed asset. { $price ->
        [0] Countering costs no extra card.
        [one] Countering costs 1 extra card from your hand.
       *[other] Countering costs { $price } extra cards from your hand.
    }
pay-counteroffer = Choose a card to discard for your counteroffer. { $left ->
        [one] This is the last one.
       *[other] You still have to discard { $left } cards.
    }
support-or-abstain = Choose an offer to support with cards from your hand, or abstain. The offer with more cards wins; a tie goes to the main offer.
support-card = Choose a card to lay facedown as support. Each card is one vote, and it is gone after the deal.
use-asset = { $moment } Use one of your assets now, or pass.
pick-type = Choose the type of action cards to draw.
pick-general = Choose a deck to draw from. It must be one you have not used yet in this draw.
discard-down = Your hand is too big: choose a card to discard. { $surplus ->
        [one] This is the last one.
       *[other] You still have to discard { $surplus } cards.
    }
choose-investment = Choose the investment to keep. It stays hidden and pays you in the next demand round.

na-moment-0 = A turn is starting.
na-moment-1 = The asset of this deal is revealed.
na-moment-2 = The main offer is on the table.
na-moment-3 = A counteroffer is on the table.
na-moment-4 = The Support step is starting.
na-moment-5 = A player has abstained.
na-moment-6 = The Resolution step is starting.
na-moment-7 = Support is tied.
na-moment-8 = The deal has a winner.
na-moment-9 = Threat has risen.
na-moment-10 = The deal is ending.
na-moment-11 = Your turn is ending.
na-card-asks = { $card }: { $question }

## Refusals: trades and promises

not-terms = This is not a valid trade: { $value }. Send it as Terms.
not-promise = This is not a valid promise: { $value }. Send it as a Promise.
terms-tuples = Send assets and promises as tuples.
terms-number = { $name } must be a whole number from { $least } to { $most }; you sent { $value }.
terms-word = { $name } must be one of { $known }; you sent { $value }.
bad-answer = The move in this trade can't be read. Send one option, or two numbers: the offer to support and how many cards.
bad-row = This trade can't be read. Send it again.
no-asset = There is no asset { $thing }. Assets are numbered 1 to { $last }.
not-for-trade = { $thing } can't be traded. Only capital, assets and promises can.
asset-twice = You named the same asset twice. Remove one of them.
many-promises = Too many promises: { $most ->
        [one] 1 promise
       *[other] { $most } promises
    } per side at most. Remove some.
give-one = Promise either capital or an asset. For both, make two promises.
promise-past = Too late for this promise: choose a later deal. The current or next deal is number { $deal }.
promise-oneself = This promise must be about another player. Choose one.
trade-with-oneself = You can't trade with yourself. Choose another player.
empty-trade = Neither side gives anything. Add capital, an asset, a move or a promise.
no-more-proposals = No more proposals are possible in this game: there have been { $most } already.
bad-whisper = Say whether the proposal is a whisper: True or False, not { $value }.
many-proposals = You already have { $most ->
        [one] 1 open proposal
       *[other] { $most } open proposals
    }. Withdraw one first.
banned-from-trade = { $player } can't trade capital or assets until this deal ends (Mark Yale). Promises are still possible.
not-so-much = { $player } has only { $capital } capital, so { $asked } is too much. Choose a smaller amount.
not-owned = { $player } doesn't own { $asset }. Choose one of the assets in front of them.
asset-in-use = { $asset } is being used right now. You can trade it as soon as that is done.
two-answers = A trade can include the move of only one side. Remove one of the two moves.
stop = The game waits { $moment }. Trade with anyone, and continue when you are done.
na-continue = Continue
na-continue-round = Continue, and skip my stops until the next round
na-continue-game = Continue, and skip my stops in this game
bad-stop = This does not say where to stop. Name a moment ({ $moments }) and how often to stop there ({ $ways }).
stops-answered = You have just chosen to continue without further stops. Undo that choice first.
bad-dismissal = You can skip stops for this “round” or this “game”. To get stops again, send an empty text.
no-stops = This game never stops for trades. To change that, choose the option “stops” when you start a game.
na-stop-after-deal = after the deal
na-stop-end-of-turn = before End of Turn
na-stop-production = before Production
na-stop-event = before the Event
na-stop-investments = before investments are scored
na-stop-demand = before the demand is checked
na-stop-round-end = before the round ends
na-stop-called-once = { $who } wants to talk { $moment }.
na-stop-called-standing = { $who } always wants to talk { $moment }.
na-stop-called-cancel = { $who } no longer wants to talk { $moment }.
na-stops-dismissed-round = { $who } wants no more stops this round.
na-stops-dismissed-game = { $who } wants no more stops in this game.
na-stops-dismissed-again = { $who } wants stops again.
na-stopped = The game waits { $moment }: everybody may trade.
answer-not-owed = { $player } isn't being asked for that move right now. Ask for a promise instead.
answer-not-public = A trade can't name a hidden card of { $player }. For support, agree on the offer and the number of cards instead.
answer-impossible = { $player } couldn't make that move together with the rest of this trade. Change the move or the rest.
no-such-proposal = There is no open proposal { $number }. It may have been answered or withdrawn.
own-proposal = Proposal { $number } is yours. The other player has to accept it; you can withdraw it.
not-own-proposal = Proposal { $number } isn't yours, so you can't withdraw it. You can decline it if it is for you.
not-addressed = Proposal { $number } is for { $player }. Only they can answer it.

## Trades and promises in words: noun phrases that stand in lists

na-terms-capital = { $amount } capital
na-terms-and = { $first } and { $last }
na-terms-done = no further choices right now
na-terms-pass = a pass right now
na-terms-abstain = an abstention right now
na-terms-main = support for the main offer right now
na-terms-counter = support for the counteroffer right now
na-terms-counter-now = a counteroffer right now, with a card of their choice
na-terms-answer = the move “{ $answer }” right now
na-terms-exactly = { $support } with exactly { $cards }
na-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
na-promise-support = support for { $player }'s offer, in deal { $until } at the latest
na-promise-support-with = support for { $player }'s offer with at least { $cards }, in deal { $until } at the latest
na-promise-oppose = support for the offer against { $player }, in deal { $until } at the latest
na-promise-oppose-with = support for the offer against { $player } with at least { $cards }, in deal { $until } at the latest
na-promise-counter = a counteroffer against { $player }, in deal { $until } at the latest
na-promise-no-counter = no counteroffer against { $player } until deal { $until } ends
na-promise-no-trade = no trade with { $player } until deal { $until } ends
na-promise-keep-out = no { $component } placed in { $district } until deal { $until } ends
na-promise-keep-out-all = nothing placed in { $district } until deal { $until } ends
na-promise-give-deal-ends = { $gift } when deal { $until } ends
na-promise-give-wins-deal = { $gift } when { $player } wins a deal, in deal { $until } at the latest
na-promise-give-turn-begins = { $gift } when { $player }'s turn starts, in deal { $until } at the latest
na-promise-give-demand = { $gift } at the next demand round, if it comes by deal { $until }
na-proposed = Proposal { $number }: { $who } offers { $other } { $gives } in return for { $wants }.
na-proposed-whisper = Whisper { $number }: { $who } offers { $other } { $gives } in return for { $wants }.
na-weighed = { $who } gives { $other } { $gives } and gets { $wants }.
na-traded = { $who } trades with { $other }: { $gives } for { $wants }.
na-traded-gifts = { $who } and { $other } make an agreement that isn't binding. Right now { $who } gives { $gives } and { $other } gives { $wants }; the rest is only their word.
na-traded-promises = { $who } and { $other } exchange promises. Nothing is binding.
na-accepted = { $who } accepts proposal { $number }.
na-accepted-whisper = { $who } accepts whisper { $number }.
na-declined = { $who } declines proposal { $number }.
na-declined-whisper = { $who } declines whisper { $number }.
na-withdrew = { $who } withdraws proposal { $number }.
na-withdrew-whisper = { $who } withdraws whisper { $number }.
na-lapsed = { $who }'s proposal { $number } is no longer possible and lapses.
na-lapsed-whisper = { $who }'s whisper { $number } is no longer possible and lapses.
na-promised = { $who } promises { $other }: { $promise }.
na-promised-whisper = { $who } whispers a promise to { $other }: { $promise }.
na-promise-kept = { $who } kept a promise to { $other }: { $promise }.
na-promise-broken = { $who } broke a promise to { $other }: { $promise }.
na-promise-void = { $who }'s promise to { $other } no longer applies: { $promise }.
na-kind-0 = android
na-kind-1 = outage
na-kind-2 = illness
na-kind-3 = development
na-kind-4 = Human First unit
na-kind-5 = orgcrime unit
na-kind-6 = prisec unit

## Log: what happened

na-setup = The city starts with the setup card { $name }.
na-seated = { $who } takes the first turn.
na-new-demand = New demand: { $demand }.
na-demand-card = { $name } (needs { $targets }; otherwise threat +{ $threat })
na-round = Round { $number } begins.
na-turn = { $who }'s turn.
na-revealed = The asset of this deal is { $asset }.
na-main-offer = { $who } makes the main offer: { $card }.
na-counteroffer = { $who } counters with { $card }.
na-passed = { $who } doesn't counter.
na-abstained = { $who } abstains.
na-supported = { $who } supports the { $offer } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
na-support-card = { $who } lays down { $card } as support.
na-added-support = { $who } adds an unseen { $type } card to the { $offer } as support.
na-inherited = { $who } receives the card that { $other } discards for the counteroffer.
na-inherited-card = { $who } receives { $card }, which { $other } discards for the counteroffer.
na-discarded = { $who } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
na-discarded-card = { $who } discards { $card }.
na-declared = { $who } announces: { $thing }.
na-sent-back = { $who } takes { $card } back.
na-won-deal = { $who } wins the deal with the { $offer }. Support cards: main offer { $main }, counteroffer { $counter }.
na-claimed = { $who } claims { $asset }.
na-used-asset = { $who } uses { $asset }.
na-asset-discarded = { $asset } is discarded.
na-asset-gained = { $who } receives { $asset }.
na-cleared = The deal is over: { $count ->
        [one] 1 card leaves
       *[other] { $count } cards leave
    } the table.
na-fact-capital-up = +{ $change } capital
na-fact-capital-down = −{ $change } capital
na-fact-threat-up = +{ $change } threat: { $now } of 25
na-fact-threat-down = −{ $change } threat: { $now } of 25
na-fact-made = +{ $amount }
na-fact-missing = { $amount } missing
na-fact-cards-up =
    { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
na-fact-cards-down =
    { $count ->
        [one] −{ $count } card
       *[other] −{ $count } cards
    }
na-cause-root = Something in the city reached The Root.
na-cause-demand = The demand was not met.
na-cause-event = The event “{ $event }” did this.
na-cause-illness = The card touched a district with illness.
na-cause-card = The card's own effect.
na-capital-up = { $who } gains { $change } capital (now { $now }).
na-capital-down = { $who } loses { $change } capital (now { $now }).
na-threat-up = Threat +{ $change }: now { $now } of 25.
na-threat-down = Threat -{ $change }: now { $now } of 25.
na-placed = { $component } is now in { $district }.
na-removed = { $component } is removed from { $district }.
na-moves = { $component } leaves { $district }.
na-moves-on = { $component } can't stay in { $district }, which already has one, and moves on.
na-moves-on-prisec = { $component } can't stay in { $district } because of prisec, and moves on.
na-rooted = { $component } reaches The Root.
na-no-room = { $component } is not placed: { $district } already has one.
na-none-left = { $component } is not placed in { $district }: none is left in the reserve.
na-outage-calms = The outage clears the unrest in { $district }.
na-unrest-0 = { $district } is stable.
na-unrest-1 = { $district } is in protest.
na-unrest-2 = { $district } is on strike and produces nothing.
na-moved-android = An android moves from { $district } to { $to }.
na-exploited = { $district } is exploited and produces { $resources }.
na-exploited-nothing = { $district } is exploited but produces nothing.
na-produced = { $district } produces { $resources }.
na-produced-nothing = { $district } produces nothing.
na-supply = Supply of { $resource }: now { $now }.
na-drew = { $who } draws { $count ->
        [one] 1 { $type } card
       *[other] { $count } { $type } cards
    }.
na-drew-cards = { $who } draws { $cards }.
na-sorted = The discard pile is sorted back into the decks: { $cards }.
na-gave-card = { $who } gives { $other } a card.
na-gave-card-seen = { $who } gives { $other } the card { $card }.
na-stole-card = { $who } steals a card from { $other }.
na-stole-card-seen = { $who } steals { $card } from { $other }.
na-stole-emergency = { $who } steals the emergency action { $card }.
na-saw-hand = { $who } looks at { $other }'s hand.
na-saw-hand-cards = { $other }'s hand: { $cards }.
na-saw-rival = The rival card set aside is { $card }.
na-swapped-rival = { $who } swaps their rival card for the one that was set aside.
na-emergency-up = { $who } turns the emergency action { $card } faceup.
na-event = Event: { $event }.
na-event-buried = { $who } moves the event at position { $place } of the deck (back: { $back }) to the bottom.
na-event-raised = { $who } moves the event at position { $place } of the deck (back: { $back }) to the top.
na-looked-at-events = { $who } looks at the next events: { $events }.
na-investment = { $who } reveals the investment { $investment }.
na-demand-met = The demand is met: { $demand }.
na-demand-failed = The demand fails: { $demand }. Missing: { $resources }.
na-drew-investments = { $who } draws the investments { $investments }.
na-chose-investment = { $who } keeps the investment { $investment }.
na-rival = { $who }'s rival card: { $card }.
na-main = main offer
na-counter = counteroffer
na-nothing = nothing
na-root = The Root
na-district = { $name } ({ $number })
na-component-0 = An android
na-component-1 = An outage
na-component-2 = An illness token
na-component-3 = A development
na-component-4 = A Human First unit
na-component-5 = An orgcrime unit
na-component-6 = A prisec unit
na-component-7 = Unrest

## Names of districts, resources, types of cards, components and answers

done =
    .name = done
guayaquil =
    .name = Guayaquil
quinde =
    .name = Quinde
la-costa =
    .name = La Costa
manta =
    .name = Manta
rabotgorod =
    .name = Rabotgorod
laguna-velasco =
    .name = Laguna Velasco
nihongai =
    .name = Nihongai
esmeraldas =
    .name = Esmeraldas
rutherford =
    .name = Rutherford
base-de-cayambe =
    .name = Base de Cayambe
energy =
    .name = energy
consumables =
    .name = consumables
tech =
    .name = tech
entertainment =
    .name = entertainment
credits =
    .name = credits
biotech =
    .name = biotech
construction =
    .name = construction
labor =
    .name = labor
media =
    .name = media
security =
    .name = security
android =
    .name = android
outage =
    .name = outage
illness =
    .name = illness
development =
    .name = development
human-first =
    .name = Human First
orgcrime =
    .name = orgcrime
prisec =
    .name = prisec
unrest =
    .name = unrest
pass =
    .name = pass
abstain =
    .name = abstain
counteroffer =
    .name = counteroffer
yes =
    .name = yes
no =
    .name = no
first =
    .name = first
second =
    .name = second
continue =
    .name = continue
continue-round =
    .name = continue round
continue-game =
    .name = continue game
counteroffer-with-any-card =
    .name = counteroffer with any card
storming-the-stalk =
    .name = Storming the Stalk
new-arrivals =
    .name = New Arrivals
blackout-season =
    .name = Blackout Season
quiet-streets =
    .name = Quiet Streets
harvest-failure =
    .name = Harvest Failure
split-city =
    .name = Split City
general =
    .name = general
melange =
    .name = Melange
weyland =
    .name = Weyland
stable =
    .name = stable
protest =
    .name = protest
strike =
    .name = strike

## Amounts of a resource

amount-energy = { $amount } energy
amount-consumables = { $amount ->
        [one] 1 consumable
       *[other] { $amount } consumables
    }
amount-tech = { $amount } tech
amount-entertainment = { $amount } entertainment
amount-credits = { $amount ->
        [one] 1 credit
       *[other] { $amount } credits
    }

## Phases

phase-setup = setup
phase-action = action
phase-production = production
phase-event = event
phase-demand = demand
phase-over = over

## The page

the-root = The Root
about-new-angeles = These values are our own, not the printed ones: the tiers, the resources of seven districts, the ends of the tracks, nearly all of the setup cards, the number of turns on three events, the timing of Elizabeth Mills, and the number of copies of the action cards (R-40 to R-47). The map is our own drawing.

## Questions that the judge cannot answer

unknown-component = There is no component called { $name }. The components are: { $known }.
unknown-event = There is no event called { $name }. The events are: { $known }.
unknown-investment = There is no investment called { $name }. The investments are: { $known }.
unknown-corporation = There is no corporation called { $name }. The corporations are: { $known }.
unknown-rival = The rival card { $name } is not in this game. The rival cards are: { $known }.
cannot-move = { $name } never has to move on to another district. Ask about outage, illness, human_first or orgcrime.
not-there = There is no { $name } in district { $district } that could move.
no-demand = This question needs a demand. Add one to the position.
wrong-players =
    { $count ->
        [one] 1 corporation is named, but the game has { $players } players. Name one corporation per player.
       *[other] { $count } corporations are named, but the game has { $players } players. Name one corporation per player.
    }
no-capital = { $name } has a rival card, but its capital is missing. Add the capital.
rival-twice = There is only one rival card of { $name }. Use it once.
unknown-district = There is no district { $name }. Districts are numbered 1 to { $last }.
unknown-stage = There is no stage of unrest called { $name }. The stages are: { $known }.
unknown-resource = There is no resource called { $name }. The resources are: { $known }.
unknown-demand = There is no demand called { $name }. The demands are: { $known }.
enemy-with-prisec = { $name } and prisec cannot be in the same district. Remove one of them.
unrest-with-outage = A district in outage cannot have unrest. Remove the unrest or the outage.
over-limit = { $name }: { $count } are too many, because the game has only { $limit }. Remove some.
game-has-ended = The game is over when threat reaches { $threat }. Enter a lower threat, or ask who wins instead.

## Faults in a content pack

fault-not-empty = { $name } must be empty here, not '{ $text }'
fault-numbers = { $name }: { $count } needed, separated by spaces ({ $meaning }), not '{ $text }'
fault-district = { $name }: there is no district '{ $text }'; districts are 1 to { $last }
fault-district-twice = { $name }: district { $district } is named twice
fault-again = '{ $text }' is in the file twice
fault-no-row = the row of '{ $text }' is missing
fault-name-again = the name '{ $text }' is also in { $file }, line { $line }
fault-name-taken = the name '{ $text }' is already a word of the game
fault-known-name = this card is called '{ $name }', not '{ $text }'
fault-setups = { $count } setup cards are needed, not { $found }
fault-backs = { $count } events with the back { $back } are needed, not { $found }
fault-copies = { $count } copies of action cards are needed in all, not { $found }
fault-no-deck = no action card belongs to the deck { $name }
fault-exit = the exit of district { $number } must be a higher-numbered district, not { $exit } (NA 36)
fault-exit-root = the exit of district { $number } must be 0, The Root (NA 36.1)
fault-same-resource = primary and secondary are the same resource
fault-tier = tier { $tier } needs at least { $needed } districts, not { $count }
fault-draws = draws must be 1 to { $most } lines like 2 security & 1 general, not '{ $text }'
fault-too-many = { $component }: { $count } are too many, because the game has only { $limit } (NA 10)
fault-setup-unrest = { $name } and { $other } cannot both be in district { $district } (NA 39.1)
fault-setup-prisec = { $name } cannot be in district { $district } together with prisec (NA 42)
fault-event-counts = an event with the back { $back } counts { $known }, not '{ $text }'
fault-event-units = { $effect } is for events that count units, human_first or orgcrime
fault-event-tiers = the two tiers of { $effect } must differ
fault-target = { $name } { $count } is beyond the last space of its track, { $last } (tracks.csv)
fault-steps = numbers must be steps of count=capital with rising counts, like 2=3 3=5 4=7, not '{ $text }'
fault-most = the maximum of { $most } capital is less than the base of { $base } capital
fault-timing = the effect of { $name } works only as { $known }, not '{ $text }'

## The game and its bots, as a table offers them

game-new-angeles = New Angeles
course-new-angeles = Capital
bot-plain = plays by simple rules of thumb, and trades
    .title = plain
level-easy-new-angeles = plays at random: for a first look at the rules
level-normal-new-angeles = plays by simple rules of thumb, and trades
level-hard-new-angeles = tries each answer in several imagined games; never proposes a trade
level-master-new-angeles = like Hard, and trades whenever that makes it more likely to win; the strongest bot we have
option-title-setup = Setup card
option-title-corporations = Corporations
option-title-stops = Pauses for trading
option-stops-called = whenever a player has asked for one
option-stops-always = at every chance, for everyone (exactly as in the rulebook)
option-stops-never = never

## Why a bot did something: what it says at once, and what the record says after the game

reason-fair-trade = A fair trade.
    .warm = Deal, and thank you!
    .dry = Agreed.
    .blunt = Fine. Deal.
reason-want-more = I want { $capital } capital more.
reason-pays = I'd pay { $capital } capital for that.
reason-pays-nothing = I won't pay for that.
reason-wants-paid = Only if you pay me { $capital } capital.
reason-no-trade = I promised { $player } not to trade with you.
reason-broke-word = You broke your word to { $player }.
reason-broke-word-to-me = You broke your word to me.
reason-only-words = I'd rather have capital than a promise.
    .warm = I trust you, but I'd rather have capital.
    .dry = Capital, please.
    .blunt = Promises are cheap. Pay.
reason-nothing-for-me = And what do I get?
    .warm = I'd love to help, but what's in it for me?
    .dry = In return for what?
    .blunt = I give nothing away for free.
reason-too-expensive = Too expensive.
    .warm = That's a little too much for me, sorry.
    .dry = Too much.
    .blunt = Are you serious? Far too expensive.
reason-too-little = That's not enough.
    .warm = Could you offer a little more?
    .dry = More.
    .blunt = That's an insult.
reason-no-thanks = No, thank you.
    .warm = Thank you, but not this time.
    .dry = No.
    .blunt = Forget it.
reason-keeps-word = I keep my word to { $player }.
reason-chance = I saw a chance of about { $percent } % to win this way.
reason-main-offer = This offer would be worth about { $capital } capital to me.
reason-counteroffer = My counteroffer would be worth about { $capital } capital to me.
reason-no-counteroffer = No counteroffer of mine would be worth the cards.
reason-support-main = The main offer is worth about { $capital } capital more to me.
reason-support-counter = The counteroffer is worth about { $capital } capital more to me.
reason-abstain = Supporting either offer would not be worth a card to me.
tune-new-angeles = Find the weights with which bots foresee who wins, from the ends of games that they play.
    .rounds = Who plays in each round, and how many games: plain:1200, or trials:300 for games with the weights of the round before.
    .jobs = Number of processes that play.
    .examples = File for the examples, such as x.npz. If it exists, the rounds are added to it.
