# Draftosaurus: words and messages. Names follow docs/rules/draftosaurus-glossary.csv.

## The game

game-title = Draftosaurus
game-tagline = Vyberte si dinosaura, ostatní pošlete dál a postavte zoo, kterou chce vidět každý!
game-facts = Autoři: Antoine Bauza, Corentin Lebrat, Ludovic Maublanc a Théo Rivière. Vydavatel: Ankama. 2–5 hráčů. Drakosaur je nezávislé fanouškovské dílo a s autory ani s vydavatelem hry není nijak spojen.

## Species

species-tyrannosaurus = Tyranosaurus
species-diplodocus = Diplodocus
species-triceratops = Triceratops
species-spinosaurus = Spinosaurus
species-stegosaurus = Stegosaurus
species-parasaurolophus = Parasaurolophus

# One letter for each species on a text board; no letter twice.
letter-tyrannosaurus = T
letter-diplodocus = D
letter-triceratops = R
letter-spinosaurus = S
letter-stegosaurus = G
letter-parasaurolophus = P

## Places

place-forest_of_sameness = Jednodruhový les
place-woody_trio = Lesní trojice
place-king_of_the_jungle = Vládce pralesa
place-prairie_of_love = Stepi lásky
place-meadow_of_differences = Rozmanitá louka
place-solitary_island = Ostrov samotářů
place-well_ordered_wood = Uspořádaný les
place-lovers_bridge_left = Most milenců (levý břeh)
place-lookout = Vyhlídka
place-quarantine = Karanténa
place-lovers_bridge_right = Most milenců (pravý břeh)
place-pyramid = Pyramida
place-river = Řeka

# At most 12 characters each.
place-forest_of_sameness-short = Jednodr. les
place-woody_trio-short = Trojice
place-king_of_the_jungle-short = Vládce
place-prairie_of_love-short = Stepi
place-meadow_of_differences-short = Louka
place-solitary_island-short = Ostrov
place-well_ordered_wood-short = Uspoř. les
place-lovers_bridge_left-short = Levý most
place-lookout-short = Vyhlídka
place-quarantine-short = Karanténa
place-lovers_bridge_right-short = Pravý most
place-pyramid-short = Pyramida
place-river-short = Řeka
line-lovers_bridge-short = Most

pen-rule-forest_of_sameness = Žije tu jen jeden druh a místa se plní zleva doprava; 1 až 6 dinosaurů přinese 2, 4, 8, 12, 18, nebo 24 bodů.
pen-rule-woody_trio = Nejvýše tři dinosauři jakýchkoli druhů; právě tři přinesou 7 bodů, méně nic.
pen-rule-king_of_the_jungle = Jeden dinosaurus; přinese 7 bodů, pokud žádná jiná zoo nemá víc dinosaurů jeho druhu než ta vaše.
pen-rule-prairie_of_love = Dinosauři jakýchkoli druhů, obvykle nejvýše šest; každý pár stejného druhu přinese 5 bodů.
pen-rule-meadow_of_differences = Každý druh jen jednou a místa se plní zleva doprava; 1 až 6 dinosaurů přinese 1, 3, 6, 10, 15, nebo 21 bodů.
pen-rule-solitary_island = Jeden dinosaurus; přinese 7 bodů, pokud je jediný svého druhu v celé vaší zoo včetně řeky.
pen-rule-well_ordered_wood = Zleva doprava se střídají dva druhy; 1 až 6 dinosaurů přinese 2, 4, 8, 12, 18, nebo 24 bodů.
pen-rule-lovers_bridge_left = Dinosauři jakýchkoli druhů, obvykle v jakémkoli počtu; každý pár stejného druhu, který dělí řeka, přinese 6 bodů.
pen-rule-lookout = Jeden dinosaurus; přinese 2 body za každého dinosaura svého druhu v zoo hráče po vaší pravici.
pen-rule-quarantine = Jeden dinosaurus; na konci hry se přesune do jiného výběhu nebo do řeky a body přinese tam.
pen-rule-lovers_bridge_right = Dinosauři jakýchkoli druhů, obvykle v jakémkoli počtu; každý pár stejného druhu, který dělí řeka, přinese 6 bodů.
pen-rule-pyramid = Nejvýše šest dinosaurů, řada po řadě odspodu, a dva stejného druhu se nikdy nedotýkají; každý ve spodní řadě přinese 2 body, v prostřední 4 a na vrcholu 7.
pen-rule-river = Sem smí kdykoli jakýkoli dinosaurus, i když řeka není výběh; každý přinese 1 bod.

## Score lines

