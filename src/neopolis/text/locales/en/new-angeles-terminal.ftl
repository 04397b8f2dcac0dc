### New Angeles' terminal screens. Most lines have little room: 100 columns in the smallest terminal.

## The screen

cli-na-in-setup = Setup
cli-na-in-action = Round { $round }/6, Action Phase, { $active }'s turn
cli-na-in-production = Round { $round }/6, Production Phase
cli-na-in-event = Round { $round }/6, Event Phase
cli-na-in-over = Over after round { $round }/6
cli-na-in-demand = Demand round { $demand }/3
cli-na-supply = { $demand }: +{ $threat }
cli-na-threat = Threat { $threat }/25
cli-na-rounds = Rounds { $track }
cli-na-turns-left = { $turns } more turns, then { $event }
cli-na-one-turn-left = 1 more turn, then { $event }
cli-na-no-turn-left = Last turn, then { $event }
# $back is the component on the back of the next event card, as long as its front is unknown.
cli-na-event-next = event { $back }
cli-na-then-event = Next { $event }
cli-na-event-now = Event: { $event }
cli-na-next-round =
    { $turns ->
        [one] Next round: 1 turn, then { $event }
       *[other] Next round: { $turns } turns, then { $event }
    }
cli-na-you = { $name }, { $corporation }
cli-na-contract-0 = { $pays } capital per enemy unit removed
cli-na-contract-1 = { $pays } capital when androids move
cli-na-contract-2 = { $pays } capital per illness removed
cli-na-contract-3 = { $pays } capital if event adds ≤1 threat
cli-na-contract-4 = { $pays } capital per unrest stage calmed
cli-na-contract-5 = { $pays } capital per outage removed
cli-na-rival = Rival: { $card }
cli-na-rival-own = Rival: none, beat { $count } others
cli-na-rival-federalist = Federalist: 25 capital at 25 threat
cli-na-aside = Set aside: { $card }
cli-na-investment = { $card }, now { $pays }: { $what }
cli-na-deal = Deal: { $asset }
cli-na-no-deal = No deal on the table
cli-na-main = Main
cli-na-counter = Counter
cli-na-offer = { $kind } { $support }  { $who }: { $card }
cli-na-no-offer = { $kind } -  none yet
cli-na-declared = declared: { $things }
cli-na-price = (cards discarded for it: { $count })
cli-na-barred = (no support from: { $names })
cli-na-players = Players
cli-na-head = capital hand  assets
cli-na-hand = Your hand
cli-na-hand-empty = no action cards
cli-na-house = * our own values, not as printed (R-40)
cli-na-legend-0 = A android  D dev.
cli-na-legend-1 = O outage  I ill.
cli-na-legend-2 = T tier
cli-na-legend-3 = H Human First
cli-na-legend-4 = C orgcrime
cli-na-legend-5 = P prisec
cli-na-root = ↓ The Root
cli-na-protest = prot
cli-na-strike = STRK

## Answers

cli-na-seat =
    { $cards ->
        [one] { $name }, { $corporation }: { $capital } capital, { $cards } card
       *[other] { $name }, { $corporation }: { $capital } capital, { $cards } cards
    }
cli-na-district = { $name }
cli-na-district-with = { $name }: { $components }
cli-na-resource = { $name }, now { $now } of { $target }
cli-na-type =
    { $count ->
        [one] { $name }, { $count } card in the deck
       *[other] { $name }, { $count } cards in the deck
    }
