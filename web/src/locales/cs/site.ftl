# Samotná stránka; co se děje ve hře, říká server.
home-title = Drakosaur – tři deskové hry o dinosaurech a dracích
home-hero = Stůl je prostřen.
home-lead = Tři deskové hry o dinosaurech a dracích, s přáteli i proti botům. Účet není potřeba.
your-name = Vaše jméno u stolu
saved = Uloženo
sign-in = Přihlásit se
language = Jazyk
theme = Světlé nebo tmavé barvy
got-a-code = Máte kód stolu?
join = Připojit se
play-now = Hrát hned
against-bots = proti botům
new-table = Nový stůl
players-range = { $range } hráčů
draftosaurus-picture = Průvod dřevěných dinosaurů podél řeky
gods_love_dinosaurs-picture = Dinosaurus se svatozáří, králík a žába na třech dílcích
wyrmspan-picture = Drak v jeskyni stočený kolem svých vajec
my-tables = Moje stoly
open-tables = Volné stoly
wait-for-you =
    { $n ->
        [one] { $n } na vás čeká
        [few] { $n } na vás čekají
       *[other] { $n } na vás čeká
    }
your-turn = Jste na tahu
play-on = Hrát dál
look-in = Nahlédnout
sit-down = Přisednout
seats-taken = Obsazeno { $taken } z { $seats } míst
no-tables-of-mine = Zatím žádné stoly. „Hrát hned“ jeden ihned připraví.
no-open-tables = Právě nikdo nečeká na spoluhráče. Založte stůl a pošlete jeho kód!
show-all = Ukázat všechny ({ $n })
show-fewer = Ukázat méně
fan-work = Nezávislé fanouškovské dílo bez jakéhokoli spojení s autory nebo vydavateli her.
no-line = Server teď není dostupný. Nic se neztratilo, zkoušíme to dál.
not-found-title = Tahle stopa nikam nevede
not-found-text = Na této adrese žádná stránka není. Stůl možná někdo zrušil, nebo v odkazu chybí písmeno.
to-the-games = Ke hrám
guest-name-0 = Zvědavá kapradina
guest-name-1 = Statečný oblázek
guest-name-2 = Něžný mech
guest-name-3 = Veselý žalud
guest-name-4 = Tichý potok
guest-name-5 = Slunečný bodlák
guest-name-6 = Chytrý brouk
guest-name-7 = Divoký jetel
guest-name-8 = Klidná vrba
guest-name-9 = Smělý cvrček
guest-name-10 = Šťastná mušle
guest-name-11 = Ranní červenka

## Stůl

you = Vy
players = Hráči
your-table = Váš stůl
your-zoo = Vaše zoo
zoo-of = Zoo hráče { $name }
hand = Ruka
hand-short = ruka
log = Průběh
chat = Pokec
nothing-yet = Tady uvidíte, co se děje.
begun-midway = Tento stůl začíná uprostřed hry. Tady uvidíte, co se stane dál.
log-chat-rules = Průběh, pokec a pravidla
sound = Zvuk
say-something = Napište něco
send = Odeslat
no-chat = Zatím nikdo nic neřekl.
undo = Zpět
hint = Rada
place-it = Umístit
take-it = Vzít
return-it = Vrátit
do-it = Provést
back = Zpět
choices = Možnosti
nothing-to-choose = Právě nemáte o čem rozhodovat.
wait-for-others = Počkejte na ostatní hráče.
still-deciding = ještě se rozhoduje
has-decided = rozhodnuto
reveals = bere
bot = Bot
has-the-die = má kostku
die-shows = Na kostce je { $face }
you-rolled = Házeli jste vy: kostka pro vás neplatí.
rolled-by = Hází { $name }: jen pro něj kostka neplatí.
then-on-to = pak dál: { $name }
hands-go-down = Ruce putují dolů seznamem, poslední zpět k prvnímu.
round-turn = Kolo { $round } z { $rounds }, tah { $turn } z { $turns }
score-now = Body teď
space-of = { $place }, pole { $space }
place-open =
    { $n ->
        [one] { $place }, otevřeno, { $gain } bod
        [few] { $place }, otevřeno, { $gain } body
       *[other] { $place }, otevřeno, { $gain } bodů
    }
