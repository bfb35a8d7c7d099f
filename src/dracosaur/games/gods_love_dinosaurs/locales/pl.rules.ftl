### Gods Love Dinosaurs: one short form for every numbered rule, in Polish.

## G1

rule-G1 = Zawartość pudełka
rule-G1-1 = W pudełku są plansza biomu, wulkan, 84 kafelki ekosystemu, 5 startowych kafelków, 5 żetonów gniazda, 20 dinozaurów, 140 zwierząt i 45 jaj.
rule-G1-2 = Żaby, szczury i zające to ofiary, tygrysy i orły to drapieżniki, a razem wszystkie są zwierzętami. Dinozaurów nie zaliczamy do zwierząt.
rule-G1-3 = Jest pięć terenów. Żaby żyją na jeziorach, szczury w lasach, zające na równinach; teren uniwersalny odpowiada wszystkim trzem, a góry należą do dinozaurów.

## G2

rule-G2 = Pola i kierunki
rule-G2-1 = Każdy ekosystem leży na nieskończonej siatce sześciokątów. Pole ma dwie liczby (q, r): q rośnie w prawo, r w dół i w prawo.
rule-G2-2 = Z każdego pola prowadzi sześć kierunków, liczonych przeciwnie do ruchu wskazówek zegara: wschód, północny wschód, północny zachód, zachód, południowy zachód, południowy wschód.
rule-G2-3 = Dwa pola sąsiadują, jeśli z jednego na drugie prowadzi jeden krok. Odległość dwóch pól to liczba kroków między nimi na siatce.
rule-G2-4 = Linia prosta to kilka kroków z rzędu w tym samym kierunku.
rule-G2-5 = Pole jest tylko tam, gdzie leży kafelek. Na luce nie wolno stać, wchodzić na nią ani nad nią przelatywać.
rule-G2-6 = Na polu stoi najwyżej jedna figurka. Na zajęte pole może wejść tylko ta, która potrafi zjeść to, co tam stoi.
rule-G2-7 = Ofiary się nie ruszają i niczego nie jedzą. Drapieżniki jedzą ofiary, dinozaury jedzą ofiary i drapieżniki; drapieżniki zatrzymuje drapieżnik lub dinozaur, dinozaury tylko dinozaur.

## G3

rule-G3 = Kafelki
rule-G3-1 = Kafelek ekosystemu ma dwa pola obok siebie, literę od A do D i najmniejszą liczbę graczy. W naszym zestawie jest na nim jedno zwierzę albo żadne.
rule-G3-2 = Gra używa standardowego zestawu 84 kafelków. Ich wygląd wymyśliliśmy sami i można go zastąpić innym zestawem.
rule-G3-3 = Na środku startowego kafelka jest góra z gniazdem, a wokół niej dwa jeziora, dwa lasy i dwie równiny. Na górze stoi dinozaur, a wokół niego żaba, szczur i zając.

## G4

rule-G4 = Przygotowanie gry
rule-G4-1 = Kafelki dla większej liczby graczy, niż gra teraz, zostają w pudełku.
rule-G4-2 = Pozostałe kafelki dzieli się według liter na cztery stosy i każdy tasuje się zakryty.
rule-G4-3 = Kolumny planszy biomu od lewej do prawej to żaby, zające, szczury, tygrysy i orły.
rule-G4-4 = Przy 2 lub 3 graczach używa się dwóch rzędów planszy, przy 4 lub 5 – trzech.
rule-G4-5 = Na każdym używanym polu planszy kładzie się odkryty kafelek ze stosu A: 10 kafelków przy 2 lub 3 graczach, 15 przy 4 lub 5.
rule-G4-6 = Ze standardowego zestawu 2, 3, 4 lub 5 graczy używa 36, 52, 69 lub 84 kafelków.
rule-G4-7 = Pod kolumną żab staje jeden dinozaur: to znacznik dinozaura.
rule-G4-8 = Każdy gracz dostaje startowy kafelek, na którym stoją dinozaur, żaba, zając i szczur, oraz żeton gniazda z 3 jajami.
rule-G4-9 = Zaczyna gracz z najostrzejszymi zębami; tutaj pierwszego gracza wybiera los albo gospodarz stołu. Gra się zgodnie z ruchem wskazówek zegara.
rule-G4-10 = Planszę zapełnia się kolumnami od lewej, najpierw rząd 1. Jeśli stos A nie wystarcza, dalej bierze się ze stosu B.

