# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Hlubte jeskyně, lákejte do nich draky a prozkoumávejte, co vzniklo!
game-facts = Autorka: Connie Vogelmann. Vydavatel: Stonemaier Games. 1–5 hráčů. Drakosaur je nezávislé fanouškovské dílo a s autorkou ani vydavatelem hry nemá nic společného.

## Caves

cave-crimson = Karmínová jeskyně
cave-golden = Zlatá sluj
cave-amethyst = Ametystová propast

# At most 10 characters each.
cave-crimson-short = Karmínová
cave-golden-short = Zlatá
cave-amethyst-short = Ametystová

## Resources and other things

resource-meat = maso
resource-gold = zlato
resource-crystal = krystal
resource-milk = mléko
resource-any = libovolná surovina
thing-coin = mince
thing-egg = vejce
thing-dragon_card = karta draka
thing-cave_card = karta jeskyně
thing-step = krok na stupnici cechu
thing-nest = hnízdo
vp = VB

## Dragons

size-hatchling = dráče
size-small = malý
size-medium = střední
size-large = velký
trait-aggressive = agresivní
trait-playful = hravý
trait-helpful = nápomocný
trait-shy = plachý
icon-when_played = Při zahrání
icon-if_activated = Při aktivaci
icon-once_per_round = Jednou za kolo
icon-end_game = Na konci hry
icon-now = Ihned

## Actions

action-excavate = Hloubení
action-entice = Lákání
action-explore = Průzkum
action-explore-crimson = Průzkum Karmínové jeskyně
action-explore-golden = Průzkum Zlaté sluje
action-explore-amethyst = Průzkum Ametystové propasti
action-pass = Pas

## The Dragon Guild

guild = Dračí cech
guild-plains = Cech plání
guild-seafarers = Cech mořeplavců
guild-highlands = Cech vysočiny
guild-rainforest = Cech deštných pralesů
guild-start = START
guild-brown = hnědé pole

## Objectives

objective-cave_cards = Karty jeskyní na vaší desce
objective-amethyst_cards = Draci a karty jeskyní ve vaší Ametystové propasti
objective-crimson_cards = Draci a karty jeskyní ve vaší Karmínové jeskyni
objective-golden_cards = Draci a karty jeskyní ve vaší Zlaté sluji
objective-nests = Kapacita vajec na vašich dracích
objective-eggs = Vejce na vaší desce
objective-cached = Uložené suroviny na vaší desce
objective-guild_position = Pozice v dračím cechu
objective-cheap = Draci s vytištěnou cenou 0–2
objective-dear = Draci s vytištěnou cenou 3 a více
objective-played_or_round = Draci se schopností „Při zahrání“ nebo „Jednou za kolo“
objective-activated = Draci se schopností „Při aktivaci“
objective-hatchlings = Dráčata na vaší desce
objective-small = Malí draci na vaší desce
objective-medium = Střední draci na vaší desce
objective-large = Velcí draci na vaší desce
objective-aggressive = Agresivní draci na vaší desce
objective-playful = Hraví draci na vaší desce
objective-shy = Plaší draci na vaší desce
objective-helpful = Nápomocní draci na vaší desce
place-1 = 1. místo
place-2 = 2. místo
place-3 = 3. místo
place-0 = Ostatní

## Score lines

line-guild = Žetony v dračím cechu
line-dragons = Karty draků
line-end_game = Schopnosti „Na konci hry“
line-eggs = Vejce
line-cached = Uložené suroviny
line-tucked = Podložené karty
line-objectives = Cíle kol
line-remaining = Zbylé mince, karty a suroviny

## Solo play

rival-automa = Automa
rival-ravel = Klubko
level-automa_1 = Automa, úroveň 1
level-automa_2 = Automa, úroveň 2
level-automa_3 = Automa, úroveň 3
level-ravel_1 = Režim Klubko, úroveň 1
level-ravel_2 = Režim Klubko, úroveň 2
level-ravel_3 = Režim Klubko, úroveň 3

