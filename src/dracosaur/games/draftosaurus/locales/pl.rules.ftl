# Draftosaurus: a short form of every numbered rule of docs/rules/draftosaurus.md.

rule-D1 = Elementy gry
rule-D1-1 = W grze jest 60 dinozaurów, po dziesięć w sześciu rodzajach: tyranozaur, diplodok, triceratops, spinozaur, stegozaur i parazaurolof. Tylko tyranozaur ma własne zasady.
rule-D1-2 = Tyranozaur jest czerwony, stegozaur niebieski, diplodok różowy, triceratops żółty, parazaurolof zielony, a spinozaur pomarańczowy. Kolory nie mają wpływu na zasady, a rodzaje można rozpoznać też po kształcie lub literze.
rule-D1-3 = Każdy gracz ma planszę z letnią i zimową stroną. W pudełku jest pięć plansz.
rule-D1-4 = Kostka jest jedna, a każda z jej sześciu ścianek jest inna.
rule-D1-5 = Woreczek jest jeden i nic przez niego nie widać. Niewykorzystane i odłożone dinozaury leżą w pudełku.
rule-D1-6 = W polskim wydaniu jest jeszcze pięć miseczek, które zastępują rękę, i sześć zapasowych dinozaurów, które nigdy nie grają.
rule-D1-7 = W zasadach używa się skrótów: TYR (tyranozaur), DIP (diplodok), TRI (triceratops), SPI (spinozaur), STE (stegozaur), PAR (parazaurolof).

rule-D2 = Plansze
rule-D2-1 = Wszyscy grają na tej samej stronie planszy.
rule-D2-2 = Plansza jest podzielona dwa razy: na las i góry oraz na stronę wulkanu (na lewo od rzeki) i stronę szkieletu (na prawo od rzeki). Każde pole leży w jednym terenie i po jednej stronie; rzeka nie należy do żadnej części i nie liczy się jako pole.
rule-D2-3 = Plansza letnia, las: Las identyczności (z lewej, 6 miejsc), Leśne trio (z lewej, 3), Król dżungli (z prawej, 1). Góry: Preria miłości (z lewej, 6), Łąka różnorodności (z prawej, 6), Samotnia (z prawej, 1). W rzece zmieszczą się wszystkie dinozaury.
rule-D2-4 = Plansza zimowa, las: Las symetrii (z lewej, 6 miejsc), lewe pole Mostu zakochanych (z lewej, bez ograniczeń), Czujka (z prawej, 1). Góry: Kwarantanna (z lewej, 1), prawe pole Mostu zakochanych (z prawej, bez ograniczeń), Piramida (z prawej, 6). W rzece zmieszczą się wszystkie dinozaury.
rule-D2-5 = Po obu stronach planszy każda z czterech ścianek z częścią planszy otwiera dokładnie trzy pola.
rule-D2-6 = Wydrukowane punkty: Las identyczności i Las symetrii 2-4-8-12-18-24; Łąka różnorodności 1-3-6-10-15-21; Piramida po 2 za dinozaura na dolnym poziomie, po 4 na środkowym, 7 na szczycie.
rule-D2-7 = Na planszach międzynarodowych pola leśne mają czerwony romb, a łąkowe fioletowy kwadrat. Na polskiej planszy las jest u góry, zamiast łąk na dole są góry, z lewej strony rzeki jest wulkan, a z prawej szkielet; znaczenie jest to samo.
rule-D2-8 = Znak „Tyranozaur = 1” tylko przypomina o premii za tyranozaura. Nie stawia się na nim dinozaurów.

rule-D3 = Przygotowanie gry
rule-D3-1 = Gra od 2 do 5 osób.
rule-D3-2 = Do woreczka trafia: dla 2 lub 4 osób po 8 dinozaurów każdego rodzaju (razem 48), dla 3 po 6 (36), dla 5 po 10 (60). Reszta zostaje w pudełku.
rule-D3-3 = Wybierzcie stronę planszy. Na pierwsze gry najlepsze jest lato.
rule-D3-4 = Jeden gracz bierze kostkę i rzuca pierwszy: najmłodszy (wydanie ukraińskie i czeskie) albo ten, kto ostatnio oglądał film o dinozaurach (polskie). Tutaj można wskazać gracza, inaczej decyduje los.
rule-D3-5 = W woreczku jest dokładnie tyle dinozaurów, ile potrzeba: po ostatnim losowaniu jest pusty.

