# The table of Wyrmspan; the words of the cards and of the game itself come from the server.
wyrm-goes-here = trafi tutaj
wyrm-space-free = wolne
wyrm-space-rock = niewykopane
wyrm-space-of-cave = { $cave }, pole { $column }
wyrm-space-with-dragon = { $where }: { $dragon }, jaja { $eggs } z { $nests }, zmagazynowane { $cached }, wsunięte { $tucked }
wyrm-can-be-chosen = Można wybrać.
wyrm-explored-times = w tej rundzie zbadano { $n } z { $most } razy
wyrm-mat-nests = Gniazda na planszy: jaja { $eggs } z { $nests }
wyrm-mat-nests-short = Gniazda na planszy
wyrm-objectives = Cele
wyrm-round = Runda
wyrm-round-of = Runda { $round } z { $rounds }
wyrm-setup = Przygotowanie
wyrm-vp = { $n } PZ
wyrm-place-vp = { $place }. { $vp }
wyrm-display = Plansza kart
wyrm-deck-left =
    { $kind ->
        [dragon] Karty smoków w talii:
       *[other] Karty jaskiń w talii:
    }
wyrm-marker-in = znacznik za { $n }
wyrm-guild-row = Rząd { $row } kafelka gildii
wyrm-your-hand = Twoja ręka · { $n } z { $limit }
wyrm-hand-of = Ręka gracza { $name } · { $n } z { $limit }
wyrm-open-mat = Otwórz planszę: { $name }
wyrm-mat-of = Plansza: { $name }
wyrm-start-player = pierwszy gracz
wyrm-first-short = 1.
wyrm-has-passed = spasował(a)
wyrm-waits = czeka
wyrm-cards-turned = odsłonięte karty decyzji: { $n } z { $all }
wyrm-her-last-turn = Jej ostatnia tura
wyrm-she-has-not-moved = W tej rundzie jeszcze się nie ruszyła.
wyrm-all-her-turns = Wszystkie jej tury
wyrm-decision-card = karta decyzji { $card }
wyrm-cave-card = Karta jaskini { $n }
wyrm-she-nothing = Bez odświeżania, bez monety
wyrm-why-nothing = Jej karta tego nie wymaga. Jej cel: { $hers }, twój: { $yours }.
wyrm-she-no-coin = Brak monety do zdjęcia
wyrm-why-no-coin = Na jej celu nie ma monet. Jej cel: { $hers }, twój: { $yours }.
wyrm-she-refresh = Plansza kart jest odświeżona
wyrm-why-refresh = Jej karta ma symbol odświeżenia: najpierw przychodzą nowe karty.
wyrm-she-objective =
    { $way ->
        [more] Na jej celu o monetę więcej
       *[less] Na jej celu o monetę mniej
    }
wyrm-why-objective = Monet tam: { $coins }. W rundzie { $round } ma { $hers }, ty { $yours }.
wyrm-she-steps =
    { $n ->
        [one] { $n } krok w gildii
        [few] { $n } kroki w gildii
        [many] { $n } kroków w gildii
       *[other] { $n } kroku w gildii
    }
wyrm-why-steps-round = W rundzie { $round } jej karta mówi { $n }.
wyrm-why-steps-most =
    { $n ->
        [one] Twoja najbardziej wydrążona jaskinia ma { $n } komorę.
        [few] Twoja najbardziej wydrążona jaskinia ma { $n } komory.
        [many] Twoja najbardziej wydrążona jaskinia ma { $n } komór.
       *[other] Twoja najbardziej wydrążona jaskinia ma { $n } komory.
    }
wyrm-why-steps-least =
    { $n ->
        [one] Twoja najmniej wydrążona jaskinia ma { $n } komorę.
        [few] Twoja najmniej wydrążona jaskinia ma { $n } komory.
        [many] Twoja najmniej wydrążona jaskinia ma { $n } komór.
       *[other] Twoja najmniej wydrążona jaskinia ma { $n } komory.
    }
