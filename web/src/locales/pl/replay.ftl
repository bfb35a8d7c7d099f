# The replay of a match, and its dice.
time = Czas
step-of = krok { $step } z { $steps }
to-the-start = Na początek
to-the-end = Na koniec
play-steps = Odtwarzaj krok po kroku
pause = Wstrzymaj
play-on-from-here = Graj stąd dalej
seen-by = Oczami
whose-eyes = Czyimi oczami
onlooker = Widz
dice = Kostka
draws = Losowania
dice-how = Kostka, worek i talie wynikają z tajnego klucza. Jego odcisk pokazano przed pierwszym losowaniem, sam klucz po końcu gry. Ta przeglądarka oblicza teraz każde losowanie od nowa, bez serwera.
dice-commitment = Odcisk klucza:
dice-no-crypto = Przeglądarka oblicza to tylko na stronie, która przyszła bezpiecznym łączem (https).
check-this-match = Sprawdź tę grę
check-a-file = Sprawdź plik
drop-a-record = Plik przebiegu możesz też upuścić w dowolnym miejscu tej strony.
dice-fair =
    { $n ->
        [one] Uczciwie: { $n } losowanie wynika z klucza.
        [few] Uczciwie: wszystkie { $n } losowania wynikają z klucza.
       *[many] Uczciwie: wszystkie { $n } losowań wynika z klucza.
    }
dice-open =
    { $n ->
        [one] Jeszcze { $n } pochodzi z przetasowanego stosu kart odrzuconych; mogą je sprawdzić tylko zasady.
       *[other] Jeszcze { $n } pochodzi z przetasowanego stosu kart odrzuconych; mogą je sprawdzić tylko zasady.
    }
dice-wrong = Nieuczciwie: w wierszu { $line } zapisano „{ $said }”, a klucz daje „{ $given }”.
dice-wrong-key = Nieuczciwie: to nie jest klucz, którego odcisk pokazano przed pierwszym losowaniem.
dice-no-key = Ten przebieg nie pokazuje klucza albo zaczyna się w środku gry: o jego losowaniach nie można nic powiedzieć.
dice-unreadable = Ten plik nie jest przebiegiem Dracosaura. Przebieg to plik .jsonl, który daje „Zapisz przebieg”.
verdict = Ocena
decisions = Decyzje
next-mistake = Następny błąd
mark-best = Najlepsza
mark-good = Dobra
mark-mistake = Błąd
mark-forced = Bez wyboru
analysis-how = Silny bot wiele razy dogrywa grę po każdym wyborze i mówi, ile był wart, według tego, co gracz mógł wtedy wiedzieć.
analyse-this-match = Oceń decyzje
analysis-working = Decyzje są oceniane; trwa to minutę lub dłużej. Tymczasem możesz oglądać dalej.
analysis-failed = Tej gry nie udało się tu ocenić. Zrobi to polecenie „dracosaur analyse” z zapisanym przebiegiem.
analysis-means = Przewaga punktów nad najlepszym z pozostałych na końcu, średnio z { $n } gier dogranych po każdym wyborze.
one-decision-back = O jedną decyzję wstecz
one-decision-on = O jedną decyzję dalej
round-and-turn = Runda { $round }, tura { $turn }
turn-n = Tura { $turn }
play-on-over = Tutaj gra już się skończyła. Żeby grać dalej, cofnij się do wcześniejszego kroku.
who-here = { $name }: tutaj
better-by = lepiej o { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
verdict-best = Wybrano: { $made }. Nic lepszego nie było.
verdict-good = Wybrano: { $made }. Prawie tak samo dobre jak najlepsze: { $best }.
verdict-mistake = Wybrano: { $made }. Więcej warte było: { $best }.
verdict-forced = Wybrano: { $made }. Innego wyboru nie było.
verdict-sure =
    { $level ->
        [certain] Prawie pewne: stratę zmierzono z dokładnością ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
        [likely] Prawdopodobne: strata może się różnić o ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
       *[open] Niepewne: ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu może dać sam przypadek.
    }
n-best = najlepszych: { $n }
n-good = dobrych: { $n }
n-mistake =
    { $n ->
        [one] { $n } błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
lost-in-all = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } w sumie
no-mistakes = Nie ma tu błędów.
not-judged-yet = Decyzje nie zostały jeszcze ocenione.
nothing-judged-here = Akurat tutaj nie było z czego wybierać. Do każdej decyzji prowadzi lista.