rule-D4 = Długość gry
rule-D4-1 = Gra dla 3, 4 i 5 osób trwa 2 rundy po 6 tur.
rule-D4-2 = Gra dla 2 osób trwa 4 rundy po 3 tury.
rule-D4-3 = Na początku każdej rundy wszyscy losują z woreczka po 6 dinozaurów: najpierw osoba z kostką, potem kolejne zgodnie z ruchem wskazówek zegara. Kolejność nie zmienia szans.
rule-D4-4 = Nie pokazuj nikomu swoich dinozaurów.
rule-D4-5 = Runda kończy się, gdy wszystkie miseczki są puste. Plansze zostają bez zmian, a punkty liczy się dopiero na koniec gry.
rule-D4-6 = Na koniec każdy gracz ma umieszczonych dokładnie 12 dinozaurów.

rule-D5 = Tura
rule-D5-1 = Rzut: osoba z kostką rzuca. Wszyscy widzą wynik, zanim zaczną wybierać.
rule-D5-2 = Wybór: każdy w tajemnicy wybiera jednego dinozaura ze swojej miseczki. Nie można pasować.
rule-D5-3 = Ujawnienie: gdy wszyscy wybiorą, w tym samym momencie pokazują swoje dinozaury.
rule-D5-4 = Umieszczenie: każdy decyduje, gdzie na swojej planszy umieści ujawnionego dinozaura. Wszyscy decydują jednocześnie, a miejsca pokazuje się razem.
rule-D5-5 = Przekazanie: każdy przekazuje miseczkę z resztą dinozaurów, nie pokazując ich, graczowi z lewej strony; kostka też idzie w lewo. Po ostatniej turze rundy dalej idzie tylko kostka.
rule-D5-6 = Co turę miseczki wędrują o jedno miejsce w lewo. W 5 osób twój ostatni dinozaur w rundzie pochodzi z twojego pierwszego losowania; w 3 osoby zobaczysz tę miseczkę znów w 4. turze, a w 2 osoby w 3. turze.
rule-D5-7 = Umieszczony dinozaur już się nie rusza. Tylko z Kwarantanny wychodzi na koniec gry.
rule-D5-8 = Co turę rzuca następny gracz z lewej, a między rundami kolejność się nie przerywa. W 3 osoby obie rundy zaczyna ten sam gracz; w 4 drugą rundę zaczyna gracz dwa miejsca dalej, w 5 jedno miejsce dalej (z wariantem ostatniej tury znów ten sam), a w 2 osoby gracze zaczynają na zmianę.

rule-D6 = Kostka
rule-D6-1 = Każda z sześciu ścianek wypada równie często. Kostka ogranicza tylko to, gdzie umieszczasz, a nigdy to, którego dinozaura wybierasz.
rule-D6-2 = Las, Góry: pole w tej części planszy. Szkielet: pole na prawo od rzeki. Wulkan: pole na lewo od niej. Pole, na którym nie ma innego dinozaura: puste pole. Pole, na którym nie ma tyranozaura: wolne od tyranozaurów. Rzeka jest dozwolona zawsze.
rule-D6-3 = Latem Las otwiera Las identyczności, Leśne trio i Króla dżungli; Góry – Prerię, Łąkę i Samotnię; Wulkan – Las identyczności, Leśne trio i Prerię; Szkielet – Króla dżungli, Łąkę i Samotnię. Zimą Las otwiera Las symetrii, lewy most i Czujkę; Góry – Kwarantannę, prawy most i Piramidę; Wulkan – Las symetrii, lewy most i Kwarantannę; Szkielet – Czujkę, prawy most i Piramidę.
rule-D6-4 = Ścianki „nie ma innego dinozaura” i „nie ma tyranozaura” dotyczą tylko twojej planszy, takiej, jaka była przed tym umieszczeniem. Dinozaury w rzece nie mają dla nich znaczenia.
rule-D6-5 = Ścianka „nie ma tyranozaura” nie zabrania umieścić tyranozaura: może wejść na każde pole, na którym jeszcze żadnego nie ma.
rule-D6-6 = Dwa pola Mostu zakochanych są dla kostki osobne. Jedno może być puste lub bez tyranozaura, nawet jeśli drugie nie jest.
rule-D6-7 = Gracza, który rzucał, kostka nie dotyczy: może wybrać dowolne pole lub rzekę. Zasady samych pól obowiązują jednak także jego.
rule-D6-8 = Pole jest dozwolone, jeśli pozwala na to kostka (nie dotyczy to gracza, który rzucał) i zasada samego pola. Rzeka jest dozwolona zawsze.

