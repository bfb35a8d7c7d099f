# Wyrmspan: what the cards say. cards/words.py puts the parts together.
#
# $mood  how a verb is meant: do (you, now), to (the purpose of your payment), each (an opponent does it),
#        may (an opponent may do it), may_to (the purpose of an opponent's payment)
# $n     a number of things

## Lists and sentences

card-and = { $first } and { $last }
card-or = { $first } or { $last }
# Two things that are both done.
card-both = { $first } and { $last }
# Two whole offers, of which one may be used.
card-either = { $first }, or { $last }

## Things: after a verb (card-good) and on their own (card-name)

card-good-meat = { $n } meat
card-good-gold = { $n } gold
card-good-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
card-good-milk = { $n } milk
card-good-any = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
card-good-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
card-good-egg = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
}
card-good-egg-this_cave = { $n ->
    [one] { $n } egg from any dragon in this cave
   *[other] { $n } eggs from dragons in this cave
}
card-good-egg-adjacent = { $n ->
    [one] { $n } egg from an orthogonally adjacent dragon
   *[other] { $n } eggs from orthogonally adjacent dragons
}
card-good-dragon_card = { $n ->
    [one] { $n } dragon card
   *[other] { $n } dragon cards
}
card-good-cave_card = { $n ->
    [one] { $n } cave card
   *[other] { $n } cave cards
}
card-good-card = { $n ->
    [one] { $n } dragon card or cave card
   *[other] { $n } dragon or cave cards
}
card-good-goods = { $n ->
    [one] { $n } resource or card from your hand
   *[other] { $n } resources or cards from your hand in any mix
}

card-name-meat = { card-good-meat }
card-name-gold = { card-good-gold }
card-name-crystal = { card-good-crystal }
card-name-milk = { card-good-milk }
card-name-any = { card-good-any }
card-name-coin = { card-good-coin }
card-name-egg = { card-good-egg }
card-name-dragon_card = { card-good-dragon_card }
card-name-cave_card = { card-good-cave_card }
card-name-step = { $n ->
    [one] { $n } guild step
   *[other] { $n } guild steps
}

## Verbs

card-verb-gain = { $mood ->
    [each] gains
   *[do] gain
}
card-verb-score = { $mood ->
    [each] gains
   *[do] gain
}
card-verb-lose = { $mood ->
    [each] loses
   *[do] lose
}
card-verb-draw = { $mood ->
    [each] draws
   *[do] draw
}
card-verb-advance = { $mood ->
    [each] advances
   *[do] advance
}
card-verb-lay = { $mood ->
    [each] lays
   *[do] lay
}
card-verb-cache = { $mood ->
    [each] caches
   *[do] cache
}
card-verb-tuck = { $mood ->
    [each] tucks
   *[do] tuck
}
card-verb-reveal = { $mood ->
    [each] reveals
   *[do] reveal
}
card-verb-play = { $mood ->
    [each] plays
   *[do] play
}
card-verb-excavate = { $mood ->
    [each] excavates
   *[do] excavate
}
card-verb-use = { $mood ->
    [each] uses
   *[do] use
}
card-verb-swap = { $mood ->
    [each] swaps
   *[do] swap
}
card-verb-pay = { $mood ->
    [each] pays
   *[do] pay
}

## Gaining

card-gain = { card-verb-gain } { $what }
card-gain-per = { card-verb-gain } { $what } { $per }
card-gain-one_kind = { $n ->
    [one] { card-verb-gain } any { $n } resource
   *[other] { card-verb-gain } { $n } resources of one kind
}
card-gain-chosen_kind = { $n ->
    [one] { card-verb-gain } { $n } resource of the same kind
   *[other] { card-verb-gain } { $n } resources of the same kind
}
card-gain-cost_of_tucked = { $n ->
    [one] { card-verb-gain } { $n } resource of a kind in that card’s cost
   *[other] { card-verb-gain } { $n } resources of kinds in that card’s cost
}
card-draw = { card-verb-draw } { $what } from the deck
card-draw-per = { card-verb-draw } { $what } from the deck { $per }
card-steps = { $n ->
    [one] { card-verb-advance } { $n } step in the guild
   *[other] { card-verb-advance } { $n } steps in the guild
}

