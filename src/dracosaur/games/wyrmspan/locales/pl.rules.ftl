### Wyrmspan: one short form for every numbered rule, in Polish.

## W1

rule-W1 = Cel gry
rule-W1-1 = Od 1 do 5 graczy rozgrywa dokładnie 4 rundy. Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
rule-W1-2 = Cudzych plansz nigdy nie dotykasz. Efekty dotyczą tylko twojej planszy i twoich własnych zasobów, zasobów ogólnych i plansz na środku stołu.
rule-W1-3 = Monety, zasoby, jaja, plansze, odkryte karty, stosy kart odrzuconych, gildię i cele widzą wszyscy. Karty na ręce są ukryte; widać tylko, ile masz kart smoków, a ile kart jaskiń.
rule-W1-4 = Wszystko, co leży odkryte, widzą wszyscy. Swoją rękę widzisz tylko ty, a kolejności kart w talii nie widzi nikt.
rule-W1-5 = Co widzieli wszyscy, to pozostaje znane: gra wymienia karty, które trafiły do ciebie na oczach wszystkich i których odejścia nie widziano.

## W2

rule-W2 = Elementy gry
rule-W2-1 = W grze są 183 karty smoków, 75 kart jaskiń, 4 kafelki gildii, 10 kafelków celów, 5 plansz graczy, monety, cztery rodzaje zasobów i jaja.
rule-W2-2 = Każdy gracz ma 8 znaczników: 4 na cele i 4 na kafelek gildii. Skończyć się mogą tylko one, wszystkiego innego zawsze wystarczy.
rule-W2-3 = Kolor jaj i kolor na kartach jaskiń nie mają znaczenia.
rule-W2-4 = W talii smoków jest 35 smoczątek, 49 małych, 49 średnich i 50 dużych smoków: 46 płochliwych, 46 pomocnych, 46 agresywnych, 45 figlarnych. W talii jaskiń jest 75 kart.
rule-W2-5 = Nazwy czterech smoków podaje ukraińska instrukcja: to numery 56, 119, 130 i 180.

## W3

rule-W3 = Podstawowe pojęcia
rule-W3-1 = Zasoby to mięso, złoto, kryształ i mleko. Monety i jaja nie są zasobami.
rule-W3-2 = Na twojej planszy są trzy jaskinie, jedna pod drugą: Karmazynowa Pieczara, Złota Grota, Ametystowa Otchłań. Każda ma cztery komory; dwa gniazda leżą poza jaskiniami.
rule-W3-3 = Pierwsza komora każdej jaskini jest wydrążona od początku. Pozostałe są wydrążone, gdy leży w nich karta jaskini, więc na planszy zmieści się najwyżej 9 kart jaskiń.
rule-W3-4 = Komora ze smokiem jest zajęta. Na planszy zmieści się najwyżej 12 widocznych smoków.
rule-W3-5 = Karta smoka ma numer, nazwę, koszt, preferowane jaskinie, PZ, rozmiar, gniazda na jaja, cechę i zdolność.
rule-W3-6 = Karta jaskini ma numer i premię „Po zagraniu”.
rule-W3-7 = W każdym gnieździe mieści się tylko jedno jajo.
rule-W3-8 = Jaja, zmagazynowane zasoby, podłożone karty i licznik dorastania smoczątka należą do swojego smoka i przenoszą się razem z nim.
rule-W3-9 = Podłożone karty nigdy nie liczą się jako smoki, a smoczątka tak. „W tej jaskini” oznacza rząd smoka, na którym to napisano.
rule-W3-10 = Zdolność, która pyta o miejsce, cechę, rozmiar lub rodzaj zdolności, liczy także własnego smoka, chyba że tekst mówi „inny”.

## W4

rule-W4 = Przygotowanie gry
rule-W4-1 = Jeden z 4 kafelków gildii wybiera się losowo. Jedna strona jest dla 1–2 graczy, druga dla 3–5.
rule-W4-2 = Obie talie się tasuje; 3 smoki i 3 jaskinie kładzie się odkryte na planszy kart.
rule-W4-3 = Znacznik rundy zaczyna na rundzie 1. Każda z 4 rund dostaje losowy cel.
rule-W4-4 = Każdy gracz bierze planszę, elementy jednego koloru, 6 monet i 1 jajo, które kładzie w gnieździe na planszy.
rule-W4-5 = Dobierasz 3 smoki i 3 jaskinie, zatrzymujesz dowolne 4 z tych kart, a pozostałe 2 odrzucasz.
rule-W4-6 = Potem bierzesz dowolne 3 zasoby, takie same lub różne. Najpierw możesz obejrzeć karty.
rule-W4-7 = Karty i zasoby wszyscy wybierają jednocześnie i w tajemnicy, aż wszyscy będą gotowi.
rule-W4-8 = Poszukiwacze przygód stoją w obozie, pionki gildii na polu START.
rule-W4-9 = Pierwszego gracza wybiera się losowo.
rule-W4-10 = Runda 1 zaczyna się od razu; 6 monet i jajo to jej przychód.
rule-W4-11 = Losowania mają stałą kolejność: kafelek gildii, odkryte karty, cele, karty graczy, pierwszy gracz.

## W5

