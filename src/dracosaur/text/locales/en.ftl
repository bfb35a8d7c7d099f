# Words that all games share: mistakes in documents, and the command line. Words of the terminal client: en.ui.ftl.

## Mistakes in a position

error-object = An object in curly brackets is expected here.
error-list = A list in square brackets is expected here.
error-too_many = The list has { $n } entries, and { $most } is the most: remove some.
error-word = { $value } is not allowed here. Write one of these words: { $known }.
error-number = { $value } is not allowed here. Write a whole number from { $least } to { $most }.
error-text = { $value } is not a name. Write a name in quotation marks, or leave it out.
error-unknown_key = The key “{ $key }” is unknown here. Known keys: { $known }.
error-missing = This is missing. Add it, with one of these: { $known }.
bad-option-unknown = unknown option “{ $setting }”; the options are { $known }
bad-option-value = option “{ $setting }” is { $value }; allowed: { $allowed }
error-players = The wrong number of players: list { $least } to { $most } of them.
error-same_name = Two players have the same name: give each a name of their own.
error-pyramid = The Pyramid is a list of six, in the order P1 to P6, with null for a free space; this one has { $n }.
error-summer = This is the winter game of a match, so add each player's summer result: "summer": score and trexes.
error-contradiction = This contradicts the rest of the document: no game can come to this. Correct it, or leave out "table" to score the zoos as they are.

## Mistakes in a record

record-header = this is no header of a record ({ $reason })
record-format = the record has format { $format }; this program reads the formats { $known }
record-game = a record of { $found }, not of { $wanted }
record-entry = this is not an action of the game ({ $reason })
record-rules = played by version { $found } of the rules; this program has version { $known }
record-seats = the game is for { $least } to { $most } players, not { $n }
record-key = the key does not fit the hash in the header (commitment)
record-no_key = the record reveals no key, so its chance cannot be checked
record-keyless = the key of its chance is missing, so the match cannot go on
record-unfair = { $said }: this does not follow from the key, which gives “{ $fair }”
record-start = the position at the start has other players or options than the header

## Refusals that no rule speaks

why-stale = That question has been answered already, or another one is asked now.
why-no_action = { $said } is not an action of this game.

## What the command can do

cli-tagline = Dracosaur: three tabletop games of dinosaurs and dragons, to play, study and solve.
cli-commands = What it can do
cli-command-play = play in the terminal, against bots or with friends
cli-command-score = score a table of your own, told step by step or as a document
cli-command-simulate = play thousands of games and report on them
cli-command-train = teach bots of a game by letting them play against themselves
cli-command-replay = tell a recorded game in words
cli-command-verify = check that a recorded game follows the rules
cli-command-export = write recorded games as arrays for learning
cli-command-rules = read the guide of a game, or rules by number or word
cli-command-card = print a card of Wyrmspan in words, by number or name
cli-command-cards = list the cards of Wyrmspan by what is printed on them
cli-command-games = list the games with their options and bots
cli-command-completion = print the completion script for your shell
cli-examples = For example
cli-more = More about a command: { $command }

## Score

cli-rule = Rule
cli-total = Total
cli-leaders = In the lead: { $players }
cli-winner = Winner: { $players }
cli-winners = Shared victory: { $players }
cli-tie = Tie-break: { $how } ({ $compared })
cli-tie-plain = Tie: { $how }
cli-assumed = Assumed: { $event }
assumed-read = “{ $given }” was read as { $read }.

## Records

cli-after_step = After entry { $step } of { $steps }
cli-unfinished = The game is not finished; this is the score as it stands.
cli-verified = The record is consistent and legal. Entries: { $entries }.
cli-verified-over = The game was played to the end.
cli-verified-running = The game is not finished.
cli-verified-fair = Every draw of chance follows from the revealed key.
cli-verified-no_key = The record reveals no key, so chance was not checked.
cli-carried_over = The game was played by version { $found } of the rules, and every move holds by version { $known }, too. It goes on in a new record: { $file }
cli-not_verified = Line { $line } is wrong: { $reason }

## Rules and games

cli-full_text = Full text
cli-full_text-english = Full text (in English)
cli-rules_found = { $n ->
    [one] { $n } rule. Its full text: { $command }
   *[other] { $n } rules. The full text of one: { $command }
}
cli-players = Players: { $least }–{ $most }
cli-bots = Bots: { $bots }
bot-random = random
bot-greedy = greedy
bot-learned = learned
bot-search = search
cli-options = Options
cli-allowed = { $values } (default: { $default })
cli-editions = Printed rulebooks, set by the option edition: { $editions }
cli-cards_found = { $n ->
    [one] { $n } card. One card alone: { $command }
   *[other] { $n } cards. One card alone: { $command }
}

## Simulations

cli-compiling = Preparing the fast rules for this machine, only the first time: { $done } of { $rules }
cli-not_kept = The fast rules could not be kept in { $path } ({ $reason }); next time they are prepared again.
cli-exported =
    Written to { $file }: { $records } { $records ->
        [one] game
       *[other] games
    }, { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }; left out as unfinished: { $unfinished }.
