# The terminal client.

## Players

ui-player-name = Gracz { $n }
ui-bot-name = Bot { $n } ({ $bot })
ui-bot-numbered = { $bot } { $n }
ui-bot-short = Bot { $n }
ui-player-initials = G{ $n }
ui-bot-initials = B{ $n }
ui-watching = Podgląd
ui-too-small = Powiększ okno: wystarczy { $columns } × { $rows }, teraz ma { $width } × { $height }.
ui-language-name = Polski

## Keys at the bottom of the screen, as short as possible

ui-key-help = Pomoc
ui-key-language = Język
ui-key-rule = Zasada
ui-key-pane = Zakładka
ui-key-look = Plansze
ui-key-undo = Cofnij
ui-key-hint = Rada
ui-key-menu = Menu
ui-key-ready = Gotowe
ui-key-stay = Nie cofać
ui-key-choose = Wybierz
ui-key-change = Zmień
ui-key-begin = Zacznij
ui-key-leave = Wyjdź
ui-key-again = Nowa gra
ui-key-boards = Obejrzyj plansze
ui-key-quit = Wyjdź

## The table

ui-pane-players = Gracze
ui-pane-score = Punkty
ui-pane-log = Przebieg
ui-total = Razem
ui-over = Gra skończona. Nową grę znajdziesz w menu (F10).
ui-wait = Poczekaj na pozostałych graczy.
ui-left = (jeszcze { $n })
ui-can-undo = (F8 cofa twoją ostatnią decyzję.)
ui-no-undo = Nie ma już czego cofnąć: co odkryte, wylosowane lub wyrzucone, to zostaje.
ui-undo-late = Boty wykonują ruch: na cofanie jest już za późno.
ui-back-title = Cofnij
ui-back-question = Od twojej ostatniej decyzji inni wykonali ruch albo coś odkryto. Grając z samymi botami, możesz mimo to zdecydować ponownie; kość, woreczek i talie dadzą to samo.
ui-back-yes = Cofnij moją ostatnią decyzję
ui-hint = Dobry wybór: { $what }
ui-looking = Oglądasz planszę gracza: { $player }. Esc wraca do twojej.

## The curtain between two people

ui-curtain-title = Następny gracz
ui-curtain-pass = Przekaż klawiaturę: { $player }
ui-curtain-ready = Gdy nikt inny nie patrzy, naciśnij Enter
ui-curtain-undo = Cofnij ({ $player })
ui-curtain-back = { $player }: cofnięcie ostatniej decyzji.

## The end

ui-end-title = Wynik końcowy
ui-end-winner = Wygrywa: { $players }
ui-end-winners = Wspólne zwycięstwo: { $players }
ui-end-tie = Remis rozstrzygnęło: { $reason }

## The start screen

ui-start-title = Nowa rozgrywka
ui-start-begin = Zacznij
ui-start-begin-help = Zacznij grę tak, jak podano niżej.
ui-start-saved = Zapisane gry
ui-start-saved-help = Wróć do zapisanej gry albo obejrzyj zapis.
ui-start-game = Gra
ui-start-seats = Gracze
ui-start-seats-help = W tę grę gra od { $least } do { $most } graczy, ludzi i botów razem.
ui-start-person = Człowiek
ui-start-bot = Bot: { $bot }
ui-start-seat-help = Człowiek przy tej klawiaturze albo bot. Enter pozwala też nadać imię.
ui-start-name = Imię gracza
ui-start-same-name = Inny gracz ma już to imię.
ui-start-file = Inny plik
ui-start-bad-file = Nie można otworzyć { $path }: { $reason }
ui-start-resume = Graj dalej w tę grę
ui-start-look = Obejrzyj
ui-start-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
}
ui-value-random = losowo
ui-value-yes = tak
ui-value-no = nie
ui-value-none = bez limitu

## Menu and questions

ui-menu-title = Menu
ui-menu-continue = Wróć do gry
ui-menu-new = Nowa gra
ui-menu-save = Zapisz
ui-menu-help = Pomoc i przewodnik
ui-menu-rule = Znajdź zasadę
ui-menu-language = Język
ui-menu-theme = Jasne lub ciemne kolory
ui-menu-quit = Wyjdź
ui-stay = Graj dalej
ui-new-question = Ta gra jeszcze się nie skończyła. Mimo to zacząć nową?
ui-new-yes = Zacznij nową grę
ui-quit-saved = Gra zapisuje się po każdym ruchu: { $path }
ui-quit-unsaved = Ta gra nie jest skończona ani zapisana.
ui-quit-behind = Ostatnich ruchów nie udało się zapisać tutaj: { $path }
ui-quit-yes = Wyjdź
ui-quit-save = Zapisz i wyjdź
ui-quit-lose = Wyjdź bez zapisywania
ui-close = Esc zamyka
ui-write-keys = Enter zatwierdza · Esc zamyka