line-forest_of_sameness = { place-forest_of_sameness }
line-woody_trio = { place-woody_trio }
line-king_of_the_jungle = { place-king_of_the_jungle }
line-prairie_of_love = { place-prairie_of_love }
line-meadow_of_differences = { place-meadow_of_differences }
line-solitary_island = { place-solitary_island }
line-well_ordered_wood = { place-well_ordered_wood }
line-lovers_bridge_left = { place-lovers_bridge_left }
line-lookout = { place-lookout }
line-quarantine = { place-quarantine }
line-lovers_bridge_right = { place-lovers_bridge_right }
line-pyramid = { place-pyramid }
line-river = { place-river }
line-trex_bonus = Bonus za tyranosaura
line-lovers_bridge = Most milenců
line-summer_game = Letní hra

## The die

face-woodlands = Lesy
face-grasslands = Louky
face-restrooms = Toalety
face-food_court = Občerstvení
face-empty_pen = Prázdný výběh
face-beware_trex = Pozor, tyranosaurus

meaning-woodlands = Umístěte dinosaura do výběhu v lesích, nebo do řeky.
meaning-grasslands = Umístěte dinosaura do výběhu na loukách, nebo do řeky.
meaning-restrooms = Umístěte dinosaura do výběhu napravo od řeky, nebo přímo do řeky.
meaning-food_court = Umístěte dinosaura do výběhu nalevo od řeky, nebo přímo do řeky.
meaning-empty_pen = Umístěte dinosaura do výběhu, kde ještě nikdo není, nebo do řeky.
meaning-beware_trex = Umístěte dinosaura do výběhu, kde není tyranosaurus, nebo do řeky.

## Boards and zones

board-summer = Deska letní zoo
board-winter = Deska zimní zoo
board-match = Varianta léto/zima

zone-woodlands = Lesy
zone-grasslands = Louky
zone-restrooms = Toalety (napravo od řeky)
zone-food_court = Občerstvení (nalevo od řeky)

## Options

option-first_roller = Kdo hází první
option-first_roller-help = Kdo hodí kostkou jako první: hráč, kterého určíte, nebo koho vybere náhoda.
option-first_roller-random = Náhodně

option-board = Deska
option-board-help = Na které straně desky hrajete, nebo na obou postupně.
option-board-summer = { board-summer }
option-board-winter = { board-winter }
option-board-match = { board-match }

option-five_player_last_turn = Poslední tah pro pět hráčů
option-five_player_last_turn-help = V pěti hráčích hází v 6. tahu kola znovu ten, kdo házel v 5. tahu, a tentokrát se kostkou řídí všichni.
option-five_player_last_turn-no = Ne
option-five_player_last_turn-yes = Ano

option-prairie_capacity = Místo ve Stepích lásky
option-prairie_capacity-help = Kolik dinosaurů se vejde do Stepí lásky.
option-prairie_capacity-6 = Šest dinosaurů
option-prairie_capacity-none = Bez omezení

option-bridge_half_capacity = Místo na půlce Mostu milenců
option-bridge_half_capacity-help = Kolik dinosaurů se vejde na každou půlku Mostu milenců.
option-bridge_half_capacity-none = Bez omezení

option-bridge_halves_separate = Půlky Mostu milenců
option-bridge_halves_separate-help = Zda jsou půlky mostu dvěma výběhy i pro strany kostky „Prázdný výběh“ a „Pozor, tyranosaurus“.
option-bridge_halves_separate-always = Vždy dva výběhy
option-bridge_halves_separate-trex_bonus_only = Dva výběhy jen pro bonus za tyranosaura

option-quarantine_move = Odchod z Karantény
option-quarantine_move-help = Zda dinosaurus musí na konci hry Karanténu opustit.
option-quarantine_move-mandatory = Musí odejít
option-quarantine_move-optional = Smí zůstat

option-placement_commit = Kdy vybrat místo
option-placement_commit-help = Zda vybíráte místo, až všichni ukážou dinosaury, nebo zároveň se svým dinosaurem.
option-placement_commit-after_reveal = Po ukázání
option-placement_commit-joint = Zároveň s dinosaurem

option-two_player_discard_timing = Dva hráči: kdy vracet dinosaura
option-two_player_discard_timing-help = Zda vybíráte dinosaura do krabice po umístění, nebo zároveň s tím, kterého umisťujete.
option-two_player_discard_timing-after_placement = Po umístění
option-two_player_discard_timing-with_choice = Zároveň s výběrem

