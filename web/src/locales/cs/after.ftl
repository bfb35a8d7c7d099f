# After a game: result and replay.
you-win-with =
    { $points ->
        [one] Vyhráváte s { $points } bodem!
        [few] Vyhráváte se { $points } body!
       *[other] Vyhráváte, máte { $points } bodů!
    }
wins-with =
    { $n ->
        [one] Vítězí { $names }, body: { $points }!
       *[other] Vítězové: { $names }, body: { $points }!
    }
final-score = Konečné skóre
the-winner = vítěz
points-over-time = Jak přibývaly body
round-n = { $n }. kolo
why-these-points = { $line }: za co jsou body
where-it-was-won = Kde se rozhodlo:
tap-a-line = Klepnutím na řádek uvidíte, za co jsou body.
replay = Záznam hry
save-record = Uložit záznam
join-rematch = Přidat se k odvetě
at-the-end = Na konci
