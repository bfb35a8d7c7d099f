# Words that all games share: mistakes in documents, and the command line. Words of the terminal client: cs.ui.ftl.

## Mistakes in a position

error-object = Tady má být objekt ve složených závorkách.
error-list = Tady má být seznam v hranatých závorkách.
error-too_many = Seznam má příliš mnoho položek: { $n }, nejvýše jich smí být { $most }. Přebytečné odeberte.
error-word = { $value } sem nepatří. Napište jedno z těchto slov: { $known }.
error-number = { $value } sem nepatří. Napište celé číslo od { $least } do { $most }.
error-text = { $value } není jméno. Napište jméno v uvozovkách, nebo ho vynechte.
error-unknown_key = Klíč „{ $key }“ tu není známý. Známé klíče: { $known }.
error-missing = Tohle chybí. Doplňte to jednou z těchto hodnot: { $known }.
bad-option-unknown = neznámé nastavení „{ $setting }“; známá jsou: { $known }
bad-option-value = nastavení „{ $setting }“ má hodnotu { $value }; možné je: { $allowed }
error-players = Nesprávný počet hráčů: uveďte jich { $least } až { $most }.
error-same_name = Dva hráči mají stejné jméno: dejte každému jeho vlastní.
error-pyramid = Pyramida je seznam šesti míst od P1 do P6, volné místo je null. Tady je položek: { $n }.
error-summer = Toto je zimní hra varianty léto/zima, proto u každého hráče přidejte letní výsledek: "summer" se score a trexes.
error-contradiction = To odporuje zbytku dokumentu: takto hra vypadat nemůže. Opravte to, nebo vynechte "table" a spočítají se zoo tak, jak jsou.

## Mistakes in a record

record-header = toto není záhlaví záznamu hry ({ $reason })
record-format = záznam má formát { $format }, tento program čte formáty { $known }
record-game = je to záznam hry { $found }, ne { $wanted }
record-entry = toto není akce této hry ({ $reason })
record-rules = hrálo se podle verze pravidel { $found }, tento program má verzi { $known }
record-seats = hráčů má být { $least } až { $most }, ne { $n }
record-key = klíč neodpovídá otisku v záhlaví (commitment)
record-no_key = záznam neuvádí klíč, takže náhodné výsledky nelze ověřit
record-keyless = chybí klíč k náhodě, takže v partii nelze pokračovat
record-unfair = { $said }: to neplyne z klíče, který dává „{ $fair }“
record-start = výchozí pozice má jiné hráče nebo jiná nastavení než záhlaví

## Refusals that no rule speaks

why-stale = Na tuto otázku už je odpovězeno, nebo je teď na řadě jiná.
why-no_action = { $said } není akce této hry.

## What the command can do

cli-tagline = Drakosaur: tři deskové hry o dinosaurech a dracích, k hraní, zkoumání i řešení.
cli-commands = Co umí
cli-command-play = hrát v terminálu proti botům nebo s přáteli
cli-command-score = spočítat body u vašeho stolu, krok za krokem nebo z dokumentu
cli-command-simulate = odehrát tisíce her a podat o nich zprávu
cli-command-train = učit boty hru tím, že hrají sami se sebou
cli-command-replay = převyprávět zaznamenanou hru
cli-command-verify = ověřit, že zaznamenaná hra dodržuje pravidla
cli-command-export = zapsat zaznamenané hry jako pole pro učení
cli-command-rules = přečíst průvodce hrou nebo pravidla podle čísla či slova
cli-command-card = vypsat kartu Wyrmspanu slovy, podle čísla nebo jména
cli-command-cards = vypsat karty Wyrmspanu podle toho, co je na nich vytištěno
cli-command-games = vypsat hry s jejich nastavením a boty
cli-command-completion = vypsat skript pro doplňování ve vašem shellu
cli-examples = Například
cli-more = Více o příkazu: { $command }

## Score

cli-rule = Pravidlo
cli-total = Celkem
cli-leaders = Ve vedení: { $players }
cli-winner = Vítězství: { $players }
cli-winners = Společné vítězství: { $players }
cli-tie = Při shodě rozhoduje: { $how } ({ $compared })
cli-tie-plain = Shoda: { $how }
cli-assumed = Předpokládá se: { $event }
assumed-read = „{ $given }“ bylo přečteno jako { $read }.

## Records

cli-after_step = Po akci { $step } z { $steps }
cli-unfinished = Hra není dohraná; toto je současný stav bodů.
cli-verified = Záznam je v pořádku a dodržuje pravidla. Počet akcí: { $entries }.
cli-verified-over = Hra je dohraná do konce.
cli-verified-running = Hra není dohraná.
cli-verified-fair = Všechny náhodné výsledky plynou ze zveřejněného klíče.
cli-verified-no_key = Záznam neuvádí klíč, takže náhodné výsledky nebyly ověřeny.
cli-carried_over = Hrálo se podle verze pravidel { $found } a všechny tahy platí i podle verze { $known }. Hra pokračuje v novém záznamu: { $file }
cli-not_verified = Chyba na řádku { $line }: { $reason }

