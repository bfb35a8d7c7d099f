# A new table and its waiting room
chairs = Chairs at the table
who-sits-here = Who sits here?
a-friend = A person
by-link-or-code = by link or code
no-chair = No chair
or-a-bot = Or a bot
strength = Strength { $n } of 5
level-visitor = Anything, anywhere. For your very first game.
level-apprentice = Knows the rules, forgets the neighbours.
level-keeper = Takes what looks best now.
level-ranger = Remembers and looks ahead.
level-professor = Plays on in thought, many times over.
edition-help = by one of the printed rulebooks
idle-options =
    { $n ->
        [one] { $n } option without effect here
       *[other] { $n } options without effect here
    }
tempo = Pace
live = Live
live-help = Everybody is here now
by-post = By correspondence
by-post-help = Days for a decision
time-for-decision = For a decision
without-clock = without a clock
time-each = { $time } for a decision
time-in-all = { $time } for the whole game
for-anybody = anybody may join
for-the-invited = only with the link or the code
keep-usual = Keep as my usual
kept-usual = Kept
waiting-for-players =
    { $n ->
        [one] Waiting for one more player
       *[other] Waiting for { $n } more players
    }
may-start = The game begins by itself when every seat is taken. You can also begin now.
while-you-wait = While you wait
host-starts = The game begins by itself when every seat is taken.
waits-for-somebody = waits for somebody
is-here = is here
looks-elsewhere = not here just now
bots-level = Which bot takes the free seats
stand-up = Stand up
close-table = Close the table
invite = Invite others
invite-help = Say it, send the link, or let them scan. No account needed.
table-code = Table code
link-to-table = Link to this table
code-to-scan = Code to scan: opens this table
meanwhile = Meanwhile
