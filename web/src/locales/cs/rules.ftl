# Stránka pravidel
rules-of = Pravidla: { $game }
game = Hra
contents = Obsah
players-guide = Průvodce hráče
search-rules = Hledat v pravidlech slovo nebo číslo
search-rules-short = Slovo nebo číslo
rules-found =
    { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidla
       *[other] { $n } pravidel
    }
no-such-rule = Žádné pravidlo neobsahuje „{ $word }“. Zkuste kratší slovo nebo číslo, třeba D9.1.
clear-search = Zrušit hledání
copy-rule-link = Kopírovat odkaz na { $number }
link-copied = Odkaz na { $number } zkopírován
full-text = Plné znění, anglicky
see-also = Viz také
open-points = Otevřené otázky
open-points-help = Kde tištěná pravidla nechávají otázku otevřenou, jsou naše odpovědi uvedeny i s důvody.
read-on = Číst dál
more-about-rule = Více o pravidle
aim-at-a-rule = Klikněte na číslo pravidla: objeví se tu jeho plné znění a související pravidla.
wyrmspan-cards = Karty hry Wyrmspan