card-stow-cache-one-here = You may cache it on this dragon.
card-stow-cache-one-any = You may cache it on any of your dragons.
card-stow-cache-some-here = You may cache up to { $n } of them on this dragon.
card-stow-tuck-one-here = You may tuck it under this dragon.
card-stow-tuck-one-any = You may tuck it under any of your dragons.
card-stow-tuck-both-here = You may tuck one or both of them under this dragon.
card-stow-tuck-some-here = You may tuck up to { $n } of them under this dragon.

card-split-keep_discard_tuck-here = Keep one, discard one and tuck one under this dragon.
card-split-keep_tuck-any = Keep one and tuck the other under any of your dragons.
card-split-keep_cache-any = Keep one and cache the other on any of your dragons.

## Eggs, cached resources, tucked cards

card-lay-any = { card-verb-lay } { card-good-egg }
card-lay-here = { card-verb-lay } { card-good-egg } on this dragon
card-lay-this_cave = { $n ->
    [one] { card-verb-lay } { $n } egg on any dragon in this cave
   *[other] { card-verb-lay } { $n } eggs on any dragons in this cave
}
card-lay-this_column = { $n ->
    [one] { card-verb-lay } { $n } egg on any dragon in this column
   *[other] { card-verb-lay } { $n } eggs on any dragons in this column
}
card-lay-adjacent = { $n ->
    [one] { card-verb-lay } { $n } egg on any orthogonally adjacent dragon
   *[other] { card-verb-lay } { $n } eggs on any orthogonally adjacent dragons
}
card-lay-each-this_cave = { card-verb-lay } { card-good-egg } on each dragon in this cave
card-lay-each-this_column = { card-verb-lay } { card-good-egg } on each dragon in this column
card-lay-each-this_cave-not-aggressive = { card-verb-lay } { card-good-egg } on each dragon in this cave that is not aggressive

card-cache-own-here = { card-verb-cache } { card-good-any } from your supply on this dragon
card-cache-own-this_column = { card-verb-cache } { card-good-any } from your supply on any dragon in this column
card-cache-own-any = { card-verb-cache } { card-good-any } from your supply on any of your dragons
card-cache-general-any = { card-verb-cache } { card-good-any } from the general supply on any of your dragons

card-tuck-hand-here = { card-verb-tuck } { card-good-dragon_card } from your hand under this dragon
card-tuck-hand-this_column = { card-verb-tuck } { card-good-dragon_card } from your hand under any dragon in this column
card-tuck-hand-any = { card-verb-tuck } { card-good-dragon_card } from your hand under any of your dragons
card-tuck-deck-any = { card-verb-tuck } { card-good-dragon_card } from the deck under any of your dragons
card-tuck-deck-here-per = { card-verb-tuck } { card-good-dragon_card } from the deck under this dragon { $per }
card-tuck-deck-each = { card-verb-tuck } { card-good-dragon_card } from the deck under { $each } { $where }

## Revealing

card-reveal = { card-verb-reveal } the top card of the dragon deck
card-reveal-hand = If it is { $what }, tuck it under this dragon; otherwise take it into your hand.
card-reveal-discard = If it is { $what }, tuck it under this dragon; otherwise discard it and { $then }.
card-match-hatchling = a hatchling
card-match-small = a small dragon
card-match-medium = a medium dragon
card-match-large = a large dragon
card-match-medium_or_large = a medium or large dragon
card-match-small_or_hatchling = a small dragon or a hatchling

## Playing, excavating, using abilities

