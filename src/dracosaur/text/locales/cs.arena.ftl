# Turnaje mezi boty, rozbor hry, úlohy a úrovně botů, se kterými se lidé setkají.

## Úrovně

bot-visitor = Návštěvník
bot-apprentice = Učeň
bot-keeper = Ošetřovatel
bot-ranger = Strážce
bot-professor = Profesor
level-visitor = Je tu poprvé a všechno se mu líbí. Pro vaši úplně první hru.
level-apprentice = Zná pravidla, leckterou příležitost ale přehlédne.
level-keeper = Hru zná dobře, a přece občas chybuje.
level-ranger = Z tisíců her ví, co se nakonec vyplatí.
level-professor = V duchu hru dohraje, a to tisíckrát.

## Turnaje

cli-command-arena = pořádat turnaje botů, s žebříčkem a zprávou
arena-title = Turnaj: { $game }
arena-about = Her: { $games } · hráčů u stolu: { $players } · semínko: { $seed }
arena-standings = Pořadí
arena-standings-about = Nejlepší nahoře; v závorce to, co platí v 95 ze 100 takových turnajů.
arena-win_rates = Vítězství
arena-win_rates-about = Podíl vyhraných her s 95% intervaly; čárkovaně podíl při stejné síle. Společná vítězství se počítají zčásti.
arena-scores = Body
arena-scores-about = Jak často padlo kolik bodů; čárka je průměr.
arena-ladder = Rating
arena-ladder-about = Podle openskill, dvě směrodatné odchylky na obě strany.
arena-times = Čas na rozhodnutí
arena-times-about = Přemýšlení na jednom jádře: sloupec je průměr, čárka nejpomalejší rozhodnutí.
arena-duels = Kdo koho poráží
arena-duels-about = Jak často skončí první před druhým u téhož stolu; stejná umístění se počítají napůl.
arena-tests = Tvrzení
arena-tests-about = Zda první ze skupiny vyhrává tak často, jak se tvrdí; hraje se, dokud není rozhodnuto.
arena-column-bot = Bot
arena-column-games = Hry
arena-column-win_rate = Vítězství
arena-column-points = Body
arena-column-rating = Rating
arena-column-milliseconds = ms na rozhodnutí
arena-column-faults = Selhání
arena-column-duel = Boti
arena-column-ahead = Vpředu
arena-column-group = Stůl
arena-column-deals = Rozdání
arena-column-ratio = Logaritmus poměru věrohodností
arena-column-verdict = Závěr
arena-verdict-open = nerozhodnuto
arena-verdict-passed = prokázáno
arena-verdict-failed = vyvráceno
arena-disqualified = diskvalifikován
arena-kept = Hry jsou uloženy v { $file }; stejný příkaz v nich pokračuje.
arena-report = Zpráva je v { $file }.
arena-faults = { $n ->
    [one] { $n } selhání bota. Výpisy chyb, pokud jsou: { $file }
    [few] { $n } selhání botů. Výpisy chyb, pokud jsou: { $file }
    [many] { $n } selhání botů. Výpisy chyb, pokud jsou: { $file }
   *[other] { $n } selhání botů. Výpisy chyb, pokud jsou: { $file }
}
arena-fault-crash = havaroval
arena-fault-illegal = odpověděl proti pravidlům
arena-fault-slow = byl příliš pomalý
cli-error-entrants = Turnaj potřebuje alespoň dva různé boty: --bots greedy,random, nebo --bot balíček.modul:Název pro vlastního.
cli-error-entrant_twice = Bot „{ $bot }“ je uveden dvakrát. Uveďte každého jednou: na více míst si sedne sám.
cli-error-alone = Kdo hraje sám, nemá soupeře: vynechte { $option }, nebo přidejte --players 2.
cli-error-levels_only = --levels má vlastní boty: vynechte --bots a --bot.
cli-error-claim = „{ $given }“ není tvrzení: napište dva podíly vítězství jako --claim 0.5:0.55, nižší jako první.
cli-error-died = Proces, který hrál, skončil; možná ho ukončil bot nebo došla paměť. Předchozí hry jsou uloženy, pokud --results uvádí soubor; stejný příkaz pokračuje.
cli-error-no_ray = Cluster Ray potřebuje doplněk „ray“: { $command }. Nebo použijte --engine local.
cli-error-no_cluster = Cluster Ray neodpovídá ({ $reason }). Zkontrolujte RAY_ADDRESS, nebo použijte --engine local.
bot-unknown = Bot „{ $bot }“ neexistuje. Boti jsou { $known }, s časem na rozmyšlenou search:0.2; vlastní se píše balíček.modul:Název.
bot-no_module = Bota „{ $bot }“ nelze použít: modul { $module } se nenačte ({ $reason }). Moduly se hledají v této složce a tam, kde Python hledá balíčky.
bot-no_name = Bota „{ $bot }“ nelze použít: modul { $module } nemá třídu ani funkci „{ $name }“.
journal-foreign = „{ $file }“ není soubor takových výsledků. Uveďte jiný soubor.
journal-other = „{ $file }“ obsahuje výsledky jiné práce; liší se: { $names }. Uveďte jiný soubor, nebo zopakujte příkaz, kterým začal.
journal-line = „{ $file }“, řádek { $line }: { $reason }. Odstraňte řádek, nebo uveďte jiný soubor.
journal-busy = „{ $file }“ používá jiný proces. Počkejte na něj, nebo uveďte jiný soubor.

