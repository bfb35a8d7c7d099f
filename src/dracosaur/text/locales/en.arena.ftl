# Tournaments between bots, the analysis of a game, puzzles, and the levels of bots that people meet.

## The levels

bot-visitor = Visitor
bot-apprentice = Apprentice
bot-keeper = Keeper
bot-ranger = Ranger
bot-professor = Professor
level-visitor = Is here for the first time and likes everything. For your very first game.
level-apprentice = Knows the rules, overlooks many a chance.
level-keeper = Knows the game well, and still errs now and then.
level-ranger = Has learned from thousands of games what pays in the end.
level-professor = Plays on in thought, thousands of times.

## Tournaments

cli-command-arena = let bots play tournaments, with ratings and a report
arena-title = Tournament: { $game }
arena-about = Games: { $games } · players at a table: { $players } · seed: { $seed }
arena-standings = Standings
arena-standings-about = The best first; in parentheses what is true in 95 of 100 such tournaments.
arena-win_rates = Victories
arena-win_rates-about = Share of games won, with 95 % intervals; the dashed line is what equals would win. Shared victories count in parts.
arena-scores = Scores
arena-scores-about = How often each score was reached; the stroke is the mean.
arena-ladder = Ratings
arena-ladder-about = By openskill, with two standard deviations to both sides.
arena-times = Time for a decision
arena-times-about = Thinking on one core: the bar is the mean, the stroke the slowest decision.
arena-duels = Who beats whom
arena-duels-about = How often the first ends before the second at the same table; equal places count half.
arena-tests = Claims
arena-tests-about = Whether the first of the group wins as often as claimed; a claim is played until it is decided.
arena-column-bot = Bot
arena-column-games = Games
arena-column-win_rate = Victories
arena-column-points = Points
arena-column-rating = Rating
arena-column-milliseconds = ms a decision
arena-column-faults = Faults
arena-column-duel = Bots
arena-column-ahead = Ahead
arena-column-group = Table
arena-column-deals = Deals
arena-column-ratio = Log-likelihood ratio
arena-column-verdict = Verdict
arena-verdict-open = undecided
arena-verdict-passed = proven
arena-verdict-failed = refuted
arena-disqualified = disqualified
arena-kept = The games are kept in { $file }; the same command goes on with them.
arena-report = The report is in { $file }.
arena-faults = { $n ->
    [one] { $n } fault of a bot. Tracebacks, where there are any: { $file }
   *[other] { $n } faults of bots. Tracebacks, where there are any: { $file }
}
arena-fault-crash = crashed
arena-fault-illegal = answered illegally
arena-fault-slow = was too slow
cli-error-entrants = A tournament needs two different bots at least: --bots greedy,random, or --bot package.module:Name for one of your own.
cli-error-entrant_twice = The bot “{ $bot }” is named twice. Name each once: it plays on several seats by itself.
cli-error-alone = Who plays alone has no opponent: leave out { $option }, or add --players 2.
cli-error-levels_only = --levels brings its own bots: leave out --bots and --bot.
cli-error-claim = “{ $given }” is no claim: write two rates of victories as --claim 0.5:0.55, the lower one first.
cli-error-died = A process that played has died, perhaps by a bot that ended it or took all memory. The games before are kept where --results names a file; the same command goes on.
cli-error-no_ray = A Ray cluster needs the extra “ray”: { $command }. Or use --engine local.
cli-error-no_cluster = The Ray cluster does not answer ({ $reason }). Check RAY_ADDRESS, or use --engine local.
bot-unknown = There is no bot “{ $bot }”. The bots are { $known }, with seconds to think search:0.2; one of your own is written package.module:Name.
bot-no_module = The bot “{ $bot }” cannot be used: the module { $module } does not load ({ $reason }). Modules are looked for in this folder and where Python finds packages.
bot-no_name = The bot “{ $bot }” cannot be used: the module { $module } has no class or function “{ $name }”.
journal-foreign = “{ $file }” is not a file of such results. Name another file.
journal-other = “{ $file }” has results of other work; it differs in: { $names }. Name another file, or repeat the command that began it.
journal-line = “{ $file }”, line { $line }: { $reason }. Remove the line, or name another file.
journal-busy = “{ $file }” is in use by another process. Wait for it, or name another file.

## Analysis

cli-command-analyse = judge every decision of a finished game, and its luck
analysis-about = Each choice was judged by { $games } games played on ({ $by }).
analysis-by-learned = by the learned policy
analysis-by-random = at random
analysis-column-entry = Entry
analysis-column-player = Player
analysis-column-decision = Decision
analysis-column-mark = Mark
analysis-column-loss = Lost
analysis-column-better = Better
analysis-column-decisions = Decisions
analysis-column-lost = Lost by decisions
analysis-column-luck = Luck
analysis-column-result = Ahead at the end
analysis-column-fair = Without luck
analysis-mark-best = best
analysis-mark-good = good
analysis-mark-mistake = mistake
analysis-mark-forced = no choice
analysis-points = In points by which a player is ahead of the best other one.
analysis-turning = Turning points
analysis-turn-decision = Entry { $entry }, { $player }: { $action }. Chance of victory: { $before } % → { $after } %.
analysis-turn-chance = Entry { $entry }, chance: { $action }. Chance of victory ({ $player }): { $before } % → { $after } %.
analysis-no_turn = There is none: no single decision or draw has changed much.
cli-judging = Judging
cli-error-unfinished = The game of “{ $file }” is not finished, so it cannot be judged. Finish it first: { $command }
cli-error-no_seat = There is no seat { $seat }: the players have the numbers 1 to { $seats }.

## Puzzles

cli-command-puzzles = find positions with one best answer in games between bots
cli-searching = Searching
puzzles-found = { $n ->
    [one] { $n } puzzle in { $file }.
   *[other] { $n } puzzles in { $file }.
}
puzzles-none = No puzzle was found in { $games } games. Let it search more games (--games).
puzzles-packed = Packed into { $file }.
puzzles-error-unreadable = { $file } is no file of packed puzzles, or it is damaged. `--pack` writes one.
puzzles-column-difficulty = Difficulty
puzzles-column-theme = Theme
puzzles-column-puzzles = Puzzles
