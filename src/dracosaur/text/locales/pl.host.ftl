# Słowa gospodarza stołów: co dzieje się przy stole poza grą i czego odmawia.

## The log of a table

log-seated = { $name } siada do stołu.
log-left = { $name } odchodzi od stołu.
log-started = Gra się zaczyna.
log-undone = { $name } cofa swoją ostatnią decyzję.
log-take_back_asked = { $name } prosi o cofnięcie decyzji.
log-take_back_denied = { $name } nie zgadza się na cofnięcie.
log-took_back = Wszyscy się zgadzają: { $name } decyduje jeszcze raz.
log-replaced-absent = { $name } jest poza stołem; dalej gra bot.
log-replaced-flagged = Czas minął: { $name }. Dalej gra bot.
log-replaced-left = { $name } opuszcza grę; dalej gra bot.
log-returned = { $name } wraca do gry.
log-warming = { $player } jeszcze się przygotowuje; na razie gra prostszy bot.
log-rematch = Otwarto nową grę z tymi samymi graczami.
log-rules_changed = Zasady w tym programie się zmieniły i gra nie może się według nich toczyć.
log-closed = Stół jest zamknięty.

## What the host refuses

host-unavailable = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
host-no_table = Nie ma takiego stołu. Sprawdź odnośnik.
host-no_code = Nie ma stołu o tym kodzie. Sprawdź litery.
host-no_person = Nie ma tu takiej osoby.
host-no_game = Nie ma tu gry „{ $game }”. Dostępne gry: { $known }.
host-no_bot = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
host-no_clock = Zegar potrzebuje czasu: podaj co najmniej jedną sekundę albo jeden dzień.
host-not_rated = Rankingowa może być tylko cała gra między ludźmi: usuń boty i pozycję albo ranking.
host-start_over = W tej pozycji gra jest skończona: nie ma już o co grać.
host-seat_taken = To miejsce jest zajęte. Wybierz inne.
host-invited_only = Tu siadają tylko zaproszeni. Poproś gospodarza o kod.
host-no_joining-running = Gra już się zaczęła. Możesz ją oglądać.
host-no_joining-over = Gra jest już skończona.
host-no_joining-closed = Ten stół jest zamknięty. Otwórz inny.
host-not_running-gathering = Gra jeszcze się nie zaczęła.
host-not_running-over = Gra jest skończona.
host-not_running-closed = Ten stół jest zamknięty.
host-not_over = Gra jeszcze się nie skończyła.
host-no_seat = Nie masz miejsca przy tym stole.
host-not_owner = To może tylko gospodarz stołu.
host-private = Ten stół jest prywatny: widzą go tylko gracze.
host-private_challenge = Wyzwanie pozostaje prywatne, aby nikt nie widział rozdania przed grą.
host-not_away = Jesteś na swoim miejscu.
host-has_left = Ta gra toczy się już bez ciebie. Najpierw wróć na swoje miejsce.
host-no_time = Twój czas na tę grę się skończył.
host-no_undo = Nie ma już czego cofnąć: co odkryte, wylosowane lub wyrzucone, to zostaje.
host-no_take_back = Teraz nie można prosić o cofnięcie.
host-nothing_asked = Nikt już nie czeka na twoją zgodę.
host-no_premove = Nie masz żadnej przygotowanej odpowiedzi.
host-not_asked = Teraz nikt cię o nic nie pyta.
host-busy = Boty mają teraz zbyt wiele pracy. Spróbuj za chwilę.
host-chat_length = Napisz coś, najwyżej { $most } znaków.
host-no_step = Gra ma tylko kroki od 0 do { $most }.
host-no_such_seat = Nie ma takiego miejsca: przy stole jest ich { $n }.
host-no_challenge = Nie ma takiego wyzwania. Sprawdź odnośnik.
host-not_alone = Jako wyzwanie można wysłać tylko grę jednej osoby, solo lub przeciw botom.
host-too_many_tables = Na graczy czeka już { $most } twoich stołów. Najpierw zacznij albo zamknij niektóre z nich.

## Zagadka dnia

riddle-right = { $n ->
    [one] Właśnie tak! Druga najlepsza odpowiedź daje mniej więcej o { $n } punkt mniej.
    [few] Właśnie tak! Druga najlepsza odpowiedź daje mniej więcej o { $n } punkty mniej.
    [many] Właśnie tak! Druga najlepsza odpowiedź daje mniej więcej o { $n } punktów mniej.
   *[other] Właśnie tak! Druga najlepsza odpowiedź daje mniej więcej o { $n } punktu mniej.
}
riddle-wrong = { $n ->
    [one] Nie najlepiej: inna odpowiedź daje mniej więcej o { $n } punkt więcej.
    [few] Nie najlepiej: inna odpowiedź daje mniej więcej o { $n } punkty więcej.
    [many] Nie najlepiej: inna odpowiedź daje mniej więcej o { $n } punktów więcej.
   *[other] Nie najlepiej: inna odpowiedź daje mniej więcej o { $n } punktu więcej.
}
riddle-gain = { $n ->
    [one] Mniej więcej o { $n } punkt więcej niż druga najlepsza odpowiedź.
    [few] Mniej więcej o { $n } punkty więcej niż druga najlepsza odpowiedź.
    [many] Mniej więcej o { $n } punktów więcej niż druga najlepsza odpowiedź.
   *[other] Mniej więcej o { $n } punktu więcej niż druga najlepsza odpowiedź.
}
host-no_riddle = Nie ma takiej zagadki. Sprawdź odnośnik.
host-no_hint = Do zagadki nie ma podpowiedzi. Kto się podda, zobaczy odpowiedź.
riddle-theme-pick = Który dinozaur?
riddle-theme-place = Jeden dinozaur, ale gdzie?
riddle-theme-discard = Z którego zrezygnować?
riddle-theme-leave = Z kwarantanny, ale gdzie?
riddle-theme-tile = Który kafelek?
riddle-theme-lay = Jeden kafelek, ale gdzie?
riddle-theme-young = Miejsce dla młodych
riddle-theme-hunt = Jedno polowanie, najwięcej jaj
riddle-theme-hatch = Wykluć się czy nie?
riddle-theme-action = Co teraz?
riddle-theme-dragon = Który smok?
riddle-theme-cave = Gdzie w jaskiniach?
riddle-theme-card = Która karta?
riddle-theme-goods = Który zasób?
riddle-theme-guild = Krok w gildii
riddle-theme-effect = Wykorzystaj to najlepiej
