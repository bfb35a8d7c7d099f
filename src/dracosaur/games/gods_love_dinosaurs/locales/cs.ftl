### Gods Love Dinosaurs: the words of the game in Czech.

## The game

game-title = Bohové milují dinosaury
game-tagline = Vybudujte potravní řetězec a nenechte své dinosaury hladovět.
game-facts = Autor hry Kasper Lapp, vydavatel Pandasaurus Games, rok 2020, pro 2 až 5 hráčů. Toto je nezávislé fanouškovské dílo a podobu dílků jsme si vymysleli sami.

## Terrains

terrain-lake = jezero
terrain-forest = les
terrain-plains = pláň
terrain-mountain = hora
terrain-wild = univerzální krajina
letter-terrain-lake = ~
letter-terrain-forest = ♣
letter-terrain-plains = =
letter-terrain-mountain = ^
letter-terrain-wild = *

## Figures

animal-frog = žába
animal-rat = krysa
animal-rabbit = zajíc
animal-tiger = tygr
animal-eagle = orel
animal-dinosaur = dinosaurus
letter-frog = Ž
letter-rat = K
letter-rabbit = Z
letter-tiger = T
letter-eagle = O
letter-dinosaur = D

## Columns: each is named after the species that wakes when it is empty

column-frog = Žáby
column-rabbit = Zajíci
column-rat = Krysy
column-tiger = Tygři
column-eagle = Orli
column-dinosaur = Dinosauři

## Other pieces

nest = hnízdo
egg = vejce
golden-egg = zlaté vejce
marker = dinoznačka
volcano = sopka
stack = hromádka { $letter }
tile = dílek { $id }

## Numbers of things

eggs = { $n ->
    [one] { $n } vejce
    [few] { $n } vejce
    [many] { $n } vejce
   *[other] { $n } vajec
}
dinosaurs-count = { $n ->
    [one] { $n } dinosaurus
    [few] { $n } dinosauři
    [many] { $n } dinosaura
   *[other] { $n } dinosaurů
}
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
young = { $n ->
    [one] { $n } potomek
    [few] { $n } potomci
    [many] { $n } potomka
   *[other] { $n } potomků
}
steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}

## Directions on the grid

direction-0 = východ
direction-1 = severovýchod
direction-2 = severozápad
direction-3 = západ
direction-4 = jihozápad
direction-5 = jihovýchod

## Stages of a turn

stage-take = Vzít dílek
stage-lay = Položit dílek
stage-species = Aktivace: { $animal }
stage-hatch = Líhnutí dinosaurů
stage-dino = Lov dinosaurů
stage-over = Hra skončila

## What a player is asked

ask-take = Vezměte si libovolný dílek z plánu biomu.
ask-lay = Položte dílek tak, aby se dotýkal vašeho ekosystému. Můžete se také vrátit a vzít si jiný.
ask-breed = { $n ->
    [one] Vyberte pole pro potomka. Možný je ještě { $n } potomek.
    [few] Vyberte pole pro potomka. Možní jsou ještě { $n } potomci.
    [many] Vyberte pole pro potomka. Možné je ještě { $n } potomka.
   *[other] Vyberte pole pro potomka. Možných je ještě { $n } potomků.
}
ask-choose = Vyberte, která figurka je na řadě.
ask-hunt = Vyberte lov pro tohoto predátora. Bez lovu zemře hladem.
ask-roam = Vyberte lov pro tohoto dinosaura. Musí něco sníst a skončit na volné hoře, jinak zemře hladem.
ask-hatch = Chcete nechat vylíhnout dinosaura? Stojí to 1 vejce a nováček musí hned najít potravu.

## Answers

