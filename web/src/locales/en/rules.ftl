# The rules page
rules-of = Rules: { $game }
game = Game
contents = Contents
players-guide = Player’s guide
search-rules = Search the rules by word or number
search-rules-short = Word or number
rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
no-such-rule = No rule has “{ $word }” in it. Try a shorter word or a number such as D9.1.
clear-search = Clear the search
copy-rule-link = Copy the link to { $number }
link-copied = Link to { $number } copied
full-text = Full text, in English
see-also = See also
open-points = Open points
open-points-help = Where the printed rules leave a question open, our rulings are listed with their reasons.
read-on = Read on
more-about-rule = More about the rule
aim-at-a-rule = Press the number of a rule: its full text and the rules that belong to it appear here.
wyrmspan-cards = Cards of Wyrmspan