rule-W5 = Rundy, tury, płacenie
rule-W5-1 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, od pierwszego gracza. Kto spasował, jest pomijany; runda kończy się, gdy spasowali wszyscy.
rule-W5-2 = W swojej turze robisz jedną rzecz: drążysz, zwabiasz, eksplorujesz jedną z trzech jaskiń albo pasujesz.
rule-W5-3 = Najpierw mówisz, co robisz, potem płacisz cały koszt, potem wykonujesz akcję i tura się kończy.
rule-W5-4 = Akcję możesz wybrać tylko wtedy, gdy możesz zapłacić cały jej koszt i jest dla niej miejsce.
rule-W5-5 = Każda akcja kosztuje 1 monetę, która leży na planszy do końca rundy. Drążyć i zwabiać możesz, dopóki masz monety, ale każdą jaskinię eksplorujesz najwyżej 3 razy w rundzie.
rule-W5-6 = Co zapłacisz, to odchodzi: karty na swój stos kart odrzuconych, monety, zasoby i jaja do zasobów ogólnych. Tylko cena samej akcji leży na planszy do końca rundy.
rule-W5-7 = Najpierw płacisz wszystko, a dopiero potem otrzymujesz; tym, co dopiero otrzymasz, nie możesz za to zapłacić.
rule-W5-8 = Koszt płaci się w całości albo wcale.
rule-W5-9 = Za zdolność możesz zapłacić tylko wtedy, gdy potem zdołasz wykonać choć część tego, co ona daje.
rule-W5-10 = W każdej chwili możesz oddać 2 dowolne zasoby i wziąć 1 dowolny, i to ile razy chcesz.
rule-W5-11 = Jajami możesz płacić z każdego swojego gniazda, na planszy i na smokach.
rule-W5-12 = Jeśli tekst mówi, skąd ma być jajo, liczą się tylko smoki w tym miejscu. Gniazda planszy nie należą do żadnej jaskini ani kolumny.
rule-W5-13 = Monety i jaja na polach akcji są wydane: już do niczego się nie liczą.
rule-W5-14 = Kartą, którą zagrywasz, nie można jednocześnie płacić. Zapłacona karta opuszcza rękę, zanim zagrasz tę drugą.
rule-W5-15 = Akcja jest proponowana tylko wtedy, gdy możliwe są wszystkie jej dalsze wybory. Po zapłaceniu niczego się nie cofa.
rule-W5-16 = Dzięki wymianom możesz zapłacić, jeśli na każdy brakujący zasób masz przynajmniej dwa zbędne. Monet i jaj nie da się zastąpić.
rule-W5-17 = Wymiana jest proponowana tam, gdzie może pomóc: gdy płacisz za smoka, karmisz smoczątko albo masz więcej niż 9 zasobów.
rule-W5-18 = Kosztem są tylko „zapłać” i „odrzuć”. Podłożenie i zmagazynowanie mają wartość same w sobie, więc są dozwolone, nawet gdy nic z nich nie wynika.

## W6

rule-W6 = Drążenie
rule-W6-1 = Drążysz pierwszą od lewej niewydrążoną komorę jaskini; każdą jaskinię drąży się ściśle od lewej do prawej.
rule-W6-2 = Kosztuje to 1 monetę, a w kolumnie 3 także 1 jajo, w kolumnie 4 także 2 jaja.
rule-W6-3 = Zagraj do tej komory kartę jaskini z ręki. Każda karta jaskini pasuje do każdej jaskini.
rule-W6-4 = Potem możesz wykorzystać premię karty jaskini, a w kolumnie 4 także premię za ukończenie jaskini, w dowolnej kolejności.
rule-W6-5 = Premia za ukończenie jaskini: raz za każdą jaskinię, gdy wydrążysz jej komorę w kolumnie 4, możesz odrzucić dokładnie 3 elementy, zasoby lub karty w dowolnym zestawieniu, aby otrzymać 1 monetę.
rule-W6-6 = Obie premie są opcjonalne. Jeśli karta daje coś przeciwnikom, mogą to wziąć, nawet gdy ty nie bierzesz.
rule-W6-7 = Jedna akcja drążenia to jedna karta jaskini; więcej tylko dzięki zdolnościom.
rule-W6-8 = Te premie dotyczą też komór wydrążonych dzięki zdolnościom.
rule-W6-9 = Bez niewydrążonej komory albo karty jaskini na ręce drążyć nie można.
rule-W6-10 = Dwie premie kolumny 4 są od siebie niezależne: tym, co da jedna, można zapłacić za drugą.

## W7

rule-W7 = Zwabianie
rule-W7-1 = Wybierz kartę smoka z ręki i komorę dla niej.
rule-W7-2 = Kosztuje to 1 monetę i wszystko, co nadrukowano na karcie: zasoby, jaja i monety.
rule-W7-3 = Smok trafia do jaskini, którą preferuje, do pierwszej od lewej wydrążonej komory bez smoka. Na wierzch innego smoka kładzie się go tylko wtedy, gdy mówi tak zdolność.
rule-W7-4 = Potem możesz raz użyć jego zdolności „Po zagraniu”.
rule-W7-5 = Jedna akcja zwabiania to jeden smok; więcej tylko dzięki zdolnościom.
rule-W7-6 = Poszukiwacz przygód nie uruchamia zdolności „Po aktywacji” w turze, w której zagrano jej smoka.
rule-W7-7 = Nowy smok liczy się od razu, ze swoimi gniazdami i miejscem, także dla własnej zdolności „Po zagraniu”.

## W8