wyrm-why-steps-plus = Karta dodaje { $n }.
wyrm-she-meets-brown = Dochodzi do brązowego pola: liczy się najniższy wiersz karty.
wyrm-she-meets-none = Bez brązowego pola, więc nic nie bierze.
wyrm-she-takes =
    { $kind ->
        [dragon] Bierze smoka z miejsca { $slot }
       *[other] Bierze kartę jaskini z miejsca { $slot }
    }
wyrm-why-takes = { $name }: +{ $n } PZ dla niej.
wyrm-why-slot-empty = Miejsce { $n } jest puste, liczy się następne po prawej.
wyrm-came-into-slot = Nowa karta na tym miejscu: { $name }.
wyrm-she-marker = Liczba gildii { $number }
wyrm-why-marker = Rzędy z wolnym polem od góry: { $rows }. Licząc do { $number }: { $cell }.
wyrm-she-no_marker = Bez znacznika na kafelku gildii
wyrm-why-no_marker = Wszystkie znaczniki, które ma do tej rundy, są już położone.
wyrm-she-pass = Pasuje
wyrm-why-pass-icon = Ostatnia karta jej talii ma symbol pasu: nic więcej z niej się nie wykonuje.
wyrm-why-pass-deck = Jej talia jest pusta.
wyrm-on-the-way = Co się stanie po drodze
wyrm-answers = Odpowiedzi
wyrm-you-have = masz { $n }
wyrm-more-to-come =
    { $n ->
        [one] Potem jeszcze { $n }.
        [few] Potem jeszcze { $n }.
       *[other] Potem jeszcze { $n }.
    }
wyrm-lacks = brakuje:
wyrm-top-of-deck = Wierzch talii
wyrm-unseen-cards =
    { $n ->
        [one] { $n } karta, której nikt nie widział
        [few] { $n } karty, których nikt nie widział
       *[many] { $n } kart, których nikt nie widział
    }
wyrm-action-costs =
    Akcja kosztuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; masz { $have }.
wyrm-explore-told = Poszukiwacz przygód idzie od lewej do prawej, a po drodze działają wszystkie efekty i smoki.
wyrm-my-mat = Moja plansza
wyrm-the-cards = Karty
wyrm-way = Kroki akcji
wyrm-way-dragon = Smok
wyrm-way-place = Miejsce
wyrm-way-exchange = Wymiana
wyrm-way-pay_egg = Jaja
wyrm-way-cave = Jaskinia
wyrm-way-cave_card = Karta jaskini
wyrm-setup-put-back =
    { $n ->
        [one] Odłóż jeszcze jedną kartę.
        [few] Odłóż { $n } ze swoich sześciu kart.
       *[other] Odłóż { $n } ze swoich sześciu kart.
    }
wyrm-setup-take =
    { $n ->
        [one] Weź jeszcze jeden zasób.
        [few] Weź { $n } zasoby.
       *[other] Weź { $n } zasobów.
    }
wyrm-setup-ready = Wszystko wybrane.
wyrm-setup-secret = Inni nic nie zobaczą, dopóki wszyscy nie będą gotowi.
wyrm-keep = Zachowaj
wyrm-put-back = Odłóż
wyrm-start-resources =
    { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    }
wyrm-give-back = Oddaj: { $what }
wyrm-take-resource = Weź zasób
wyrm-your-dragons-cost = Twoje smoki kosztują
wyrm-also-coins-eggs = masz też monety: { $coins }, jaja: { $eggs }
wyrm-ready = Gotowe
wyrm-round-over = Runda { $round } zakończona
wyrm-counted-now = Liczone teraz, punktowane na koniec gry; kto ma tyle samo, dzieli miejsce.
wyrm-go-on = Dalej
wyrm-players-n =
    { $n ->
        [one] solo
        [few] { $n } graczy
       *[other] { $n } graczy
    }
wyrm-ravel-keeps = między rundami zachowujesz { $n }
wyrm-part-mat = Plansza
wyrm-part-display = Karty
wyrm-part-guild = Gildia
wyrm-part-score = Wynik
wyrm-parts = Części stołu
wyrm-caves = Jaskinie
wyrm-spots-here = do wyboru tutaj: { $n }
wyrm-most-precious = Najcenniejszy smok: { $name }, { $n } PZ.