option-two_player_discard_visibility = Dva hráči: vrácení dinosauři
option-two_player_discard_visibility-help = Zda soupeř vidí, kterého dinosaura vracíte do krabice.
option-two_player_discard_visibility-open = Veřejně
option-two_player_discard_visibility-hidden = Tajně

option-match_second_start = Kdo hází první v zimě
option-match_second_start-help = Kdo hodí kostkou jako první v druhé hře varianty léto/zima.
option-match_second_start-continue_die = Ten, u koho právě bude kostka
option-match_second_start-same_as_first = Stejný hráč jako v létě
option-match_second_start-random = Náhodně

option-match_tiebreak = Shoda v součtu obou her
option-match_tiebreak-help = Co rozhodne, když mají vedoucí hráči stejný součet bodů z obou her.
option-match_tiebreak-total_trex = Nejméně tyranosaurů v obou hrách
option-match_tiebreak-shared = Společné vítězství

option-edition = Vydání
option-edition-help = Hrajte podle jednoho z tištěných vydání pravidel; co nastavíte sami, má přednost.
edition-uk = Ukrajinské vydání
edition-cs = České vydání
edition-pl = Polské vydání

note-D17-4 = Zvláštní poslední tah je zapnutý, ale platí jen pro pět hráčů. Teď je hráčů { $seats }, takže nic nemění.

## What to do now

ask-choose = Vyberte dinosaura z ruky.
ask-place = Vyberte místo pro dinosaura: { $species }.
ask-discard = Vyberte dinosaura, kterého vrátíte do krabice.
ask-leave = Najděte nový domov dinosaurovi z Karantény: { $species }.
ask-wait = Počkejte na ostatní hráče.

advice-bound = Řiďte se kostkou: { $face }. { $meaning }
advice-free = Kostkou házíte vy, takže pro vás neplatí: zvolte kterýkoli výběh, který vašeho dinosaura přijme, nebo řeku.
advice-bound_all = Poslední tah kola: kostkou se řídí všichni, i ten, kdo házel. { $meaning }
advice-no_die = Kostka o tom nerozhoduje.

action-choose = Vybrat: { $species }
action-place = Umístit: { $place }
action-place-space = Umístit: { $place }, místo P{ $space }
action-leave = { action-place }
action-leave-space = { action-place-space }
action-discard = Vrátit do krabice: { $species }
action-stay = Nechat v Karanténě

choice-species = { $species }
choice-species-many = { $species } ×{ $n }
choice-place = { $place }
choice-place-space = { $place }, místo P{ $space }

brings-points = Body podle nynějšího stavu desek: { $n }
brings-places = { $species } může sem: { $place }.

## Why not

why-D2-1 = Na této straně desky takové místo není.
why-D5-2 = Takového dinosaura v ruce nemáte: vyberte některého z těch, které máte.
why-D5-4 = To musí počkat: teď je na řadě něco jiného.
why-D6-2 = Na kostce je „{ $face }“, takže tento výběh je pro vás v tomto tahu zavřený.
why-D8-1 = U Pyramidy uveďte i místo P1 až P6; jinde očíslovaná místa nejsou.
why-D8-2 = Tento výběh je plný, nikdo další se sem nevejde.
why-D9-1 = V Jednodruhovém lese smí žít jen jeden druh a už se tam zabydlel jiný.
why-D9-2 = Tento druh už na Rozmanité louce je a každý tam smí jen jednou.
why-D10-1 = V Uspořádaném lese se střídají dva druhy a teď není řada na tomto dinosaurovi.
why-D10-3-1 = Pyramida roste řada po řadě odspodu: vyberte volné místo v řadě, která se právě plní.
why-D10-3-2 = V Pyramidě spolu nesmí sousedit dinosauři stejného druhu a vedle tohoto místa už jeden stojí.
why-D12-1 = Teď se přesouvá jen dinosaurus z Karantény, a to do jiného výběhu nebo do řeky.
why-D12-1-3 = Hra končí, takže dinosaurus musí Karanténu opustit.
why-D13-3 = Vrátit můžete jen dinosaura, kterého máte v ruce.
why-D14-3 = V tomto tahu se kostkou řídí i ten, kdo házel, a je na ní „{ $face }“.
why-D16-5 = Takový výsledek tu náhoda dát nemůže.
why-over = Hra skončila, už není o čem rozhodovat.

## What happened