# The sheet of the Automa (A12.1).
line-automa_dragons = Draci Automy
line-automa_caves = Karty jeskyní Automy
line-automa_steps = Kroky Automy od hnědého pole
line-automa_markers = Žetony Automy

# At most 9 characters each.
line-guild-short = Cech
line-dragons-short = Draci
line-end_game-short = Na konci
line-eggs-short = Vejce
line-cached-short = Uloženo
line-tucked-short = Podložené
line-objectives-short = Cíle
line-remaining-short = Zbytek
line-automa_dragons-short = Draci A
line-automa_caves-short = Jeskyně A
line-automa_steps-short = Kroky A
line-automa_markers-short = Žetony A

tie-dragons = více viditelných draků na desce
tie-solo = při remíze s Automou vyhráváte vy

## Options

option-guild = Destička cechu
option-guild-help = Destička na desce cechu: vybraná, nebo náhodná.
option-objective_1 = Cíl 1. kola
option-objective_1-help = Co se počítá v 1. kole: vybraný cíl, nebo náhodný.
option-objective_2 = Cíl 2. kola
option-objective_2-help = Co se počítá ve 2. kole: vybraný cíl, nebo náhodný.
option-objective_3 = Cíl 3. kola
option-objective_3-help = Co se počítá ve 3. kole: vybraný cíl, nebo náhodný.
option-objective_4 = Cíl 4. kola
option-objective_4-help = Co se počítá ve 4. kole: vybraný cíl, nebo náhodný.
option-automa = Automa
option-automa-help = Režim a úroveň Automy; jen pro jednoho hráče.
option-automa-automa_1 = { level-automa_1 }
option-automa-automa_2 = { level-automa_2 }
option-automa-automa_3 = { level-automa_3 }
option-automa-ravel_1 = { level-ravel_1 }
option-automa-ravel_2 = { level-ravel_2 }
option-automa-ravel_3 = { level-ravel_3 }
option-start_player = Začínající hráč
option-start_player-help = Kdo začíná 1. kolo: hráč, kterého určíte, nebo náhodný.
option-leave_out_neighbors = Bez sousedských draků
option-leave_out_neighbors-help = Jen pro jednoho hráče: vynechá draky, kteří vás srovnávají se sousedem po levici.

note-solo_options = Automa a vynechaní draci jsou jen pro jednoho hráče; hráčů je teď { $seats }, takže tato nastavení nic nemění.

## Actions as labels

kind-meat = { resource-meat }
kind-gold = { resource-gold }
kind-crystal = { resource-crystal }
kind-milk = { resource-milk }
kind-coin = { thing-coin }
kind-egg = { thing-egg }
kind-dragon = drak
kind-cave = karta jeskyně

action-explore-cave = Průzkum: { $cave }
action-use = Využít
action-decline = Odmítnout
action-item = Část { $number }
action-resource = { $kind }
action-egg = Neplatit vejce
action-exchange = { $one } + { $other } → { $taken }
action-cave = { $cave }
action-space = { $cave }, komora { $column }
action-mat = Hnízdo na desce
action-cell = Destička cechu, řada { $row }
action-cell-vp = Destička cechu, řada { $row }: { $vp } VB
action-draw = Z balíčku: { $kind }
action-dragon = Drak { $number }
action-cave_card = Karta jeskyně { $number }
action-deal_dragon = Z balíčku: drak { $number }
action-deal_cave = Z balíčku: karta jeskyně { $number }
action-deal_guild = Destička cechu: { $guild }
action-deal_objective = Cíl: { $objective }
action-start = Začínající hráč: { $seat }
action-decision = Karta rozhodnutí { $card }

## What is asked