card-play-hand-free = { card-verb-play } a dragon from your hand for free
card-play-display-free = { card-verb-play } a dragon from the display for free
card-play-hand-discount = { card-verb-play } a dragon from your hand for 1 egg or 1 resource less
card-play-hand-on_top = { card-verb-play } a dragon from your hand for free on top of one of your dragons
card-play-hand_or_display-no_resources = { card-verb-play } a dragon from your hand or the display without paying its resources
card-excavate-hand = { card-verb-excavate } 1 space for free with a cave card from your hand
card-excavate-display = { card-verb-excavate } 1 space for free with a cave card from the display
card-excavate-hand_or_display = { card-verb-excavate } 1 space for free with a cave card from your hand or the display
card-excavate-deck = { card-verb-excavate } 1 space for free with a cave card drawn from the deck
card-excavate-hand-up_to = { $n ->
    [one] { card-verb-excavate } { $n } space for free with a cave card from your hand
   *[other] { card-verb-excavate } up to { $n } spaces for free with cave cards from your hand
}
# $whose is card-whose-other on a dragon, which never uses its own ability, and card-whose-any elsewhere.
card-use-when_played = { card-verb-use } the { icon-when_played } ability { $whose }
card-use-once_per_round = { card-verb-use } the { icon-once_per_round } ability { $whose }
card-use-if_activated_or_once_per_round = { card-verb-use } an { icon-if_activated } or { icon-once_per_round } ability { $whose }
card-whose-any = of one of your dragons
card-whose-other = of one of your other dragons
card-use-mat = { card-verb-use } one of the { icon-if_activated } effects printed on your mat
card-swap = { card-verb-swap } the places of any two of your dragons, whatever caves they prefer

## Offers

card-pay = { card-verb-pay } { $cost } to { $then }
card-if_done = If you do, { $then }.
card-each_done = Each time you do, { $then }.
card-up_to = up to { $n } times: { $what }
card-choose = { $n ->
    [one] { card-verb-gain } { $n } of these benefits: { $options }
   *[other] { card-verb-gain } { $n } different benefits: { $options }
}
card-opponents = Each opponent { $what }.
card-opponents-may = Each opponent may { $what }.
card-opponents-once = Each opponent may do this once.
card-opponents-choose = { $n ->
    [one] Each opponent gains { $n } of these benefits.
   *[other] Each opponent gains { $n } different ones of these benefits.
}

## Conditions

card-if = { $condition }, { $then }
card-if-dragons = { $n ->
    [one] if you have at least { $n } dragon { $where }
   *[other] if you have at least { $n } dragons { $where }
}
# As many as a cave has spaces.
card-if-dragons-all = if you have { $n } dragons { $where }
card-if-another = if there is another { $trait } dragon { $where }
card-if-no-aggressive = if there is no aggressive dragon { $where }
card-if-every = if you have { $what } { $where }
card-if-guild_markers = { $n ->
    [one] if you have at least { $n } marker on the guild tile
   *[other] if you have at least { $n } markers on the guild tile
}
card-if-column_full = if this dragon’s column is full
card-if-cave_full = if this dragon’s cave is full
card-if-cave_excavated = if all spaces in this cave are excavated
card-if-between_two = if this dragon is between two other dragons in this cave
card-if-last_in_cave = if this dragon is the rightmost in its cave
card-if-neighbor = if you have at least as many dragons { $where } as your left neighbor
card-has-hatchling = a hatchling
card-has-small = a small dragon
card-has-medium = a medium dragon
card-has-large = a large dragon

## Points

card-score = { card-verb-score } { $n } { vp }
card-score-each = { card-verb-score } { $n } { vp } { $per }
card-score-each-max = { card-verb-score } { $n } { vp } { $per } (at most { $max } { vp })
card-lose-each = { card-verb-lose } { $n } { vp } { $per }

card-per-dragons = for { $each } { $where }
card-per-eggs = { $n ->
    [one] for each egg on your mat
   *[other] for every { $n } eggs on your mat, rounded down
}
card-per-sets-traits = for each full set of traits among your dragons ({ trait-aggressive }, { trait-playful }, { trait-helpful }, { trait-shy })
card-per-sets-sizes = for each full set of sizes among your dragons ({ size-hatchling }, { size-small }, { size-medium }, { size-large })
card-per-cave_cards = for each cave card on your mat
card-per-full_columns = for each of your columns with 3 dragons
card-per-cost_icons = for each resource in the printed costs of the dragons in one of your caves
card-per-guild_markers = for each marker you have on the guild tile
card-per-lowest_objectives = for each objective on which your marker is the lowest (ties included)