## Rules and games

cli-full_text = Úplné znění
cli-full_text-english = Úplné znění (anglicky)
cli-rules_found = { $n ->
    [one] { $n } pravidlo. Jeho úplné znění: { $command }
    [few] { $n } pravidla. Úplné znění jednoho z nich: { $command }
    [many] { $n } pravidla. Úplné znění jednoho z nich: { $command }
   *[other] { $n } pravidel. Úplné znění jednoho z nich: { $command }
}
cli-players = Hráči: { $least }–{ $most }
cli-bots = Boti: { $bots }
bot-random = náhodný
bot-greedy = hladový
bot-learned = naučený
bot-search = přemýšlivý
cli-options = Nastavení
cli-allowed = { $values } (výchozí { $default })
cli-editions = Tištěná vydání pravidel, nastavení edition: { $editions }
cli-cards_found = { $n ->
    [one] { $n } karta. Jedna karta samostatně: { $command }
    [few] { $n } karty. Jedna karta samostatně: { $command }
    [many] { $n } karty. Jedna karta samostatně: { $command }
   *[other] { $n } karet. Jedna karta samostatně: { $command }
}

## Simulations

cli-compiling = Příprava rychlých pravidel pro tento počítač, jen poprvé: { $done } z { $rules }
cli-not_kept = Rychlá pravidla se nepodařilo uložit do { $path } ({ $reason }); příště se budou připravovat znovu.
cli-exported =
    Zapsáno do { $file }: { $records } { $records ->
        [one] hra
        [few] hry
        [many] hry
       *[other] her
    }, { $decisions } { $decisions ->
        [one] rozhodnutí
        [few] rozhodnutí
        [many] rozhodnutí
       *[other] rozhodnutí
    }; vynecháno nedohraných: { $unfinished }.
cli-playing = Hraje se
cli-random_play = žádní, náhodná hra
cli-statistic-games = Hry
cli-statistic-players = Hráči
cli-statistic-engine = Jádro pravidel
cli-statistic-bots = Boti
cli-statistic-seed = Semínko náhody
cli-statistic-seconds = Sekundy
cli-statistic-cpu_seconds = Sekundy hraní na jednom jádře
cli-statistic-compile_seconds = Sekundy přípravy pravidel
cli-statistic-games_per_second = Her za sekundu na jádro
cli-statistic-decisions_per_second = Rozhodnutí za sekundu na jádro
cli-statistic-decisions_per_game = Rozhodnutí na hru
cli-statistic-entries_per_game = Akcí v záznamu hry
cli-statistic-mean_score = Průměrný počet bodů
cli-statistic-score_sd = Směrodatná odchylka
cli-statistic-score_range = Nejméně a nejvíce bodů
cli-statistic-mean_scores = Průměr bodů podle místa
cli-statistic-wins = Vítězství podle místa
cli-statistic-ties = Společná vítězství

## Mistakes on the command line