rule-W8 = Eksploracja
rule-W8-1 = Pierwsza eksploracja jaskini w rundzie kosztuje 1 monetę, druga 1 monetę i 1 jajo, trzecia 1 monetę i 2 jaja. Czwarty raz nie wolno.
rule-W8-2 = Eksplorować możesz także jaskinię bez smoków.
rule-W8-3 = Poszukiwacz przygód idzie od lewej do prawej: nadrukowany efekt, komora 1, nadrukowany efekt, komora 2 i tak dalej.
rule-W8-4 = Po drodze Karmazynowa Pieczara daje zasoby, Złota Grota karty smoków, Ametystowa Otchłań karty jaskiń; każda daje też krok w gildii, jajo i premię na końcu.
rule-W8-5 = Przy smoku możesz użyć jego zdolności „Po aktywacji” i iść dalej. Przy komorze bez smoka wędrówka się kończy.
rule-W8-6 = Im więcej smoków w jaskini, tym więcej efektów po drodze.
rule-W8-7 = Każdy efekt po drodze jest opcjonalny i kończy się go przed następnym.
rule-W8-8 = Jeśli podczas wędrówki zagrano smoka do następnej komory, poszukiwacz przygód mija go i idzie dalej, ale zdolność „Po aktywacji” tego smoka jeszcze nie działa.
rule-W8-9 = Gdy wędrówka się kończy, poszukiwacz przygód wraca do obozu, a tura dobiega końca.
rule-W8-10 = Dla poszukiwacza przygód liczą się miejsca, a nie karty: po zamianie ważny jest ten smok, który teraz leży w następnej komorze.

## W9

rule-W9 = Zdolności
rule-W9-1 = Są cztery rodzaje zdolności: „Po zagraniu”, „Po aktywacji”, „Raz na rundę” i „Na koniec gry”.
rule-W9-2 = Możesz zrezygnować z każdej korzyści i z każdej jej części.
rule-W9-3 = To, co zdolność daje przeciwnikom, dostają oni nawet wtedy, gdy jej właściciel nic nie bierze.
rule-W9-4 = Obowiązkowe są: dalsza wędrówka, położenie znacznika na kafelku gildii po dotarciu na brązowe pole, odrzucanie do limitów i polecenia dotyczące kart już dobranych lub odkrytych.
rule-W9-5 = Jeśli przeciwnicy dostają to, co wybierze właściciel, musi on wybrać, nawet gdy sam nic nie bierze.
rule-W9-6 = Części korzyści bierze się w dowolnej kolejności, chyba że tekst mówi „potem”, „jeśli to zrobisz” albo „aby”.
rule-W9-7 = „Do N razy” to najwyżej N pełnych powtórzeń; tym, co da jedno, można płacić za następne. Bez takich słów zdolności używa się raz.
rule-W9-8 = Wszystko, co wynika ze zdarzenia, wykonuje się od razu i do końca; potem trwa dalej przerwany efekt.
rule-W9-9 = Część, której nie da się wykonać, pomija się; resztę się wykonuje.
rule-W9-10 = Jeśli efekt jest dla kilku graczy, zaczyna aktywny gracz, potem inni zgodnie z ruchem wskazówek zegara.
rule-W9-11 = W trakcie takiego efektu planszy kart się nie uzupełnia. Dalszym graczom może zostać tylko talia.
rule-W9-12 = Gracze, którzy spasowali, też biorą udział w takich efektach.
rule-W9-13 = Twój sąsiad po lewej to następny gracz zgodnie z ruchem wskazówek zegara; przy dwóch graczach to twój jedyny przeciwnik.
rule-W9-14 = W cudzej turze kolejność zaczyna się od właściciela efektu i idzie zgodnie z ruchem wskazówek zegara.
rule-W9-15 = Odpowiada ten, kto dostaje propozycję. Zrezygnować można zawsze; gdzie jest tylko jedna odpowiedź, tam gra nie pyta.
rule-W9-16 = Liczby i smoki, których dotyczy korzyść, ustala się, gdy korzyść się zaczyna; kolejność smoków wybierasz ty.
rule-W9-17 = Jeśli smok zmieni miejsce, gdy działa jego zdolność, „tutaj” idzie z nim. Jeśli zostanie zakryty, pomija się to, co miało do niego trafić lub zależy od jego miejsca.
rule-W9-18 = Każdy łańcuch efektów się kończy, bo każde ogniwo coś zużywa.

## W10

rule-W10 = Karty: otrzymywanie, dobieranie, odsłanianie
rule-W10-1 = Otrzymywane zasoby i monety bierze się z zasobów ogólnych. „Dowolny zasób”: rodzaj wybierasz dla każdego osobno.
rule-W10-2 = Gdy otrzymujesz kartę, wybierasz odkrytą kartę z planszy kart albo wierzchnią kartę talii.
rule-W10-3 = „Z planszy kart” oznacza tylko odkrytą kartę; jeśli jej nie ma, nic nie otrzymujesz.
rule-W10-4 = „Z talii” oznacza tylko wierzchnią kartę talii.
rule-W10-5 = Otrzymane karty idą na rękę. Czego nie podłożysz albo nie zmagazynujesz, to po prostu zostaje u ciebie.
rule-W10-6 = Puste miejsca na planszy kart uzupełnia się tylko na koniec tury, a w fazie końca rundy wcale.
rule-W10-7 = Jeśli talia jest pusta, tasuje się nową z kart odrzuconych.
rule-W10-8 = Karta zagrana lub podłożona prosto z planszy kart albo talii nie przechodzi przez rękę.
rule-W10-9 = Odsłonięcie: pokaż wszystkim wierzchniego smoka talii i zrób, co mówi zdolność. Decydujesz, zanim zobaczysz kartę.
rule-W10-10 = Jeśli dobierasz kilka kart do podziału, najpierw dobierasz wszystkie, a potem każdej przydzielasz miejsce.
rule-W10-11 = Karty otrzymujesz po jednej: każdą widzisz, zanim wybierzesz, skąd weźmiesz następną. „Dobierz N” to wszystkie naraz.
rule-W10-12 = Jeśli puste są i talia, i stos kart odrzuconych, brać można tylko z planszy kart.
rule-W10-13 = Karta w drodze, dobrana albo właśnie zagrywana, nie leży w żadnym stosie i nie wtasowuje się jej.
rule-W10-14 = Planszę kart zapełnia się od lewej: smoki 1, 2, 3, potem jaskinie 1, 2, 3.
rule-W10-15 = Dzielić można też zasoby: kto bierze oba, musi jeden z nich zmagazynować.

