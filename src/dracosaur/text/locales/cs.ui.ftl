# The terminal client.

## Players

ui-player-name = Hráč { $n }
ui-bot-name = Bot { $n } ({ $bot })
ui-bot-numbered = { $bot } { $n }
ui-bot-short = Bot { $n }
ui-player-initials = H{ $n }
ui-bot-initials = B{ $n }
ui-watching = Přihlížíte
ui-too-small = Zvětšete prosím okno: stačí { $columns } × { $rows }, teď má { $width } × { $height }.
ui-language-name = Čeština

## Keys at the bottom of the screen, as short as possible

ui-key-help = Nápověda
ui-key-language = Jazyk
ui-key-rule = Pravidlo
ui-key-pane = Záložka
ui-key-look = Desky
ui-key-undo = Zpět
ui-key-hint = Rada
ui-key-menu = Menu
ui-key-ready = Připraveno
ui-key-stay = Nechat být
ui-key-choose = Vybrat
ui-key-change = Změnit
ui-key-begin = Začít
ui-key-leave = Odejít
ui-key-again = Nová hra
ui-key-boards = Prohlédnout desky
ui-key-quit = Konec

## The table

ui-pane-players = Hráči
ui-pane-score = Body
ui-pane-log = Průběh
ui-total = Celkem
ui-over = Hra skončila. Novou hru najdete v menu (F10).
ui-wait = Počkejte na ostatní hráče.
ui-left = (ještě { $n })
ui-can-undo = (F8 vezme vaše poslední rozhodnutí zpět.)
ui-no-undo = Už není co vzít zpět: co bylo odhaleno, vylosováno nebo hozeno, platí.
ui-undo-late = Boti jsou na tahu: teď už je na vzetí zpět pozdě.
ui-back-title = Vzít zpět
ui-back-question = Od vašeho posledního rozhodnutí táhli ostatní nebo se něco odhalilo. Proti samotným botům se přesto můžete rozhodnout znovu; kostka, pytlík i balíčky dají totéž.
ui-back-yes = Vzít zpět mé poslední rozhodnutí
ui-hint = Dobrá volba: { $what }
ui-looking = Díváte se na desku hráče: { $player }. Esc vás vrátí k vaší.

## The curtain between two people

ui-curtain-title = Další hráč
ui-curtain-pass = Předejte klávesnici: { $player }
ui-curtain-ready = Až se nikdo jiný nebude dívat, stiskněte Enter
ui-curtain-undo = Vzít zpět ({ $player })
ui-curtain-back = { $player }: vzetí posledního rozhodnutí zpět.

## The end

ui-end-title = Konečné skóre
ui-end-winner = Vítězství: { $players }
ui-end-winners = Společné vítězství: { $players }
ui-end-tie = Při shodě rozhodlo: { $reason }

## The start screen

ui-start-title = Začít hru
ui-start-begin = Začít
ui-start-begin-help = Začít hru tak, jak je uvedeno níže.
ui-start-saved = Uložené hry
ui-start-saved-help = Pokračovat v uložené hře nebo si prohlédnout záznam.
ui-start-game = Hra
ui-start-seats = Hráči
ui-start-seats-help = Tato hra je pro { $least } až { $most } hráčů, lidí a botů dohromady.
ui-start-person = Člověk
ui-start-bot = Bot: { $bot }
ui-start-seat-help = Člověk u této klávesnice, nebo bot. Přes Enter lze zadat i jméno.
ui-start-name = Jméno hráče
ui-start-same-name = Toto jméno má jiný hráč.
ui-start-file = Jiný soubor
ui-start-bad-file = { $path } nelze otevřít: { $reason }
ui-start-resume = Pokračovat v této hře
ui-start-look = Prohlédnout
ui-start-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
ui-value-random = náhodně
ui-value-yes = ano
ui-value-no = ne
ui-value-none = bez omezení

## Menu and questions

ui-menu-title = Menu
ui-menu-continue = Zpět ke hře
ui-menu-new = Nová hra
ui-menu-save = Uložit
ui-menu-help = Nápověda a průvodce
ui-menu-rule = Vyhledat pravidlo
ui-menu-language = Jazyk
ui-menu-theme = Světlé nebo tmavé barvy
ui-menu-quit = Konec
ui-stay = Hrát dál
ui-new-question = Tato hra ještě neskončila. Přesto začít novou?
ui-new-yes = Začít novou hru
ui-quit-saved = Hra se ukládá po každém tahu: { $path }
ui-quit-unsaved = Tato hra neskončila a není uložená.
ui-quit-behind = Poslední tahy se sem nepodařilo uložit: { $path }
ui-quit-yes = Skončit
ui-quit-save = Uložit a skončit
ui-quit-lose = Skončit bez uložení
ui-close = Esc zavře
ui-write-keys = Enter potvrdí · Esc zavře