cli-error = Chyba: { $message }
cli-stdin = standardní vstup
cli-error-no_file = Soubor „{ $file }“ neexistuje. Zkontrolujte název, nebo napište - pro standardní vstup.
cli-error-directory = „{ $file }“ je adresář. Uveďte soubor v něm.
cli-error-unreadable = „{ $file }“ nelze přečíst ({ $reason }). Zkontrolujte oprávnění.
cli-error-unwritable = „{ $file }“ nelze zapsat ({ $reason }). Uveďte jiný soubor.
cli-error-output = Odpověď se nepodařilo zapsat ({ $reason }).
cli-error-encoding = „{ $file }“ není text v kódování UTF-8. Uložte ho jako UTF-8 a zkuste to znovu.
cli-error-empty = „{ $file }“ je prázdný. Příklady obsahu najdete v docs/cli.md a v nápovědě --help.
cli-error-too_large = „{ $file }“ je větší než { $most } MB; tak velký záznam ani pozice nebývá.
cli-error-json = „{ $file }“, řádek { $line }, sloupec { $column }: tady není platný JSON ({ $reason }). Opravte to na tomto místě.
cli-error-nested = „{ $file }“ má příliš mnoho vnořených úrovní. Zapište pozici tak, jak ukazuje --help.
cli-error-twice = „{ $file }“: klíč „{ $key }“ je v jednom objektu dvakrát. Nechte jen jeden.
cli-error-value = „{ $file }“ obsahuje hodnotu, která v pozici nebývá ({ $reason }). Opravte ji.
cli-error-no_game = „{ $file }“ neuvádí hru: přidejte klíč "game" s jedním z názvů: { $known }.
cli-error-unknown_game = Neznámá hra: { $game }. Hry: { $known }.
cli-error-record = „{ $file }“, řádek { $line }: { $reason }
cli-error-option_form = „{ $given }“ není nastavení: napište --option NÁZEV=HODNOTA. Nastavení: { $known }.
cli-error-rule = Pravidlo „{ $number }“ neexistuje. Oddíly jsou { $sections }; pravidlo je například { $example }.
cli-error-rule_word = „{ $word }“ není v žádném pravidle. Zkuste jiné slovo nebo jeho část, nebo si přečtěte průvodce: { $command }
cli-error-option = { $reason }. Všechna nastavení: { $command }
cli-error-seats = { $game }: hráčů má být { $least } až { $most }, ne { $n }. Změňte --players, --humans nebo --bots.
cli-error-short_seats = { $option } platí, jen když je hráčů { $only }, ne { $n }. Vynechte ji, nebo změňte --players, --humans či --bots.
cli-error-bots_count = Počet botů nesouhlasí: uvedeno { $n }, hráčů { $seats }. Uveďte jednoho na každé místo, kde nehraje člověk.
cli-error-names_count = Jmen je víc než hráčů: zadáno { $n }, hráčů { $seats }.
cli-error-play_game = K { $given } chybí hra: uveďte jednu z { $known }, nebo neuvádějte nic a otevře se úvodní obrazovka.
cli-error-same_name = Dva hráči se jmenují { $name }. Dejte každému jeho vlastní jméno.
cli-error-step = Záznam má akce 0 až { $steps }, takže akce { $step } v něm není.
cli-error-card_which = Uveďte jednu kartu: { $number }, { $name }, nebo { $cave }.
cli-error-card_dragon = Drak { $number } neexistuje: draci mají čísla 1 až { $most }.
cli-error-card_cave = Karta jeskyně { $number } neexistuje: karty jeskyní mají čísla 1 až { $most }.
cli-error-card_name = Žádný drak se nejmenuje „{ $name }“. Všechny karty: { $command }
cli-error-card_like = Žádný drak se nejmenuje „{ $name }“. Podobní jsou:
    { $known }
cli-error-card_several = „{ $name }“ odpovídá více drakům. Napište z jména víc, nebo číslo:
    { $known }
cli-error-no_cards = Žádná karta tohle všechno nemá. Něco vynechte; na co se lze ptát: { $command }
cli-error-card_data = Data karet nelze použít. Opravte tyto řádky:
    { $mistakes }
cli-error-no_terminal = Hrát lze jen v terminálu, a tady žádný není. Pro hry mezi boty napište: { $command }
cli-error-no_compiler = Rychlá pravidla potřebují doplněk „fast“: { $command }. Nebo použijte --engine plain.
cli-error-export_extra = Pole ze záznamů potřebují doplněk: { $command }.
cli-error-export_record = Záznam { $number } v „{ $file }“, řádek { $line }: { $reason }. Vyjměte ho, nebo ho opravte.
cli-error-export_other = Záznam { $number } v „{ $file }“ je od jiného stolu ({ $found }). Každý druh stolu převádějte zvlášť.
cli-error-export_nothing = Není tu žádná dohraná hra (nedohraných: { $unfinished }).
cli-error-resumed = „{ $file }“ je záznam hry { $other }, ne { $game }. Pokračujte v ní takto: { $command }
cli-error-record_exists = „{ $file }“ už existuje. Pokračujte v této hře: { $command }. Nebo uveďte jiný soubor, případně přidejte --overwrite a soubor se přepíše.
cli-error-resume_fixed = Obnovená hra si ponechává hráče, jména, nastavení i semínko náhody: vynechte { $given }.
cli-error-resume_bot = V záznamu je bot „{ $bot }“, kterého tento program nemá. Uveďte boty sami: --bots { $known }.

## Training

cli-train-begin = { $set }: her proti sobě samým: { $games }
cli-train-resumed = { $set }: pokračování, odehráno her: { $games }
cli-train-shipped = { $set }: her: { $games }, čas procesoru: { $seconds } s; váhy jsou v { $path }
cli-train-better = { $set }: lepší než dosud o { $gain } ± { $interval }
cli-train-kept = { $set }: ne lepší než dosud ({ $gain } ± { $interval }), takže zůstávají staré váhy
cli-error-train_fast = Učení potřebuje doplněk „fast“: { $command }
cli-error-train_set = „{ $set }“ není sada vah této hry. Sady jsou: { $sets }
cli-error-train_game = Boti této hry se zatím neučí. Hry, ve kterých se boti učí: { $games }