action-take = Vzít dílek: sloupec „{ $column }“, řada { $row }
action-lay = Položit dílek: první pole na ({ $q }, { $r }), směr druhého: { $orientation }
action-breed = Postavit potomka na ({ $q }, { $r })
action-done = Bez dalšího potomstva
action-choose = Vybrat figurku na ({ $q }, { $r })
action-hunt = { $young ->
    [0] Lov, snědeno: { $eaten }; bez potomků
    [one] Lov, snědeno: { $eaten }; { $young } potomek
    [few] Lov, snědeno: { $eaten }; { $young } potomci
    [many] Lov, snědeno: { $eaten }; { $young } potomka
   *[other] Lov, snědeno: { $eaten }; { $young } potomků
}
action-roam = { $eggs ->
    [0] Jít na ({ $q }, { $r }), snědeno: { $eaten }; bez vajec
    [one] Jít na ({ $q }, { $r }), snědeno: { $eaten }; { $eggs } vejce
    [few] Jít na ({ $q }, { $r }), snědeno: { $eaten }; { $eggs } vejce
    [many] Jít na ({ $q }, { $r }), snědeno: { $eaten }; { $eggs } vejce
   *[other] Jít na ({ $q }, { $r }), snědeno: { $eaten }; { $eggs } vajec
}
action-starve = Nechat bez potravy: figurka opustí ekosystém
action-hatch-yes = Nechat vylíhnout dinosaura za 1 vejce
action-hatch-no = Nenechat vylíhnout dinosaura

## What may be chosen, and what it brings

choice-take = { $column }: { $hexes }
choice-empty = { $column }: prázdno
choice-hex = ({ $q }, { $r })
choice-figure = { $animal } na ({ $q }, { $r })
choice-end = Skončit na ({ $q }, { $r })
about-last = { choice-take }. { last-tile } { stage-species }.
about-last_dino = { about-last } { stage-dino }.
brings-eaten = Snědeno: { $eaten }
brings-young = { young }
brings-eggs = { eggs }
brings-eggs_spent = { $n ->
    [one] Stojí { $n } vejce
    [few] Stojí { $n } vejce
    [many] Stojí { $n } vejce
   *[other] Stojí { $n } vajec
}
brings-hatched = Na hoře s hnízdem se vylíhne dinosaurus
brings-starved = Zemře hladem: { $animal }
brings-hunts = { $n ->
    [0] { choice-figure }: žádný lov, zemře hladem
    [one] { choice-figure }: { $n } lov
    [few] { choice-figure }: { $n } lovy
    [many] { choice-figure }: { $n } lovu
   *[other] { choice-figure }: { $n } lovů
}

## Why something cannot be done

why-G5-1 = Na tento krok teď není čas; podívejte se, na co se hra ptá.
why-G5-2 = Teď nejste na tahu.
why-G6-1 = Tady žádný dílek neleží; vyberte políčko, kde ještě nějaký je.
why-G6-3 = Sem se dílek nehodí: obě jeho pole potřebují volné místo a aspoň jedno se musí dotýkat vašeho ekosystému.
why-G6-3-overlap = Tady už něco leží; dílek nesmí zakrýt jiný dílek.
why-G6-3-apart = Dílek by ležel zvlášť; aspoň jedno jeho pole se musí dotýkat vašeho ekosystému.
why-G8-1 = Potomek potřebuje prázdné pole hned vedle rodiče, s vhodnou nebo univerzální krajinou.
why-G8-5 = Na toto pole už nezbývá rodič: každé zvíře má jen jednoho potomka.
why-G9-2 = Takto se predátor nepohybuje: tygr jde 1 nebo 2 pole a smí zatočit, orel letí 1 až 3 pole rovně.
why-G9-3 = Cesta je zablokovaná: predátor neprojde přes jiného predátora, dinosaura ani přes mezeru bez dílku.
why-G9-4 = Lov musí skončit na poli s kořistí.
why-G10-2 = Teď se dinosaurus vylíhnout nemůže: je potřeba vejce a prázdná hora s hnízdem.
why-G10-5 = Dinosaurus jde 1 až 5 polí, vyhne se ostatním dinosaurům, sní aspoň jedno zvíře a skončí na volné hoře.
why-G11-3 = Dílky se berou nejdřív z hromádky A, pak z B, C a D; tento ještě není na řadě.
why-G13-2 = Zásoba je prázdná: taková figurka už žádná nezbývá.
why-G14-2 = Nejdřív hraje někdo jiný; počkejte, za chvíli jste na řadě vy.
why-G14-7 = Tady rozhoduje náhoda a vybírá jen z toho, co tu opravdu je.
why-G18-3 = Obě pole tohoto dílku jsou stejná, takže stejné místo je v seznamu jednou: zvolte ho se směrem východ, severovýchod nebo severozápad.
why-G18-5 = Tato figurka nečeká: už lovila, nebo se právě objevila.
why-G18-6 = Potomci k tomuto lovu nesedí: označte přesně tolik polí se snědenou kořistí, kolik dovoluje zásoba, a mezi nimi poslední pole cesty.
why-G18-8 = Tento výsledek zastupuje jiná cesta; vyberte ji prosím ze seznamu.
why-over = Hra skončila; dál se už nehraje.
why-chance = O tom rozhoduje náhoda, ne hráč.

