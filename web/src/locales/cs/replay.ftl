# The replay of a match, and its dice.
time = Čas
step-of = krok { $step } z { $steps }
to-the-start = Na začátek
to-the-end = Na konec
play-steps = Přehrávat krok za krokem
pause = Pozastavit
play-on-from-here = Hrát odtud dál
seen-by = Očima
whose-eyes = Čí oči
onlooker = Divák
dice = Kostka
draws = Náhodné události
dice-how = Kostka, pytlík a balíčky vycházejí z tajného klíče. Jeho otisk byl ukázán před prvním losem, klíč sám po konci. Tento prohlížeč teď každý los spočítá znovu, bez serveru.
dice-commitment = Otisk klíče:
dice-no-crypto = Prohlížeč takové věci počítá jen na stránce, která přišla bezpečnou linkou (https).
check-this-match = Ověřit tuto hru
check-a-file = Ověřit soubor
drop-a-record = Soubor záznamu můžete také pustit kamkoli na tuto stránku.
dice-fair =
    { $n ->
        [one] Poctivé: { $n } los vychází z klíče.
        [few] Poctivé: všechny { $n } losy vycházejí z klíče.
       *[other] Poctivé: všech { $n } losů vychází z klíče.
    }
dice-open =
    { $n ->
        [one] Ještě { $n } pochází ze zamíchaného odkládacího balíčku; ověřit jej mohou jen pravidla.
       *[other] Ještě { $n } pochází ze zamíchaného odkládacího balíčku; ověřit je mohou jen pravidla.
    }
dice-wrong = Nepoctivé: na řádku { $line } stojí „{ $said }“, ale klíč dává „{ $given }“.
dice-wrong-key = Nepoctivé: to není klíč, jehož otisk byl ukázán před prvním losem.
dice-no-key = Tento záznam neukazuje klíč nebo začíná uprostřed hry: o jeho losech nelze nic říci.
dice-unreadable = Tento soubor není záznam Dracosauru. Záznam je soubor .jsonl, který dává „Uložit záznam“.
verdict = Hodnocení
decisions = Rozhodnutí
next-mistake = Další chyba
mark-best = Nejlepší
mark-good = Dobré
mark-mistake = Chyba
mark-forced = Bez volby
analysis-how = Silný bot po každé volbě hru mnohokrát dohraje a řekne, jakou měla cenu, podle toho, co hráč v tu chvíli mohl vědět.
analyse-this-match = Ohodnotit rozhodnutí
analysis-working = Rozhodnutí se hodnotí; trvá to minutu nebo déle. Zatím se můžete dívat dál.
analysis-failed = Tuto hru zde nebylo možné ohodnotit. Zvládne to příkaz „dracosaur analyse“ s uloženým záznamem.
analysis-means = Bodový náskok před nejlepším z ostatních na konci, v průměru z { $n } her dohraných po každé volbě.
one-decision-back = O jedno rozhodnutí zpět
one-decision-on = O jedno rozhodnutí dál
round-and-turn = { $round }. kolo, { $turn }. tah
turn-n = { $turn }. tah
play-on-over = Tady už hra skončila. Chcete-li hrát dál, vraťte se k dřívějšímu kroku.
who-here = { $name }: zde
better-by = lepší o { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
verdict-best = Zvoleno: { $made }. Nic lepšího nebylo.
verdict-good = Zvoleno: { $made }. Skoro stejně dobré jako nejlepší: { $best }.
verdict-mistake = Zvoleno: { $made }. Větší cenu mělo: { $best }.
verdict-forced = Zvoleno: { $made }. Jiná možnost nebyla.
verdict-sure =
    { $level ->
        [certain] Téměř jisté: ztráta je změřena s přesností ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
        [likely] Pravděpodobné: ztráta se může lišit o ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu.
       *[open] Nejisté: ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu může způsobit i sama náhoda.
    }
n-best = nejlepších: { $n }
n-good = dobrých: { $n }
n-mistake =
    { $n ->
        [one] { $n } chyba
        [few] { $n } chyby
       *[other] { $n } chyb
    }
lost-in-all = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } celkem
no-mistakes = Žádná chyba tu není.
not-judged-yet = Rozhodnutí ještě nejsou ohodnocena.
nothing-judged-here = Právě zde nebylo z čeho vybírat. Ke každému rozhodnutí vede seznam.