## W11

rule-W11 = Magazynowanie, podkładanie, jaja
rule-W11-1 = Zmagazynować: połóż 1 zasób na swoim smoku, z własnych zasobów, chyba że tekst mówi inaczej. Leży tam do końca gry i jest wart 1 PZ.
rule-W11-2 = Podłożyć: wsuń 1 kartę smoka zakrytą pod swojego smoka, z ręki, chyba że tekst mówi inaczej. Leży tam do końca gry i jest warta 1 PZ.
rule-W11-3 = Magazynuje się na smoku i podkłada pod smoka, którego zdolności używasz, chyba że tekst wskazuje inne miejsce.
rule-W11-4 = Na smoku może być dowolnie wiele zmagazynowanych zasobów i podłożonych kart.
rule-W11-5 = Podłożone karty tracą wszystko, czym były; liczą się tylko jako podłożone.
rule-W11-6 = „Zasób widniejący w koszcie tej karty”: otrzymujesz 1 zasób nadrukowany w koszcie podłożonej karty. Monety i jaja nic nie dają.
rule-W11-7 = Złożyć jajo: połóż 1 jajo z zasobów ogólnych w wolnym gnieździe. Bez wolnego gniazda jaja się nie składa.
rule-W11-8 = „Jajo na każdym smoku”: po jednym na każdym z wolnym gniazdem; niektóre możesz pominąć.
rule-W11-9 = Jaj nigdy nie przekłada się z gniazda do gniazda.
rule-W11-10 = Kilka rzeczy dla dowolnych smoków kładzie się po jednej; za każdym razem wybierasz od nowa.
rule-W11-11 = Kartę podkładaną dla zasobu z jej kosztu najpierw pokazuje się wszystkim.

## W12

rule-W12 = Smoczątka
rule-W12-1 = Smoczątko to smok jak każdy inny. Kosztuje 1 jajo i od 1 do 3 mleka, a gniazd nie ma.
rule-W12-2 = Gdy mija je poszukiwacz przygód, możesz je nakarmić: zależnie od karty smoczątka zmagazynować 1 podany zasób albo podłożyć 1 kartę smoka z ręki.
rule-W12-3 = Za każdym razem, gdy dzięki dowolnemu efektowi magazynujesz tam ten zasób albo podkładasz kartę, otrzymujesz zwykłą premię.
rule-W12-4 = Za trzecim razem dorasta: otrzymujesz też jednorazową premię dodatkową.
rule-W12-5 = Liczy się tylko właściwe karmienie od chwili zagrania smoczątka. Inny zasób nic nie daje.
rule-W12-6 = U smoczątek 17, 18 i 29 każdy właściwy zasób i każda podłożona karta są warte o 1 PZ więcej, czyli 2 PZ.
rule-W12-7 = Licznik rośnie od razu, zanim weźmiesz premię.

## W13

rule-W13 = Szczególne zagrania
rule-W13-1 = Gdy zagrywasz kartę dzięki zdolności, nie płacisz monety za akcję.
rule-W13-2 = „Zagraj smoka”: zapłać nadrukowany koszt. „Za darmo”: nie płać nic. „Bez opłacania kosztu w zasobach”: zapłać tylko jaja i monety.
rule-W13-3 = Zniżka 1 jaja lub 1 zasobu: pomijasz jeden taki symbol kosztu, nigdy monetę.
rule-W13-4 = Gdy zagrywasz jaskinię dzięki zdolności, nie płacisz monety, ale jaja za kolumnę tak. „Za darmo” zwalnia z jednego i drugiego.
rule-W13-5 = Niczego innego się nie pomija: zasady umieszczania, koszty wewnątrz zdolności i 3 elementy premii za ukończenie jaskini obowiązują jak zwykle.
rule-W13-6 = Kartę jaskini do natychmiastowego zagrania najpierw dobierasz, a potem wybierasz dla niej jaskinię. Dwie komory drąży się jedną po drugiej.
rule-W13-7 = Zagranie na wierzch smoka (Gildia Wyżyn): zapłać 1 kartę jaskini i połóż smoka z ręki na swoim smoku, w jaskini, którą preferuje nowy. Zakryty smok liczy się jako podłożony, zmagazynowane zasoby zostają, a jaja o tyle, o ile starczy gniazd.
rule-W13-8 = Potrzebujesz do tego smoka na planszy; liczba smoków się nie zmienia.
rule-W13-9 = Zamiana: dowolne dwa twoje smoki zamieniają się miejscami ze wszystkim, co mają. Preferowane jaskinie się nie liczą i nic się nie uruchamia.
rule-W13-10 = Aktywować zdolność innego smoka to wykonać ją całą, razem z kosztem. Nie zużywa to jej zwykłej aktywacji. Żadna karta nie może wybrać własnej zdolności.
rule-W13-11 = Smok 73 używa jednego z 15 efektów nadrukowanych na planszy, w dowolnej jaskini.
rule-W13-12 = Zakryć możesz każdego swojego widocznego smoka, nawet smoczątko albo smoka zagranego w tej turze.
rule-W13-13 = Do zamiany potrzebne są dwa różne twoje smoki; inaczej nic się nie dzieje.
rule-W13-14 = Pożyczoną zdolność czyta się z jej karty: „tutaj” to miejsce wybranego smoka.
rule-W13-15 = Karta zagrana z planszy kart zostawia swoje miejsce puste do końca tury.
rule-W13-16 = Kartę jaskini dobraną z talii do natychmiastowego zagrania pokazuje się wszystkim i trzeba ją umieścić; opcjonalne są tylko jej premie.

## W14