## What happened

event-first_player = Začíná { $player }.
event-filled = Sloupec „{ $column }“, řada { $row }: { $tile }.
event-took = { $player } si bere { $tile }, sloupec „{ $column }“.
event-laid = { $player } pokládá dílek.
event-animal = { $player }: objevuje se nová figurka ({ $animal }).
event-activated = Aktivace: { $animal }.
event-bred = { $n ->
    [0] { $player }: žádní potomci.
    [one] { $player }: narodil se { $n } potomek.
    [few] { $player }: narodili se { $n } potomci.
    [many] { $player }: narodilo se { $n } potomka.
   *[other] { $player }: narodilo se { $n } potomků.
}
event-hunted = { $player }: { $animal } sní { $n ->
    [one] { $n } zvíře
    [few] { $n } zvířata
    [many] { $n } zvířete
   *[other] { $n } zvířat
}; { $young ->
    [0] bez potomků
    [one] { $young } potomek
    [few] { $young } potomci
    [many] { $young } potomka
   *[other] { $young } potomků
}.
event-starved = { $player }: hladem { $n ->
    [one] umírá { $n } figurka
    [few] umírají { $n } figurky
    [many] umírá { $n } figurky
   *[other] umírá { $n } figurek
} ({ $animal }).
event-hatched = { $player } nechává vylíhnout dinosaura.
event-not_hatched = { $player } nenechává vylíhnout dinosaura.
event-roamed = { $player }: dinosaurus sní { $n ->
    [one] { $n } zvíře
    [few] { $n } zvířata
    [many] { $n } zvířete
   *[other] { $n } zvířat
} { $eggs ->
    [0] a vejce nesnese
    [one] a snese { $eggs } vejce
    [few] a snese { $eggs } vejce
    [many] a snese { $eggs } vejce
   *[other] a snese { $eggs } vajec
}.
event-marker = Dinoznačka se posouvá ke sloupci „{ $column }“.
event-refill = Prázdné sloupce se doplňují.
event-over = Na všechny prázdné sloupce není dost dílků. Hra končí.
event-won = { $points ->
    [one] { $player } vítězí: { $points } bod!
    [few] { $player } vítězí: { $points } body!
    [many] { $player } vítězí: { $points } bodu!
   *[other] { $player } vítězí: { $points } bodů!
}
event-tie_break = Je to remíza, takže rozhoduje pořadí tahů: vítězí ten, kdo hrál později.

## Score

line-eggs = Vejce
line-golden_eggs = Zlatá vejce
line-dinosaurs = Dinosauři
tie-turn_order = Pozdější místo v pořadí

## Table options