rule-D7 = Rzeka
rule-D7-1 = Dinozaura zawsze możesz umieścić w rzece, cokolwiek wskazuje kostka i nawet jeśli jakieś pole jest otwarte.
rule-D7-2 = Jeśli żadne pole nie pasuje, zostaje tylko rzeka.
rule-D7-3 = W rzece może być dowolna liczba dowolnych dinozaurów.
rule-D7-4 = Na koniec gry każdy dinozaur w rzece daje 1 punkt.
rule-D7-5 = Rzeka nie liczy się jako pole: nie daje premii za tyranozaura, nigdy nie jest „pustym polem” i nie leży w żadnej części planszy. Jej dinozaury są jednak na twojej planszy: liczą się dla Króla dżungli, Samotni i Czujki oraz przy remisie.

rule-D8 = Umieszczanie dinozaurów
rule-D8-1 = Podajesz dinozaura i pole lub rzekę, a w Piramidzie także miejsce. Rzędy zapełniają się same od lewej, a gdzie indziej ustawienie nie ma znaczenia.
rule-D8-2 = Pełne pole nikogo więcej nie przyjmie.
rule-D8-3 = Jeśli miejsce jest niedozwolone, wybierz inne dla tego samego dinozaura; rzeka zawsze pasuje. Po ujawnieniu nie można zamienić dinozaura.

rule-D9 = Pola planszy letniej
rule-D9-1 = Las identyczności: tylko jeden rodzaj, od lewej bez przerw, najwyżej 6. Za 1–6 dinozaurów jest 2, 4, 8, 12, 18 lub 24 punkty.
rule-D9-2 = Łąka różnorodności: każdy rodzaj tylko raz, od lewej bez przerw, najwyżej 6. Za 1–6 dinozaurów jest 1, 3, 6, 10, 15 lub 21 punktów.
rule-D9-3 = Preria miłości: dowolne rodzaje, najwyżej 6 dinozaurów. Każda para tego samego rodzaju daje 5 punktów, także gdy takich par jest kilka; pojedyncze nie dają nic.
rule-D9-4 = Leśne trio: dowolne rodzaje, najwyżej 3 dinozaury. Dokładnie trzy dają 7 punktów, w innym wypadku 0.
rule-D9-5 = Król dżungli: jeden dinozaur. Daje 7 punktów, jeśli żaden rywal nie ma na planszy więcej dinozaurów tego rodzaju niż ty; wystarczy tyle samo.
rule-D9-6 = Samotnia: jeden dinozaur. Daje 7 punktów, jeśli na koniec to jedyny dinozaur tego rodzaju na całej twojej planszy, razem z rzeką.

rule-D10 = Pola planszy zimowej
rule-D10-1 = Las symetrii: dwa rodzaje na zmianę, od lewej bez przerw, najwyżej 6. Za 1–6 dinozaurów jest 2, 4, 8, 12, 18 lub 24 punkty.
rule-D10-2 = Most zakochanych: na każdym z dwóch pól dowolna liczba dowolnych dinozaurów. Każda para tego samego rodzaju, którą dzieli rzeka, daje 6 punktów; pozostałe nie dają nic.
rule-D10-3 = Piramida: sześć miejsc. P1, P2 i P3 na dole dają po 2 punkty, P4 i P5 pośrodku po 4, P6 na szczycie 7.
rule-D10-3-1 = Poziomy zapełnia się od dołu: najpierw P1–P3, potem P4–P5, na końcu P6. Na zapełnianym poziomie wybierasz dowolne wolne miejsce.
rule-D10-3-2 = Dwa dinozaury tego samego rodzaju nigdy nie mogą stać na sąsiednich miejscach.
rule-D10-3-3 = Miejsca leżą jak cegły w murze. Sąsiadują P1–P2, P2–P3 i P4–P5 w poziomie oraz P1–P4, P2–P4, P2–P5, P3–P5, P4–P6 i P5–P6 w pionie.
rule-D10-3-4 = Nie sąsiadują P1–P3, P1–P5, P3–P4, P1–P6, P2–P6 i P3–P6. Jeden rodzaj zmieści się więc najwyżej trzy razy: P1, P3 i P6.
rule-D10-3-5 = Dodaj punkty zajętych miejsc. Za 1–6 dinozaurów wychodzi 2, 4, 6, 10, 14 lub 21 punktów.
rule-D10-4 = Czujka: jeden dinozaur. Daje po 2 punkty za każdego dinozaura tego rodzaju gdziekolwiek na planszy rywala z prawej strony, razem z rzeką; twoje własne się nie liczą.
rule-D10-5 = Kwarantanna: jeden dinozaur dowolnego rodzaju, który tutaj nie daje punktów. Dla kostki to zwykłe pole; na koniec gry dinozaur stąd wychodzi.

