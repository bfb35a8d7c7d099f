# A table written down step by step (`dracosaur score` without a file).

form-start = Zapište svůj stůl, jednu otázku po druhé. Enter přijme to, co je v závorce, { $back } vrátí o otázku zpět, { $help } vysvětlí, co lze napsat, Ctrl-C skončí.
form-game = Která hra?
form-players = Kolik hráčů?
form-name = Jméno hráče { $n }
form-none = žádný
form-yes = ano
form-no = ne
form-hint-number = Celé číslo od { $least } do { $most }.
form-hint-numbers = Celá čísla od { $least } do { $most }, oddělená čárkami; - pokud nic.
form-hint-several = Oddělujte čárkami, s číslem vpředu, je-li jich víc; - pokud nic. Názvy v kterémkoli jazyce, nebo: { $known }.
form-hint-pyramid = Místa P1 až P6 v tomto pořadí, oddělená mezerami; - je volné místo.
form-hint-dragons = Jména nebo čísla oddělená čárkami, například: { $first }, { $second }; - pokud nikdo.
form-save = Uložit dokument do souboru? Napište jeho název, nebo Enter, pokud ne; { $back } vrátí zpět k opravě
form-saved = Uloženo: { $file }. Spočítat znovu: { $command }
form-exists = „{ $file }“ už existuje. Uveďte jiný soubor.

## Draftosaurus

form-draftosaurus-board = Která strana desky?
form-draftosaurus-pen = { $name } – { $place }: kteří dinosauři?
form-draftosaurus-pyramid = { $name } – Pyramida: kteří dinosauři od P1 do P6?
form-draftosaurus-summer_score = { $name } – body letní hry
form-draftosaurus-summer_trexes = { $name } – tyranosauři v letní hře

## Gods Love Dinosaurs

form-gods_love_dinosaurs-eggs = { $name } – vejce
form-gods_love_dinosaurs-golden_eggs = { $name } – zlatá vejce
form-gods_love_dinosaurs-dinosaurs = { $name } – dinosauři
form-gods_love_dinosaurs-first = Číslo hráče, který začínal (rozhoduje při shodě)

## Wyrmspan

form-wyrmspan-guild = Která destička cechu?
form-wyrmspan-objective = Cíl kola { $round }
form-wyrmspan-place = { $name } – { $objective }: místo 1, 2 nebo 3, nebo 0 pro ostatní
form-wyrmspan-coins = { $name } – mince
form-wyrmspan-resources = { $name } – suroviny
form-wyrmspan-hand_dragons = { $name } – karty draků v ruce
form-wyrmspan-hand_caves = { $name } – karty jeskyní v ruce
form-wyrmspan-mat_eggs = { $name } – vejce v hnízdech desky
form-wyrmspan-guild_rows = { $name } – řady destičky cechu s vlastními žetony
form-wyrmspan-excavated = { $name } – { $cave }: vyhloubené komory
form-wyrmspan-dragons = { $name } – { $cave }: draci zleva doprava
form-wyrmspan-swapped = { $dragon } nemá tuto jeskyni v oblibě: { $cave }. Dostal se tam výměnou míst?
form-wyrmspan-eggs = { $dragon } – vejce
form-wyrmspan-cached = { $dragon } – uložené suroviny
form-wyrmspan-tucked = { $dragon } – podložené karty