option-figures = Zásoba figurek
option-figures-help = Mohou figurky dojít? S omezenou zásobou hrají hráči jeden po druhém.
option-figures-unlimited = neomezený počet figurek
option-figures-limited = tolik figurek, kolik je v krabici
option-tiles = Sada dílků
option-tiles-help = Standardní sadu jsme si vymysleli sami. Hrát můžete i s vlastní sadou ze souboru.
option-tiles-standard = standardní sada
option-tiles-file = vlastní sada ze souboru
option-first_player = První hráč
option-first_player-help = Kdo má první tah?
option-first_player-random = určí se náhodně
option-first_player-seat = určí hostitel stolu
option-first_player-0 = hráč 1
option-first_player-1 = hráč 2
option-first_player-2 = hráč 3
option-first_player-3 = hráč 4
option-first_player-4 = hráč 5

## Mistakes in a position or a tile set

error-G2-6 = Pole ({ $q }, { $r }) je zapsáno dvakrát nebo na něm stojí dvě figurky; nechte jen jedno.
error-G6-3 = Jedno pole není spojené se zbytkem ekosystému; zkontrolujte jeho q a r.
error-G1-3 = Neznámá krajina „{ $value }“. Možnosti: { $known }.
error-animal = Neznámé zvíře. Možnosti: frog, rat, rabbit, tiger, eagle, dinosaur nebo null.
error-G3-3 = Startovní dílek chybí nebo je špatně: na (0, 0) musí být hora s hnízdem a kolem ní jeho ostatní pole.
error-G14-8 = Takto to stát nemůže: dinosauři stojí jen na horách a na hoře s hnízdem nikdy není zvíře.
error-G12-4 = Počet vajec nesmí být záporný; napište 0 nebo víc.
error-dinosaurs = Dinosauři už stojí na polích. Vynechte toto, nebo pole.
error-G17-3-ids = Dva dílky mají stejné id; dejte každému vlastní.
error-G17-3-letter = Písmeno dílku musí být A, B, C nebo D.
error-G17-3-players = Nejmenší počet hráčů u dílku musí být 2, 3, 4 nebo 5.
error-G17-3-hexes = Dílek musí mít přesně dvě pole.
error-G17-3-terrain = Krajina pole musí být lake, forest, plains, mountain nebo wild.
error-G17-3-animal = Zvíře na poli musí být frog, rat, rabbit, tiger nebo eagle, nebo null, když tam žádné není.
error-G17-3-start = Startovní dílek je špatně: jeho pole musí být spojená a různá, na hoře (0, 0) dinosaurus a hnízdo, na ostatních polích jedna žába, jedna krysa a jeden zajíc.
error-G17-3-columns = Sloupce musí být frog, rabbit, rat, tiger, eagle; místa si mohou vyměnit jen rat a tiger.
error-G17-3-few = Sada má pro tento počet hráčů málo dílků: pro 2 nebo 3 hráče je potřeba 10, pro 4 nebo 5 hráčů 15.
error-G17-3-many = Příliš mnoho: { $n }. Možných je nejvýše { $most }.
error-G17-3-id = Id je text o délce 1 až { $most } bajtů bez mezer a čárek.
error-G17-3-truth = Napište sem true nebo false.
error-G17-3-file = Soubor se sadou dílků nelze přečíst: { $why }.
bad-option-tiles = nastavení „tiles“: napište "standard", cestu k souboru nebo sadu dílků
error-G13-1 = Figurek jednoho druhu je víc než v krabici ({ $animal }: { $n }, nejvýše { $max }); přebytečné odeberte.
error-missing_key = Tento klíč chybí; doplňte ho.
error-cell = Na tomto místě není žádné pole; zkontrolujte jeho q a r.
error-rows = Počet políček ve sloupci má být u tohoto stolu { $rows }, ne { $n }.
error-tile = Dílek „{ $value }“ v sadě není, nebo je uveden dvakrát.

## Log and panels

