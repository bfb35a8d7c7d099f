# Wyrmspan: what the cards say. cards/words.py puts the parts together.
#
# $mood  how a verb is meant: do (you, now), to (the purpose of your payment), each (an opponent does it),
#        may (an opponent may do it), may_to (the purpose of an opponent's payment)
# $n     a number of things

## Lists and sentences

card-and = { $first } a { $last }
card-or = { $first } nebo { $last }
# Two things that are both done.
card-both = { $first } a { $last }
# Two whole offers, of which one may be used.
card-either = { $first }, nebo { $last }

## Things: after a verb (card-good) and on their own (card-name)

card-good-meat = { $n ->
    [one] { $n } maso
    [few] { $n } masa
   *[other] { $n } mas
}
card-good-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlat
}
card-good-crystal = { $n ->
    [one] { $n } krystal
    [few] { $n } krystaly
   *[other] { $n } krystalů
}
card-good-milk = { $n ->
    [one] { $n } mléko
    [few] { $n } mléka
   *[other] { $n } mlék
}
card-good-any = { $n ->
    [one] { $n } libovolnou surovinu
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
card-good-coin = { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
card-good-egg = { $n ->
    [one] { $n } vejce
    [few] { $n } vejce
   *[other] { $n } vajec
}
card-good-egg-this_cave = { $n ->
    [one] { $n } vejce z libovolného draka v této jeskyni
    [few] { $n } vejce z draků v této jeskyni
   *[other] { $n } vajec z draků v této jeskyni
}
card-good-egg-adjacent = { $n ->
    [one] { $n } vejce z ortogonálně sousedního draka
    [few] { $n } vejce z ortogonálně sousedních draků
   *[other] { $n } vajec z ortogonálně sousedních draků
}
card-good-dragon_card = { $n ->
    [one] { $n } kartu draka
    [few] { $n } karty draků
   *[other] { $n } karet draků
}
card-good-cave_card = { $n ->
    [one] { $n } kartu jeskyně
    [few] { $n } karty jeskyní
   *[other] { $n } karet jeskyní
}
card-good-card = { $n ->
    [one] { $n } kartu draka nebo jeskyně
    [few] { $n } karty draků nebo jeskyní
   *[other] { $n } karet draků nebo jeskyní
}
card-good-goods = { $n ->
    [one] { $n } surovinu nebo kartu z ruky
    [few] { $n } suroviny nebo karty z ruky v libovolné kombinaci
   *[other] { $n } surovin nebo karet z ruky v libovolné kombinaci
}

card-name-meat = { card-good-meat }
card-name-gold = { card-good-gold }
card-name-crystal = { card-good-crystal }
card-name-milk = { card-good-milk }
card-name-any = { $n ->
    [one] { $n } libovolná surovina
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
card-name-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
card-name-egg = { card-good-egg }
card-name-dragon_card = { $n ->
    [one] { $n } karta draka
    [few] { $n } karty draků
   *[other] { $n } karet draků
}
card-name-cave_card = { $n ->
    [one] { $n } karta jeskyně
    [few] { $n } karty jeskyní
   *[other] { $n } karet jeskyní
}
card-name-step = { $n ->
    [one] { $n } krok na stupnici cechu
    [few] { $n } kroky na stupnici cechu
   *[other] { $n } kroků na stupnici cechu
}

## Verbs

card-verb-gain = { $mood ->
    [each] získá
    [may] získat
    [may_to] získat
   *[do] získejte
}
card-verb-score = { $mood ->
    [each] získá
    [may] získat
    [may_to] získat
   *[do] získejte
}
card-verb-lose = { $mood ->
    [each] ztratí
    [may] ztratit
    [may_to] ztratit
   *[do] ztraťte
}
card-verb-draw = { $mood ->
    [each] vezme
    [may] vzít
    [may_to] vzít
   *[do] vezměte
}
card-verb-advance = { $mood ->
    [each] postoupí
    [may] postoupit
    [may_to] postoupit
   *[do] postupte
}
card-verb-lay = { $mood ->
    [each] snese
    [may] snést
    [may_to] snést
   *[do] sneste
}
card-verb-cache = { $mood ->
    [each] uloží
    [may] uložit
    [may_to] uložit
   *[do] uložte
}
card-verb-tuck = { $mood ->
    [each] podloží
    [may] podložit
    [may_to] podložit
   *[do] podložte
}
card-verb-reveal = { $mood ->
    [each] odkryje
    [may] odkrýt
    [may_to] odkrýt
   *[do] odkryjte
}
card-verb-play = { $mood ->
    [each] zahraje
    [may] zahrát
    [may_to] zahrát
   *[do] zahrajte
}
card-verb-excavate = { $mood ->
    [each] vyhloubí
    [may] vyhloubit
    [may_to] vyhloubit
   *[do] vyhlubte
}
card-verb-use = { $mood ->
    [each] použije
    [may] použít
    [may_to] použít
   *[do] použijte
}
card-verb-swap = { $mood ->
    [each] vymění
    [may] vyměnit
    [may_to] vyměnit
   *[do] vyměňte
}
card-verb-pay = { $mood ->
    [each] zaplatí
    [may] zaplatit
    [may_to] zaplatit
   *[do] zaplaťte
}

## Gaining

card-gain = { card-verb-gain } { $what }
card-gain-per = { card-verb-gain } { $what } { $per }
card-gain-one_kind = { $n ->
    [one] { card-verb-gain } { $n } libovolnou surovinu
    [few] { card-verb-gain } { $n } suroviny jednoho druhu dle výběru
   *[other] { card-verb-gain } { $n } surovin jednoho druhu dle výběru
}
card-gain-chosen_kind = { $n ->
    [one] { card-verb-gain } { $n } surovinu stejného druhu
    [few] { card-verb-gain } { $n } suroviny stejného druhu
   *[other] { card-verb-gain } { $n } surovin stejného druhu
}
card-gain-cost_of_tucked = { $n ->
    [one] { card-verb-gain } { $n } surovinu, která je v ceně této karty
    [few] { card-verb-gain } { $n } suroviny, které jsou v ceně této karty
   *[other] { card-verb-gain } { $n } surovin, které jsou v ceně této karty
}
card-draw = { card-verb-draw } { $what } z balíčku
card-draw-per = { card-verb-draw } { $what } z balíčku { $per }
card-steps = { $n ->
    [one] { card-verb-advance } o { $n } krok na stupnici cechu
    [few] { card-verb-advance } o { $n } kroky na stupnici cechu
   *[other] { card-verb-advance } o { $n } kroků na stupnici cechu
}

card-stow-cache-one-here = Tuto surovinu můžete uložit na tohoto draka.
card-stow-cache-one-any = Tuto surovinu můžete uložit na libovolného svého draka.
card-stow-cache-some-here = Nejvýše { $n } z těchto surovin můžete uložit na tohoto draka.
card-stow-tuck-one-here = Tuto kartu můžete podložit pod tohoto draka.
card-stow-tuck-one-any = Tuto kartu můžete podložit pod libovolného svého draka.
card-stow-tuck-both-here = Jednu nebo obě můžete podložit pod tohoto draka.
card-stow-tuck-some-here = Nejvýše { $n } z těchto karet můžete podložit pod tohoto draka.

card-split-keep_discard_tuck-here = Jednu si nechte, jednu odhoďte a jednu podložte pod tohoto draka.
card-split-keep_tuck-any = Jednu si nechte a druhou podložte pod libovolného svého draka.
card-split-keep_cache-any = Jednu si nechte a druhou uložte na libovolného svého draka.

## Eggs, cached resources, tucked cards

card-lay-any = { card-verb-lay } { card-good-egg }
card-lay-here = { card-verb-lay } { card-good-egg } na tohoto draka
card-lay-this_cave = { $n ->
    [one] { card-verb-lay } { $n } vejce na libovolného draka v této jeskyni
    [few] { card-verb-lay } { $n } vejce na libovolné draky v této jeskyni
   *[other] { card-verb-lay } { $n } vajec na libovolné draky v této jeskyni
}
card-lay-this_column = { $n ->
    [one] { card-verb-lay } { $n } vejce na libovolného draka v tomto sloupci
    [few] { card-verb-lay } { $n } vejce na libovolné draky v tomto sloupci
   *[other] { card-verb-lay } { $n } vajec na libovolné draky v tomto sloupci
}
card-lay-adjacent = { $n ->
    [one] { card-verb-lay } { $n } vejce na libovolného ortogonálně sousedního draka
    [few] { card-verb-lay } { $n } vejce na libovolné ortogonálně sousední draky
   *[other] { card-verb-lay } { $n } vajec na libovolné ortogonálně sousední draky
}
card-lay-each-this_cave = { card-verb-lay } { card-good-egg } na každého draka v této jeskyni
card-lay-each-this_column = { card-verb-lay } { card-good-egg } na každého draka v tomto sloupci
card-lay-each-this_cave-not-aggressive = { card-verb-lay } { card-good-egg } na každého draka v této jeskyni, který není agresivní

card-cache-own-here = { card-verb-cache } { card-good-any } z osobní zásoby na tohoto draka
card-cache-own-this_column = { card-verb-cache } { card-good-any } z osobní zásoby na libovolného draka v tomto sloupci
card-cache-own-any = { card-verb-cache } { card-good-any } z osobní zásoby na libovolného svého draka
card-cache-general-any = { $n ->
    [one] { card-verb-cache } { card-good-any } ze společné zásoby na libovolného svého draka
   *[other] { card-verb-cache } { card-good-any } ze společné zásoby na libovolné své draky
}

card-tuck-hand-here = { card-verb-tuck } { card-good-dragon_card } z ruky pod tohoto draka
card-tuck-hand-this_column = { card-verb-tuck } { card-good-dragon_card } z ruky pod libovolného draka v tomto sloupci
card-tuck-hand-any = { card-verb-tuck } { card-good-dragon_card } z ruky pod libovolného svého draka
card-tuck-deck-any = { $n ->
    [one] { card-verb-tuck } { card-good-dragon_card } z balíčku pod libovolného svého draka
   *[other] { card-verb-tuck } { card-good-dragon_card } z balíčku pod libovolné své draky
}
card-tuck-deck-here-per = { card-verb-tuck } { card-good-dragon_card } z balíčku pod tohoto draka { $per }
card-tuck-deck-each = { card-verb-tuck } { card-good-dragon_card } z balíčku pod { $each } { $where }

## Revealing

card-reveal = { card-verb-reveal } vrchní kartu balíčku draků
card-reveal-hand = Je-li to { $what }, podložte kartu pod tohoto draka, jinak si ji vezměte do ruky.
card-reveal-discard = Je-li to { $what }, podložte kartu pod tohoto draka, jinak ji odhoďte a { $then }.
card-match-hatchling = dráče
card-match-small = malý drak
card-match-medium = střední drak
card-match-large = velký drak
card-match-medium_or_large = střední nebo velký drak
card-match-small_or_hatchling = malý drak nebo dráče

## Playing, excavating, using abilities

card-play-hand-free = { card-verb-play } zdarma draka z ruky
card-play-display-free = { card-verb-play } zdarma draka z nabídky
card-play-hand-discount = { card-verb-play } draka z ruky se slevou 1 vejce nebo 1 suroviny
card-play-hand-on_top = { card-verb-play } zdarma draka z ruky navrch jednoho ze svých draků
card-play-hand_or_display-no_resources = { card-verb-play } draka z ruky nebo z nabídky bez placení surovin
card-excavate-hand = { card-verb-excavate } zdarma 1 komoru kartou jeskyně z ruky
card-excavate-display = { card-verb-excavate } zdarma 1 komoru kartou jeskyně z nabídky
card-excavate-hand_or_display = { card-verb-excavate } zdarma 1 komoru kartou jeskyně z ruky nebo z nabídky
card-excavate-deck = { card-verb-excavate } zdarma 1 komoru kartou jeskyně vzatou z balíčku
card-excavate-hand-up_to = { $n ->
    [one] { card-verb-excavate } zdarma { $n } komoru kartou jeskyně z ruky
    [few] { card-verb-excavate } zdarma až { $n } komory kartami jeskyní z ruky
   *[other] { card-verb-excavate } zdarma až { $n } komor kartami jeskyní z ruky
}
# $whose is card-whose-other on a dragon, which never uses its own ability, and card-whose-any elsewhere.
card-use-when_played = { card-verb-use } schopnost „{ icon-when_played }“ { $whose }
card-use-once_per_round = { card-verb-use } schopnost „{ icon-once_per_round }“ { $whose }
card-use-if_activated_or_once_per_round = { card-verb-use } schopnost „{ icon-if_activated }“ nebo „{ icon-once_per_round }“ { $whose }
card-whose-any = jednoho ze svých draků
card-whose-other = jiného svého draka
card-use-mat = { card-verb-use } jeden z efektů „{ icon-if_activated }“ vytištěných na své desce
card-swap = { card-verb-swap } místa dvou svých draků bez ohledu na jejich oblíbené jeskyně

## Offers

card-pay = { card-verb-pay } { $cost } a za to { $then }
card-if_done = Pokud to uděláte, { $then }.
card-each_done = Pokaždé, když to uděláte, { $then }.
card-up_to = až { $n }×: { $what }
card-choose = { $n ->
    [one] { card-verb-gain } { $n } bonus dle výběru: { $options }
    [few] { card-verb-gain } { $n } různé bonusy dle výběru: { $options }
   *[other] { card-verb-gain } { $n } různých bonusů dle výběru: { $options }
}
card-opponents = Každý soupeř { $what }.
card-opponents-may = Každý soupeř může { $what }.
card-opponents-once = Každý soupeř to může udělat jednou.
card-opponents-choose = { $n ->
    [one] Každý soupeř získá { $n } z těchto bonusů dle svého výběru.
    [few] Každý soupeř získá { $n } různé z těchto bonusů dle svého výběru.
   *[other] Každý soupeř získá { $n } různých z těchto bonusů dle svého výběru.
}

## Conditions

card-if = { $condition }, { $then }
card-if-dragons = { $n ->
    [one] pokud máte { $where } alespoň { $n } draka
    [few] pokud máte { $where } alespoň { $n } draky
   *[other] pokud máte { $where } alespoň { $n } draků
}
# As many as a cave has spaces.
card-if-dragons-all = pokud máte { $where } { $n } draky
card-if-another = pokud je { $where } další { $trait } drak
card-if-no-aggressive = pokud { $where } není žádný agresivní drak
card-if-every = pokud máte { $where } { $what }
card-if-guild_markers = { $n ->
    [one] pokud máte na destičce cechu alespoň { $n } žeton
    [few] pokud máte na destičce cechu alespoň { $n } žetony
   *[other] pokud máte na destičce cechu alespoň { $n } žetonů
}
card-if-column_full = pokud je sloupec tohoto draka zaplněný
card-if-cave_full = pokud je jeskyně tohoto draka zaplněná
card-if-cave_excavated = pokud jsou všechny komory této jeskyně vyhloubené
card-if-between_two = pokud je tento drak v této jeskyni mezi dvěma jinými draky
card-if-last_in_cave = pokud je tento drak ve své jeskyni poslední vpravo
card-if-neighbor = pokud máte { $where } alespoň tolik draků jako soused po levici
card-has-hatchling = dráče
card-has-small = malého draka
card-has-medium = středního draka
card-has-large = velkého draka

## Points

card-score = { card-verb-score } { $n } { vp }
card-score-each = { card-verb-score } { $n } { vp } { $per }
card-score-each-max = { card-verb-score } { $n } { vp } { $per } (nejvýše { $max } { vp })
card-lose-each = { card-verb-lose } { $n } { vp } { $per }

card-per-dragons = za { $each } { $where }
card-per-eggs = { $n ->
    [one] za každé vejce na své desce
    [few] za každá { $n } vejce na své desce, zaokrouhleno dolů
   *[other] za každých { $n } vajec na své desce, zaokrouhleno dolů
}
card-per-sets-traits = za každou úplnou sadu povah svých draků ({ trait-aggressive }, { trait-playful }, { trait-helpful }, { trait-shy })
card-per-sets-sizes = za každou úplnou sadu velikostí svých draků ({ size-hatchling }, { size-small }, { size-medium }, { size-large })
card-per-cave_cards = za každou kartu jeskyně na své desce
card-per-full_columns = za každý svůj sloupec se 3 draky
card-per-cost_icons = za každou surovinu v ceně draků v jedné ze svých jeskyní
card-per-guild_markers = za každý svůj žeton na destičce cechu
card-per-lowest_objectives = za každý cíl, na kterém je váš žeton nejníže (i při remíze)

card-each-any = { $other ->
    [yes] každého dalšího draka
   *[no] každého draka
}
card-each-aggressive = { $other ->
    [yes] každého dalšího agresivního draka
   *[no] každého agresivního draka
}
card-each-playful = { $other ->
    [yes] každého dalšího hravého draka
   *[no] každého hravého draka
}
card-each-helpful = { $other ->
    [yes] každého dalšího nápomocného draka
   *[no] každého nápomocného draka
}
card-each-shy = { $other ->
    [yes] každého dalšího plachého draka
   *[no] každého plachého draka
}
card-each-hatchling = { $other ->
    [yes] každé další dráče
   *[no] každé dráče
}
card-each-small = { $other ->
    [yes] každého dalšího malého draka
   *[no] každého malého draka
}
card-each-medium = { $other ->
    [yes] každého dalšího středního draka
   *[no] každého středního draka
}
card-each-large = { $other ->
    [yes] každého dalšího velkého draka
   *[no] každého velkého draka
}
card-each-icon = { $other ->
    [yes] každého dalšího draka se schopností „{ $icon }“
   *[no] každého draka se schopností „{ $icon }“
}

card-where-mat = na své desce
card-where-this_cave = v této jeskyni
card-where-this_column = v tomto sloupci
card-where-adjacent = v ortogonálně sousední komoře
card-where-crimson = ve své Karmínové jeskyni
card-where-golden = ve své Zlaté sluji
card-where-amethyst = ve své Ametystové propasti

## Hatchlings

card-hatchling-feed-meat = Uložte 1 maso z osobní zásoby na toto dráče.
card-hatchling-feed-milk = Uložte 1 mléko z osobní zásoby na toto dráče.
card-hatchling-feed-dragon_card = Podložte 1 kartu draka z ruky pod toto dráče.
card-hatchling-each-meat = Pokaždé, když sem uložíte maso, { $then }.
card-hatchling-each-milk = Pokaždé, když sem uložíte mléko, { $then }.
card-hatchling-each-dragon_card = Pokaždé, když sem podložíte kartu, { $then }.
card-hatchling-third = Potřetí navíc { $then }.
card-hatchling-extra-meat = Každé maso uložené zde má na konci hry hodnotu o { $n } { vp } vyšší.
card-hatchling-extra-milk = Každé mléko uložené zde má na konci hry hodnotu o { $n } { vp } vyšší.
card-hatchling-extra-dragon_card = Každá karta podložená zde má na konci hry hodnotu o { $n } { vp } vyšší.
card-hatchling-third-meat = Když sem uložíte maso potřetí, { $then }.
card-hatchling-third-milk = Když sem uložíte mléko potřetí, { $then }.
card-hatchling-third-dragon_card = Když sem podložíte kartu potřetí, { $then }.

## The Automa

card-automa-refresh = Obnovte všechny karty v nabídce.
card-automa-coin-plus = Položte 1 minci na cíl tohoto kola.
card-automa-coin-minus = Odeberte 1 minci z cíle tohoto kola.
card-automa-advance = Kroky na stupnici cechu podle kol: { $first } / { $second } / { $third } / { $fourth }.
card-automa-most = Kroky na stupnici cechu: tolik, kolik komor je vyhloubeno ve vaší nejvíce vyhloubené jeskyni.
card-automa-most-plus = Kroky na stupnici cechu: tolik, kolik komor je vyhloubeno ve vaší nejvíce vyhloubené jeskyni, plus { $n }.
card-automa-least = Kroky na stupnici cechu: tolik, kolik komor je vyhloubeno ve vaší nejméně vyhloubené jeskyni.
card-automa-brown-cave = Na hnědém poli: drak { $dragon }, karta jeskyně { $cave }.
card-automa-brown-guild = Na hnědém poli: drak { $dragon }, řada cechu { $row }.
card-automa-pass = Je-li to poslední karta balíčku, Automa místo toho pasuje.

## Titles and facts

card-title-dragon = { $number } · { $name }
card-title-cave = Karta jeskyně { $number }
card-title-guild = { $guild }, řada { $row }
card-title-mat = { $cave }, efekt { $position }
card-title-objective = Cíl { $tile }
card-title-decision = Karta rozhodnutí { $label }
card-label-cost = Cena
card-label-caves = Jeskyně
card-label-size = Velikost
card-label-trait = Povaha
card-label-vp = VB
card-label-nests = Kapacita vajec
card-label-squares-few = Políčka, do { $players } hráčů
card-label-squares-many = Políčka, více hráčů
card-label-automa = Automa v kolech 1–4
card-cost-none = zdarma
card-printed_vp = Přináší { $values } { vp } podle políčka. Na poslední políčko se vejde libovolný počet žetonů.
