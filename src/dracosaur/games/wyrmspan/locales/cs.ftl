# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Hlub jeskyně, lákej do nich draky a prozkoumávej, co vzniklo!
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

objective-cave_cards = Karty jeskyní na tvé desce
objective-amethyst_cards = Draci a karty jeskyní v tvé Ametystové propasti
objective-crimson_cards = Draci a karty jeskyní v tvé Karmínové jeskyni
objective-golden_cards = Draci a karty jeskyní v tvé Zlaté sluji
objective-nests = Kapacita vajec na tvých dracích
objective-eggs = Vejce na tvé desce
objective-cached = Uložené suroviny na tvé desce
objective-guild_position = Pozice v dračím cechu
objective-cheap = Draci s vytištěnou cenou 0–2
objective-dear = Draci s vytištěnou cenou 3 a více
objective-played_or_round = Draci se schopností Při zahrání nebo Jednou za kolo
objective-activated = Draci se schopností Při aktivaci
objective-hatchlings = Dráčata na tvé desce
objective-small = Malí draci na tvé desce
objective-medium = Střední draci na tvé desce
objective-large = Velcí draci na tvé desce
objective-aggressive = Agresivní draci na tvé desce
objective-playful = Hraví draci na tvé desce
objective-shy = Plaší draci na tvé desce
objective-helpful = Nápomocní draci na tvé desce
place-1 = 1. místo
place-2 = 2. místo
place-3 = 3. místo
place-0 = Ostatní

## Score lines

line-guild = Žetony v dračím cechu
line-dragons = Karty draků
line-end_game = Schopnosti Na konci hry
line-eggs = Vejce
line-cached = Uložené suroviny
line-tucked = Podložené karty
line-objectives = Cíle kol
line-remaining = Zbylé mince, karty a suroviny

## Solo play

automa = Automa
level-automa_1 = Automa, úroveň 1
level-automa_2 = Automa, úroveň 2
level-automa_3 = Automa, úroveň 3
level-ravel_1 = Režim Klubko, úroveň 1
level-ravel_2 = Režim Klubko, úroveň 2
level-ravel_3 = Režim Klubko, úroveň 3