ask-put_back = Příprava: odložte kartu. Ze šesti si necháte čtyři.
ask-start_resource = Příprava: vezměte si surovinu. Celkem tři.
ask-action = Vyberte akci.
ask-cave = Kterou jeskyni hloubíte?
ask-excavate = Vyhloubíte komoru vrchní kartou jeskyně z balíčku?
ask-cave_card = Kterou kartu jeskyně vyložíte?
ask-dragon = Kterého draka zahrajete?
ask-place = Kam drak půjde?
ask-waive = Který symbol ceny neplatíte?
ask-exchange = Chybí surovina: vyměňte dvě za jednu.
ask-pay = Zaplatíte a využijete to?
ask-pay_coin = Zaplatíte minci?
ask-pay_resource = Kterou surovinu zaplatíte?
ask-pay_egg = Které vejce zaplatíte?
ask-pay_dragon = Kterou kartu draka zaplatíte?
ask-pay_cave = Kterou kartu jeskyně zaplatíte?
ask-pay_card = Kterou kartu zaplatíte?
ask-pay_goods = Kterou surovinu nebo kartu odhodíte?
ask-item = Co uděláte dál?
ask-bonus = Který bonus si vezmete teď?
ask-gain = Vezmete si to?
ask-gain_resource = Kterou surovinu si vezmete?
ask-gain_card = Kterou kartu si vezmete?
ask-kind = Který druh suroviny?
ask-step = Uděláte krok v cechu?
ask-lay = Do kterého hnízda snesete vejce?
ask-income = Příjem: do kterého hnízda snesete vejce?
ask-cache_kind = Kterou surovinu uložíte?
ask-cache_where = Na kterého draka ji uložíte?
ask-stow_kind = Kterou ze získaných surovin uložíte?
ask-tuck_card = Kterou kartu draka podložíte?
ask-tuck_where = Pod kterého draka ji podložíte?
ask-stow_card = Kterou ze získaných karet podložíte?
ask-share_keep = Kterou kartu si necháte v ruce?
ask-share_discard = Kterou kartu odhodíte?
ask-share_tuck = Kterou kartu podložíte?
ask-reveal = Odkryjete vrchního draka z balíčku?
ask-feed = Nakrmíte dráče?
ask-activate = Schopnost kterého draka použijete?
ask-activate_mat = Který vytištěný efekt desky použijete?
ask-swap = Kteří draci si vymění místa?
ask-cell = Kam na destičku cechu položíte žeton?
ask-ability = Kterou schopnost „Jednou za kolo“ teď použijete?
ask-end_payment = Za kterou schopnost „Na konci hry“ zaplatíte?
ask-limit_resources = Víc než devět surovin: kterou vrátíte?
ask-limit_cards = Víc než devět karet: kterou odhodíte?

## What may be chosen, and what there is to know of it

choice-dragon = { $dragon }
choice-space = { $dragon } ({ $cave }, { $column })
choice-row = Řada { $row }: { $text }
about-excavate = Hloubení: vyložte kartu jeskyně z ruky do další komory jeskyně a využijte její bonus. 1 mince, ve sloupci 3 navíc 1 vejce, ve sloupci 4 navíc 2 vejce.
about-entice = Lákání: zahrajte draka z ruky do další volné komory v jeho oblíbené jeskyni. 1 mince a vytištěná cena.
about-explore = Průzkum: { $cave }. Dobrodruh jde zleva doprava a cestou působí všechny efekty i draci. Mince { $coins }, vejce { $eggs }.
about-pass = Pas: v tomto kole už nebudete na tahu. Mince a vše ostatní vám zůstávají.
about-dragon = { $title } – { $when }: { $text } [{ $facts }]
about-cave_card = { $title } – { $when }: { $text }
about-row = { $title } – { $when }: { $text }
about-stop = { $title }: { $text }
about-item = { $text }
about-closing = { $text }
about-deck = Z balíčku: { $kind }. Karet v balíčku: { $left }.
about-mat_nest = Hnízda desky: vejce { $eggs } z { $nests }.
about-space-dragon = { $cave }, komora { $column }: { $title } – { $when }: { $text } Vejce { $eggs } z { $nests }, uložené suroviny { $cached }, podložené karty { $tucked }.
about-space-hatchling = { $cave }, komora { $column }: { $title } – { $when }: { $text } Vejce { $eggs } z { $nests }, uložené suroviny { $cached }, podložené karty { $tucked }, dospívání { $growth } ze 3.
about-space-cave_card = { $cave }, komora { $column }: vyhloubená a volná. { $title } – { $when }: { $text }
about-space-free = { $cave }, komora { $column }: vyhloubená a volná.
about-space-rock = { $cave }, komora { $column }: nevyhloubená. Cena hloubení: mince { $coins }, vejce { $eggs }.
source-dragon = { $title } – { $when }: { $text }
source-cave_card = { about-cave_card }
source-play = { about-dragon }
source-excavate = { about-cave_card }
source-row = { about-row }
source-stop = { $cave }: { $text }
source-track = Stupnice cechu: { $text }
source-closing = { about-closing }
source-explore = { action-explore-cave }
source-space = { action-space }

