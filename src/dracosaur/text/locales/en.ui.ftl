# The terminal client.

## Players

ui-player-name = Player { $n }
ui-bot-name = Bot { $n } ({ $bot })
ui-bot-numbered = { $bot } { $n }
ui-bot-short = Bot { $n }
ui-player-initials = P{ $n }
ui-bot-initials = B{ $n }
ui-watching = Watching
ui-too-small = Please make the window larger: { $columns } × { $rows } is enough, this is { $width } × { $height }.
ui-language-name = English

## Keys at the bottom of the screen, as short as possible

ui-key-help = Help
ui-key-language = Language
ui-key-rule = Rule
ui-key-pane = Tab
ui-key-look = Boards
ui-key-undo = Undo
ui-key-hint = Hint
ui-key-menu = Menu
ui-key-ready = Ready
ui-key-stay = Leave it
ui-key-choose = Choose
ui-key-change = Change
ui-key-begin = Begin
ui-key-leave = Leave
ui-key-again = New game
ui-key-boards = See the boards
ui-key-quit = Quit

## The table

ui-pane-players = Players
ui-pane-score = Score
ui-pane-log = Log
ui-total = Total
ui-over = The game is over. A new one waits in the menu (F10).
ui-wait = Wait for the other players.
ui-left = ({ $n } to go)
ui-can-undo = (F8 takes back your last decision.)
ui-no-undo = There is nothing you could still take back: what has been shown, drawn or rolled stays.
ui-undo-late = The bots are moving: now it is too late to take back.
ui-back-title = Take back
ui-back-question = Others have moved since your last decision, or something was shown. Against bots alone you may decide again all the same; dice, bag and decks will give the same.
ui-back-yes = Take back my last decision
ui-hint = A good choice: { $what }
ui-looking = You are looking at this player’s board: { $player }. Esc takes you back to your own.

## The curtain between two people

ui-curtain-title = Next player
ui-curtain-pass = Pass the keyboard to: { $player }
ui-curtain-ready = Press Enter when nobody else is looking
ui-curtain-undo = Take back ({ $player })
ui-curtain-back = { $player } takes back the last decision.

## The end

ui-end-title = Final score
ui-end-winner = Winner: { $players }
ui-end-winners = Shared victory: { $players }
ui-end-tie = The tie was decided by: { $reason }

## The start screen

ui-start-title = Begin a game
ui-start-begin = Begin
ui-start-begin-help = Begin the game as it stands below.
ui-start-saved = Saved games
ui-start-saved-help = Go on with a saved game, or look at a record.
ui-start-game = Game
ui-start-seats = Players
ui-start-seats-help = This game is for { $least } to { $most } players, people and bots together.
ui-start-person = Person
ui-start-bot = Bot: { $bot }
ui-start-seat-help = A person at this keyboard, or a bot. Enter also gives a name.
ui-start-name = Name of the player
ui-start-same-name = Another player has this name.
ui-start-file = Another file
ui-start-bad-file = { $path } cannot be opened: { $reason }
ui-start-resume = Go on with this game
ui-start-look = Look at it
ui-start-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-value-random = by chance
ui-value-yes = yes
ui-value-no = no
ui-value-none = no limit

## Menu and questions

ui-menu-title = Menu
ui-menu-continue = Back to the game
ui-menu-new = New game
ui-menu-save = Save
ui-menu-help = Help and guide
ui-menu-rule = Look up a rule
ui-menu-language = Language
ui-menu-theme = Light or dark colours
ui-menu-quit = Quit
ui-stay = Keep playing
ui-new-question = This game is not finished. Start a new one all the same?
ui-new-yes = Start a new game
ui-quit-saved = The game is saved after every move: { $path }
ui-quit-unsaved = This game is not finished and not saved.
ui-quit-behind = The last moves could not be saved here: { $path }
ui-quit-yes = Quit
ui-quit-save = Save and quit
ui-quit-lose = Quit without saving
ui-close = Esc closes
ui-write-keys = Enter accepts · Esc closes

## Saving

ui-saved = Saved: { $path }. From now on every move is saved.
ui-not-saved = The game could not be saved: { $reason }. Press F9 to choose another file.
ui-save-title = Save to another file
ui-save-where = The game could not be saved to { $path }: { $reason }. Type the name of another file.
ui-save-exists = There is a file of this name already: { $path }
ui-kept = The game is kept here: { $path }
    Go on with: { $command }
ui-kept-over = The finished game is kept here: { $path }
    Read it again with: { $command }

## Rules

ui-rule-title = Rules by number
ui-rule-placeholder = Number of a rule, for example { $example }
ui-rule-unknown = There is no rule { $number }. A number looks like { $example }.

## Help

ui-help-title = Help
ui-help-keys = Keys
ui-help-signs = Letters and signs
ui-help-digits = choose what has this number; letters work where they are shown
ui-help-arrows = move to a choice, a dinosaur or a place, and read about it
ui-help-enter = choose it; a click of the mouse does the same
ui-help-new = new since your last decision
ui-help-help = this page
ui-help-language = another language
ui-help-theme = light or dark colours
ui-help-rule = look up a rule; the one just cited is filled in
ui-help-pane = next tab: players, score, log
ui-help-look = the next player’s board, large
ui-help-hint = show a good choice
ui-help-undo = take back your last decision, as long as nothing was shown since
ui-help-save = save the game
ui-help-scroll = scroll the tab
ui-help-menu = menu, or back to your own board
ui-help-quit = quit

## Draftosaurus

ui-draftosaurus-free = Free: { $players }
ui-draftosaurus-bound = Obey the die: { $players }
ui-draftosaurus-free-sign = Free of the die
ui-draftosaurus-bound-sign = Obeys the die
ui-draftosaurus-decided-sign = Has decided
ui-draftosaurus-thinking-sign = Still deciding
ui-draftosaurus-hand-sign = Hand: letters if you have seen it, otherwise its size

## Wyrmspan

ui-wyrmspan-page-mat = Mat
ui-wyrmspan-page-cards = Cards
ui-wyrmspan-page-guild = Guild
ui-wyrmspan-round = Round { $round } of { $rounds }
ui-wyrmspan-turn = turn: { $player }
ui-wyrmspan-phase-setup = setup
ui-wyrmspan-phase-keeping = setup
ui-wyrmspan-phase-round_end = end of the round
ui-wyrmspan-phase-renewal = end of the round
ui-wyrmspan-phase-income = income
ui-wyrmspan-phase-payments = end of the game
ui-wyrmspan-phase-over = end of the game
ui-wyrmspan-nests = Mat nests
ui-wyrmspan-display = Display · decks { $decks }
ui-wyrmspan-hand = Your hand { $cards }
ui-wyrmspan-hand-known = Hand of { $player } { $cards } · known to all:
ui-wyrmspan-explored = explored { $n } of { $most } times in this round
ui-wyrmspan-passed = has passed
ui-wyrmspan-growth = Growth of a hatchling
ui-wyrmspan-automa-steps = Guild steps { $n } · guild markers { $markers }
ui-wyrmspan-automa-coins = Coins on the objective of this round: { $n }
ui-wyrmspan-automa-turned = Decision cards turned over in this round: { $cards }
ui-wyrmspan-automa-dragons = Dragons ({ $n }): { $cards }
ui-wyrmspan-automa-caves = Cave cards ({ $n }): { $cards }
ui-wyrmspan-sign-explored = explorations in this round: done, left
ui-wyrmspan-sign-turn = decides now
ui-wyrmspan-sign-start = start player
ui-wyrmspan-sign-page = next page of the board
