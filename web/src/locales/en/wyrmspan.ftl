# The table of Wyrmspan; the words of the cards and of the game itself come from the server.
wyrm-goes-here = goes here
wyrm-space-free = free
wyrm-space-rock = not excavated
wyrm-space-of-cave = { $cave }, space { $column }
wyrm-space-with-dragon = { $where }: { $dragon }, eggs { $eggs } of { $nests }, cached { $cached }, tucked { $tucked }
wyrm-can-be-chosen = Can be chosen.
wyrm-explored-times = explored { $n } of { $most } times this round
wyrm-mat-nests = Nests of the mat: eggs { $eggs } of { $nests }
wyrm-mat-nests-short = Nests of the mat
wyrm-objectives = Objectives
wyrm-round = Round
wyrm-round-of = Round { $round } of { $rounds }
wyrm-setup = Setup
wyrm-vp = { $n } VP
wyrm-place-vp =
    { $place ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    } { $vp }
wyrm-display = Display
wyrm-deck-left =
    { $kind ->
        [dragon] Dragon cards in the deck:
       *[other] Cave cards in the deck:
    }
wyrm-marker-in = marker in { $n }
wyrm-guild-row = Row { $row } of the guild tile
wyrm-your-hand = Your hand · { $n } of { $limit }
wyrm-hand-of = Hand of { $name } · { $n } of { $limit }
wyrm-open-mat = Open the mat of { $name }
wyrm-mat-of = Mat of { $name }
wyrm-start-player = start player
wyrm-first-short = 1st
wyrm-has-passed = has passed
wyrm-waits = waits
wyrm-cards-turned = { $n } of { $all } decision cards turned over
wyrm-her-last-turn = Her last turn
wyrm-she-has-not-moved = She has not moved in this round yet.
wyrm-all-her-turns = All her turns
wyrm-decision-card = decision card { $card }
wyrm-cave-card = Cave card { $n }
wyrm-she-nothing = No refresh, no coin
wyrm-why-nothing = Her card asks for neither. Her objective counts { $hers }, yours { $yours }.
wyrm-she-no-coin = No coin to remove
wyrm-why-no-coin = There is none on her objective. It counts { $hers }, yours { $yours }.
wyrm-she-refresh = The display is renewed
wyrm-why-refresh = Her card shows the refresh icon: new cards come before anything else.
wyrm-she-objective =
    { $way ->
        [more] One coin more on her objective
       *[less] One coin less on her objective
    }
wyrm-why-objective = Coins there: { $coins }. In round { $round } she counts { $hers }, you { $yours }.
wyrm-she-steps =
    { $n ->
        [one] { $n } step in the guild
       *[other] { $n } steps in the guild
    }
wyrm-why-steps-round = In round { $round } her card says { $n }.
wyrm-why-steps-most =
    { $n ->
        [one] Your most excavated cave has { $n } space.
       *[other] Your most excavated cave has { $n } spaces.
    }
wyrm-why-steps-least =
    { $n ->
        [one] Your least excavated cave has { $n } space.
       *[other] Your least excavated cave has { $n } spaces.
    }
wyrm-why-steps-plus = The card adds { $n }.
wyrm-she-meets-brown = She reaches a brown space: the lowest line of her card counts.
wyrm-she-meets-none = No brown space, so she takes nothing.
wyrm-she-takes =
    { $kind ->
        [dragon] She takes the dragon of slot { $slot }
       *[other] She takes the cave card of slot { $slot }
    }
wyrm-why-takes = { $name }: +{ $n } VP for her.
wyrm-why-slot-empty = Slot { $n } is empty, so the next one to the right counts.
wyrm-came-into-slot = New in this slot: { $name }.
wyrm-she-marker = Guild number { $number }
wyrm-why-marker = Rows with a free cell, from the top: { $rows }. Counting to { $number }: { $cell }.
wyrm-she-no_marker = No marker on the guild tile
wyrm-why-no_marker = All markers that she has up to this round are placed.
wyrm-she-pass = She passes
wyrm-why-pass-icon = The last card of her deck shows the pass icon: nothing else on it is done.
wyrm-why-pass-deck = Her deck is empty.
wyrm-on-the-way = What happens on the way
wyrm-answers = Answers
wyrm-you-have = you have { $n }
wyrm-more-to-come =
    { $n ->
        [one] One more will follow.
       *[other] { $n } more will follow.
    }
wyrm-lacks = missing:
wyrm-top-of-deck = Top of the deck
wyrm-unseen-cards =
    { $n ->
        [one] { $n } card that nobody has seen
       *[other] { $n } cards that nobody has seen
    }
wyrm-action-costs =
    An action costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; you have { $have }.
wyrm-explore-told = Your adventurer walks from left to right, and every effect and dragon on the way works.
wyrm-my-mat = My mat
wyrm-the-cards = The cards
wyrm-way = Steps of the action
wyrm-way-dragon = Dragon
wyrm-way-place = Place
wyrm-way-exchange = Exchange
wyrm-way-pay_egg = Eggs
wyrm-way-cave = Cave
wyrm-way-cave_card = Cave card
wyrm-setup-put-back =
    { $n ->
        [one] Put back one more card.
       *[other] Put back { $n } of your six cards.
    }
wyrm-setup-take =
    { $n ->
        [one] Take one more resource.
       *[other] Take { $n } resources.
    }
wyrm-setup-ready = All is chosen.
wyrm-setup-secret = The others see nothing until all are ready.
wyrm-keep = Keep
wyrm-put-back = Put back
wyrm-start-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
wyrm-give-back = Give back: { $what }
wyrm-take-resource = Take a resource
wyrm-your-dragons-cost = Your dragons cost
wyrm-also-coins-eggs = you also have coins: { $coins }, eggs: { $eggs }
wyrm-ready = Ready
wyrm-round-over = Round { $round } is over
wyrm-counted-now = Counted now, paid at the end of the game; who has the same shares the place.
wyrm-go-on = Go on
wyrm-players-n =
    { $n ->
        [one] solo
       *[other] { $n } players
    }
wyrm-ravel-keeps = between rounds you keep { $n }
wyrm-part-mat = Mat
wyrm-part-display = Display
wyrm-part-guild = Guild
wyrm-part-score = Score
wyrm-parts = Parts of the table
wyrm-caves = Caves
wyrm-spots-here = spots to choose here: { $n }
wyrm-most-precious = The most precious dragon: { $name }, { $n } VP.