## What a choice brings

brings-coins = mince { $n }
brings-resource = { $kind } { $n }
brings-mat_eggs = vejce na desce { $n }
brings-eggs = vejce { $n } ({ $cave }, { $column })
brings-cached = uloženo { $kind } { $n } ({ $cave }, { $column })
brings-tucked = podložené karty { $n } ({ $cave }, { $column })
brings-steps = kroky v cechu { $n }
brings-marker = žeton na destičce cechu – { $cell }
brings-cave_placed = karta jeskyně { $card } ({ $cave }, { $column })
brings-dragon_placed = drak { $card } ({ $cave }, { $column })
brings-dragon_card = karty draků { $n }
brings-cave_card = karty jeskyní { $n }
brings-points = VB { $n }
brings-pays = zaplatit: { $kind } ×{ $n }
brings-lacks = chybí: { $kind } ×{ $n }
brings-could_entice = můžete ho přilákat
brings-no_room = teď není volné místo
brings-waives = jedno vejce nebo jedna surovina z ceny se neplatí
brings-stop = { about-stop }
brings-ability = { $dragon } – { $text }

## Why not

why-W4-5 = Teď rozhodněte, kterou ze šesti karet odložíte: čtyři si necháte.
why-W4-6 = Karty už jsou vybrané; teď si vezměte tři suroviny.
why-W4-11 = To tady náhoda dát nemůže.
why-W5-1 = Teď nerozhodujete vy.
why-W5-2 = Ve svém tahu uděláte jednu věc: hloubíte, lákáte, prozkoumáte jeskyni, nebo pasujete.
why-W5-5 = Každá akce stojí 1 minci a vám žádná nezbyla.
why-W5-9 = Tímto platit nelze, nebo by vám pak nezbylo co získat.
why-W5-10 = Výměna vrací dvě suroviny za jednu; ty dvě uveďte v pořadí maso, zlato, krystal, mléko.
why-W5-11 = Tady se platí vejce: vyberte hnízdo, ve kterém je.
why-W5-12 = Zaplatit můžete jen vejcem z místa, které karta uvádí.
why-W5-15 = Nejdřív se musí rozhodnout o jiné části této akce.
why-W5-16 = Cenu tohoto draka nezaplatíte ani s výměnami.
why-W5-17 = Teď je možná jen výměna, která přinese chybějící surovinu.
why-W6-1 = Všechny komory této jeskyně jsou vyhloubené.
why-W6-2 = Chybí vejce: sloupec 2 nestojí žádné, sloupec 3 jedno, sloupec 4 dvě.
why-W6-3 = Vyberte kartu jeskyně, kterou sem můžete vyložit.
why-W6-4 = Vyberte jeden z obou bonusů, nebo oba odmítněte.
why-W6-9 = Potřebujete kartu jeskyně v ruce a komoru, která ještě není vyhloubená.
why-W7-1 = Přilákat můžete jen kartu draka z ruky.
why-W7-2 = Nezaplatíte cenu žádného draka, pro kterého je místo.
why-W7-3 = Drak potřebuje volnou vyhloubenou komoru v oblíbené jeskyni; jako první se obsazuje ta nejvíc vlevo.
why-W8-1 = Druhý průzkum jeskyně v jednom kole stojí 1 vejce, třetí 2 a čtvrtý není možný.
why-W8-3 = Dobrodruh jde zleva doprava a nic nepřeskakuje.
why-W9-4 = Toto odmítnout nelze.
why-W9-5 = Určete druh suroviny; mohou na něm záviset ostatní.
why-W9-6 = Vyberte jednu z částí, které ještě zbývají.
why-W9-7 = Opakovat to můžete jen tolikrát, kolikrát dovoluje karta.
why-W9-10 = Tato část patří ostatním hráčům.
why-W9-15 = Na to se teď nikdo neptá.
why-W10-1 = Vyberte jednu ze čtyř surovin.
why-W10-2 = Vezměte odkrytou kartu toho druhu, nebo vrchní kartu jejího balíčku.
why-W10-5 = Uložit nebo podložit teď můžete jen to, co jste právě získali.
why-W10-6 = Nabídka karet se doplňuje až na konci tahu.
why-W10-9 = Odkrytá karta jde tam, kam říká schopnost.
why-W10-10 = Každá vzatá karta patří na jedno z míst, která schopnost uvádí.
why-W10-15 = Jednu z právě získaných surovin musíte uložit.
why-W11-1 = Ukládá se surovina, kterou máte, na draka, kterého efekt dovoluje.
why-W11-2 = Karta draka se podkládá pod draka, kterého efekt dovoluje.
why-W11-6 = Získat můžete jen surovinu z ceny podložené karty.
why-W11-7 = Vejce potřebuje volné hnízdo tam, kde to efekt dovoluje.
why-W11-8 = Vejce dostanou jen uvedení draci s volným hnízdem.
why-W12-2 = Dráče přijme jen to, co uvádí jeho karta.
why-W13-3 = Vynechat můžete jen vejce nebo surovinu z vytištěné ceny a zbytek musíte být schopni zaplatit.
why-W13-7 = Nový drak přijde navrch jednoho z vašich draků v jeskyni, kterou má rád.
why-W13-11 = Vyberte vytištěný efekt desky, který teď něco přinese.
why-W13-13 = Vyberte dva různé draky na své desce.
why-W13-14 = Vyberte jiného draka, jehož schopnost teď něco přinese.
why-W14-5 = Udělejte krok, nebo ho odmítněte.
why-W14-7 = Toto políčko destičky cechu není volné.
why-W15-7 = Na konci tahu vracíte vše nad devět.
why-W16-5 = Vyberte ještě nepoužitou schopnost, která teď něco přinese, nebo skončete.
why-W18-3 = Vejce z příjmu potřebuje volné hnízdo.
why-over = Hra skončila, není už o čem rozhodovat.