round-turn = Tah { $turn }
stock = Zásoba
tiles-left = { $n ->
    [one] zbývá { $n } dílek
    [few] zbývají { $n } dílky
    [many] zbývá { $n } dílku
   *[other] zbývá { $n } dílků
}
waiting = čeká
finished = hotovo
limited = omezená zásoba
hint-best = Nejlepší, co se našlo: { $eggs ->
    [one] { $eggs } vejce
    [few] { $eggs } vejce
    [many] { $eggs } vejce
   *[other] { $eggs } vajec
}, { $survivors ->
    [one] přežije { $survivors } figurka
    [few] přežijí { $survivors } figurky
    [many] přežije { $survivors } figurky
   *[other] přežije { $survivors } figurek
}
hint-births = Probudí kořist: { $own ->
    [one] potomka může mít { $own } vaše zvíře
    [few] potomky mohou mít { $own } vaše zvířata
    [many] potomky může mít { $own } vašeho zvířete
   *[other] potomky může mít { $own } vašich zvířat
}, u kohokoli jiného nejvýš { $others }
hint-hunts = Probudí predátory: { $fed ->
    [one] { $fed } váš může lovit
    [few] { $fed } vaši mohou lovit
    [many] { $fed } vašeho může lovit
   *[other] { $fed } vašich může lovit
}, { $hungry ->
    [one] { $hungry } nic nenajde
    [few] { $hungry } nic nenajdou
    [many] { $hungry } nic nenajde
   *[other] { $hungry } nic nenajde
}
hint-dinosaurs = Probudí dinosaury: { $own ->
    [one] u vašich je { $own } predátor
    [few] u vašich jsou { $own } predátoři
    [many] u vašich je { $own } predátora
   *[other] u vašich je { $own } predátorů
}, u kohokoli jiného nejvýš { $others }
hint-mountain = Přinese horu; { $mountains ->
    [one] máte { $mountains } horu
    [few] máte { $mountains } hory
    [many] máte { $mountains } hory
   *[other] máte { $mountains } hor
}
hint-meals = { $n ->
    [one] v dosahu je { $n } lovené zvíře
    [few] v dosahu jsou { $n } lovená zvířata
    [many] v dosahu je { $n } loveného zvířete
   *[other] v dosahu je { $n } lovených zvířat
}
hint-eaters = { $n ->
    [one] dosáhne sem { $n } predátor
    [few] dosáhnou sem { $n } predátoři
    [many] dosáhne sem { $n } predátora
   *[other] dosáhne sem { $n } predátorů
}
hint-food = { $n ->
    [one] u hory je { $n } predátor
    [few] u hory jsou { $n } predátoři
    [many] u hory je { $n } predátora
   *[other] u hory je { $n } predátorů
}
hint-edges = { $n ->
    [one] Dotýká se { $n } pole
    [few] Dotýká se { $n } polí
    [many] Dotýká se { $n } pole
   *[other] Dotýká se { $n } polí
}
hint-sure = Ve { $percent } případech ze 100 takto táhne hráč, který se naučil hraním

## The terminal board

last-tile = Poslední dílek ve sloupci.
key-step = další a předchozí možnost na desce
key-turn = otočit dílek
key-pan = posunout obraz
key-home = znovu celý ekosystém uprostřed
key-zoom = větší nebo menší pole
sign-waiting = tato figurka čeká, nebo tato kořist může mít potomka
sign-born = potomek z této aktivace
sign-added = sem se vejde potomek
sign-spot = sem se vejde první pole dílku: jak je otočený teď, nebo otočený jinak
sign-path = kroky lovu
sign-eaten = snědeno, nebo umírá hladem
sign-end = tady může lov skončit
sign-active = kdo je na tahu
sign-first = začínající hráč
sign-thinking = ještě se rozhoduje

## Figures of simulated games

statistic-turns = Tahů na hru
statistic-dinosaur_activations = Aktivací dinosaurů na hru
statistic-dinosaurs_hatched = Vylíhlých dinosaurů na hru
statistic-dinosaurs_starved = Dinosaurů zemřelých hladem na hru