## Saving

ui-saved = Zapisano: { $path }. Od teraz zapisuje się każdy ruch.
ui-not-saved = Nie udało się zapisać gry: { $reason }. Naciśnij F9, aby wybrać inny plik.
ui-save-title = Zapisz w innym pliku
ui-save-where = Nie udało się zapisać gry tutaj: { $path } ({ $reason }). Wpisz nazwę innego pliku.
ui-save-exists = Plik o tej nazwie już istnieje: { $path }
ui-kept = Gra jest zapisana tutaj: { $path }
    Aby grać dalej: { $command }
ui-kept-over = Zakończona gra jest zapisana tutaj: { $path }
    Przeczytasz ją ponownie tak: { $command }

## Rules

ui-rule-title = Zasady według numerów
ui-rule-placeholder = Numer zasady, na przykład { $example }
ui-rule-unknown = Nie ma zasady { $number }. Numer wygląda tak: { $example }.

## Help

ui-help-title = Pomoc
ui-help-keys = Klawisze
ui-help-signs = Litery i znaki
ui-help-digits = wybierz to, co ma ten numer; litery działają tam, gdzie je widać
ui-help-arrows = przejdź do wyboru, dinozaura lub miejsca i przeczytaj o nim
ui-help-enter = wybierz; kliknięcie myszą działa tak samo
ui-help-new = nowe od twojej ostatniej decyzji
ui-help-help = ta strona
ui-help-language = inny język
ui-help-theme = jasne lub ciemne kolory
ui-help-rule = znajdź zasadę; ostatnio przywołana jest już wpisana
ui-help-pane = następna zakładka: gracze, punkty, przebieg
ui-help-look = plansza następnego gracza w dużym widoku
ui-help-hint = pokaż dobry wybór
ui-help-undo = cofnij swoją ostatnią decyzję, dopóki nic nie odkryto
ui-help-save = zapisz grę
ui-help-scroll = przewiń zakładkę
ui-help-menu = menu albo powrót do swojej planszy
ui-help-quit = wyjdź

## Draftosaurus

ui-draftosaurus-free = Wolny wybór: { $players }
ui-draftosaurus-bound = Według kostki: { $players }
ui-draftosaurus-free-sign = Nie stosuje się do kostki
ui-draftosaurus-bound-sign = Stosuje się do kostki
ui-draftosaurus-decided-sign = Decyzja podjęta
ui-draftosaurus-thinking-sign = Jeszcze decyduje
ui-draftosaurus-hand-sign = Miseczka: litery, jeśli ją znasz, inaczej liczba dinozaurów

## Wyrmspan

ui-wyrmspan-page-mat = Plansza
ui-wyrmspan-page-cards = Karty
ui-wyrmspan-page-guild = Gildia
ui-wyrmspan-round = Runda { $round } z { $rounds }
ui-wyrmspan-turn = tura: { $player }
ui-wyrmspan-phase-setup = przygotowanie gry
ui-wyrmspan-phase-keeping = przygotowanie gry
ui-wyrmspan-phase-round_end = koniec rundy
ui-wyrmspan-phase-renewal = koniec rundy
ui-wyrmspan-phase-income = przychód
ui-wyrmspan-phase-payments = koniec gry
ui-wyrmspan-phase-over = koniec gry
ui-wyrmspan-nests = Gniazda
ui-wyrmspan-display = Odkryte karty · talie { $decks }
ui-wyrmspan-hand = Twoja ręka { $cards }
ui-wyrmspan-hand-known = Ręka: { $player } { $cards } · znane wszystkim:
ui-wyrmspan-explored = eksploracje w tej rundzie: { $n } z { $most }
ui-wyrmspan-passed = pas
ui-wyrmspan-growth = Dorastanie smoczątka
ui-wyrmspan-automa-steps = Kroki w gildii { $n } · znaczniki gildii { $markers }
ui-wyrmspan-automa-coins = Monety na celu tej rundy: { $n }
ui-wyrmspan-automa-turned = Karty decyzji odsłonięte w tej rundzie: { $cards }
ui-wyrmspan-automa-dragons = Smoki ({ $n }): { $cards }
ui-wyrmspan-automa-caves = Karty jaskiń ({ $n }): { $cards }
ui-wyrmspan-sign-explored = eksploracje w tej rundzie: wykonane, pozostałe
ui-wyrmspan-sign-turn = decyduje teraz
ui-wyrmspan-sign-start = pierwszy gracz
ui-wyrmspan-sign-page = następna strona planszy