## G5

rule-G5 = Tura
rule-G5-1 = W swojej turze bierzesz jeden kafelek i go dokładasz. Jeśli był ostatni w kolumnie, ten gatunek aktywuje się u wszystkich graczy, a jeśli pod kolumną stoi znacznik dinozaura, potem aktywują się też dinozaury.
rule-G5-2 = Potem turę ma gracz po lewej. Innej akcji nie ma i nie można pasować.
rule-G5-3 = W turze opróżnia się najwyżej jedna kolumna, więc bywa najwyżej jedna aktywacja gatunku i jedna aktywacja dinozaurów.

## G6

rule-G6 = Branie i kładzenie kafelka
rule-G6-1 = Możesz wziąć każdy odkryty kafelek, z dowolnej kolumny i dowolnego rzędu. Inne kafelki zostają na swoich miejscach.
rule-G6-2 = Wybierasz, gdzie będzie leżało pierwsze pole kafelka i w którym z sześciu kierunków drugie.
rule-G6-3 = Kafelek nie może zakrywać innego, a przynajmniej jedno jego pole musi dotykać twojego ekosystemu. Tereny nie muszą pasować, a luki są dozwolone.
rule-G6-4 = Jeśli na kafelku jest zwierzę, figurkę tego gatunku od razu bierze się z zasobu i stawia na tym polu. Nie można jej pominąć.
rule-G6-5 = Nowe zwierzę bierze udział w aktywacji wywołanej tym właśnie kafelkiem, bo kafelek kładzie się wcześniej.
rule-G6-6 = Kafelek kładzie się odkryty w tej samej turze, w której się go bierze. Nie można go zatrzymać ani odwrócić, a położony już nigdy się nie rusza.

## G7

rule-G7 = Aktywacja gatunku
rule-G7-1 = Gatunek aktywuje się, gdy ktoś weźmie ostatni kafelek z jego kolumny.
rule-G7-2 = Aktywny gracz bierze wulkan, żeby wszyscy pamiętali, czyja to tura.
rule-G7-3 = Każdy gracz aktywuje wszystkie figurki tego gatunku w swoim ekosystemie: ofiary wydają potomstwo, drapieżniki polują.
rule-G7-4 = Jeśli pod opróżnioną kolumną nie stoi znacznik dinozaura, kolumna zostaje pusta: niczego się nie uzupełnia, a znacznik się nie rusza.
rule-G7-5 = Pustej kolumny nie można aktywować ponownie, dopóki nie zostanie uzupełniona.
rule-G7-6 = Aktywacja odbywa się nawet wtedy, gdy nikt nie ma takiego zwierzęcia; dinozaury i tak idą po niej, jeśli stoi tam znacznik.

## G8

rule-G8 = Ofiary
rule-G8-1 = Każde zwierzę tego gatunku może mieć jedno młode na sąsiednim pustym polu z odpowiednim lub uniwersalnym terenem.
rule-G8-2 = Młode to nowa figurka tego samego gatunku z zasobu i każde potrzebuje własnego pola.
rule-G8-3 = Nowo narodzone zwierzęta w tej samej aktywacji nie mają jeszcze młodych.
rule-G8-4 = Ty wybierasz, kto ma młode i gdzie, i możesz pominąć każde z nich, a nawet wszystkie.
rule-G8-5 = Każde zwierzę ma najwyżej jedno młode, a na każdym polu mieści się tylko jedno. Kolejność nie ma znaczenia.
rule-G8-6 = Ofiara bez młodych żyje dalej. Ofiary nigdy się nie ruszają.
rule-G8-7 = Liczy się tylko teren pod młodym, a nie pod rodzicem. Na górach ofiary się nie rodzą.
rule-G8-8 = Nowo narodzone zwierzęta od razu zajmują swoje pole. Dinozaury mogą je zjeść jeszcze w tej samej turze.

## G9

