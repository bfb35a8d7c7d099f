# Prohlížeč karet
cards-title = Karty hry Wyrmspan
filters = Filtry
search-cards = Jméno, číslo nebo slova
filter-caves = Jeskyně
filter-sizes = Velikost
filter-traits = Povaha
filter-moments = Okamžik
filter-costs = V ceně je
filter-nests = Hnízda
least-vp = Nejméně vítězných bodů
most-vp = Nejvíce vítězných bodů
of-cards =
    { $n ->
        [one] z { $n } karty
        [few] ze { $n } karet
       *[other] z { $n } karet
    }
clear-filters = Zrušit vše
order = Řazení
order-number = Podle čísla
order-name = Podle jména
order-vp = Podle bodů
kind = Druh karet
dragons = Draci
cave-cards = Karty jeskyní
no-such-card = Žádná karta neodpovídá všem filtrům.
chosen-card = Vybraná karta
choose-a-card = Vyberte kartu a přečtěte si ji.
link-to-card = Odkaz na tuto kartu
what-words-mean = Co znamenají slova na kartách