rule-D11 = Premia za tyranozaura
rule-D11-1 = Na koniec gry każde pole, na którym jest przynajmniej 1 tyranozaur, daje 1 dodatkowy punkt. Kolejne tyranozaury na tym samym polu nic nie dodają.
rule-D11-2 = Ten punkt dostajesz, nawet jeśli samo pole nic nie dało.
rule-D11-3 = Rzeka nie daje premii: tyranozaur daje tam 1 punkt, jak każdy inny.
rule-D11-4 = Dla premii Most zakochanych to dwa osobne pola.
rule-D11-5 = Premię liczy się, gdy Kwarantanna jest już pusta. Najwięcej można dostać 6 punktów latem i 5 zimą (6, jeśli w Kwarantannie wolno zostać).

rule-D12 = Koniec gry
rule-D12-1 = Kwarantanna (tylko zimą): przed liczeniem punktów dinozaur z Kwarantanny przenosi się na inne pole swojej planszy lub do rzeki.
rule-D12-1-1 = Obowiązują zasady nowego pola: kolejność w Lesie symetrii, poziom i sąsiedzi w Piramidzie, jedno miejsce na Czujce.
rule-D12-1-2 = Kostka nie ma tu znaczenia.
rule-D12-1-3 = Przeniesienie jest obowiązkowe. W polskim wydaniu dinozaur może zostać.
rule-D12-1-4 = Zawsze jest dokąd pójść: do rzeki, a zwykle też na oba pola Mostu zakochanych.
rule-D12-1-5 = Wszyscy decydują jednocześnie, a ruchy pokazuje się razem. Kolejność nie zmieniłaby żadnych punktów.
rule-D12-1-6 = Kto ma pustą Kwarantannę, nie ma o czym decydować.
rule-D12-2 = Twój wynik to suma punktów za wszystkie pola, rzekę i premię za tyranozaura.
rule-D12-3 = Wygrywa osoba z największą liczbą punktów. Przy remisie wygrywa ten, kto ma na planszy, razem z rzeką, najmniej tyranozaurów; jeśli i tu jest remis, gracze dzielą się zwycięstwem.
rule-D12-4 = Punkty w trakcie gry są tylko informacją i pokazują plansze takie, jakie są teraz. Dinozaur w Kwarantannie daje 0, ale tyranozaur daje tam premię.

rule-D13 = Zasady dla 2 osób
rule-D13-1 = W woreczku jest 48 dinozaurów, po 8 każdego rodzaju. Gra trwa 4 rundy po 3 tury, a na rundę losuje się po 6 dinozaurów.
rule-D13-2 = Po każdej turze kostka przechodzi do drugiej osoby, więc każdy rzuca sześć razy. Do kostki stosuje się tylko ten, kto nie rzucał.
rule-D13-3 = Po umieszczeniu każdy w tajemnicy wybiera z miseczki jeszcze jednego dinozaura; oba pokazuje się w tym samym momencie i odkłada do pudełka do końca gry. Potem gracze zamieniają się miseczkami, a kostka przechodzi do drugiej osoby.
rule-D13-4 = Na początku trzech tur rundy masz kolejno 6, 4 i 2 dinozaury. W trzeciej turze odkładasz tego, którego nie umieszczasz.
rule-D13-5 = W rundzie każdy umieszcza 3 dinozaury i odkłada 3. Na koniec każdy ma umieszczonych 12, odłożone są 24, a woreczek jest pusty.
rule-D13-6 = Jedyny rywal to zarówno „każdy rywal” dla Króla dżungli, jak i rywal z prawej strony dla Czujki.
rule-D13-7 = Dinozaura do pudełka można wybierać już przed ujawnieniem (O9) albo go nie pokazywać (O10).