## What happened

cell-1 = řada 1
cell-2 = řada 2
cell-3 = řada 3
cell-4 = řada 4
cell-5 = řada 5, 6 VB
cell-6 = řada 5, 3 VB
cell-7 = řada 5, 1 VB

event-guild = Destička cechu: { $guild }.
event-objective = Cíl: { $objective }.
event-start = Začínající hráč: { $player }.
event-chosen = { $player }: karty a suroviny jsou vybrané.
event-put_back = Odloženo při přípravě: { $kind } ×{ $n }.
event-round = Začíná { $round }. kolo.
event-excavate = { $player }: hloubení.
event-entice = { $player }: lákání.
event-explore = { $player }: průzkum – { $cave }.
event-pass = { $player }: pas.
event-coins = { $player }: mince { $n }.
event-resource = { $player }: { $kind } { $n }.
event-mat_eggs = { $player }: vejce na desce { $n }.
event-eggs = { $player }: vejce { $n } ({ $cave }, { $column }).
event-cached = { $player }: uloženo { $kind } { $n } ({ $cave }, { $column }).
event-tucked = { $player }: podložené karty { $n } ({ $cave }, { $column }).
event-steps = { $player }: kroky v cechu { $n }.
event-marker = { $player }: žeton na destičce cechu – { $cell }.
event-cave_placed = { $player }: karta jeskyně { $card } ({ $cave }, { $column }).
event-dragon_placed = { $player }: drak { $card } ({ $cave }, { $column }).
event-card = { $player } bere z balíčku: { $kind }.
event-card-you = Berete z balíčku: { $kind } { $card }.
event-card_seen = { $player } bere: { $kind } { $card }.
event-discarded = Odhozeno: { $kind } { $card }.
event-displayed = Nově v nabídce: { $kind } { $card }.
event-decision = { $rival } otáčí kartu rozhodnutí { $card }. { $text }
event-automa_refresh = { $rival } obnovuje karty v nabídce.
event-automa_objective = { $rival }: mince na cíli kola { $round } { $n }. Má tam { $hers }, vy { $yours }.
event-automa_takes = { $rival } bere: { $kind } { $card }.
event-automa_steps = { $rival }: kroky v cechu { $n }.
event-automa_marker = { $rival }: žeton na destičce cechu – { $cell }.
event-automa_no_marker = { $rival }: žádný volný žeton pro destičku cechu.
event-automa_pass = { $rival } pasuje.
event-place = Cíl { $round }. kola: { $player } – { $place }.
event-scored = { $player }: { $points } VB.
event-won = Vítězství: { $players }.

