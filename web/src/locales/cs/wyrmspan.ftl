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
wyrm-hand-of = Ruka hráče { $name } · { $n } z { $limit }
wyrm-open-mat = Otevřít desku: { $name }
wyrm-mat-of = Deska: { $name }
wyrm-start-player = začínající hráč
wyrm-first-short = 1.
wyrm-has-passed = pasuje
wyrm-waits = čeká
wyrm-cards-turned = otočeno karet rozhodnutí: { $n } z { $all }
wyrm-her-last-turn = Její poslední tah
wyrm-she-has-not-moved = V tomto kole ještě netáhla.
wyrm-all-her-turns = Všechny její tahy
wyrm-decision-card = karta rozhodnutí { $card }
wyrm-cave-card = Karta jeskyně { $n }
wyrm-she-nothing = Bez obnovení, bez mince
wyrm-why-nothing = Její karta nic z toho nežádá. Její cíl: { $hers }, váš: { $yours }.
wyrm-she-no-coin = Žádná mince k odebrání
wyrm-why-no-coin = Na jejím cíli žádná neleží. Její cíl: { $hers }, váš: { $yours }.
wyrm-she-refresh = Nabídka je obnovena
wyrm-why-refresh = Její karta má symbol obnovení: nejdřív přijdou nové karty.
wyrm-she-objective =
    { $way ->
        [more] Na jejím cíli je o minci víc
       *[less] Na jejím cíli je o minci méně
    }
wyrm-why-objective = Mincí na něm: { $coins }. V kole { $round } má { $hers }, vy { $yours }.
wyrm-she-steps =
    { $n ->
        [one] { $n } krok v cechu
        [few] { $n } kroky v cechu
        [many] { $n } kroku v cechu
       *[other] { $n } kroků v cechu
    }
wyrm-why-steps-round = V kole { $round } její karta říká { $n }.
wyrm-why-steps-most =
    { $n ->
        [one] Vaše nejvíce vyhloubená jeskyně má { $n } komoru.
        [few] Vaše nejvíce vyhloubená jeskyně má { $n } komory.
        [many] Vaše nejvíce vyhloubená jeskyně má { $n } komory.
       *[other] Vaše nejvíce vyhloubená jeskyně má { $n } komor.
    }
wyrm-why-steps-least =
    { $n ->
        [one] Vaše nejméně vyhloubená jeskyně má { $n } komoru.
        [few] Vaše nejméně vyhloubená jeskyně má { $n } komory.
        [many] Vaše nejméně vyhloubená jeskyně má { $n } komory.
       *[other] Vaše nejméně vyhloubená jeskyně má { $n } komor.
    }
wyrm-why-steps-plus = Karta přidává { $n }.
wyrm-she-meets-brown = Dojde na hnědé pole: platí nejspodnější řádek karty.
wyrm-she-meets-none = Žádné hnědé pole, takže nic nebere.
wyrm-she-takes =
    { $kind ->
        [dragon] Bere draka z místa { $slot }
       *[other] Bere kartu jeskyně z místa { $slot }
    }
wyrm-why-takes = { $name }: +{ $n } VB pro ni.
wyrm-why-slot-empty = Místo { $n } je prázdné, platí další vpravo.
wyrm-came-into-slot = Nově na tomto místě: { $name }.
wyrm-she-marker = Číslo cechu { $number }
wyrm-why-marker = Řady s volným políčkem shora: { $rows }. Počítáno do { $number }: { $cell }.
wyrm-she-no_marker = Žádný žeton na destičce cechu
wyrm-why-no_marker = Všechny žetony, které do tohoto kola má, už jsou položeny.
wyrm-she-pass = Pasuje
wyrm-why-pass-icon = Poslední karta jejího balíčku má symbol pasování: nic dalšího se z ní neprovádí.
wyrm-why-pass-deck = Její balíček je prázdný.
wyrm-on-the-way = Co se stane cestou
wyrm-answers = Odpovědi
wyrm-you-have = máte { $n }
wyrm-more-to-come =
    { $n ->
        [one] Pak ještě { $n }.
        [few] Pak ještě { $n }.
       *[other] Pak ještě { $n }.
    }
wyrm-lacks = chybí:
wyrm-top-of-deck = Vrch balíčku
wyrm-unseen-cards =
    { $n ->
        [one] { $n } karta, kterou nikdo neviděl
        [few] { $n } karty, které nikdo neviděl
       *[other] { $n } karet, které nikdo neviděl
    }
wyrm-action-costs =
    Akce stojí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }; máte { $have }.
wyrm-explore-told = Dobrodruh jde zleva doprava a cestou působí všechny efekty i draci.
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
wyrm-most-precious = Nejcennější drak: { $name }, { $n } VB.