rule-G9 = Drapieżniki
rule-G9-1 = Drapieżniki danego gatunku aktywujesz jeden po drugim, w dowolnej kolejności. Każdy poluje albo umiera z głodu, zanim zacznie następny.
rule-G9-2 = Tygrys idzie 1 lub 2 pola i może skręcić. Orzeł leci 1, 2 lub 3 pola w linii prostej.
rule-G9-3 = Po drodze drapieżnik może przechodzić przez puste pola i pola z ofiarami. Inne drapieżniki i dinozaury go blokują, teren nigdy.
rule-G9-4 = Na ostatnim polu polowania musi być ofiara. Wszystkie ofiary na drodze zostają zjedzone, czy tego chcesz, czy nie.
rule-G9-5 = Po polowaniu na każdym polu, na którym zjedzono ofiarę, stoi jeden drapieżnik tego gatunku: łowca i jego młode. Pierwsza ofiara karmi łowcę, każda następna daje młode.
rule-G9-6 = Drapieżnik, który nie poluje, umiera z głodu i wraca do zasobu. Możesz to wybrać, nawet gdy polowanie jest możliwe.
rule-G9-7 = Młode drapieżniki w aktywacji, w której się urodziły, nie polują i nie potrzebują pożywienia. Blokują jednak pola jak wszystkie inne.
rule-G9-8 = Jeśli żaden z czekających drapieżników nie może polować, wszystkie umierają z głodu razem.
rule-G9-9 = Żadne polowanie nie wraca na pole startu ani nie wchodzi na to samo pole dwa razy. Ofiary obok drogi są bezpieczne, ofiary na drodze zawsze zostają zjedzone.
rule-G9-10 = Dopóki ich gatunek jest aktywny, młodych drapieżników nikt nie zje. Jeśli pod kolumną stoi znacznik dinozaura, mogą je zjeść dinozaury, które przyjdą potem.
rule-G9-11 = Drapieżnik, który nie ma na co polować, może zyskać taką szansę, gdy inny drapieżnik jego gatunku zwolni miejsce. Dlatego czeka, dopóki choć jeden z nich może polować; wcześniej bez pożywienia możesz zostawić go tylko ty.

## G10

rule-G10 = Dinozaury
rule-G10-1 = Dinozaury aktywują się zaraz po gatunku, pod którego kolumną stoi znacznik dinozaura. Wszyscy gracze najpierw wykluwają, potem polują; później przesuwa się znacznik i uzupełnia planszę.
rule-G10-2 = Możesz wykluć jednego dinozaura za jedno jajo, jeśli góra z gniazdem jest pusta. Stojący tam dinozaur w tym przeszkadza, nawet jeśli zaraz odejdzie.
rule-G10-3 = Wykluty dinozaur musi polować w tej samej aktywacji i może w niej umrzeć z głodu. Jaj z tego polowania można użyć do wyklucia dopiero następnym razem.
rule-G10-4 = Swoje dinozaury aktywujesz jeden po drugim, w dowolnej kolejności. Każdy poluje albo umiera z głodu, zanim zacznie następny.
rule-G10-5 = Dinozaur idzie od 1 do 5 pól i może skręcać przy każdym kroku. Nie może wejść na pole z innym dinozaurem, musi zjeść przynajmniej jedno zwierzę i zatrzymać się na górze.
rule-G10-6 = Na to samo pole, także na pole startu, może wejść kilka razy. Góra po drodze go nie zatrzymuje.
rule-G10-7 = Zjada każde zwierzę na polach, na które wchodzi, czy tego chcesz, czy nie. Każdy zjedzony drapieżnik przynosi do gniazda jedno jajo, ofiary – żadnego.
rule-G10-8 = Góra, na której stoi zwierzę, jest wolna dla ostatniego kroku, bo dinozaur to zwierzę zjada.
rule-G10-9 = Dinozaur, który nie poluje, umiera z głodu: nie rusza się, niczego nie je i nie składa jaj. Możesz to wybrać, nawet gdy polowanie jest możliwe.
rule-G10-10 = Jeśli żaden z czekających dinozaurów nie może polować, wszystkie umierają z głodu razem.
rule-G10-11 = Bez dinozaurów zostajesz w grze i możesz wykluć nowego, dopóki masz jaja. Nikt nie odpada.
rule-G10-12 = Polowanie ma przynajmniej jeden krok, a zjedzone zostają tylko zwierzęta na polach, na które dinozaur wejdzie. Co zjedzone, tego nie ma: drugie wejście nie daje drugiego jaja, ale zużywa krok.
rule-G10-13 = Wszystkie twoje inne dinozaury przeszkadzają tam, gdzie stoją, także te, które się jeszcze nie ruszyły. Dwa dinozaury nie mogą zamienić się miejscami w jednym kroku.
rule-G10-14 = Spacer bez jedzenia albo taki, który nie może się skończyć na wolnej górze, nie jest polowaniem. Dinozaur zostaje na miejscu i umiera z głodu.