assumed-payment = { $player } platí za draka { $card }. Předmětů: { $things }, VB: { $points }

## Mistakes in a position

bad-option-same_tile = nastavení „{ $setting }“: tento cíl je na stejném dílku jako „{ $beside }“; zvolte jiný
bad-option-not_solo = nastavení „{ $setting }“: tento cíl se ve hře pro jednoho nepoužívá; zvolte jiný
error-game = Toto není dokument hry „{ $game }“: napište její jméno pod klíč "game".
error-state = Tento stav nelze přečíst: { $message }.
error-A1-1 = Automa hraje jen proti jednomu hráči: vynechte "automa", nebo uveďte jednoho hráče.
error-A2-2 = Tento cíl se v sólo hře nepoužívá: vyberte jiný.
error-A3-1 = Taková úroveň neexistuje. Napište jednu z těchto: { $known }.
error-A10-8 = Se dvěma stranami není 3. místo: napište 1, 2 nebo 0.
error-W1-1 = Wyrmspan je pro 1 až 5 hráčů, v dokumentu jich je { $n }.
error-W2-4 = Karta { $number } neexistuje, nebo je v tomto dokumentu dvakrát.
error-dragon_name = Žádný drak se nejmenuje „{ $value }“. Podobní jsou: { $known }.
error-dragon_several = „{ $value }“ odpovídá více drakům: { $known }. Napište celé jméno, nebo číslo.
error-W3-1 = Suroviny jsou maso, zlato, krystal a mléko, nic jiného.
error-W3-2 = Jeskyně má čtyři komory: uveďte nejvýše čtyři.
error-W3-3 = První komora kartu jeskyně nemá, každá další ji potřebuje dřív, než v ní bude drak.
error-W3-7 = Víc vajec než hnízd: v každém hnízdě je jen jedno vejce.
error-W3-8 = Uložené suroviny a podložené karty potřebují v komoře draka.
error-W4-1 = Taková destička cechu neexistuje. Napište jednu z těchto: { $known }.
error-W4-3 = Cíle jsou čtyři, každý z jiné destičky: tento je navíc, nebo se opakuje.
error-W6-1 = Jeskyně se hloubí zleva doprava bez mezer.
error-W7-3 = Draci zaplňují jeskyni zleva doprava a leží jen v oblíbených jeskyních; přidejte "swapped": true, pokud draka přesunula výměna.
error-W13-9 = Vyměnit lze jen draka a v této komoře žádný není.
error-W14-7 = Pro tento žeton není volné políčko.
error-W14-8 = Hráč má na destičce cechu nejvýše čtyři žetony, tady jich je { $n }.
error-W14-10 = Žeton stojí v řadě 1 až 5; v řadě 5 můžete přidat body políčka: {"{"}"row": 5, "vp": 6{"}"}.
error-W14-14 = Žetony neodpovídají krokům: každých šest kroků dává jeden žeton, nejvýše čtyři.
error-W17-2 = Mezi místy je mezera: někdo musí být na místě před tímto.
error-W17-5 = Takový cíl neexistuje. Napište jeden z těchto: { $known }.
error-W17-8 = Místo je 1, 2, 3, nebo 0 pro „ostatní“.
error-W17-9 = Každý hráč má za každý cíl jedno místo, v tomto seznamu jich je { $n }.
error-W21-1 = Podložených karet je víc, než kolik jich existuje: draků v balíčku je { $n }.
error-W21-4 = Číslo nemůže být menší než nula.