rule-W14 = Gildia Smoków
rule-W14-1 = Tor gildii to krąg 12 pól, po którym idzie się zgodnie z ruchem wskazówek zegara; dwa z nich są brązowe.
rule-W14-2 = Krok w gildii przesuwa twój pionek o 1 pole; efekt tego pola otrzymujesz od razu.
rule-W14-3 = Kilka kroków robi się po jednym, każdy ze swoim efektem.
rule-W14-4 = Na jednym polu może stać dowolnie wiele pionków.
rule-W14-5 = Z kroku możesz zrezygnować, zanim go zrobisz, a z korzyści pola potem.
rule-W14-6 = Po dotarciu na brązowe pole musisz położyć znacznik na wolnym polu kafelka gildii, jeśli jeszcze jakiś masz, i możesz wykorzystać korzyść tego wolnego pola.
rule-W14-7 = Kwadratowe pole mieści jeden znacznik, prostokątne dowolnie wiele. Tę samą korzyść możesz wybrać kilka razy.
rule-W14-8 = W grze kładziesz w gildii najwyżej 4 znaczniki; potem brązowe pola nic ci nie dają.
rule-W14-9 = Jeśli kilku graczy dotrze na brązowe pola razem, wybierają zgodnie z ruchem wskazówek zegara, najpierw aktywny gracz.
rule-W14-10 = Rzędy 1–3 kafelka dają coś od razu; rzędy 4 i 5 dają PZ na koniec gry.
rule-W14-11 = Liczba kwadratowych pól zależy od kafelka i jego strony. Dla 3–5 graczy nasze liczby są tymczasowe.
rule-W14-12 = Korzyść rzędów 1–3 wykorzystuje się od razu albo nigdy; znacznik zostaje w każdym przypadku.
rule-W14-13 = Każdy znacznik w rzędzie 4 punktuje osobno.
rule-W14-14 = Liczba twoich kroków mówi wszystko: gdzie stoi twój pionek i ile twoich znaczników leży na kafelku.
rule-W14-15 = Możesz wybrać każde wolne pole, nawet jeśli nie wykorzystasz jego korzyści.
rule-W14-16 = Jeśli korzyść daje dalsze kroki, robi się je od razu; pozostałe następują potem.

## W15

rule-W15 = Koniec tury, limity, pas
rule-W15-1 = Na koniec tury najpierw sprawdza się limity, potem uzupełnia planszę kart.
rule-W15-2 = Zostaje ci najwyżej 9 monet, 9 kart i 9 zasobów; co oddać, wybierasz ty.
rule-W15-3 = Potem uzupełnia się wszystkie puste miejsca na planszy kart.
rule-W15-4 = Limity sprawdza się tylko na koniec twojej własnej tury. Jaj oraz rzeczy zmagazynowanych i podłożonych nigdy nie obejmują.
rule-W15-5 = Zamiast akcji możesz spasować, a jeśli żadna akcja nie jest możliwa, musisz. W tej rundzie nie masz już tur, ale nadal korzystasz z cudzych efektów.
rule-W15-6 = Ostatni gracz, który nie spasował, gra sam, aż spasuje.
rule-W15-7 = Nadmiar oddaje się tak: najpierw zasoby (przedtem możesz wymieniać), potem karty, potem monety.
rule-W15-8 = Kto spasował, a potem dostał za dużo, zatrzymuje to do końca swojej pierwszej tury w następnej rundzie.

## W16

rule-W16 = Koniec rundy
rule-W16-1 = Gdy wszyscy spasowali: opróżnij pola akcji, użyj zdolności „Raz na rundę”, podlicz cel.
rule-W16-2 = Monety i jaja z pól akcji idą do zasobów ogólnych; każdą jaskinię znów można eksplorować trzy razy.
rule-W16-3 = Począwszy od pierwszego gracza, każdy po kolei używa wszystkich swoich zdolności „Raz na rundę”, w dowolnej kolejności, każdej raz i tylko jeśli chce.
rule-W16-4 = Potem podlicza się cel rundy.
rule-W16-5 = Wskazujesz smoka za smokiem albo mówisz, że to koniec. Co niewykorzystane, w tej rundzie przepada.
rule-W16-6 = Wcześniejsze użycie takiej zdolności dzięki innej karcie jej nie zużywa. Planszy kart w tej fazie się nie uzupełnia.

## W17

rule-W17 = Cele
rule-W17-1 = Każdy gracz liczy to, o co pyta cel rundy.
rule-W17-2 = Największa liczba to 1. miejsce, następna mniejsza 2., następna 3., wszystkie inne „pozostali”. Przy remisie miejsce liczy się wszystkim w całości; 0 zawsze idzie do „pozostałych”.
rule-W17-3 = Za 1. / 2. / 3. miejsce: 4, 1, 0 PZ w rundzie 1; 5, 2, 1 w rundzie 2; 6, 3, 2 w rundzie 3; 7, 4, 3 w rundzie 4.
rule-W17-4 = Każdy cel podlicza się raz, na koniec jego rundy. Późniejsze zmiany się nie liczą.
rule-W17-5 = Jest 20 celów: jaskinie, smoki danego rodzaju, gniazda, jaja, zmagazynowane zasoby, koszty, zdolności, gildia.
rule-W17-6 = Liczą się tylko widoczne smoki i tylko prawdziwe karty jaskiń.
rule-W17-7 = Do pozycji w gildii liczy się wszystkie kroki od początku gry.
rule-W17-8 = Rzędy są takie same przy każdej liczbie graczy; jeśli nikt nic nie ma, wszyscy idą do „pozostałych”.
rule-W17-9 = Na każdym podliczonym celu każdy gracz ma dokładnie jeden znacznik. Przy „najniżej” liczy się rząd, a nie PZ.

