# The replay of a match, and its dice.
time = Čas
step-of = krok { $step } z { $steps }
to-the-start = Na začátek
one-step-back = O krok zpět
one-step-on = O krok dál
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
analysis = Rozbor
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