## G11

rule-G11 = Znacznik i uzupełnianie
rule-G11-1 = Po dinozaurach znacznik przesuwa się o jedną kolumnę w prawo, a od orłów wraca do żab. Kiedy indziej się nie rusza.
rule-G11-2 = Potem od lewej do prawej uzupełnia się wszystkie kolumny, w których nie ma ani jednego kafelka. Kolumna, w której jest choć jeden, nic nie dostaje.
rule-G11-3 = Kafelki bierze się ze stosu A, aż się skończy, potem z B, C i D.
rule-G11-4 = Zanim cokolwiek się wyłoży, sprawdza się, czy gra się nie skończyła.
rule-G11-5 = Po uzupełnieniu w kolumnie nad znacznikiem zawsze są kafelki, więc gra nigdy nie utknie.

## G12

rule-G12 = Koniec gry i punktacja
rule-G12-1 = Po dinozaurach gra natychmiast się kończy, jeśli brakuje kafelków na wszystkie puste kolumny. Jeśli jest ich akurat dość, gra trwa dalej.
rule-G12-2 = Kafelki, które zostały, nic nie są warte, a tur się nie wyrównuje. Jaja z ostatniej aktywacji się liczą.
rule-G12-3 = Dostajesz 1 punkt za każde jajo, 5 za każde złote jajo i 1 za każdego dinozaura w swoim ekosystemie. Zwierzęta i kafelki nie dają punktów.
rule-G12-4 = Pięć jaj można w każdej chwili wymienić na jedno złote i odwrotnie. Program robi to za ciebie.
rule-G12-5 = Wygrywa gracz z najwyższym wynikiem. W razie remisu wygrywa ten z remisujących, kto przeciwnie do ruchu wskazówek zegara siedzi najbliżej pierwszego gracza; sam pierwszy gracz jest na końcu.
rule-G12-6 = Zwycięzca jest dokładnie jeden. Remisy na dalszych miejscach rozstrzyga się tak samo.

## G13

rule-G13 = Ograniczony zasób
rule-G13-1 = Zwykle zasób nigdy się nie kończy. Przy ustawieniu „ograniczony” jest tylko tyle figurek, ile w pudełku.
rule-G13-2 = Przy ograniczonym zasobie ten, dla kogo zabraknie figurki, nie bierze żadnej: nie ma zwierzęcia z kafelka, młodego ani nowego dinozaura. Ofiary i tak są zjedzone, a łowca żyje; jeśli młodych nie starczy na wszystkie jego pola, pola wybierasz ty.
rule-G13-3 = Przy ograniczonym zasobie zwrócone figurki można od razu znów wziąć.
rule-G13-4 = Jaja nigdy się nie kończą.

## G14

rule-G14 = Gra jednoczesna
rule-G14-1 = Wszyscy gracze mogą wykonywać aktywację jednocześnie, bo ich ekosystemy się nie stykają.
rule-G14-2 = Przy nieograniczonej liczbie figurek wszyscy decydują razem. Przy ograniczonej po kolei: najpierw aktywny gracz, potem zgodnie z ruchem wskazówek zegara.
rule-G14-3 = Tura ma etapy: wzięcie i położenie, gatunek, wyklucie, dinozaury, znacznik i uzupełnienie. Etap kończy się, gdy wszyscy są gotowi.
rule-G14-4 = Kto na danym etapie nie ma o czym decydować, tego gra nie pyta.
rule-G14-5 = Przy ograniczonej liczbie figurek gracze zawsze działają po kolei, nawet gdy figurek wystarcza dla wszystkich.
rule-G14-6 = Każdy ruch to jedna mała decyzja: weź, połóż, wydaj potomstwo, wybierz, poluj drapieżnikiem, poluj dinozaurem, pozostaw bez pożywienia albo wykluj.
rule-G14-7 = Los decyduje tylko o kolejności kafelków w stosach i o pierwszym graczu. Wszystko inne jest jawne.
rule-G14-8 = Zawsze jest tak: na polu jedna figurka, ekosystem w jednym kawałku, dinozaury tylko na górach, żadnych zwierząt na górze z gniazdem i nigdy mniej niż zero jaj.
rule-G14-9 = Przy nieograniczonej liczbie figurek możesz cofnąć własne odpowiedzi z trwającego etapu, nie przeszkadzając innym.