rule-D14 = Wariant dla 5 osób (wydanie polskie)
rule-D14-1 = Wariant jest tylko dla 5 osób i działa w obu rundach.
rule-D14-2 = Po 5. turze miseczki przekazuje się jak zwykle, ale kostka zostaje na miejscu.
rule-D14-3 = W 6. turze ten sam gracz rzuca ponownie i do kostki stosują się wszyscy, on także. Rzeka jest dostępna dla wszystkich.
rule-D14-4 = Po 6. turze kostka przechodzi do gracza z lewej strony.
rule-D14-5 = Dzięki temu każdy dokładnie raz w rundzie nie musi stosować się do kostki. Bez wariantu pierwszych dwóch graczy miałoby taką swobodę trzy razy w grze, a pozostali dwa razy.

rule-D15 = Wariant: od lata do zimy
rule-D15-1 = Rozgrywacie dwie pełne gry na tych samych miejscach: najpierw letnią, potem zimową. Między nimi plansze się opróżnia i odwraca, a woreczek napełnia od nowa; zostają tylko punkty, liczby tyranozaurów i kostka.
rule-D15-2 = Wygrywa największa suma punktów z obu gier.
rule-D15-3 = Przy remisie wygrywa ten, kto w obu grach razem miał najmniej tyranozaurów; jeśli i tu jest remis, gracze dzielą się zwycięstwem.
rule-D15-4 = Grę zimową zaczyna ten, kto po letniej ma kostkę.
rule-D15-5 = Ustawienia działają w obu grach. Wariant jest dla 2–5 osób; w grze dla 2 i dla 5 osób obowiązują ich szczególne zasady.
rule-D15-6 = Punkty gry letniej liczy się w całości przed zimą. Nie ma ona własnego zwycięzcy: liczy się tylko suma.

rule-D16 = Co kto wie
rule-D16-1 = Wszyscy widzą plansze, kostkę i kto ją ma, liczbę dinozaurów w miseczkach i w woreczku, co trafiło do woreczka na początku, kto już zdecydował, jawnie odłożone dinozaury, ustawienia i punkty.
rule-D16-2 = Tajne są miseczki, decyzje jeszcze nieujawnione i to, co wyjdzie z woreczka.
rule-D16-3 = W ostatniej rundzie woreczek jest pusty, więc można obliczyć, co jest we wszystkich miseczkach razem (chyba że odłożone dinozaury są tajne).
rule-D16-4 = Gracz widzi to, co jawne, swoją miseczkę, swoje decyzje i wszystko, co widział wcześniej. Widz widzi tylko to, co jawne.
rule-D16-5 = Za każdym razem losuje się po sześć dinozaurów, od osoby z kostką zgodnie z ruchem wskazówek zegara. Losowanie i rzuty mają osobne źródła losowości, więc wybory graczy ich nie zmieniają, a każdy wynik jest zapisywany.
rule-D16-6 = Znasz każdą miseczkę, którą trzymasz lub która była u ciebie w tej rundzie, bez tego, co z niej odtąd ubyło; program pamięta to za ciebie. Pozostałych miseczek nie znasz.
rule-D16-7 = Gdy gra (lub obie gry) się skończy, nic już nie jest tajne.