## W18

rule-W18 = Przygotowanie następnej rundy
rule-W18-1 = Znacznik rundy przesuwa się dalej.
rule-W18-2 = Wszystkie odkryte karty się odrzuca; wykłada się 3 nowe smoki i 3 nowe jaskinie.
rule-W18-3 = Każdy gracz otrzymuje 6 monet i składa 1 jajo w wolnym gnieździe.
rule-W18-4 = Znacznik pierwszego gracza przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
rule-W18-5 = Najpierw odrzuca się wszystkie odkryte karty, potem zapełnia planszę. Po przychodzie limitów się nie sprawdza.

## W19

rule-W19 = Koniec gry
rule-W19-1 = Po rundzie 4 każdy może użyć swoich zdolności „Na koniec gry”, które kosztują lub dają jakieś elementy; potem podlicza się wszystko.
rule-W19-2 = PZ dają znaczniki w gildii, smoki, zdolności „Na koniec gry”, jaja, zmagazynowane zasoby, podłożone karty, cele i to, co zostało: 1 za każdą monetę i 1 za każde 4 inne elementy.
rule-W19-3 = Karty na ręce i podłożone karty nie dają nadrukowanych PZ ani zdolności.
rule-W19-4 = Wygrywa najwyższa suma. Przy remisie decyduje większa liczba widocznych smoków; jeśli i ona jest równa, zwycięstwo jest wspólne.
rule-W19-5 = Dodatkowe punkty smoczątek 17, 18 i 29 liczą się wśród zdolności „Na koniec gry”.
rule-W19-6 = Tylko smoki 86, 87, 144 i 149 proponują na koniec zapłatę; o każdego gra pyta raz.
rule-W19-7 = Gildia Lasów Deszczowych, rząd 4: każdy znacznik punktuje twoją jaskinię, w której koszty smoków mają najwięcej symboli zasobów.

## W20

rule-W20 = Co znaczą słowa na kartach

## W21

rule-W21 = Co jest zawsze prawdą

## W22

rule-W22 = Tabele podsumowujące

## W23

rule-W23 = Rozstrzygnięcia
rule-W23-R01 = Karty na ręce są ukryte przed przeciwnikami; ich liczbę widać.
rule-W23-R02 = Losowe dobieranie i jednoczesne wybory mają stałą kolejność, żeby grę dało się powtórzyć.
rule-W23-R03 = Kafelek gildii ma stronę dla 1–2 graczy i stronę dla 3–5.
rule-W23-R04 = Nie wolno opłacać kosztu, jeśli nic to nie daje.
rule-W23-R05 = Gniazda planszy nie należą do żadnej jaskini ani kolumny.
rule-W23-R06 = Karta nie może być naraz zapłatą i kartą zagrywaną; karty zagrane prosto z planszy kart lub talii nie trafiają na rękę.
rule-W23-R07 = Premie jaskiń dotyczą też drążenia dzięki zdolnościom.
rule-W23-R08 = Jeśli smoka zagrano do komory przed poszukiwaczem przygód, wędrówka trwa dalej; zdolność tego smoka jeszcze nie działa.
rule-W23-R09 = Korzyści są opcjonalne, ale kto zobaczył ukryte karty, musi dokończyć, a znacznik w gildii trzeba położyć.
rule-W23-R10 = Jeśli przeciwnicy zależą od wyboru właściciela, musi on wybrać.
rule-W23-R11 = Co się uruchomiło, dzieje się natychmiast, zanim ruszy dalej reszta.
rule-W23-R12 = Niemożliwe części się pomija.
rule-W23-R13 = Sąsiad po lewej to następny gracz zgodnie z ruchem wskazówek zegara.
rule-W23-R14 = Najpierw limity, potem uzupełnienie; w fazie końca rundy się nie uzupełnia; kart się nie przesuwa.
rule-W23-R15 = Pustą talię tworzy się na nowo z kart odrzuconych, gdy potrzebna jest karta.
rule-W23-R16 = Do dorastania liczy się tylko właściwe karmienie od chwili zagrania smoczątka.
rule-W23-R17 = Smoczątka 17, 18 i 29 dają 1 PZ ponad zwykły.
rule-W23-R18 = Smoka bez symboli jaj i zasobów można zagrać z ręki bez zniżki.
rule-W23-R19 = Powtórzyć zdolność to powtórzyć ją całą, z kosztem i częścią dla przeciwników; żadna karta nie powtarza samej siebie.
rule-W23-R20 = „Nadrukowane na swojej planszy” to 15 efektów planszy gracza.
rule-W23-R21 = Przy zamianie przechodzi wszystko, nawet licznik dorastania.
rule-W23-R22 = Dla 3–5 graczy bierzemy dwa razy więcej kwadratowych pól niż na drugiej stronie, bo liczb nie podaje żadne źródło.
rule-W23-R23 = Dwa znaczniki w rzędzie 4 Gildii Lasów Deszczowych mogą punktować tę samą jaskinię.
rule-W23-R24 = Na koniec rundy i gry limitów się nie sprawdza.
rule-W23-R25 = Smoka, który pojawi się w fazie końca rundy, można użyć, jeśli jego właściciel jeszcze nie skończył.
rule-W23-R26 = Po remisie następny gracz jest tylko o jedno miejsce niżej.
rule-W23-R27 = Pozycja w gildii to łączna liczba kroków.
rule-W23-R28 = Za zdolności „Na koniec gry” płaci się przed liczeniem tego, co zostało.
rule-W23-R29 = Słowa na kartach rozumie się dosłownie, jak w rozdziale W20.
rule-W23-R30 = Przy podkładaniu z talii najpierw wybiera się miejsce, a na kartę się nie patrzy.
rule-W23-R31 = Pas też kończy turę, z limitami i uzupełnieniem.
rule-W23-R32 = Rzeczy zmagazynowane i podłożone nie mają limitu; jaja zostają tam, gdzie je złożono.
rule-W23-R33 = Wiesz to, co było widać przy stole; kartę, od której zależy korzyść, się pokazuje.
rule-W23-R34 = Pytania mają stałą kolejność; pustych pytań nie ma.
rule-W23-R35 = Wymiana jest proponowana tylko tam, gdzie może pomóc.
rule-W23-R36 = Podłożenie nie jest kosztem.
rule-W23-R37 = W czasie wędrówki liczą się miejsca, a nie karty.
rule-W23-R38 = Liczby i smoki, których dotyczy efekt, ustala się, gdy efekt się zaczyna.
rule-W23-R39 = Efekt wewnątrz innego efektu idzie zgodnie z ruchem wskazówek zegara od swojego właściciela.
rule-W23-R40 = Otrzymywane karty bierze się po jednej, dobierane z talii wszystkie naraz.
rule-W23-R41 = Planszę kart zapełnia się od lewej, najpierw smoki.
rule-W23-R42 = Nadmiar oddaje się w kolejności: zasoby, karty, monety.
rule-W23-R43 = Monetę płaci się tylko za akcje; „za darmo” obejmuje cały nadrukowany koszt smoka.

