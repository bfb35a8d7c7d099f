# The table of Gods Love Dinosaurs; what happens in the game is said by the server.
gl-larger = Powiększ
gl-smaller = Pomniejsz
gl-home = Cały ekosystem
gl-eco =
    { $n ->
        [one] Twój ekosystem, { $n } pole
        [few] Twój ekosystem, { $n } pola
       *[other] Twój ekosystem, { $n } pól
    }
gl-eco-of = Ekosystem: { $name }
gl-animal-board = Plansza biomu
gl-this-turn = Ta tura
gl-last-tile = ostatni kafelek
gl-tiles =
    { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[other] { $n } kafelków
    }
gl-asleep = pusto, śpią
gl-wake-after = obudzą się po tym kafelku
gl-in-hand = w ręce
gl-wakes-nobody = nikogo nie budzi
gl-nobody = nikogo
gl-wakes-short = budzi
gl-wakes = budzi: { $column }
gl-wakes-then = budzi: { $column }, potem dinozaury
gl-then-dinosaurs = potem polują dinozaury
gl-no-dinosaurs = w tej turze bez dinozaurów: znacznik stoi przy kolumnie „{ $column }”
gl-in-stack =
    { $n ->
        [one] kafelek został, stos { $letter }
        [few] kafelki zostały, stos { $letter }
       *[other] kafelków zostało, stos { $letter }
    }
gl-this-wakes = Ten kafelek budzi
gl-point-at-tile = Wskaż kafelek: zobaczysz, kogo obudzi.
gl-take-this = Weź ten kafelek
gl-lay-here = Połóż tutaj
gl-another-tile = Inny kafelek
gl-chain-lay = położyć
gl-chain-take = wziąć, położyć
gl-chain-all = { $column }: wszyscy gracze
gl-chain-only-after = dinozaury dopiero po kolumnie „{ $column }”
gl-tile-named = { $tile }: { $hexes }
gl-how-to-lay = Kliknij zaznaczone miejsce: pełna kropka pasuje przy obecnym obrocie kafelka, kółko po obróceniu.
gl-touches =
    { $n ->
        [one] Tutaj styka się z { $n } polem
        [few] Tutaj styka się z { $n } polami
        [many] Tutaj styka się z { $n } polami
       *[other] Tutaj styka się z { $n } pola
    }
gl-suits = { $terrain } pasuje
gl-turn-cw = Obróć kafelek w prawo (R)
gl-turn-ccw = Obróć kafelek w lewo (Shift+R)
gl-turn-to = Obróć: drugie pole – { $direction }
gl-turn-closed = Obróć: drugie pole – { $direction }, zamknięte
gl-place-now = Miejsce ({ $q }, { $r }), pasuje tak, jak jest teraz obrócony
gl-place-turned = Miejsce ({ $q }, { $r }), pasuje po obróceniu
gl-where-end = Gdzie może skończyć się polowanie
gl-point-at = Wskaż koniec albo drogę, żeby ją zobaczyć; tak samo działają cyfry i litery.
gl-end = Koniec { $n }. { $what }
gl-hunts =
    { $n ->
        [one] { $n } polowanie
        [few] { $n } polowania
       *[other] { $n } polowań
    }
gl-ways =
    { $n ->
        [one] { $n } droga
        [few] { $n } drogi
       *[other] { $n } dróg
    }
gl-all-ways = pokaż wszystkie: jeszcze { $n }
gl-no-egg = bez jaj
gl-alone = bez młodych
gl-previous-way = Poprzednia droga
gl-next-way = Następna droga
gl-hunt-eggs =
    { $n ->
        [0] Poluj tak: bez jaj
        [one] Poluj tak: { $n } jajo
        [few] Poluj tak: { $n } jaja
       *[other] Poluj tak: { $n } jaj
    }
gl-hunt-young =
    { $n ->
        [0] Poluj tak: bez młodych
        [one] Poluj tak: { $n } młode
        [few] Poluj tak: { $n } młode
       *[other] Poluj tak: { $n } młodych
    }
gl-hunt-and-lose = Poluj i strać inną figurkę…
gl-would-starve = umrze z głodu
gl-no-hunt = nie znajdzie jedzenia
gl-other-starves = inna zginie
gl-other-eats = inne zjedzą
gl-waits-hunts = czeka · { gl-hunts }
gl-others-eat = Pozostałe i potem znajdą pożywienie.
gl-other-one-eats = Druga i potem znajdzie pożywienie: { gl-hunts }.
gl-last-food =
    { $n ->
        [one] To polowanie zabiera innej figurce ostatnie pożywienie: umrze z głodu.
        [few] To polowanie zabiera { $n } innym figurkom ostatnie pożywienie: umrą z głodu.
       *[other] To polowanie zabiera { $n } innym figurkom ostatnie pożywienie: umrą z głodu.
    }
gl-let-starve = Pozostaw bez pożywienia…
gl-starve-title = Pozostawić bez pożywienia? ({ $animal })
gl-starve-text = Figurka opuści twój ekosystem.
gl-starve-yes = Pozostaw bez pożywienia
gl-lose-title = Polować i stracić inną figurkę? ({ $animal })
gl-lose-text = Po tym polowaniu inna czekająca figurka nie znajdzie pożywienia.
gl-lose-yes = Poluj mimo to
gl-keep = Zachowaj
gl-young-of = młode: { $n } z { $all }
gl-how-to-breed = Kliknij plus: stanie tam młode.
gl-how-to-choose = Kliknij figurkę z przerywaną obwódką. Liczba mówi, ile ma polowań.
gl-key-fits = tu zmieści się młode
gl-key-parent = może mieć młode
gl-key-born = młode z tej aktywacji
gl-your-nest = Twoje gniazdo
gl-now = teraz
gl-after-hatching = po wykluciu
gl-hatch-or-not = Wykluć czy nie?
gl-have-young = Twoje zwierzęta mają młode
gl-hunt-now = Polujesz
gl-they-take = { $name } bierze kafelek
gl-they-lay = { $name } dokłada kafelek
gl-done-of = gotowe: { $n } z { $all }
gl-who-is-done = Kto skończył
gl-change-mine = Zmień moją odpowiedź
gl-decides = { $name } decyduje
gl-still-decide = Kto jeszcze decyduje
gl-look-closer = Przyjrzyj się
gl-left-needed = { $left }, potrzeba { $n }
gl-game-ends = { $left }, potrzeba { $n }: gra się kończy
gl-which-of = { $n } z { $all }
gl-back-to-yours = Wróć do swojego
gl-shown-large = pokazany duży
gl-previous-player = Poprzedni gracz
gl-next-player = Następny gracz
gl-waits = czeka
gl-does-take = bierze kafelek
gl-does-lay = dokłada kafelek
gl-does-breed = młode
gl-does-choose = poluje
gl-does-hunt = poluje
gl-does-roam = dinozaury polują
gl-does-hatch = wykluć czy nie?
gl-does-wait = jeszcze decyduje
gl-player = { $name }. Punkty: { $points }, jaja: { $eggs }, dinozaury: { $dinosaurs }. { $state }. Pokaż ten ekosystem w dużym widoku