rule-D17 = Wydania i ustawienia
rule-D17-1 = Zasady ukraińskie, czeskie i polskie są prawie takie same. Tylko polskie mają szczególną ostatnią turę dla 5 osób i pozwalają zostać w Kwarantannie; reszta różnic to nazwy (na przykład góry zamiast łąk), kto zaczyna, i drobiazgi, o których jedno wydanie mówi, a inne milczy.
rule-D17-2 = Dwanaście ustawień, w nawiasie zwykłe: O1 kto rzuca pierwszy (losowo), O2 plansza (letnia), O3 ostatnia tura dla 5 osób (nie), O4 miejsce na Prerii (6), O5 miejsce na polu mostu (bez ograniczeń), O6 most jako dwa pola (zawsze), O7 wyjście z Kwarantanny (obowiązkowe), O8 wybór miejsca (po ujawnieniu), O9 wybór dinozaura do pudełka (po umieszczeniu), O10 odłożone dinozaury (jawnie), O11 kto zaczyna zimą (kto ma kostkę), O12 remis w sumie (najmniej tyranozaurów).
rule-D17-3 = Wydanie (uk, cs lub pl) ustawia O3–O12 według swoich zasad, a to, co podasz samodzielnie, jest ważniejsze. Od zwykłych ustawień różni się tylko pl: O3 tak, O7 może zostać.
rule-D17-4 = W 2, 3 lub 4 osoby wariant ostatniej tury nie działa, a program o tym powie.
rule-D17-5 = Jeśli Most zakochanych to dwa pola tylko dla premii, ścianka „nie ma innego dinozaura” otwiera je tylko wtedy, gdy oba są puste, a „nie ma tyranozaura” – gdy na żadnym nie ma tyranozaura. Części planszy i premia działają jak zawsze.
rule-D17-6 = Jeśli w Kwarantannie wolno zostać, dinozaur daje tam 0, choć tyranozaur daje premię. Rzeka nigdy nie jest gorsza.
rule-D17-7 = Polska instrukcja drukuje nazwy pól i ścianek wielkimi literami. W zwykłym tekście wielka jest tylko pierwsza litera.
rule-D17-8 = Ustawienie, które nic nie znaczy dla waszej planszy lub liczby graczy, można podać i nic ono nie zmieni. Nieznane ustawienia i wartości program odrzuci i powie, jakie istnieją.
rule-D17-9 = Zwykle decyduje się krok po kroku: dinozaur, potem miejsce, potem (w 2 osoby) dinozaur do pudełka. O8 może połączyć dinozaura i miejsce, O9 oba dinozaury, a oba ustawienia razem wszystko; co rozstrzyga się w jednym kroku, pokazuje się naraz.
rule-D17-10 = Jeśli odłożone dinozaury są tajne, rywal wie tylko, że dinozaur trafił do pudełka, ale nie wie który. W 2. i 3. turze da się to jednak obliczyć, bo rywal dopiero co miał tę miseczkę.
rule-D17-11 = O11: zimą zaczyna ten, kto ma kostkę, ten, kto zaczynał latem, albo decyduje los; O1 dotyczy tylko pierwszej gry. O12: przy równych sumach porównuje się tyranozaury albo od razu dzieli zwycięstwo.
rule-D17-12 = O4 bez ograniczeń: na Prerii zmieści się dowolna liczba, a punkty liczy się jak zawsze. O5 z liczbą: pole mostu z tyloma dinozaurami jest pełne, także przy wyjściu z Kwarantanny.