## Saving

ui-saved = Uloženo: { $path }. Odteď se ukládá každý tah.
ui-not-saved = Hru se nepodařilo uložit: { $reason }. Stiskněte F9 a zvolte jiný soubor.
ui-save-title = Uložit do jiného souboru
ui-save-where = Hru se nepodařilo uložit sem: { $path } ({ $reason }). Napište název jiného souboru.
ui-save-exists = Soubor s tímto názvem už existuje: { $path }
ui-kept = Hra je uložena zde: { $path }
    Pokračujte příkazem: { $command }
ui-kept-over = Dohraná hra je uložena zde: { $path }
    Znovu si ji přečtete takto: { $command }

## Rules

ui-rule-title = Pravidla podle čísel
ui-rule-placeholder = Číslo pravidla, například { $example }
ui-rule-unknown = Pravidlo { $number } neexistuje. Číslo vypadá takto: { $example }.

## Help

ui-help-title = Nápověda
ui-help-keys = Klávesy
ui-help-signs = Písmena a značky
ui-help-digits = vybrat to, co má toto číslo; písmena fungují tam, kde jsou vidět
ui-help-arrows = přejít na volbu, dinosaura nebo místo a přečíst si o nich
ui-help-enter = vybrat; kliknutí myší udělá totéž
ui-help-new = nové od vašeho posledního rozhodnutí
ui-help-help = tato stránka
ui-help-language = jiný jazyk
ui-help-theme = světlé nebo tmavé barvy
ui-help-rule = vyhledat pravidlo; právě zmíněné už je vyplněné
ui-help-pane = další záložka: hráči, body, průběh
ui-help-look = deska dalšího hráče ve velkém
ui-help-hint = ukázat dobrou volbu
ui-help-undo = vzít zpět své poslední rozhodnutí, dokud nebylo nic odhaleno
ui-help-save = uložit hru
ui-help-scroll = posunout záložku
ui-help-menu = menu, nebo zpět ke své desce
ui-help-quit = skončit

## Draftosaurus

ui-draftosaurus-free = Kostka neplatí: { $players }
ui-draftosaurus-bound = Podle kostky: { $players }
ui-draftosaurus-free-sign = Kostkou se neřídí
ui-draftosaurus-bound-sign = Řídí se kostkou
ui-draftosaurus-decided-sign = Rozhodnuto
ui-draftosaurus-thinking-sign = Ještě se rozhoduje
ui-draftosaurus-hand-sign = Ruka: písmena, pokud jste ji viděli, jinak počet

## Wyrmspan

ui-wyrmspan-page-mat = Deska
ui-wyrmspan-page-cards = Karty
ui-wyrmspan-page-guild = Cech
ui-wyrmspan-round = Kolo { $round } z { $rounds }
ui-wyrmspan-turn = na tahu: { $player }
ui-wyrmspan-phase-setup = příprava hry
ui-wyrmspan-phase-keeping = příprava hry
ui-wyrmspan-phase-round_end = konec kola
ui-wyrmspan-phase-renewal = konec kola
ui-wyrmspan-phase-income = příjem
ui-wyrmspan-phase-payments = konec hry
ui-wyrmspan-phase-over = konec hry
ui-wyrmspan-nests = Hnízda desky
ui-wyrmspan-display = Nabídka · balíčky { $decks }
ui-wyrmspan-hand = Vaše ruka { $cards }
ui-wyrmspan-hand-known = Ruka: { $player } { $cards } · všem známé:
ui-wyrmspan-explored = průzkumů v tomto kole: { $n } z { $most }
ui-wyrmspan-passed = pas
ui-wyrmspan-growth = Dospívání dráčete
ui-wyrmspan-automa-steps = Kroky v cechu { $n } · žetony cechu { $markers }
ui-wyrmspan-automa-coins = Mince na cíli tohoto kola: { $n }
ui-wyrmspan-automa-turned = Karty rozhodnutí otočené v tomto kole: { $cards }
ui-wyrmspan-automa-dragons = Draci ({ $n }): { $cards }
ui-wyrmspan-automa-caves = Karty jeskyní ({ $n }): { $cards }
ui-wyrmspan-sign-explored = průzkumy v tomto kole: provedené, zbývající
ui-wyrmspan-sign-turn = právě rozhoduje
ui-wyrmspan-sign-start = začínající hráč
ui-wyrmspan-sign-page = další stránka desky