place-open-only = { $place }, otevřeno
place-closed = { $place }, zavřeno, pravidlo { $rule }.
closed = Zavřeno
close = Zavřít
good-choice = Dobrá volba: { $choice }.
game-over = Hra skončila.
winners =
    { $n ->
        [one] Vítěz: { $names }
       *[other] Vítězové: { $names }
    }
score-line = Řádek
total = Celkem
look-at-boards = Prohlédnout desky
rematch = Hrát znovu
line-lost = Spojení se přerušilo, voláme znovu. Nic se neztratilo.
loading = Stůl se připravuje
table-closed = Tento stůl byl zrušen, než hra začala.
free-seat = Volné místo
copy-link = Kopírovat odkaz
copied = Zkopírováno
start-with-bots = Začít, volná místa obsadí boti

## Nový stůl, účet

you-the-host = vy, hostitel
one-more-chair = Další židle
for-players =
    { $n ->
        [one] pro jednoho hráče
       *[other] pro { $n } hráčů
    }
open-to-all = Přisednout může kdokoli.
only-with-link = Přisednou jen lidé s odkazem nebo kódem.
open-the-table = Otevřít stůl
how-you-play = Jak hrajete
edition = Vydání
my-own = Vlastní
no-clock = Bez hodin
seconds = { $n } s
days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
anybody-may-join = Přisednout může kdokoli
options = Volby
make-account = Založit účet
account-keeps = Vaše hry pod jménem { $name } vám zůstanou na každém zařízení.
no-account-needed = Hrát můžete i bez účtu, pod jménem { $name }.
account-name = Jméno
password = Heslo, alespoň 8 znaků
have-account = Účet už mám
want-account = Chci účet

## Kam se dá jít

pages = Stránky
menu = Nabídka
nav-play = Hrát
nav-learn = Naučit se
nav-today = Dnes
nav-rules = Pravidla
nav-score = Spočítat stůl
settings = Nastavení
profile = Profil
rule-number = Pravidlo { $number }
loading-page = Načítá se
share = Sdílet

## Domů a co říká víc stránek

todays-challenges = Dnešní výzvy
challenge-open = čeká na vás
challenge-begun = rozehráno
nobody-yet = zatím nikdo
you-scored =
    { $n ->
        [one] máte { $n } bod
        [few] máte { $n } body
       *[other] máte { $n } bodů
    }
waits-for = čeká na: { $names }
no-such-code = Zadat kód stolu
not-found-picture = Prázdný výběh s rozbitým plotem; stopy vedou ven z obrázku, kde právě mizí ocas
lost-title = Spojení se přetrhlo
lost-picture = Dva dinosauři s plechovkovým telefonem přes řeku; provázek se přetrhl
try-now = Zkusit hned
mute = Už neslyšet hráče { $name }
muted = { $name } je ztlumen.
unmute = Zase slyšet
new-version = Je připravena nová verze stránky.
take-over = Načíst znovu
turn-note = Jste na tahu.
no-such-table = Tento stůl nelze ukázat

## Hádanky dne

todays-riddles = Hádanky dne
riddle-difficulty = Obtížnost { $n } ze 4
riddle-new = otevřená
riddle-open = rozehraná
riddle-given_up = vzdáno
riddle-solved =
    { $n ->
        [one] Vyřešeno na { $n } pokus.
        [few] Vyřešeno na { $n } pokusy.
        [many] Vyřešeno na { $n } pokusu.
       *[other] Vyřešeno na { $n } pokusů.
    }
days-in-a-row =
    { $n ->
        [one] { $n } den v řadě
        [few] { $n } dny v řadě
        [many] { $n } dne v řadě
       *[other] { $n } dní v řadě
    }