rule-D18 = Odpowiedzi na sporne pytania
rule-D18-R1 = Czy można nie umieścić dinozaura? Nie: na każdej planszy jest na koniec dokładnie 12 dinozaurów.
rule-D18-R2 = Czy kostka ogranicza, którego dinozaura wybiorę? Nie, tylko to, gdzie trafi.
rule-D18-R3 = Czy gracza, który rzucał, nie dotyczą też zasady pól? Dotyczą, nie dotyczy go tylko kostka.
rule-D18-R4 = Czy można wybrać rzekę, gdy jakieś pole jest otwarte? Zawsze.
rule-D18-R5 = Ile dinozaurów zmieści się w rzece? Dowolna liczba.
rule-D18-R6 = Czy dinozaury w rzece należą do planszy? Tak.
rule-D18-R7 = Ile ich zmieści się na Prerii miłości? Sześć; ustawienie O4 znosi limit.
rule-D18-R8 = Czy miejsce wybiera się przed ujawnieniem, czy po nim? Po nim; ustawienie O8 to zmienia.
rule-D18-R9 = Czy Most zakochanych to dla kostki dwa pola? Tak; ustawienie O6 to zmienia.
rule-D18-R10 = Ile dinozaurów zmieści się na jednym polu Mostu zakochanych? Dowolna liczba; ustawienie O5 wyznacza limit.
rule-D18-R11 = Czy poziom Piramidy trzeba zapełniać od lewej? Nie, pasuje każde wolne miejsce na tym poziomie.
rule-D18-R12 = Które miejsca Piramidy sąsiadują w pionie? Te, których cegły się stykają.
rule-D18-R13 = Jakie zasady obowiązują przy wyjściu z Kwarantanny? Zasady nowego pola, ale nie kostka.
rule-D18-R14 = Kto wychodzi z Kwarantanny pierwszy? Wszyscy naraz; kolejność nic by nie zmieniła.
rule-D18-R15 = Czy z Kwarantanny można przejść na Czujkę? Tak, jeśli jest pusta.
rule-D18-R16 = Kto rzuca pierwszy w drugiej grze? Ten, kto ma kostkę; ustawienie O11 to zmienia.
rule-D18-R17 = Co rozstrzyga remis po dwóch grach? Najmniej tyranozaurów w obu grach razem, a potem wspólne zwycięstwo; ustawienie O12 to zmienia.
rule-D18-R18 = Czy dwie osoby losują po sześć dinozaurów co turę? Nie, co rundę.
rule-D18-R19 = Kiedy dwie osoby wybierają dinozaura do pudełka? Gdy oba umieszczone dinozaury już widać; ustawienie O9 to zmienia.
rule-D18-R20 = Czy widać, który dinozaur trafił do pudełka? Tak; ustawienie O10 to ukrywa.
rule-D18-R21 = Na kogo patrzy Czujka w grze dla 2 osób? Na rywala.
rule-D18-R22 = Czy 5 osób musi grać z polską ostatnią turą? To ustawienie, włączone w wydaniu polskim.
rule-D18-R23 = Czy kostka idzie dalej po ostatniej turze rundy? Tak.
rule-D18-R24 = Czy dla kostki ważne są tyranozaury, które inni umieszczają w tej samej turze? Nie, liczy się tylko twoja plansza.
rule-D18-R25 = Czy przed wyborem można patrzeć na cudze plansze? Tak, są jawne.
rule-D18-R26 = Co, jeśli gracz nie odpowie na czas? Decyduje gospodarz; zwykle losowy dinozaur trafia do rzeki, losowy do pudełka, a ten z Kwarantanny do rzeki.
rule-D18-R27 = Czy można zaczekać, żeby zobaczyć, gdzie umieszczają inni? Nie, wszyscy decydują jednocześnie, a miejsca pokazuje się razem.
rule-D18-R28 = Jak w trakcie gry liczy się dinozaur w Kwarantannie? Tak, jak stoi: 0 punktów, a za tyranozaura premia.
rule-D18-R29 = Kiedy pokazuje się dinozaura do pudełka wybranego razem z tym na planszę? Razem z nim.
rule-D18-R30 = Czy na obie gry jest jeden woreczek? Nie, napełnia się go od nowa.
rule-D18-R31 = Czy można korzystać z tego, co było w przekazanych miseczkach? Tak, a program pamięta to za ciebie.

rule-D19 = Co jest prawdą zawsze
rule-D19-1 = W woreczku, miseczkach, na planszach i w pudełku jest razem zawsze 60 dinozaurów, po dziesięć każdego rodzaju.
rule-D19-2 = Po ostatnim losowaniu woreczek jest pusty. W 3–5 osób wszystkie dinozaury z woreczka trafiają na plansze.
rule-D19-3 = Po każdej turze w każdej miseczce jest o jednego dinozaura mniej, a w 2 osoby o dwa.
rule-D19-4 = Dozwolone miejsce jest zawsze, bo rzeka jest dozwolona zawsze.
rule-D19-5 = Przy tej samej planszy i tym samym dinozaurze ktoś, kto stosuje się do kostki, nigdy nie ma więcej miejsc do wyboru niż ktoś, kogo kostka nie dotyczy.
rule-D19-6 = Na każdej planszy zawsze są zachowane zasady pól.
rule-D19-7 = Nieważne, czyje punkty liczy się najpierw i kto pierwszy wychodzi z Kwarantanny, a wynik nigdy nie jest mniejszy niż 0. Ważne jest za to, kto gdzie siedzi – ze względu na Czujkę.
rule-D19-8 = Najwyższy możliwy wynik: w 3 osoby 50 latem i 52 zimą; w 2 lub 4 osoby 51 i 56; w 5 osób 51 i 60.
rule-D19-9 = Ile razy kto rzuca: w 2 osoby po 6, w 3 po 4, w 4 po 3. W 5 osób dwaj pierwsi po 3, pozostali po 2; z wariantem ostatniej tury czterej po 2, a ostatni 4.

rule-D20 = Skąd to wiadomo
rule-D20-1 = Niektóre publiczne programy są sprzeczne z wydrukowaną planszą. Ufano im tylko tam, gdzie zgadzają się z drukowanym źródłem.
