# Co serwer mówi przy drzwiach. $reason to uwaga techniczna po angielsku.

api-bad_json = To nie jest JSON, który serwer umie odczytać.
api-bad_request = Żądanie nie pasuje: { $reason }. Czego serwer oczekuje, mówi dokumentacja API.
api-bad_name = Imię ma od 1 do { $most } widocznych znaków: wybierz inne.
api-bad_option = Gra nie ma takiego ustawienia.
api-bad_position = Ten dokument nie jest pozycją żadnej gry.
api-not_signed_in = Serwer nie wie, kim jesteś: wybierz imię albo się zaloguj.
api-wrong_password = Nazwa i hasło do siebie nie pasują.
api-not_allowed = To nie należy do ciebie.
api-wrong_origin = Strona, która o to poprosiła, należy do innej witryny.
api-not_found = Tu nic nie ma.
api-wrong_method = Ten adres przyjmuje żądania innego rodzaju.
api-conflict = Teraz nie da się tego zrobić.
api-name_taken = Konto „{ $name }” ma już ktoś inny: wybierz inną nazwę.
api-has_account = Masz już konto.
api-wrong_media = Wyślij żądanie jako JSON (application/json).
api-too_large = To jest za długie: najwyżej { $most } bajtów.
api-too_many = Za dużo naraz: poczekaj chwilę.
api-unavailable = Serwer nie może teraz niczego zapisać. Nic nie zrobiono: spróbuj za chwilę jeszcze raz.
api-stopping = Serwer uruchamia się ponownie: wróć za chwilę.
api-internal = Na serwerze coś poszło nie tak i nic nie zrobiono. Kto nim zarządza, znajdzie miejsce w dzienniku.
api-no_game = Dokument nie mówi, jaka to gra. Dodaj "game" z jednym z tych słów: { $known }.
api-most_tokens = Masz tyle tokenów, ile wolno ({ $n }): najpierw któryś unieważnij.
api-plain-title = Drakozaur
api-plain-text = Serwer działa. Zbudowano go bez strony dla przeglądarki; programy mogą grać przez API.
api-plain-docs = Dokumentacja API