## W24

rule-W24 = Otwarte pytania o nadrukowane dane

## A1

rule-A1 = Na czym polega gra solo
rule-A1-1 = Grasz według wszystkich zasad gry dla dwóch osób, chyba że zasady solo mówią inaczej.
rule-A1-2 = Automa to prosta przeciwniczka: nie ma planszy, ręki, monet, zasobów ani jaj, nic nie płaci i nie używa zdolności. Tylko zbiera karty dla punktów.
rule-A1-3 = Bierze odkryte karty, zajmuje pola kafelka gildii, rywalizuje o cele i czasem odświeża karty na planszy.
rule-A1-4 = Wygrywa ten, kto ma więcej PZ; przy remisie wygrywasz ty.

## A2

rule-A2 = Przygotowanie gry solo
rule-A2-1 = Przygotuj grę jak dla dwóch graczy, ze wszystkimi smokami i jaskiniami w taliach.
rule-A2-2 = Celu „Pozycja w Gildii Smoków” się nie używa; zamiast niego losuje się inny.
rule-A2-3 = Jej pionek gildii zaczyna na polu START.
rule-A2-4 = Jeden jej znacznik jest od razu dostępny na kafelek gildii, trzy dochodzą po jednym w rundach 2, 3 i 4, a cztery są na cele.
rule-A2-5 = Wybierz poziom i potasuj jego 8 kart decyzji; 1 odłóż bez patrzenia, pozostałe 7 to talia decyzji.
rule-A2-6 = W każdej rundzie zaczynasz ty.
rule-A2-7 = Losowania mają zwykłą kolejność; talia decyzji jest ostatnia.

## A3

rule-A3 = Tryby i poziomy
rule-A3-1 = Jest 16 kart decyzji; na każdym poziomie używa się 8 z nich. Poziomy: Automa 1–3 i Kłębek 1–3.
rule-A3-2 = Od poziomu zależą karty decyzji, PZ za smoka i zasady trybu Kłębek.

## A4

rule-A4 = Karty decyzji
rule-A4-1 = Karta pokazuje: pas czy nie, odświeżenie czy nie, zmianę celu, kroki w gildii i co Automa bierze na brązowym polu.
rule-A4-2 = Tabela wymienia wszystkie 16 kart decyzji.

## A5

rule-A5 = Kolejność tur
rule-A5-1 = Ty i Automa rozgrywacie tury na zmianę, ty zaczynasz. Gdy jedna strona spasuje, druga gra sama; gdy spasują obie, runda się kończy.
rule-A5-2 = W swojej turze odkrywa kartę decyzji i robi to, co na niej jest: odświeżenie, cel, gildia. Pasuje, gdy talia jest pusta albo gdy jej ostatnia karta ma symbol pasu.
rule-A5-3 = W rundzie ma więc 6 lub 7 prawdziwych tur.
rule-A5-4 = Po pasie nie robi nic do następnej rundy.
rule-A5-5 = Nigdy niczego nie wybiera, a ciebie w jej turze gra o nic nie pyta.

## A6

rule-A6 = Jej kroki w gildii
rule-A6-1 = Jej pionek przesuwa się o tyle kroków, ile karta podaje dla bieżącej rundy.
rule-A6-2 = Zwykłe pola nic jej nie dają.
rule-A6-3 = Gdy dotrze na brązowe pole, od razu wykonuje dotyczącą go część karty, a potem idzie dalej.
rule-A6-4 = Symbole trybu Kłębek mają własne zasady.

## A7

rule-A7 = Brązowe pola
rule-A7-1 = Bierze smoka z miejsca, którego numer jest na karcie, licząc od lewej.
rule-A7-2 = Jeśli karta pokazuje numer jaskini, bierze też tę kartę jaskini.
rule-A7-3 = Jeśli zamiast tego pokazuje numer gildii, kładzie znacznik na kafelku gildii, w rzędzie o tym numerze: liczy się tylko rzędy z wolnym polem, od góry i znów od początku.
rule-A7-4 = Bez dostępnego znacznika bierze tylko smoka.
rule-A7-5 = Korzyści pola nigdy nie wykorzystuje.
rule-A7-6 = Jeśli miejsce jest puste, bierze następną kartę po prawej, a za ostatnim miejscem od pierwszego.
rule-A7-7 = Planszę kart uzupełnia się na koniec jej tury.
rule-A7-8 = W grze kładzie w gildii najwyżej 4 znaczniki.
rule-A7-9 = Najpierw smok, potem karta jaskini albo znacznik. Jej karty nie wracają już do gry.

