# The page itself; what happens in a game is said by the server.
home-title = Dracosaur – three tabletop games of dinosaurs and dragons
home-hero = The table is set.
home-lead = Three tabletop games of dinosaurs and dragons, to play with friends or against bots. No account needed.
your-name = Your name at the table
saved = Saved
sign-in = Sign in
language = Language
theme = Light or dark colours
got-a-code = Got a table code?
join = Join
play-now = Play now
against-bots = against bots
new-table = New table
players-range = { $range } players
draftosaurus-picture = Wooden dinosaurs on parade along a river
gods_love_dinosaurs-picture = A dinosaur with a halo, a rabbit and a frog on three tiles
wyrmspan-picture = A dragon in a cave, curled around its eggs
my-tables = My tables
open-tables = Open tables
wait-for-you =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
your-turn = Your turn
play-on = Play on
look-in = Look in
sit-down = Sit down
seats-taken = { $taken } of { $seats } seats taken
no-tables-of-mine = No tables yet. “Play now” sets one up at once.
no-open-tables = Nobody is waiting for players just now. Set up a table and share its code!
show-all = Show all { $n }
show-fewer = Show fewer
fan-work = An independent fan work, with no connection with the designers or the publishers of the games.
no-line = The server cannot be reached just now. Nothing is lost; we keep trying.
not-found-title = This trail leads nowhere
not-found-text = There is no page at this address. The table may have been closed, or a letter of the link is missing.
to-the-games = To the games
guest-name-0 = Curious Fern
guest-name-1 = Brave Pebble
guest-name-2 = Gentle Moss
guest-name-3 = Merry Acorn
guest-name-4 = Quiet Brook
guest-name-5 = Sunny Thistle
guest-name-6 = Clever Beetle
guest-name-7 = Wild Clover
guest-name-8 = Calm Willow
guest-name-9 = Bold Cricket
guest-name-10 = Lucky Shell
guest-name-11 = Early Robin

## A table

you = You
players = Players
your-table = Your table
your-zoo = Your zoo
zoo-of = Zoo of { $name }
hand = Hand
hand-short = hand
log = Log
chat = Chat
nothing-yet = Here you read what happens.
begun-midway = This table begins in the middle of a game. Here you read what happens from now on.
log-chat-rules = Log, chat and rules
sound = Sound
say-something = Say something
send = Send
no-chat = Nobody has said anything yet.
undo = Undo
hint = Hint
place-it = Place it
take-it = Take it
return-it = Return it
do-it = Do it
back = Back
choices = Choices
nothing-to-choose = There is nothing for you to decide just now.
wait-for-others = Wait for the other players.
still-deciding = still deciding
has-decided = has decided
reveals = reveals
bot = Bot
has-the-die = has the die
die-shows = The die shows { $face }
you-rolled = You rolled: you are free of the die.
rolled-by = { $name } rolled: only { $name } is free of the die.
then-on-to = then on to { $name }
hands-go-down = Hands go down the list, the last one back to the first.
round-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
score-now = Score now
space-of = { $place }, space { $space }
place-open =
    { $n ->
        [one] { $place }, open, { $gain } point
       *[other] { $place }, open, { $gain } points
    }
place-open-only = { $place }, open
place-closed = { $place }, closed, rule { $rule }.
closed = Closed
close = Close
good-choice = A good choice: { $choice }.
game-over = The game is over.
winners =
    { $n ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
score-line = Line
total = Total
look-at-boards = Look at the boards
rematch = Play again
line-lost = The line is lost; we are calling again. Nothing is lost.
loading = The table is being set
table-closed = This table was closed before the game began.
free-seat = Free seat
copy-link = Copy the link
copied = Copied
start-with-bots = Start, bots take the free seats

## A new table, an account

you-the-host = you, the host
one-more-chair = One more chair
for-players =
    { $n ->
        [one] for one player
       *[other] for { $n } players
    }
open-to-all = Anybody may join.
only-with-link = Only people with the link or the code may join.
open-the-table = Open the table
how-you-play = How you play
edition = Edition
my-own = My own
no-clock = None
seconds = { $n } s
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
anybody-may-join = Anybody may join
options = Options
make-account = Make an account
account-keeps = Your games as { $name } stay yours, on every device.
no-account-needed = You can play without an account, as { $name }.
account-name = Name
password = Password, at least 8 characters
have-account = I have an account
want-account = I want an account

## Where one can go

pages = Pages
menu = Menu
nav-play = Play
nav-learn = Learn
nav-today = Today
nav-rules = Rules
nav-score = Score a table
settings = Settings
profile = Profile
rule-number = Rule { $number }
loading-page = Loading
share = Share

## Home, and what several pages say

todays-challenges = Challenges of today
challenge-open = open to you
challenge-begun = you have begun
nobody-yet = nobody yet
you-scored =
    { $n ->
        [one] you have { $n } point
       *[other] you have { $n } points
    }
waits-for = waits for { $names }
no-such-code = Enter a table code
not-found-picture = An empty pen with a broken fence; footprints lead out of the picture, where a tail is just vanishing
lost-title = The line is torn
lost-picture = Two dinosaurs with a tin-can telephone across a river; the string is torn
try-now = Try now
mute = Hear no more of { $name }
muted = { $name } is muted.
unmute = Hear again
new-version = A new version of the page is ready.
take-over = Reload
turn-note = It is your turn.
no-such-table = This table cannot be shown

## Riddles of the day

todays-riddles = Riddles of today
riddle-difficulty = Difficulty { $n } of 4
riddle-new = open
riddle-open = begun
riddle-given_up = given up
riddle-solved =
    { $n ->
        [one] Solved at the first try.
       *[other] Solved with { $n } tries.
    }
days-in-a-row =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
