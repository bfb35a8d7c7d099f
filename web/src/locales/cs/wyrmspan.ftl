# The table of Wyrmspan; the words of the cards and of the game itself come from the server.
wyrm-goes-here = přijde sem
wyrm-space-free = volno
wyrm-space-rock = nevykopáno
wyrm-space-of-cave = { $cave }, políčko { $column }
wyrm-space-with-dragon = { $where }: { $dragon }, vejce { $eggs } z { $nests }, uloženo { $cached }, zasunuto { $tucked }
wyrm-can-be-chosen = Lze vybrat.
wyrm-explored-times = v tomto kole prozkoumáno { $n } z { $most }
wyrm-mat-nests = Hnízda na desce: vejce { $eggs } z { $nests }
wyrm-mat-nests-short = Hnízda na desce
wyrm-objectives = Cíle
wyrm-round = Kolo
wyrm-round-of = Kolo { $round } ze { $rounds }
wyrm-setup = Příprava
wyrm-vp = { $n } VB
wyrm-place-vp = { $place }. { $vp }
wyrm-display = Nabídka
wyrm-deck-left =
    { $kind ->
        [dragon] Karet draků v balíčku:
       *[other] Karet jeskyní v balíčku:
    }
wyrm-marker-in = žeton za { $n }
wyrm-guild-row = Řádek { $row } destičky cechu
wyrm-your-hand = Vaše ruka · { $n } z { $limit }
wyrm-open-mat = Otevřít desku: { $name }
wyrm-mat-of = Deska: { $name }
wyrm-start-player = začínající hráč
wyrm-first-short = 1.
wyrm-has-passed = pasuje
wyrm-waits = čeká
wyrm-cards-turned = otočeno karet rozhodnutí: { $n } z { $all }
wyrm-her-last-turn = Její poslední tah
wyrm-she-has-not-moved = V tomto kole ještě netáhla.
wyrm-on-the-way = Co se stane cestou
wyrm-answers = Odpovědi
wyrm-you-have = máte { $n }
wyrm-more-to-come =
    { $n ->
        [one] Pak ještě { $n }.
        [few] Pak ještě { $n }.
       *[other] Pak ještě { $n }.
    }
wyrm-my-mat = Moje deska
wyrm-the-cards = Karty
wyrm-way = Kroky akce
wyrm-way-dragon = Drak
wyrm-way-place = Místo
wyrm-way-exchange = Výměna
wyrm-way-pay_egg = Vejce
wyrm-way-cave = Jeskyně
wyrm-way-cave_card = Karta jeskyně
wyrm-setup-put-back =
    { $n ->
        [one] Vraťte ještě jednu kartu.
        [few] Vraťte { $n } ze svých šesti karet.
       *[other] Vraťte { $n } ze svých šesti karet.
    }
wyrm-setup-take =
    { $n ->
        [one] Vezměte ještě jednu surovinu.
        [few] Vezměte { $n } suroviny.
       *[other] Vezměte { $n } surovin.
    }
wyrm-setup-ready = Vše je vybráno.
wyrm-setup-secret = Ostatní nic neuvidí, dokud nebudou všichni hotovi.
wyrm-keep = Ponechat
wyrm-put-back = Vrátit
wyrm-start-resources =
    { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
wyrm-give-back = Vrátit: { $what }
wyrm-take-resource = Vzít surovinu
wyrm-your-dragons-cost = Vaši draci stojí
wyrm-also-coins-eggs = máte také mince: { $coins }, vejce: { $eggs }
wyrm-ready = Hotovo
wyrm-round-over = Kolo { $round } skončilo
wyrm-counted-now = Počítá se teď, boduje se na konci hry; kdo má stejně, dělí se o místo.
wyrm-go-on = Pokračovat
wyrm-players-n =
    { $n ->
        [one] sólo
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
wyrm-ravel-keeps = mezi koly si necháte { $n }
wyrm-part-mat = Deska
wyrm-part-display = Nabídka
wyrm-part-guild = Cech
wyrm-part-score = Body
wyrm-parts = Části stolu
wyrm-caves = Jeskyně
wyrm-spots-here = lze vybrat zde: { $n }