cli-na-offer-main = main offer: { $card }
cli-na-offer-counter = counteroffer: { $card }
cli-na-done = Done
cli-na-pass = Pass
cli-na-abstain = Abstain
cli-na-yes = Yes
cli-na-no = No
cli-na-amount = { $amount } capital
cli-na-fee = lose 1 capital
cli-na-calm-or-orgcrime-1 = Lower unrest by 1 stage
cli-na-calm-or-orgcrime-2 = Remove an orgcrime unit
cli-na-draw-or-turn-up-1 = That player draws 5 cards
cli-na-draw-or-turn-up-2 = Turn their emergency action faceup
cli-na-steal-or-gain-1 = Steal an asset
cli-na-steal-or-gain-2 = Gain 2 capital
cli-na-pay-or-take-back-1 = Pay 2 capital
cli-na-pay-or-take-back-2 = Withdraw the counteroffer
cli-na-discard-or-draw-1 = That player discards 3 cards
cli-na-discard-or-draw-2 = That player draws 3 cards

## The prompt and the pages

cli-na-over-prompt = [l log  p promises  h hand  a assets  s standing  Enter leaves] >{ " " }
cli-na-prompt = { $keys }  [? help  u undo  t trade  p promises  l log  h hand  a assets  q quit] >{ " " }
cli-na-answers = Type the number of an answer, or its name. Districts keep their own numbers. ? explains the question, and ?16.3 or ?R-40 shows a rule. u undoes your last move, t starts a trade, and p shows all proposals and promises. l shows the whole log, h your hand, a all assets and emergency actions, and s everybody's capital. q saves and quits.
cli-na-legend = In a district: T and its tier, what it produces (En energy, Co consumables, Te tech, Et entertainment, Cr credits; the primary resource comes first), prot for protest, STRK for strike; A android, D development, O outage, I illness, H Human First, C orgcrime, P prisec. Arrows show exits. Above the supply: the demand, and the threat if it fails; full marks are what the supply holds, hollow ones what the demand still needs. Players: capital, cards in hand, E and e for emergency actions faceup and facedown; assets in brackets are exhausted. Numbers in the log are rules.
cli-na-hand-title = Your hand
cli-na-emergencies-title = Your emergency actions
cli-na-assets-title = Assets of { $name }
cli-na-known-title = Cards of { $name } that you know
cli-na-none = none
cli-na-exhausted = exhausted
cli-na-face-down = facedown
cli-na-standing-title = Capital
cli-na-standing = { $name } { $corporation } { $capital }
cli-na-events-title = Events that you know, from the top of the deck
cli-na-event-place = { $place }. { $event }
cli-na-final-title = The game is over
cli-na-final-demand = The third demand round is over: New Angeles survives.
cli-na-final-threat = Threat is at 25: the government takes over the city.
cli-na-final = { $name } { $corporation } { $capital }  rival { $rival }{ $won }
cli-na-final-won = { "  " }wins
cli-na-nobody = Nobody wins.

## The panel and the ledger

cli-na-trade = Trade
cli-na-trade-keys = Trade: y n c
cli-na-trade-keys-wide = Trade: y accepts, n declines, c counters; add the number
cli-na-to-you = ► { $number } { $who } to you: { $gives } for { $wants }
cli-na-from-you = { $number } you to { $other }: { $gives } for { $wants }
cli-na-between = { $number } { $who } to { $other }: { $gives } for { $wants }
cli-na-label-binding = binding (65.0)
cli-na-label-promise = promise: not binding (65.2)
cli-na-label-whisper = { $label }, whispered
cli-na-more-proposals = { $count } more: press p
cli-na-open-promises = Open promises: { $counts }
cli-na-count = { $name } { $count }
cli-na-proposals-title = Open proposals
cli-na-proposals-none = none; press t to make one
cli-na-keys-to-you = y { $number } accepts, n { $number } declines, c { $number } makes a counterproposal
cli-na-keys-from-you = w { $number } withdraws it
cli-na-ledger-title = Promises (deal { $deal } is the current or next one)
cli-na-ledger-none = none so far
cli-na-ledger = { $status } { $who } to { $other }: { $promise }{ $notes }
cli-na-status-open = open
cli-na-status-kept = kept
cli-na-status-broken = BROKEN
cli-na-status-void = void
cli-na-note-whisper = whispered
cli-na-note-due = due now
cli-na-note-paid = { $paid } capital paid
cli-na-tally-title = Promises of each player
cli-na-tally = { $name } { $corporation } open { $open }  kept { $kept }  broken { $broken }  void { $void }
cli-na-ledger-rule = Promises are not binding, and nothing enforces them (65.2). R-131 says when a promise is kept, broken or void. You see all public promises, and whispers to or from you.