## A8

rule-A8 = Zmiana celu
rule-A8-1 = +1 kładzie monetę na celu tej rundy, −1 jedną zabiera.
rule-A8-2 = Te monety liczą się tylko dla niej; wziąć ich nie możesz.

## A9

rule-A9 = Odświeżenie
rule-A9-1 = Wszystkie odkryte karty się odrzuca i wykłada nowe, zanim zrobi się cokolwiek innego z jej karty.
rule-A9-2 = Najpierw odrzuca się sześć kart, potem wykłada nowe. Automa bierze już z nowych.

## A10

rule-A10 = Koniec rundy
rule-A10-1 = Opróżniasz pola akcji i używasz zdolności „Raz na rundę”. Ona ich nie ma.
rule-A10-2 = Twoją liczbę ustala się jak zwykle. Jej liczba to wartość bazowa kafelka plus liczba monet na nim.
rule-A10-3 = Każdy cel ma wartości bazowe dla rund od 1 do 4.
rule-A10-4 = Jej liczba nigdy nie przekracza tego, co gracz naprawdę może mieć.
rule-A10-5 = Większa liczba to 1. miejsce, mniejsza 2.; przy równych obie strony mają 1. miejsce; 0 nic nie daje.
rule-A10-6 = Monety z kafelka wracają do zasobów ogólnych.
rule-A10-7 = Po rundzie 4 jest końcowa punktacja.
rule-A10-8 = 3. miejsca się nie używa. Jeśli obie strony mają 0, obie idą do „pozostałych”.

## A11

rule-A11 = Przygotowanie następnej rundy
rule-A11-1 = Znacznik rundy idzie dalej, odkryte karty się odświeża, otrzymujesz 6 monet i 1 jajo. Znów zaczynasz ty.
rule-A11-2 = Kolejny jej znacznik staje się dostępny na kafelek gildii.
rule-A11-3 = Wszystkie 8 kart decyzji tasuje się znowu, a 1 odkłada bez patrzenia.
rule-A11-4 = Jej pionek, karty i znaczniki na kafelku zostają.

## A12

rule-A12 = Końcowa punktacja
rule-A12-1 = Dostaje 7 PZ za smoka (8 na poziomie Automa 3), 2 za kartę jaskini, 1 za krok od ostatniego brązowego pola i PZ za swoje cele; w trybie Kłębek także za znaczniki w rzędzie 5.
rule-A12-2 = Tylko poziom Automa 3 daje jej 8 PZ za smoka.
rule-A12-3 = Jeśli nie dotarła na żadne brązowe pole, kroki liczy się od pola START.
rule-A12-4 = Poza trybem Kłębek jej znaczniki w gildii nic nie dają.
rule-A12-5 = Twoje punkty liczy się jak zwykle.
rule-A12-6 = Wygrywasz, jeśli masz przynajmniej tyle PZ co ona.

## A13

rule-A13 = Tryb Kłębek
rule-A13-1 = Jej kroki zależą od twoich jaskiń: tyle, ile wydrążonych komór ma twoja najbardziej albo najmniej wydrążona jaskinia; przy „+1” o jeden więcej.
rule-A13-2 = Między rundami zostają ci najwyżej 2 monety.
rule-A13-3 = Jej znaczniki w rzędzie 5 kafelka gildii punktują.

## A14

rule-A14 = Co jest dla ciebie inne
rule-A14-1 = Zawsze zaczynasz ty.
rule-A14-2 = Tego, co karta daje każdemu przeciwnikowi, Automa nie bierze.
rule-A14-3 = Jeśli karta porównuje cię z sąsiadem po lewej, Automa ma 0 smoków, więc warunek jest zawsze spełniony.
rule-A14-4 = Przy smoku 41 porównuj swoje znaczniki z jej znacznikami.
rule-A14-5 = Limity, odkryte karty, gildia i koniec twojej tury są jak zwykle.
rule-A14-6 = Wszystko o niej jest jawne, oprócz kolejności talii decyzji i odłożonej karty.
rule-A14-AR01 = Z efektów „każdy przeciwnik” ani z pól toru nic nie dostaje.
rule-A14-AR02 = Karty porównujące z sąsiadem zostają w talii; przyjmuje się, że ona ma 0 smoków.
rule-A14-AR03 = Kiedy pasuje i w jakiej kolejności wykonuje kartę, mówi A5.2.
rule-A14-AR04 = Miejsca liczy się od lewej; puste oznacza następne po prawej; uzupełnia się na koniec jej tury.
rule-A14-AR05 = Przy numerze gildii liczy się tylko rzędy, w których jest jeszcze wolne pole.
rule-A14-AR06 = Odświeżenie dotyczy smoków i jaskiń.
rule-A14-AR07 = Granice jej liczb wynikają z planszy: 12 smoków, 9 jaskiń, 7 kart w jaskini.
rule-A14-AR08 = W następnych rundach znowu tasuje się wszystkie 8 kart decyzji.
rule-A14-AR09 = 8 PZ za smoka jest tylko na poziomie Automa 3, a nie Kłębek 3.
rule-A14-AR10 = Przed pierwszym brązowym polem kroki liczy się od pola START.
rule-A14-AR11 = Nadmiar monet oddaje się przed przychodem, a po rundzie 4 już nie.
rule-A14-AR12 = Przy smoku 41 porównuje się twój znacznik z jej znacznikiem.
rule-A14-AR13 = Ukryte są tylko kolejność jej talii i odłożona karta.
rule-A14-AR14 = Kolejność losowań i jej czynności jest stała, żeby grę dało się powtórzyć.