card-each-any = { $other ->
    [yes] each other dragon
   *[no] each dragon
}
card-each-aggressive = { $other ->
    [yes] each other aggressive dragon
   *[no] each aggressive dragon
}
card-each-playful = { $other ->
    [yes] each other playful dragon
   *[no] each playful dragon
}
card-each-helpful = { $other ->
    [yes] each other helpful dragon
   *[no] each helpful dragon
}
card-each-shy = { $other ->
    [yes] each other shy dragon
   *[no] each shy dragon
}
card-each-hatchling = { $other ->
    [yes] each other hatchling
   *[no] each hatchling
}
card-each-small = { $other ->
    [yes] each other small dragon
   *[no] each small dragon
}
card-each-medium = { $other ->
    [yes] each other medium dragon
   *[no] each medium dragon
}
card-each-large = { $other ->
    [yes] each other large dragon
   *[no] each large dragon
}
card-each-icon = { $other ->
    [yes] each other { $icon } dragon
   *[no] each { $icon } dragon
}

card-where-mat = on your mat
card-where-this_cave = in this cave
card-where-this_column = in this column
card-where-adjacent = in an orthogonally adjacent space
card-where-crimson = in your Crimson Cavern
card-where-golden = in your Golden Grotto
card-where-amethyst = in your Amethyst Abyss

## Hatchlings

card-hatchling-feed-meat = Cache 1 meat from your supply on this hatchling.
card-hatchling-feed-milk = Cache 1 milk from your supply on this hatchling.
card-hatchling-feed-dragon_card = Tuck 1 dragon card from your hand under this hatchling.
card-hatchling-each-meat = Each time you cache meat here, { $then }.
card-hatchling-each-milk = Each time you cache milk here, { $then }.
card-hatchling-each-dragon_card = Each time you tuck a card here, { $then }.
card-hatchling-third = The third time, also { $then }.
card-hatchling-extra-meat = Each meat cached here is worth { $n } more { vp } at the end of the game.
card-hatchling-extra-milk = Each milk cached here is worth { $n } more { vp } at the end of the game.
card-hatchling-extra-dragon_card = Each card tucked here is worth { $n } more { vp } at the end of the game.
card-hatchling-third-meat = The third time you cache meat here, { $then }.
card-hatchling-third-milk = The third time you cache milk here, { $then }.
card-hatchling-third-dragon_card = The third time you tuck a card here, { $then }.

## The Automa

card-automa-refresh = Refresh all cards in the display.
card-automa-coin-plus = Put 1 coin on the objective of this round.
card-automa-coin-minus = Remove 1 coin from the objective of this round.
card-automa-advance = Steps in the guild by round: { $first } / { $second } / { $third } / { $fourth }.
card-automa-most = Steps in the guild: as many as your most excavated cave has excavated spaces.
card-automa-most-plus = Steps in the guild: as many as your most excavated cave has excavated spaces, plus { $n }.
card-automa-least = Steps in the guild: as many as your least excavated cave has excavated spaces.
card-automa-brown-cave = On a brown space: dragon { $dragon }, cave card { $cave }.
card-automa-brown-guild = On a brown space: dragon { $dragon }, guild row { $row }.
card-automa-pass = If this is the last card of the deck, she passes instead.

## Titles and facts

card-title-dragon = { $number } · { $name }
card-title-cave = Cave card { $number }
card-title-guild = { $guild }, row { $row }
card-title-mat = { $cave }, effect { $position }
card-title-objective = Objective { $tile }
card-title-decision = Decision card { $label }
card-label-cost = Cost
card-label-caves = Caves
card-label-size = Size
card-label-trait = Trait
card-label-vp = VP
card-label-nests = Egg capacity
card-label-squares-few = Squares, up to { $players } players
card-label-squares-many = Squares, more players
card-label-automa = Automa in rounds 1–4
card-cost-none = nothing
card-printed_vp = Worth { $values } { vp }, by cell. The last cell takes any number of markers.