## G15

rule-G15 = Rozstrzygnięcia
rule-G15-R1 = Trzeciego rzędu używa się przy 4 i 5 graczach; „3+” w drukowanych zasadach to błąd drukarski.
rule-G15-R2 = Kolejność kolumn: żaby, zające, szczury, tygrysy, orły.
rule-G15-R3 = Na startowym kafelku takie same tereny leżą obok siebie, a ofiary stoją na co drugim polu, więc każda od początku ma wolne miejsce.
rule-G15-R4 = Wygląd 84 kafelków wymyśliliśmy sami, bo nie znaleźliśmy publicznej listy tych drukowanych.
rule-G15-R5 = Nowo narodzone ofiary nie mają od razu młodych.
rule-G15-R6 = Po polowaniu na każdym polu, na którym zjedzono ofiarę, stoi jeden drapieżnik; który z nich jest tym starym, nie ma znaczenia.
rule-G15-R7 = Głodna figurka odchodzi, gdy jej własna aktywacja kończy się bez pożywienia. Kolejność wybierasz ty.
rule-G15-R8 = Miejsca bez kafelka nie przekroczy nikt, nawet orzeł.
rule-G15-R9 = Teren nie zatrzymuje ani drapieżników, ani dinozaurów; zatrzymują tylko figurki.
rule-G15-R10 = Dinozaur, który nie może zatrzymać się na wolnej górze, nie może najpierw się najeść, a potem umrzeć: stoi, niczego nie je i umiera z głodu.
rule-G15-R11 = Góra ze zwierzęciem jest wolna dla polującego dinozaura, ale nie dla wyklucia.
rule-G15-R12 = Możesz wykluć dinozaura nawet po stracie wszystkich, a zapłacić wolno też złotym jajem: zostaną cztery jaja.
rule-G15-R13 = Gra kończy się, gdy brakuje kafelków na wszystkie puste kolumny. Jeśli ostatni kafelek akurat kończy uzupełnianie, gra trwa dalej.
rule-G15-R14 = Figurki się nie kończą, chyba że stół wybierze ograniczony zasób.
rule-G15-R15 = Jaja nigdy się nie kończą.
rule-G15-R16 = W razie remisu pierwszy gracz jest na końcu.
rule-G15-R17 = Przy nieograniczonej liczbie figurek wszyscy działają razem. W każdym przypadku wszyscy wykluwają, zanim zapoluje pierwszy dinozaur.
rule-G15-R18 = Pierwszego gracza wybiera los albo gospodarz stołu, bo przez sieć nie da się porównać zębów.
rule-G15-R19 = Zwierzęcia z kafelka nie można pominąć.
rule-G15-R20 = Dziury w ekosystemie są dozwolone.
rule-G15-R21 = Ukryta jest tylko kolejność kafelków w stosach.
rule-G15-R22 = Znacznik dinozaura to jeden z 20 dinozaurów, więc dla graczy zostaje 19.
rule-G15-R23 = Możesz zrezygnować z możliwego polowania; wtedy figurka umiera z głodu.
rule-G15-R24 = Jeśli stos skończy się w środku kolumny, dalej idzie następna litera.
rule-G15-R25 = Kolumnę zapełnia się od rzędu 1 w dół; na początku gry kolumny idą od lewej do prawej.
rule-G15-R26 = Polujący drapieżnik nie może wrócić na start ani wejść na pole dwa razy.
rule-G15-R27 = Odpowiednie musi być tylko pole młodego; rodzic może stać gdziekolwiek.
rule-G15-R28 = Nowo narodzone zwierzęta mogą w tej samej turze zjeść dinozaury i nikt inny.
rule-G15-R29 = Dinozaur musi zrobić przynajmniej jeden krok; zjada to, co stoi na polach, na które wchodzi, każde zwierzę raz.
rule-G15-R30 = Dinozaury, które się jeszcze nie ruszyły, blokują inne i zajmują górę z gniazdem.
rule-G15-R31 = Jeśli nikt nie ma aktywowanego zwierzęcia, aktywacja i tak się liczy.
rule-G15-R32 = Równe wyniki poniżej pierwszego miejsca porządkuje się jak remis o pierwsze.
rule-G15-R33 = Odpowiedzi są od razu jawne; nikt nie musi czekać na innych.
rule-G15-R34 = Ty wskazujesz pola dla młodych, a rodziców dobiera program.
rule-G15-R35 = Możesz wybrać figurkę, która nie ma na co polować, i zostawić ją bez pożywienia, gdy inne jeszcze mogą polować.
rule-G15-R36 = Za gracza, który nie odpowie na czas, program wybiera losowo, ale żadnej figurki nie zostawia bez pożywienia, dopóki jest inna odpowiedź.
rule-G15-R37 = Inny zestaw może zmienić wygląd i liczbę kafelków, pola wokół gniazda oraz kolejność kolumn szczurów i tygrysów.
rule-G15-R38 = Przy ograniczonej liczbie figurek gracze zawsze działają po kolei, nawet gdy zasób jest duży.

