# Words of the host of tables: what happens at a table beside the game, and what it refuses.

## The log of a table

log-seated = { $name } sits down.
log-left = { $name } leaves the table.
log-started = The game begins.
log-undone = { $name } takes back the last decision.
log-take_back_asked = { $name } asks to take back a decision.
log-take_back_denied = { $name } does not agree to take back.
log-took_back = Everybody agrees: { $name } decides anew.
log-replaced-absent = { $name } is away; a bot plays on.
log-replaced-flagged = The time of { $name } is up; a bot plays on.
log-replaced-left = { $name } leaves the game; a bot plays on.
log-returned = { $name } is back.
log-warming = { $player } is still getting ready; until then a simpler bot plays.
log-rematch = A new game of the same players is open.
log-rules_changed = The rules of this program have changed, and this game cannot go on by them.
log-closed = The table is closed.

## What the host refuses

host-unavailable = The server cannot save anything just now, so nothing was done. Try again in a moment.
host-no_table = There is no such table. Check the link.
host-no_code = No table has this code. Check its letters.
host-no_person = There is no such person here.
host-no_game = There is no game “{ $game }” here. The games are: { $known }.
host-no_bot = There is no bot “{ $bot }”. The bots are: { $known }.
host-no_clock = A clock needs a time: give at least one second, or one day.
host-not_rated = Only a whole game between people can be rated: leave out bots and positions, or the rating.
host-start_over = In this position the game is over: there is nothing to play.
host-seat_taken = This seat is taken. Choose another one.
host-invited_only = Only invited players may sit here. Ask the owner for the code.
host-no_joining-running = The game has already begun. You may watch it.
host-no_joining-over = The game is already over.
host-no_joining-closed = This table is closed. Open another one.
host-not_running-gathering = The game has not begun yet.
host-not_running-over = The game is over.
host-not_running-closed = This table is closed.
host-not_over = The game is not over yet.
host-no_seat = You have no seat at this table.
host-not_owner = Only the owner of the table may do this.
host-private = This table is private: only its players may see it.
host-private_challenge = A challenge stays private, so that nobody sees the deal before playing it.
host-not_away = You have not left your seat.
host-has_left = You have left this game. Take your seat back first.
host-no_time = Your time for this game is used up.
host-no_undo = There is nothing you could still take back: what has been shown, drawn or rolled stays.
host-no_take_back = You cannot ask to take back now.
host-nothing_asked = Nobody waits for your consent any more.
host-no_premove = You have laid no answer ready.
host-not_asked = You are not asked anything now.
host-busy = The bots have too much to do just now. Try again in a moment.
host-chat_length = Write something, with at most { $most } characters.
host-no_step = The game has only the steps 0 to { $most }.
host-no_such_seat = There is no such seat: the table has { $n }.
host-no_challenge = There is no such challenge. Check the link.
host-not_alone = Only a game of one person, alone or against bots, can be sent as a challenge.
host-too_many_tables = You already have { $most } tables that wait for players. Begin or close some of them first.

## The riddle of the day

riddle-right = { $n ->
    [one] That is it! The next best answer brings about { $n } point less.
   *[other] That is it! The next best answer brings about { $n } points less.
}
riddle-wrong = { $n ->
    [one] Not the best: another answer brings about { $n } point more.
   *[other] Not the best: another answer brings about { $n } points more.
}
riddle-gain = { $n ->
    [one] About { $n } point more than the next best answer.
   *[other] About { $n } points more than the next best answer.
}
host-no_riddle = There is no such riddle. Check the link.
host-no_hint = A riddle gives no hints. Who gives up sees the answer.
riddle-theme-pick = Which dinosaur?
riddle-theme-place = One dinosaur, where?
riddle-theme-discard = Which one has to go?
riddle-theme-leave = Out of quarantine, where?
riddle-theme-tile = Which tile?
riddle-theme-lay = One tile, where?
riddle-theme-young = A place for the young
riddle-theme-hunt = One hunt, most eggs
riddle-theme-hatch = To hatch or not?
riddle-theme-action = What now?
riddle-theme-dragon = Which dragon?
riddle-theme-cave = Where in the caves?
riddle-theme-card = Which card?
riddle-theme-goods = Which resource?
riddle-theme-guild = A step at the guild
riddle-theme-effect = Make the most of it
