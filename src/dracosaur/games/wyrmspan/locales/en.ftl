# Wyrmspan: words and messages. Names follow docs/rules/wyrmspan-glossary.csv.

## The game

game-title = Wyrmspan
game-tagline = Dig out your caves, entice dragons into them, and explore what you have built!
game-facts = Designer: Connie Vogelmann. Publisher: Stonemaier Games. 1–5 players. Dracosaur is an independent fan work and has no connection with the designer or the publisher.

## Caves

cave-crimson = Crimson Cavern
cave-golden = Golden Grotto
cave-amethyst = Amethyst Abyss

# At most 10 characters each.
cave-crimson-short = Crimson
cave-golden-short = Golden
cave-amethyst-short = Amethyst

## Resources and other things

resource-meat = meat
resource-gold = gold
resource-crystal = crystal
resource-milk = milk
resource-any = any resource
thing-coin = coin
thing-egg = egg
thing-dragon_card = dragon card
thing-cave_card = cave card
thing-step = guild step
thing-nest = nest
vp = VP

## Dragons

size-hatchling = hatchling
size-small = small
size-medium = medium
size-large = large
trait-aggressive = aggressive
trait-playful = playful
trait-helpful = helpful
trait-shy = shy
icon-when_played = When Played
icon-if_activated = If Activated
icon-once_per_round = Once Per Round
icon-end_game = End Game
icon-now = At once

## Actions

action-excavate = Excavate
action-entice = Entice
action-explore = Explore
action-explore-crimson = Explore the Crimson Cavern
action-explore-golden = Explore the Golden Grotto
action-explore-amethyst = Explore the Amethyst Abyss
action-pass = Pass

## The Dragon Guild

guild = Dragon Guild
guild-plains = Plains Guild
guild-seafarers = Guild of Seafarers
guild-highlands = Guild of Highlands
guild-rainforest = Rainforest Guild
guild-start = START
guild-brown = brown space

## Objectives

objective-cave_cards = Cave cards on your mat
objective-amethyst_cards = Dragons and cave cards in your Amethyst Abyss
objective-crimson_cards = Dragons and cave cards in your Crimson Cavern
objective-golden_cards = Dragons and cave cards in your Golden Grotto
objective-nests = Egg capacity of your dragons
objective-eggs = Eggs on your mat
objective-cached = Cached resources on your mat
objective-guild_position = Position in the Dragon Guild
objective-cheap = Dragons with a printed cost of 0–2
objective-dear = Dragons with a printed cost of 3 or more
objective-played_or_round = Dragons with When Played or Once Per Round
objective-activated = Dragons with If Activated
objective-hatchlings = Hatchlings on your mat
objective-small = Small dragons on your mat
objective-medium = Medium dragons on your mat
objective-large = Large dragons on your mat
objective-aggressive = Aggressive dragons on your mat
objective-playful = Playful dragons on your mat
objective-shy = Shy dragons on your mat
objective-helpful = Helpful dragons on your mat
place-1 = 1st place
place-2 = 2nd place
place-3 = 3rd place
place-0 = Others

## Score lines

line-guild = Markers in the Dragon Guild
line-dragons = Dragon cards
line-end_game = End Game abilities
line-eggs = Eggs
line-cached = Cached resources
line-tucked = Tucked cards
line-objectives = Round objectives
line-remaining = Coins, cards and resources left

## Solo play

automa = Automa
level-automa_1 = Automa, level 1
level-automa_2 = Automa, level 2
level-automa_3 = Automa, level 3
level-ravel_1 = Ravel mode, level 1
level-ravel_2 = Ravel mode, level 2
level-ravel_3 = Ravel mode, level 3
