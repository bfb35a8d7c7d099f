# The card browser
cards-title = Cards of Wyrmspan
filters = Filters
search-cards = Name, number or words
filter-caves = Caves
filter-sizes = Size
filter-traits = Trait
filter-moments = Moment
filter-costs = Cost holds
filter-nests = Nests
least-vp = Least victory points
most-vp = Most victory points
of-cards =
    { $n ->
        [one] of { $n } card
       *[other] of { $n } cards
    }
clear-filters = Clear all
order = Order
order-number = By number
order-name = By name
order-vp = By points
kind = Kind of cards
dragons = Dragons
cave-cards = Cave cards
no-such-card = No card fits all filters.
chosen-card = Chosen card
choose-a-card = Choose a card to read it.
link-to-card = Link to this card
what-words-mean = What the words on the cards mean