cli-playing = Playing
cli-random_play = none, random play
cli-statistic-games = Games
cli-statistic-players = Players
cli-statistic-engine = Engine
cli-statistic-bots = Bots
cli-statistic-seed = Seed
cli-statistic-seconds = Seconds
cli-statistic-cpu_seconds = Core-seconds of playing
cli-statistic-compile_seconds = Seconds of preparing the rules
cli-statistic-games_per_second = Games per core-second
cli-statistic-decisions_per_second = Decisions per core-second
cli-statistic-decisions_per_game = Decisions per game
cli-statistic-entries_per_game = Entries of a record
cli-statistic-mean_score = Mean score
cli-statistic-score_sd = Standard deviation
cli-statistic-score_range = Lowest and highest score
cli-statistic-mean_scores = Mean score by seat
cli-statistic-wins = Victories by seat
cli-statistic-ties = Shared victories

## Mistakes on the command line

cli-error = Error: { $message }
cli-stdin = standard input
cli-error-no_file = There is no file “{ $file }”. Check the name, or write - to read standard input.
cli-error-directory = “{ $file }” is a directory. Name a file in it.
cli-error-unreadable = “{ $file }” cannot be read ({ $reason }). Check its permissions.
cli-error-unwritable = “{ $file }” cannot be written ({ $reason }). Name another file.
cli-error-output = The answer could not be written ({ $reason }).
cli-error-encoding = “{ $file }” is not a text in UTF-8. Save it as UTF-8 and try again.
cli-error-empty = “{ $file }” is empty. Examples of what it should hold are in docs/cli.md and behind --help.
cli-error-too_large = “{ $file }” is larger than { $most } MB, and no record or position is.
cli-error-json = “{ $file }”, line { $line }, column { $column }: not valid JSON here ({ $reason }). Correct it there.
cli-error-nested = “{ $file }” is nested too deeply for a position. Write it as --help shows.
cli-error-twice = “{ $file }”: the key “{ $key }” appears twice in one object. Keep one of them.
cli-error-value = “{ $file }” holds a value that no position has ({ $reason }). Correct it.
cli-error-no_game = “{ $file }” does not name its game: add the key "game" with one of these: { $known }.
cli-error-unknown_game = Unknown game: { $game }. The games are: { $known }.
cli-error-record = “{ $file }”, line { $line }: { $reason }
cli-error-option_form = “{ $given }” is not an option: write --option NAME=VALUE. The options are: { $known }.
cli-error-rule = There is no rule “{ $number }”. The sections are { $sections }; a rule is for instance { $example }.
cli-error-rule_word = No rule has “{ $word }” in it. Try another word or a part of one, or read the guide: { $command }
cli-error-option = { $reason }. All options: { $command }
cli-error-seats = { $game } is for { $least } to { $most } players, not { $n }: change --players, --humans or --bots.
cli-error-short_seats = { $option } is only for a table of { $only }, not of { $n }: leave it out, or change --players, --humans or --bots.
cli-error-bots_count = The number of bots does not fit: { $n } given, { $seats } players. Name one for each seat that no person takes.
cli-error-names_count = There are more names than players: { $n } given, { $seats } players.
cli-error-play_game = There is no game for { $given }: name one of { $known }, or leave everything out for the start screen.
cli-error-same_name = Two players are called { $name }. Give each a name of their own.
cli-error-step = The record has entries 0 to { $steps }, so there is no entry { $step }.
cli-error-card_which = Name one card: { $number }, { $name }, or { $cave }.
cli-error-card_dragon = There is no dragon { $number }: the dragons have the numbers 1 to { $most }.
cli-error-card_cave = There is no cave card { $number }: the cave cards have the numbers 1 to { $most }.
cli-error-card_name = No dragon is called “{ $name }”. All cards: { $command }
cli-error-card_like = No dragon is called “{ $name }”. These are close:
    { $known }
cli-error-card_several = “{ $name }” fits several dragons. Write more of the name, or the number:
    { $known }
cli-error-no_cards = No card has all of this. Leave something out; what can be asked for: { $command }
cli-error-card_data = The card data cannot be used. Correct these lines:
    { $mistakes }
cli-error-no_terminal = The game needs a terminal, and this is not one. For games between bots use: { $command }
cli-error-no_compiler = The fast rules need the extra “fast”: { $command }. Or use --engine plain.
cli-error-export_extra = Arrays of records need an extra: { $command }.
cli-error-export_record = Record { $number } of “{ $file }”, line { $line }: { $reason }. Take it out, or mend it.
cli-error-export_other = Record { $number } of “{ $file }” is of another table ({ $found }). Export each kind of table on its own.
cli-error-export_nothing = There is no finished game to write (unfinished: { $unfinished }).
cli-error-resumed = “{ $file }” is a record of { $other }, not of { $game }. Resume it with: { $command }
cli-error-record_exists = “{ $file }” exists already. Go on with its game: { $command }. Or name another file, or add --overwrite to replace it.
cli-error-resume_fixed = A resumed game keeps its players, names, options and seed: leave out { $given }.
cli-error-resume_bot = The record names the bot “{ $bot }”, which this program does not have. Name the bots yourself: --bots { $known }.

## Training

cli-train-begin = { $set }: { $games } games of self-play
cli-train-resumed = { $set }: goes on after { $games } games
cli-train-shipped = { $set }: { $games } games in { $seconds } s of processor time; the weights are in { $path }
cli-train-better = { $set }: better than before by { $gain } ± { $interval }
cli-train-kept = { $set }: no better than before ({ $gain } ± { $interval }), so the old weights stay
cli-error-train_fast = Training needs the extra “fast”: { $command }
cli-error-train_set = “{ $set }” is no set of weights of this game. The sets are: { $sets }
cli-error-train_game = The bots of this game do not learn yet. Games with learning bots: { $games }