## What is asked

cli-na-build-title = Trade with { $name }
cli-na-build-first = Trade
cli-na-side = { $name } gives: { $terms }
cli-na-whom = With whom?
cli-na-pick-prompt = number or name, Enter goes back, q cancels the trade >{ " " }
cli-na-gives-prompt = What do you give? Press Enter when done >{ " " }
cli-na-wants-prompt = What do you want? Press Enter when done >{ " " }
cli-na-choice-c = c  capital: { $name } has { $capital }
cli-na-choice-a = a  an asset: { $assets }
cli-na-choice-n = n  { $name }'s move right now
cli-na-choice-p = p  a promise
cli-na-choice-clear = -  clear this side
cli-na-choice-drop = q  cancel the trade
cli-na-choice-words = Or type words, separated by commas: 2, midori, pass, main 2, support ben until 7.
cli-na-how-much = How much capital? At most { $capital } >{ " " }
cli-na-which-asset = Which asset?
cli-na-which-answer = Which move right now?
cli-na-exactly-cards = With exactly how many cards? Press Enter for any number >{ " " }
cli-na-which-promise = What does { $name } promise?
cli-na-kind-support = to support somebody's offer
cli-na-kind-oppose = to support the offer that competes with somebody's
cli-na-kind-counter = to make a counteroffer against somebody
cli-na-kind-no-counter = not to make a counteroffer against somebody
cli-na-kind-keep-out = to keep one kind of component, or all, out of a district
cli-na-kind-give = to give capital or an asset later
cli-na-kind-no-trade = not to trade with somebody
cli-na-about = Which player?
cli-na-least-cards = With at least how many cards? Press Enter for 1 card >{ " " }
cli-na-which-component = What must not be placed there?
cli-na-any-component = anything
cli-na-which-district = Which district?
cli-na-which-gift = What will be given?
cli-na-gift-capital = capital
cli-na-gift-how-much = How much capital? >{ " " }
cli-na-which-when = When?
cli-na-when-deal-ends = when the deal ends
cli-na-when-wins-deal = when somebody wins a deal
cli-na-when-turn-begins = when somebody's turn starts
cli-na-when-demand = at the next demand round
cli-na-until = Until which deal? Press Enter for deal { $deal }, the current or next one >{ " " }
cli-na-whisper = Whisper it, so that only the two of you see it? Type y for yes, or press Enter for no >{ " " }

## Consent

cli-na-consent-title = The trade
cli-na-binds = Binding: each side does its part right now, as soon as you both agree (NA 65.0).
cli-na-binds-answer = Binding: each side does its part right now, as soon as you both agree. That includes the move (NA 65.0, R-116).
cli-na-binds-nobody = NOT binding: a promise is about the future (NA 65.2, 65.3). Anything given now is a free gift (NA 65.1); promises are written down but not enforced (R-62).
cli-na-whispered = Whispered: the others only see what changes hands (R-132).
cli-na-propose-prompt = Enter proposes it, anything else cancels >{ " " }
cli-na-accept-prompt = Enter accepts, anything else leaves the proposal open >{ " " }
cli-na-is-proposed = You made proposal { $number }. To withdraw it, type w { $number }.
cli-na-is-dropped = Cancelled: nothing was proposed.
cli-na-left-open = Proposal { $number } stays open.
cli-na-is-declined = You declined proposal { $number }.
cli-na-is-withdrawn = You withdrew proposal { $number }.

## People who are not asked