## Figures of simulated games

statistic-dragons = Draků ve hře na hru
statistic-automa_score = Průměrný počet bodů Automy

## Hints

hint-objective = Počítá se do cíle tohoto kola
hint-later_objective = { $n ->
    [one] Počítá se do { $n } cíle pozdějších kol
    [few] Počítá se do { $n } cílů pozdějších kol
    [many] Počítá se do { $n } cíle pozdějších kol
   *[other] Počítá se do { $n } cílů pozdějších kol
}
hint-lacks = Chybí k přilákání: { $dragon }
hint-last_lack = Jen to chybí k přilákání: { $dragon }
hint-ahead-solo = { $n ->
    [one] V průměru skončíte o { $n } bod před Automou
    [few] V průměru skončíte o { $n } body před Automou
    [many] V průměru skončíte o { $n } bodu před Automou
   *[other] V průměru skončíte o { $n } bodů před Automou
}
hint-behind-solo = { $n ->
    [one] V průměru skončíte o { $n } bod za Automou
    [few] V průměru skončíte o { $n } body za Automou
    [many] V průměru skončíte o { $n } bodu za Automou
   *[other] V průměru skončíte o { $n } bodů za Automou
}
hint-even-solo = V průměru skončíte nastejno s Automou
hint-ahead-table = { $n ->
    [one] V průměru skončíte o { $n } bod před nejlepším z ostatních hráčů
    [few] V průměru skončíte o { $n } body před nejlepším z ostatních hráčů
    [many] V průměru skončíte o { $n } bodu před nejlepším z ostatních hráčů
   *[other] V průměru skončíte o { $n } bodů před nejlepším z ostatních hráčů
}
hint-behind-table = { $n ->
    [one] V průměru skončíte o { $n } bod za nejlepším z ostatních hráčů
    [few] V průměru skončíte o { $n } body za nejlepším z ostatních hráčů
    [many] V průměru skončíte o { $n } bodu za nejlepším z ostatních hráčů
   *[other] V průměru skončíte o { $n } bodů za nejlepším z ostatních hráčů
}
hint-even-table = V průměru skončíte nastejno s nejlepším z ostatních hráčů
hint-better = { $n ->
    [one] O { $n } bod lepší než druhá nejlepší odpověď
    [few] O { $n } body lepší než druhá nejlepší odpověď
    [many] O { $n } bodu lepší než druhá nejlepší odpověď
   *[other] O { $n } bodů lepší než druhá nejlepší odpověď
}
hint-close = Druhá nejlepší odpověď je přibližně stejně dobrá
