# Challenges and people
challenge-of-day = Challenge of the day
challenge = A challenge
challenge-lead = The same deal and the same bots for everybody. The first try counts; then play as often as you like.
sent-by = Sent by { $name }
against = Against
play-challenge = Play the challenge
play-for-fun = Once more, for fun
ends-in = ends in { $hours } h { $minutes } min
also-today = Also today
best-of-today = Best first tries
first-to-finish = Nobody has finished this game yet. You could be first.
place-n = Place { $n }
players-points =
    { $n ->
        [one] { $n } player, points
       *[other] { $n } players, points
    }
spread = Points of all players, from { $least } to { $most }
is-guest = Guest
has-account = With an account
games-played =
    { $n ->
        [one] game
       *[other] games
    }
won-share = won
best-rating = best rating
last-games = Last games
nothing-played = Nothing played yet. The first game takes about ten minutes.
came-out =
    { $points ->
        [one] place { $place } of { $seats }, { $points } point
       *[other] place { $place } of { $seats }, { $points } points
    }
not-played-yet = Not played yet.
stat-seats = players
stat-played = played
stat-won = won
stat-mean = mean
stat-best = best
stat-rating = rating
last-points = Points in the last games: { $points }
sign-in-if-you-like = Sign in, if you like
go-on-as = Go on as { $name }
account-adds = What an account adds
account-adds-tables = Your tables and games on every device
account-adds-rating = Statistics and rating that nobody else can take over
account-adds-settings = Your language, look and sounds wherever you play
account-never-needed = You never need one to play. What you played here as a guest comes with you.
your-week = Your week
today = Today
day-open = open
day-rested = rested
place-among = place { $place } of { $players }
riddles-solved =
    { $n ->
        [one] { $n } riddle solved
       *[other] { $n } riddles solved
    }
all-games = All games
only-won = Only won
show-more = Show more
no-game-like-that = None of your games is like that.
change-name = Change your name
riddle-days =
    { $n ->
        [one] day in a row with a riddle
       *[other] days in a row with a riddle
    }
your-password = Password