cli-na-listening = It is not your move. t proposes a trade; y, n and c answer one; w withdraws yours; Enter continues.
cli-na-listening-keys = Enter continues
cli-na-stops = From now on the game waits for you before a bot counters or supports. To turn this off, type i again.
cli-na-stops-not = The game no longer waits for you before a bot counters or supports.

## Stops

cli-na-stops-title = Pauses for trading (65.0, R-133)
cli-na-stops-called = The game waits at these moments for the players who called a stop there. Everybody may trade until they continue.
cli-na-stops-always = The game waits at all of these moments until everybody continues.
cli-na-stop-moment = { $number } { $moment }: { $calls }
cli-na-stop-always = { $names } (always)
cli-na-stop-once = { $names } (next time)
cli-na-dismissed-round = { $name } wants no stops in this round.
cli-na-dismissed-game = { $name } wants no stops in this game.
cli-na-calls = { $name } { $moments }
cli-na-all-calls = Stops: { $calls }
cli-na-stops-help =
    stop shows the moments at which the game can wait, with their numbers, and who called a stop there.
    stop 3 or stop production calls a stop at that moment once, stop 3 always calls it every time, and stop 3 off cancels it. Everybody sees your call.
    skip round skips all stops for you in this round, skip game in the whole game, and skip off ends that.
cli-na-stop-which = The game can't stop at “{ $text }”. Type stop and one of these moments: { $moments }.
cli-na-stop-how = “{ $text }” doesn't say how often to stop. Leave it out to stop once, or type always or off.
cli-na-skip-how = Type skip round, skip game or skip off.

## Refusals

cli-na-trade-words = “{ $text }” cannot be traded. Type ? to see what you can write.
cli-na-trade-player = There is no player called “{ $text }” here. The players are: { $names }.
cli-na-trade-whom = Type t and the player or corporation to trade with: { $names }.
cli-na-trade-which = “{ $text }” can mean { $names }. Type more of the name.
cli-na-trade-number = “{ $text }” is not a whole number.
cli-na-trade-one = “{ $text }” is not one of these. Type a number or a name from the list.
cli-na-answer-twice = A trade can include only one move. Leave the others out.
cli-na-which-proposal = Which proposal? Add its number: { $numbers }.

## Help

cli-na-help-title = Trading (65)
cli-na-help =
    t asks step by step what you give and want. Or in one line: t NAME what you give for what you want, with or without 'whisper' at the end. A name is that of a player or a corporation, or its beginning.
    t nbn 2 for support: 2 capital for supporting your offer, right now if it is NBN's move, otherwise as a promise
    t ben midori, 1 for main 2: an asset and 1 capital for supporting the main offer now with exactly 2 cards
    t ben for pass, t ben 3 (a gift), t ben support ben 2 cards until 7 for 4
    What somebody gives now: 2 or 2 capital, the name of an asset, or their move right now: pass, counter (with any card, if they may counter now), abstain, main, counter (the counteroffer, if they may support now), main 2, answer TEXT.
    Promises: support NAME [2 cards], against NAME [2 cards], counter NAME, no counter NAME, no trade NAME, keep out [KIND] DISTRICT, later 2 [when NAME wins | when NAME turn | when demand]. Add until 7 (deal 7) or 2 deals to say how long it lasts; otherwise it is for this deal. 'promise support' is a promise even if support is possible now. me and you work as names, too.
    y 3 accepts proposal 3, n 3 declines it, c 3 makes a counterproposal (c 3 1 for support), w 3 withdraws your own. You can leave out the number if only one proposal fits. p shows all proposals and promises in full.
    i makes the game wait before each bot that counters or supports, so that you can trade with it. @NAME gives the screen to another person who wants to trade.
cli-help-setup = Which setup card to use:
cli-help-corporations = Which corporations play:
cli-help-stops = When the game pauses so that players can trade (NA 65.0, R-133): when someone has called a stop, at every chance, or never:
