# The table of Gods Love Dinosaurs; what happens in the game is said by the server.
gl-larger = Zvětšit
gl-smaller = Zmenšit
gl-home = Celý ekosystém
gl-eco =
    { $n ->
        [one] Váš ekosystém, { $n } pole
        [few] Váš ekosystém, { $n } pole
       *[other] Váš ekosystém, { $n } polí
    }
gl-eco-of = Ekosystém: { $name }
gl-animal-board = Plán biomu
gl-this-turn = Tento tah
gl-last-tile = poslední dílek
gl-tiles =
    { $n ->
        [one] { $n } dílek
        [few] { $n } dílky
       *[other] { $n } dílků
    }
gl-asleep = prázdno, spí
gl-wake-after = probudí se po tomto dílku
gl-in-hand = v ruce
gl-wakes-nobody = nikoho nebudí
gl-nobody = nikoho
gl-wakes-short = budí
gl-wakes = budí: { $column }
gl-wakes-then = budí: { $column }, pak dinosauři
gl-then-dinosaurs = pak loví dinosauři
gl-no-dinosaurs = v tomto tahu bez dinosaurů: značka je u sloupce „{ $column }“
gl-in-stack =
    { $n ->
        [one] dílek zbývá, hromádka { $letter }
        [few] dílky zbývají, hromádka { $letter }
       *[other] dílků zbývá, hromádka { $letter }
    }
gl-this-wakes = Tento dílek budí
gl-point-at-tile = Ukažte na dílek: uvidíte, koho vzbudí.
gl-take-this = Vzít tento dílek
gl-lay-here = Položit sem
gl-another-tile = Jiný dílek
gl-chain-lay = položit
gl-chain-take = vzít, položit
gl-chain-all = { $column }: všichni hráči
gl-chain-only-after = dinosauři až po sloupci „{ $column }“
gl-tile-named = { $tile }: { $hexes }
gl-how-to-lay = Klepněte na označené místo: plná tečka sedí tak, jak je dílek teď otočen, kroužek po otočení.
gl-touches =
    { $n ->
        [one] Tady se dotýká { $n } pole
        [few] Tady se dotýká { $n } polí
        [many] Tady se dotýká { $n } pole
       *[other] Tady se dotýká { $n } polí
    }
gl-suits = { $terrain } vyhovuje
gl-turn-cw = Otočit dílek po směru hodinových ručiček (R)
gl-turn-ccw = Otočit dílek proti směru hodinových ručiček (Shift+R)
gl-turn-to = Otočit: druhé pole – { $direction }
gl-turn-closed = Otočit: druhé pole – { $direction }, nejde
gl-place-now = Místo ({ $q }, { $r }), hodí se, jak je dílek otočený teď
gl-place-turned = Místo ({ $q }, { $r }), hodí se po otočení
gl-where-end = Kde může lov skončit
gl-point-at = Ukažte na konec nebo cestu a uvidíte ji; totéž dělají číslice a písmena.
gl-end = Konec { $n }. { $what }
gl-hunts =
    { $n ->
        [one] { $n } lov
        [few] { $n } lovy
       *[other] { $n } lovů
    }
gl-ways =
    { $n ->
        [one] { $n } cesta
        [few] { $n } cesty
       *[other] { $n } cest
    }
gl-all-ways = ukázat vše: ještě { $n }
gl-no-egg = bez vajec
gl-alone = bez potomků
gl-previous-way = Předchozí cesta
gl-next-way = Další cesta
gl-hunt-eggs =
    { $n ->
        [0] Lovit takto: bez vajec
        [one] Lovit takto: { $n } vejce
        [few] Lovit takto: { $n } vejce
       *[other] Lovit takto: { $n } vajec
    }
gl-hunt-young =
    { $n ->
        [0] Lovit takto: bez potomků
        [one] Lovit takto: { $n } potomek
        [few] Lovit takto: { $n } potomci
       *[other] Lovit takto: { $n } potomků
    }
gl-hunt-and-lose = Lovit a přijít o jinou figurku…
gl-would-starve = zemře hladem
gl-no-hunt = nenajde potravu
gl-other-starves = jiná zahyne
gl-other-eats = ostatní se nají
gl-waits-hunts = čeká · { gl-hunts }
gl-others-eat = Ostatní i potom najdou potravu.
gl-other-one-eats = Druhá i potom najde potravu: { gl-hunts }.
gl-last-food =
    { $n ->
        [one] Tento lov vezme jiné figurce poslední potravu: zemře hladem.
        [few] Tento lov vezme { $n } jiným figurkám poslední potravu: zemřou hladem.
       *[other] Tento lov vezme { $n } jiným figurkám poslední potravu: zemřou hladem.
    }
gl-let-starve = Nechat bez potravy…
gl-starve-title = Nechat bez potravy? ({ $animal })
gl-starve-text = Figurka opustí váš ekosystém.
gl-starve-yes = Nechat bez potravy
gl-lose-title = Lovit a přijít o jinou figurku? ({ $animal })
gl-lose-text = Po tomto lovu jiná čekající figurka nenajde potravu.
gl-lose-yes = Přesto lovit
gl-keep = Zachovat
gl-young-of = potomci: { $n } z { $all }
gl-how-to-breed = Klepněte na plus: bude tam stát potomek.
gl-how-to-choose = Klepněte na figurku s přerušovaným okrajem. Číslo říká, kolik má lovů.
gl-key-fits = sem se vejde potomek
gl-key-parent = může mít potomka
gl-key-born = potomek z této aktivace
gl-your-nest = Vaše hnízdo
gl-now = teď
gl-after-hatching = po vylíhnutí
gl-hatch-or-not = Vylíhnout, nebo ne?
gl-have-young = Vaše zvířata mají potomky
gl-hunt-now = Lovíte
gl-they-take = { $name } bere dílek
gl-they-lay = { $name } pokládá dílek
gl-done-of = hotovo: { $n } z { $all }
gl-who-is-done = Kdo je hotov
gl-change-mine = Změnit mou odpověď
gl-decides = Rozhoduje: { $name }
gl-still-decide = Kdo se ještě rozhoduje
gl-look-closer = Prohlédnout zblízka
gl-left-needed = { $left }, potřeba { $n }
gl-game-ends = { $left }, potřeba { $n }: hra končí
gl-which-of = { $n } z { $all }
gl-back-to-yours = Zpět ke svému
gl-shown-large = zobrazeno velké
gl-previous-player = Předchozí hráč
gl-next-player = Další hráč
gl-waits = čeká
gl-does-take = bere dílek
gl-does-lay = pokládá dílek
gl-does-breed = potomci
gl-does-choose = loví
gl-does-hunt = loví
gl-does-roam = dinosauři loví
gl-does-hatch = vylíhnout, nebo ne?
gl-does-wait = ještě se rozhoduje
gl-player = { $name }. Body: { $points }, vejce: { $eggs }, dinosauři: { $dinosaurs }. { $state }. Ukázat tento ekosystém velký
