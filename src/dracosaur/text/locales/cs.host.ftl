# Slova hostitele stolů: co se děje u stolu mimo hru a co odmítá.

## The log of a table

log-seated = { $name } usedá ke stolu.
log-left = { $name } odchází od stolu.
log-started = Hra začíná.
log-undone = { $name } bere zpět své poslední rozhodnutí.
log-take_back_asked = { $name } žádá o vzetí rozhodnutí zpět.
log-take_back_denied = { $name } se vzetím zpět nesouhlasí.
log-took_back = Všichni souhlasí: { $name } rozhoduje znovu.
log-replaced-absent = { $name } tu není; dál hraje bot.
log-replaced-flagged = Čas vypršel: { $name }. Dál hraje bot.
log-replaced-left = { $name } opouští hru; dál hraje bot.
log-returned = { $name } je zpět.
log-warming = { $player } se ještě připravuje; zatím hraje jednodušší bot.
log-rematch = Je otevřena nová hra se stejnými hráči.
log-rules_changed = Pravidla tohoto programu se změnila a hra podle nich nemůže pokračovat.
log-closed = Stůl je zavřený.

## What the host refuses

host-unavailable = Server teď nemůže nic uložit, takže se nic nestalo. Zkuste to za chvíli znovu.
host-no_table = Takový stůl tu není. Zkontrolujte odkaz.
host-no_code = Stůl s tímto kódem není. Zkontrolujte písmena.
host-no_person = Nikdo takový tu není.
host-no_game = Hra „{ $game }“ tu není. Na výběr jsou: { $known }.
host-no_bot = Bot „{ $bot }“ není. Na výběr jsou: { $known }.
host-no_clock = Hodiny potřebují čas: zadejte aspoň jednu sekundu nebo jeden den.
host-not_rated = Hodnotit lze jen celou hru mezi lidmi: vynechte boty a pozici, nebo hodnocení.
host-start_over = V této pozici hra už skončila: není co hrát.
host-seat_taken = Toto místo je obsazené. Vyberte jiné.
host-invited_only = Sem smějí jen pozvaní. Požádejte majitele stolu o kód.
host-no_joining-running = Hra už začala. Můžete se dívat.
host-no_joining-over = Hra už skončila.
host-no_joining-closed = Tento stůl je zavřený. Otevřete jiný.
host-not_running-gathering = Hra ještě nezačala.
host-not_running-over = Hra skončila.
host-not_running-closed = Tento stůl je zavřený.
host-not_over = Hra ještě neskončila.
host-no_seat = U tohoto stolu nemáte místo.
host-not_owner = To smí jen majitel stolu.
host-private = Tento stůl je soukromý: vidí ho jen jeho hráči.
host-private_challenge = Výzva zůstává soukromá, aby nikdo neviděl rozdání předem.
host-not_away = Své místo máte.
host-has_left = Tuto hru jste opustili. Nejdřív se vraťte na své místo.
host-no_time = Váš čas na tuto hru vypršel.
host-no_undo = Už není co vzít zpět: co bylo odhaleno, vylosováno nebo hozeno, platí.
host-no_take_back = Teď nelze žádat o vzetí zpět.
host-nothing_asked = Na váš souhlas už nikdo nečeká.
host-no_premove = Žádnou odpověď připravenou nemáte.
host-not_asked = Teď se vás na nic neptáme.
host-busy = Boti toho mají teď moc. Zkuste to za chvíli.
host-chat_length = Napište něco, nejvýš { $most } znaků.
host-no_step = Hra má jen kroky 0 až { $most }.
host-no_such_seat = Takové místo není: stůl jich má { $n }.
host-no_challenge = Taková výzva není. Zkontrolujte odkaz.
host-not_alone = Jako výzvu lze poslat jen hru jednoho člověka, sólo nebo proti botům.
host-too_many_tables = Na hráče už čeká { $most } vašich stolů. Nejdřív některé z nich zahajte nebo zavřete.

## Hádanka dne

riddle-right = { $n ->
    [one] Přesně tak! Druhá nejlepší odpověď přinese asi o { $n } bod méně.
    [few] Přesně tak! Druhá nejlepší odpověď přinese asi o { $n } body méně.
    [many] Přesně tak! Druhá nejlepší odpověď přinese asi o { $n } bodu méně.
   *[other] Přesně tak! Druhá nejlepší odpověď přinese asi o { $n } bodů méně.
}
riddle-wrong = { $n ->
    [one] Není to nejlepší: jiná odpověď přinese asi o { $n } bod více.
    [few] Není to nejlepší: jiná odpověď přinese asi o { $n } body více.
    [many] Není to nejlepší: jiná odpověď přinese asi o { $n } bodu více.
   *[other] Není to nejlepší: jiná odpověď přinese asi o { $n } bodů více.
}
riddle-gain = { $n ->
    [one] Asi o { $n } bod více než druhá nejlepší odpověď.
    [few] Asi o { $n } body více než druhá nejlepší odpověď.
    [many] Asi o { $n } bodu více než druhá nejlepší odpověď.
   *[other] Asi o { $n } bodů více než druhá nejlepší odpověď.
}
host-no_riddle = Taková hádanka není. Zkontrolujte odkaz.
host-no_hint = K hádance nejsou nápovědy. Kdo se vzdá, uvidí odpověď.
riddle-theme-pick = Který dinosaurus?
riddle-theme-place = Jeden dinosaurus, ale kam?
riddle-theme-discard = Kterého se vzdát?
riddle-theme-leave = Z karantény, ale kam?
riddle-theme-tile = Který dílek?
riddle-theme-lay = Jeden dílek, ale kam?
riddle-theme-young = Místo pro mládě
riddle-theme-hunt = Jeden lov, nejvíc vajec
riddle-theme-hatch = Vylíhnout se, nebo ne?
riddle-theme-action = Co teď?
riddle-theme-dragon = Který drak?
riddle-theme-cave = Kam do jeskyní?
riddle-theme-card = Která karta?
riddle-theme-goods = Která surovina?
riddle-theme-guild = Krok v cechu
riddle-theme-effect = Využijte to naplno