## Rozbor

cli-command-analyse = posoudit každé rozhodnutí dohrané hry a její štěstí
analysis-about = Každá volba byla posouzena dohranými hrami, jejich počet: { $games } ({ $by }).
analysis-by-learned = podle naučené strategie
analysis-by-random = náhodně
analysis-column-entry = Záznam
analysis-column-player = Hráč
analysis-column-decision = Rozhodnutí
analysis-column-mark = Hodnocení
analysis-column-loss = Ztráta
analysis-column-better = Lepší
analysis-column-decisions = Rozhodnutí
analysis-column-lost = Ztraceno rozhodnutími
analysis-column-luck = Štěstí
analysis-column-result = Náskok na konci
analysis-column-fair = Bez štěstí
analysis-mark-best = nejlepší
analysis-mark-good = dobré
analysis-mark-mistake = chyba
analysis-mark-forced = bez volby
analysis-points = V bodech, o které je hráč před nejlepším z ostatních.
analysis-turning = Zlomové okamžiky
analysis-turn-decision = Záznam { $entry }, { $player }: { $action }. Naděje na vítězství: { $before } % → { $after } %.
analysis-turn-chance = Záznam { $entry }, náhoda: { $action }. Naděje na vítězství ({ $player }): { $before } % → { $after } %.
analysis-no_turn = Žádné nejsou: žádné jednotlivé rozhodnutí ani náhoda mnoho nezměnily.
cli-judging = Posuzuje se
cli-error-unfinished = Hra ze souboru „{ $file }“ není dohraná, nelze ji tedy posoudit. Nejprve ji dohrajte: { $command }
cli-error-no_seat = Místo { $seat } neexistuje: hráči mají čísla 1 až { $seats }.

## Úlohy

cli-command-puzzles = hledat ve hrách botů pozice s jednou nejlepší odpovědí
cli-searching = Hledá se
puzzles-found = { $n ->
    [one] { $n } úloha v { $file }.
    [few] { $n } úlohy v { $file }.
    [many] { $n } úlohy v { $file }.
   *[other] { $n } úloh v { $file }.
}
puzzles-none = Nenašla se žádná úloha; prohledáno her: { $games }. Nechte prohledat více her (--games).
puzzles-packed = Zabaleno do { $file }.
puzzles-error-unreadable = { $file } není soubor zabalených úloh, nebo je poškozený. Takový soubor píše `--pack`.
puzzles-column-difficulty = Obtížnost
puzzles-column-theme = Téma
puzzles-column-puzzles = Úlohy