event-first_roller = První hod má { $player }.
event-dealt = { $player } si bere z pytlíku šest dinosaurů.
event-dealt-you = Berete si z pytlíku: { $species }.
event-rolled = { $player } hází kostkou: { $face }.
event-decided = { $player }: rozhodnuto.
event-revealed = { $player } ukazuje dinosaura: { $species }.
event-placed = { $player } umisťuje dinosaura: { $species } – { $place }.
event-placed-space = { $player } umisťuje dinosaura: { $species } – { $place }, místo P{ $space }.
event-discarded = { $player } vrací do krabice: { $species }.
event-discarded-hidden = { $player } tajně vrací dinosaura do krabice.
event-hands_passed = Všichni předávají zbylé dinosaury doleva.
event-passed = Kostku dostává { $player }.
event-round = Začíná kolo { $round } z { $rounds }.
event-moved = { $player } pouští dinosaura z Karantény: { $species } – { $place }.
event-moved-space = { $player } pouští dinosaura z Karantény: { $species } – { $place }, místo P{ $space }.
event-stayed = { $player } nechává dinosaura v Karanténě: { $species }.
event-scored = { $points ->
    [one] { $player } získává { $points } bod.
    [few] { $player } získává { $points } body.
    [many] { $player } získává { $points } bodu.
   *[other] { $player } získává { $points } bodů.
}
event-board_turned = Desky se obracejí: začíná zimní hra!
event-won = { $points ->
    [one] Vítězí { $player }: { $points } bod!
    [few] Vítězí { $player }: { $points } body!
    [many] Vítězí { $player }: { $points } bodu!
   *[other] Vítězí { $player }: { $points } bodů!
}
event-shared = { $points ->
    [one] Společné vítězství: { $players } – každý { $points } bod!
    [few] Společné vítězství: { $players } – každý { $points } body!
    [many] Společné vítězství: { $players } – každý { $points } bodu!
   *[other] Společné vítězství: { $players } – každý { $points } bodů!
}
event-tie_break = Shoda! Rozhodne, kdo má v zoo nejméně tyranosaurů.

## Score and table

tie-fewest_trex = Nejméně tyranosaurů
tie-shared = Společné vítězství
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
dinosaurs = { $n ->
    [one] { $n } dinosaurus
    [few] { $n } dinosauři
    [many] { $n } dinosaura
   *[other] { $n } dinosaurů
}
round-turn = Kolo { $round } z { $rounds }, tah { $turn } z { $turns }
die-holder = Kostku má { $player }
hand = Ruka
bag-left = { $n ->
    [one] V pytlíku: { $n } dinosaurus
    [few] V pytlíku: { $n } dinosauři
    [many] V pytlíku: { $n } dinosaura
   *[other] V pytlíku: { $n } dinosaurů
}
discarded = Vráceno do krabice
roller = Hází kostkou

## Mistakes in a position

error-D3-2 = Příliš mnoho dinosaurů jednoho druhu: { $species } – { $n }, ale v pytlíku bylo jen { $max }.
error-D4-6 = V jedné zoo je nejvýše dvanáct dinosaurů, ale tady je { $n }: přebytečné odeberte.
error-D9-1 = V Jednodruhovém lese smí být jen jeden druh: ten nechte a ostatní přesuňte jinam.
error-D9-2 = Na Rozmanité louce smí být každý druh jen jednou: přebytečné přesuňte jinam.
error-D8-2 = { $max ->
    [one] { $place }: nejvýše { $max } dinosaurus. Ostatní přesuňte jinam.
    [few] { $place }: nejvýše { $max } dinosauři. Ostatní přesuňte jinam.
    [many] { $place }: nejvýše { $max } dinosaura. Ostatní přesuňte jinam.
   *[other] { $place }: nejvýše { $max } dinosaurů. Ostatní přesuňte jinam.
}
error-D10-1 = V Uspořádaném lese se zleva doprava střídají dva druhy: zkontrolujte pořadí.
error-D10-3-1 = Pyramida se plní odspodu: nejdřív P1–P3, potom P4–P5, nakonec P6.
error-D10-3-2 = V Pyramidě spolu sousedí dva dinosauři stejného druhu: jednoho přesuňte.
error-D12-1 = Před počítáním bodů musí být Karanténa prázdná: přesuňte dinosaura sami, nebo si zápisem "quarantine": "best" řekněte o nejlepší přesun.
error-D2-1 = { $board }: místo „{ $place }“ tu není. Zkontrolujte místo nebo stranu desky.

## Figures of simulated games

statistic-in_river = Dinosaurů v řekách na hru

## Hints

hint-spot = Místo: { $place }
hint-gain = Bodů podle současného stavu desek: { $points }
hint-count = Dinosaurů tam potom: { $n }
hint-prevents = Další hráč sbírá tento druh: { $place }, zatím { $n }
hint-sure = Jistota: { $percent } %