## G16

rule-G16 = Skąd wiemy to, czego nie ma w tekście zasad

## G17

rule-G17 = Ustawienia stołu
rule-G17-1 = Ustawienia wybiera się przed grą i wszyscy je znają: zasób figurek, zestaw kafelków, pierwszy gracz.
rule-G17-2 = Gra jest dla 2–5 graczy. Jaj, reguły remisu i rozstrzygnięć nie można zmienić.
rule-G17-3 = Własny zestaw kafelków potrzebuje różnych id, dwóch pól na kafelku, znanych terenów i zwierząt, poprawnego kafelka startowego i dość kafelków na planszę.
rule-G17-4 = Zasady i boty muszą działać z każdym dozwolonym zestawem kafelków, nie tylko ze standardowym.

## G18

rule-G18 = Decyzje małymi krokami
rule-G18-1 = Gra pyta za każdym razem o jedną drobną rzecz i tak można zagrać wszystko, co dozwolone.
rule-G18-2 = Dwie odpowiedzi, które prowadzą do tej samej sytuacji, to jeden wybór i na liście są raz.
rule-G18-3 = Jeśli oba pola kafelka są takie same, obrócenie go to ten sam wybór. Zanim go położysz, możesz wrócić i wziąć inny.
rule-G18-4 = Pola dla młodych wskazujesz po jednym, a program znajduje dla każdego innego rodzica. Kolejnością niczego nie tracisz.
rule-G18-5 = Na początku czekają wszystkie figurki gatunku; która zapolowała, ta skończyła. Gdy żadna czekająca nie może polować, wszystkie umierają z głodu.
rule-G18-6 = Dwa polowania drapieżnika to jeden wybór, jeśli drapieżnik zjada ofiary na tych samych polach.
rule-G18-7 = Dwa polowania dinozaura to jeden wybór, jeśli kończą się na tym samym polu, a dinozaur zjada zwierzęta na tych samych polach.
rule-G18-8 = Każdemu rezultatowi odpowiada najkrótsza droga, a wśród równie krótkich ta, której kierunki są pierwsze w kolejności.
rule-G18-9 = Jeśli odpowiedź jest tylko jedna, daje ją program. Ale wybrana figurka nigdy nie umiera z głodu przez pomyłkę: gra najpierw cię zapyta.
rule-G18-10 = Listy mają zawsze tę samą kolejność: kolumny, rzędy i pola po kolei, krótsze drogi wcześniej, „dość” i „bez pożywienia” na końcu.
rule-G18-11 = Zanim odpowiesz, widzisz każdy możliwy koniec drogi, co zostanie zjedzone i ile będzie młodych albo jaj.
rule-G18-12 = Ta tabela liczb służy do sprawdzenia, czy program trzyma się zasad.
rule-G18-13 = Ta zasada mówi, jak długie bywają listy odpowiedzi.
