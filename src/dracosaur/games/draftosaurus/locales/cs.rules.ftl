# Draftosaurus: a short form of every numbered rule of docs/rules/draftosaurus.md.

rule-D1 = Komponenty
rule-D1-1 = Ve hře je 60 dinosaurů, po deseti od každého ze šesti druhů: tyranosaurus, diplodocus, triceratops, spinosaurus, stegosaurus a parasaurolophus. Vlastní pravidla má jen tyranosaurus.
rule-D1-2 = Tyranosaurus je červený, stegosaurus modrý, diplodocus růžový, triceratops žlutý, parasaurolophus zelený a spinosaurus oranžový. Na pravidla barvy nemají vliv a druhy se poznají i podle tvaru nebo písmene.
rule-D1-3 = Každý hráč má desku s letní a zimní stranou. V krabici je pět desek.
rule-D1-4 = Dinokostka je jedna a všech šest jejích stran je různých.
rule-D1-5 = Dobírací pytlík je jeden a není přes něj vidět. Nepoužití a vrácení dinosauři leží v krabici.
rule-D1-6 = Polské vydání má navíc pět misek, které nahrazují ruku, a šest náhradních dinosaurů, kteří nikdy nehrají.
rule-D1-7 = Pravidla druhy zkracují: TYR (tyranosaurus), DIP (diplodocus), TRI (triceratops), SPI (spinosaurus), STE (stegosaurus), PAR (parasaurolophus).

rule-D2 = Desky
rule-D2-1 = Všichni hráči používají stejnou stranu desky.
rule-D2-2 = Deska je rozdělena dvakrát: na lesy a louky a na stranu občerstvení (nalevo od řeky) a stranu toalet (napravo od řeky). Každý výběh leží v jedné krajině a na jedné straně; řeka nepatří nikam a není výběh.
rule-D2-3 = Letní deska, lesy: Jednodruhový les (vlevo, 6 míst), Lesní trojice (vlevo, 3), Vládce pralesa (vpravo, 1). Louky: Stepi lásky (vlevo, 6), Rozmanitá louka (vpravo, 6), Ostrov samotářů (vpravo, 1). Do řeky se vejdou všichni.
rule-D2-4 = Zimní deska, lesy: Uspořádaný les (vlevo, 6 míst), levá půlka Mostu milenců (vlevo, bez omezení), Vyhlídka (vpravo, 1). Louky: Karanténa (vlevo, 1), pravá půlka Mostu milenců (vpravo, bez omezení), Pyramida (vpravo, 6). Do řeky se vejdou všichni.
rule-D2-5 = Na obou stranách desky otevírá každá ze čtyř stran kostky s částí zoo právě tři výběhy.
rule-D2-6 = Vytištěné body: Jednodruhový les a Uspořádaný les 2-4-8-12-18-24; Rozmanitá louka 1-3-6-10-15-21; Pyramida 2 za dinosaura ve spodní řadě, 4 v prostřední, 7 na vrcholu.
rule-D2-7 = Na mezinárodních deskách mají lesní výběhy červený kosočtverec a luční fialový čtverec. Na polské desce je les nahoře, dole jsou místo luk hory, vlevo od řeky je sopka a vpravo kostra; význam je stejný.
rule-D2-8 = Značka „Tyranosaurus = 1“ jen připomíná bonus za tyranosaura. Žádný dinosaurus se na ni nestaví.

rule-D3 = Příprava
rule-D3-1 = Hrají 2 až 5 hráčů.
rule-D3-2 = Do pytlíku patří: ve 2 nebo 4 hráčích po 8 dinosaurech od každého druhu (celkem 48), ve 3 po 6 (36), v 5 po 10 (60). Ostatní zůstanou v krabici.
rule-D3-3 = Zvolte stranu desky. Pro první hry je nejlepší letní.
rule-D3-4 = Jeden hráč si vezme kostku a hází první: nejmladší (ukrajinské a české vydání), nebo ten, kdo naposledy viděl film o dinosaurech (polské). Tady můžete hráče určit, jinak rozhodne náhoda.
rule-D3-5 = V pytlíku je přesně tolik dinosaurů, kolik je potřeba: po posledním rozdání je prázdný.

rule-D4 = Délka hry
rule-D4-1 = Ve 3, 4 nebo 5 hráčích se hrají 2 kola po 6 tazích.
rule-D4-2 = Ve 2 hráčích se hrají 4 kola po 3 tazích.
rule-D4-3 = Na začátku každého kola si všichni poslepu vezmou z pytlíku 6 dinosaurů: nejdřív hráč s kostkou, pak další po směru hodinových ručiček. Na pořadí nezáleží, šance jsou stejné.
rule-D4-4 = Své dinosaury nikomu neukazujte.
rule-D4-5 = Kolo končí, když jsou všechny ruce prázdné. Zoo zůstávají, jak jsou, a body se počítají až na konci hry.
rule-D4-6 = Na konci má každý hráč umístěno přesně 12 dinosaurů.

rule-D5 = Tah
rule-D5-1 = Hod: hráč, u něhož je kostka, jí hodí. Všichni vidí výsledek, než začnou vybírat.
rule-D5-2 = Výběr: každý si tajně vybere z ruky jednoho dinosaura. Vynechat nesmí nikdo.
rule-D5-3 = Ukázání: když mají všichni vybráno, ukážou své dinosaury najednou.
rule-D5-4 = Umístění: každý rozhodne, kam ve své zoo ukázaného dinosaura umístí. Všichni se rozhodují najednou a místa se ukážou společně.
rule-D5-5 = Předání: každý tajně předá zbylé dinosaury hráči po levici a doleva putuje i kostka. Po posledním tahu kola putuje už jen kostka.
rule-D5-6 = Zbylí dinosauři putují každý tah o jedno místo doleva. V 5 hráčích je váš poslední dinosaurus v kole z vaší první ruky; ve 3 hráčích ji znovu uvidíte ve 4. tahu, ve 2 hráčích ve 3. tahu.
rule-D5-7 = Umístěný dinosaurus se už nikdy nepřesouvá. Jen z Karantény na konci hry odejde.
rule-D5-8 = Každý tah hází další hráč po levici a mezi koly se pořadí nepřerušuje. Ve 3 hráčích začíná obě kola stejný hráč; ve 4 začíná druhé kolo hráč o dvě místa dál, v 5 o jedno (se zvláštním posledním tahem zase tentýž), ve 2 se hráči v začínání střídají.

rule-D6 = Dinokostka
rule-D6-1 = Všech šest stran padá stejně často. Kostka omezuje jen to, kam umístíte, nikdy to, kterého dinosaura vyberete.
rule-D6-2 = Lesy a Louky: výběh v této části. Toalety: výběh napravo od řeky. Občerstvení: výběh nalevo od ní. Prázdný výběh: výběh bez dinosaurů. Pozor, tyranosaurus: výběh bez tyranosaura. Řeka je dovolena vždy.
rule-D6-3 = V létě otevírají Lesy Jednodruhový les, Trojici a Vládce; Louky Stepi, Louku a Ostrov; Občerstvení Jednodruhový les, Trojici a Stepi; Toalety Vládce, Louku a Ostrov. V zimě otevírají Lesy Uspořádaný les, levý most a Vyhlídku; Louky Karanténu, pravý most a Pyramidu; Občerstvení Uspořádaný les, levý most a Karanténu; Toalety Vyhlídku, pravý most a Pyramidu.
rule-D6-4 = „Prázdný výběh“ a „Pozor, tyranosaurus“ hledí jen na vaši desku, jak vypadala před tímto umístěním. Na dinosaurech v řece přitom nezáleží.
rule-D6-5 = „Pozor, tyranosaurus“ nezakazuje umístit tyranosaura: smí do každého výběhu, kde ještě žádný není.
rule-D6-6 = Půlky Mostu milenců jsou pro kostku dva samostatné výběhy. Jedna může být prázdná nebo bez tyranosaura, i když druhá není.
rule-D6-7 = Pro hráče, který házel, kostka neplatí: smí do kteréhokoli výběhu nebo do řeky. Pravidla samotných výběhů ale platí i pro něj.
rule-D6-8 = Výběh je dovolen, když ho dovoluje kostka (to se netýká toho, kdo házel) i jeho vlastní pravidlo. Řeka je dovolena vždy.

rule-D7 = Řeka
rule-D7-1 = Dinosaura smíte vždy umístit do řeky, ať padne cokoli, i když je některý výběh otevřený.
rule-D7-2 = Když žádný výběh nevyhovuje, zbývá jen řeka.
rule-D7-3 = Do řeky se vejde jakýkoli počet dinosaurů všech druhů.
rule-D7-4 = Na konci hry přinese každý dinosaurus v řece 1 bod.
rule-D7-5 = Řeka není výběh: nedává bonus za tyranosaura, nikdy není „prázdným výběhem“ a neleží v žádné části zoo. Její dinosauři ale do zoo patří a počítají se pro Vládce pralesa, Ostrov samotářů, Vyhlídku i při shodě.

rule-D8 = Umisťování obecně
rule-D8-1 = Určíte dinosaura a výběh nebo řeku, u Pyramidy i místo v ní. Řady se plní samy zleva doprava, jinde na poloze nezáleží.
rule-D8-2 = Plný výběh už nikoho nepřijme.
rule-D8-3 = Když je umístění zakázané, zvolte pro téhož dinosaura jiné; řeka jde vždy. Po ukázání už dinosaura nelze vyměnit.

rule-D9 = Letní výběhy
rule-D9-1 = Jednodruhový les: jen jeden druh, zleva doprava bez mezer, nejvýše 6. Za 1 až 6 dinosaurů je 2, 4, 8, 12, 18, nebo 24 bodů.
rule-D9-2 = Rozmanitá louka: každý druh jen jednou, zleva doprava bez mezer, nejvýše 6. Za 1 až 6 dinosaurů je 1, 3, 6, 10, 15, nebo 21 bodů.
rule-D9-3 = Stepi lásky: všechny druhy, nejvýše 6 dinosaurů. Každý pár stejného druhu přinese 5 bodů, i když je takových párů víc; jednotlivci nepřinesou nic.
rule-D9-4 = Lesní trojice: libovolné druhy, nejvýše 3 dinosauři. Právě tři přinesou 7 bodů, jinak 0.
rule-D9-5 = Vládce pralesa: jeden dinosaurus. Přinese 7 bodů, pokud žádný soupeř nemá v zoo víc dinosaurů tohoto druhu než vy; stejný počet stačí.
rule-D9-6 = Ostrov samotářů: jeden dinosaurus. Přinese 7 bodů, pokud je na konci jediný svého druhu v celé vaší zoo včetně řeky.

rule-D10 = Zimní výběhy
rule-D10-1 = Uspořádaný les: dva druhy se střídají zleva doprava bez mezer, nejvýše 6. Za 1 až 6 dinosaurů je 2, 4, 8, 12, 18, nebo 24 bodů.
rule-D10-2 = Most milenců: na každé půlce všechny druhy a jakýkoli počet. Každý pár stejného druhu, který dělí řeka, přinese 6 bodů; ostatní nepřinesou nic.
rule-D10-3 = Pyramida: šest míst. P1, P2 a P3 dole jsou po 2 bodech, P4 a P5 uprostřed po 4, P6 na vrcholu za 7.
rule-D10-3-1 = Řady se plní odspodu: nejdřív P1–P3, potom P4–P5, nakonec P6. V řadě, která se plní, si vyberete kterékoli volné místo.
rule-D10-3-2 = Dva dinosauři stejného druhu nikdy nesmějí stát na sousedních místech.
rule-D10-3-3 = Místa leží jako cihly ve zdi. Sousedí P1–P2, P2–P3 a P4–P5 vedle sebe a P1–P4, P2–P4, P2–P5, P3–P5, P4–P6 a P5–P6 nad sebou.
rule-D10-3-4 = Nesousedí P1–P3, P1–P5, P3–P4, P1–P6, P2–P6 a P3–P6. Jeden druh se tedy vejde nejvýše třikrát: P1, P3 a P6.
rule-D10-3-5 = Sečtěte body obsazených míst. Za 1 až 6 dinosaurů to je 2, 4, 6, 10, 14, nebo 21 bodů.
rule-D10-4 = Vyhlídka: jeden dinosaurus. Přinese 2 body za každého dinosaura svého druhu kdekoli v zoo hráče po pravici včetně řeky; vaši vlastní se nepočítají.
rule-D10-5 = Karanténa: jeden dinosaurus jakéhokoli druhu, který tu žádné body nepřinese. Pro kostku je to běžný výběh; na konci hry dinosaurus odejde.

rule-D11 = Bonus za tyranosaura
rule-D11-1 = Na konci hry přinese každý výběh s aspoň jedním tyranosaurem 1 bod navíc. Další tyranosauři v témže výběhu už nic nepřidají.
rule-D11-2 = Tento bod dostanete, i když výběh sám nic nepřinese.
rule-D11-3 = Řeka bonus nedává: tyranosaurus v ní přinese 1 bod jako kdokoli jiný.
rule-D11-4 = Pro bonus je každá půlka Mostu milenců samostatný výběh.
rule-D11-5 = Bonus se počítá, až když je Karanténa prázdná. Nejvíc lze získat 6 bodů v létě a 5 v zimě (6, pokud se v Karanténě smí zůstat).

rule-D12 = Konec hry
rule-D12-1 = Karanténa (jen v zimě): před počítáním bodů se dinosaurus z Karantény přesune do jiného výběhu své zoo nebo do řeky.
rule-D12-1-1 = Platí pravidla nového výběhu: střídání v Uspořádaném lese, řada a sousedé v Pyramidě, jediné místo na Vyhlídce.
rule-D12-1-2 = Kostka pro tento přesun neplatí.
rule-D12-1-3 = Přesun je povinný. V polském vydání smí dinosaurus zůstat.
rule-D12-1-4 = Vždy je kam jít: do řeky a obvykle i na obě půlky Mostu milenců.
rule-D12-1-5 = Všichni se rozhodují najednou a přesuny se ukážou společně. Pořadí by žádné body nezměnilo.
rule-D12-1-6 = Kdo má Karanténu prázdnou, nemá o čem rozhodovat.
rule-D12-2 = Váš výsledek je součet bodů za všechny výběhy, řeku a bonus za tyranosaura.
rule-D12-3 = Vítězí hráč s nejvíce body. Při shodě vítězí ten, kdo má v zoo včetně řeky nejméně tyranosaurů; je-li i to stejné, hráči se o vítězství dělí.
rule-D12-4 = Body během hry jsou jen pro informaci a ukazují desky tak, jak právě jsou. Dinosaurus v Karanténě má 0 bodů, ale tyranosaurus tam dává bonus.

rule-D13 = Varianta pro dva hráče
rule-D13-1 = V pytlíku je 48 dinosaurů, po 8 od každého druhu. Hrají se 4 kola po 3 tazích a na kolo si každý vezme 6 dinosaurů.
rule-D13-2 = Po každém tahu přechází kostka k druhému hráči, takže každý hází šestkrát. Řídí se jí jen ten, kdo neházel.
rule-D13-3 = Po umístění si každý tajně vybere z ruky ještě jednoho dinosaura; oba se ukážou najednou a vrátí se do krabice až do konce hry. Potom si hráči vymění zbylé dinosaury a kostka přejde k druhému.
rule-D13-4 = Na začátku tří tahů kola máte postupně 6, 4 a 2 dinosaury. Ve třetím tahu vracíte toho, kterého neumístíte.
rule-D13-5 = Za kolo každý umístí 3 dinosaury a 3 vrátí. Na konci má každý umístěno 12, v krabici je 24 vrácených a pytlík je prázdný.
rule-D13-6 = Jediný soupeř je „každý soupeř“ pro Vládce pralesa i hráč po pravici pro Vyhlídku.
rule-D13-7 = Dinosaura do krabice lze vybírat už před ukázáním (O9) nebo ho neukazovat (O10).

rule-D14 = Varianta pro 5 hráčů (polské vydání)
rule-D14-1 = Varianta je jen pro pět hráčů a platí v obou kolech.
rule-D14-2 = Po 5. tahu se dinosauři předají jako obvykle, ale kostka zůstane, kde je.
rule-D14-3 = V 6. tahu hází znovu tentýž hráč a kostkou se řídí všichni, i on. Řeka zůstává otevřená všem.
rule-D14-4 = Po 6. tahu jde kostka k hráči po levici.
rule-D14-5 = Tak je každý právě jednou za kolo od kostky osvobozen. Bez této varianty by první dva hráči byli osvobozeni třikrát za hru a ostatní dvakrát.

rule-D15 = Varianta léto/zima
rule-D15-1 = Hrajete dvě celé hry na stejných místech u stolu: nejdřív letní, potom zimní. Mezi nimi se desky vyprázdní a obrátí a pytlík se naplní znovu; zůstávají jen body, počty tyranosaurů a kostka.
rule-D15-2 = Vítězí největší součet bodů z obou her.
rule-D15-3 = Při shodě vítězí ten, kdo měl v obou hrách dohromady nejméně tyranosaurů; je-li i to stejné, hráči se o vítězství dělí.
rule-D15-4 = Zimní hru začíná hráč, u něhož je po letní hře kostka.
rule-D15-5 = Nastavení platí pro obě hry. Varianta je pro 2 až 5 hráčů; pro dva a pro pět hráčů platí jejich zvláštní pravidla.
rule-D15-6 = Letní hra se celá spočítá, než začne zima. Vlastního vítěze nemá: rozhoduje jen součet.

rule-D16 = Co kdo ví
rule-D16-1 = Všichni vidí desky, kostku a kdo ji má, počty dinosaurů v rukou a v pytlíku, co se do pytlíku dalo na začátku, kdo už rozhodl, veřejně vrácené dinosaury, nastavení a body.
rule-D16-2 = Tajné jsou ruce, dosud neukázaná rozhodnutí a to, co vyjde z pytlíku.
rule-D16-3 = V posledním kole je pytlík prázdný, takže lze spočítat, co je ve všech rukou dohromady (pokud vrácení dinosauři nejsou tajní).
rule-D16-4 = Hráč vidí to, co je veřejné, svou ruku, svá rozhodnutí a vše, co viděl dřív. Divák vidí jen to, co je veřejné.
rule-D16-5 = Pokaždé se rozdá šest dinosaurů každému, od hráče s kostkou po směru hodinových ručiček. Rozdávání a hody mají oddělené zdroje náhody, takže je volby hráčů nemění, a každý výsledek se zapíše.
rule-D16-6 = Znáte každou ruku, kterou jste v tomto kole drželi, bez toho, co z ní mezitím odešlo; program si to pamatuje za vás. Ruce, které jste nedrželi, neznáte.
rule-D16-7 = Když hra (nebo obě hry) skončí, už nic není tajné.

rule-D17 = Vydání a nastavení
rule-D17-1 = Ukrajinská, česká a polská pravidla jsou skoro stejná. Jen polská mají zvláštní poslední tah pro pět hráčů a dovolují zůstat v Karanténě; jinak se liší názvy (třeba hory místo luk), kdo začíná, a drobnosti, které jedno vydání říká a jiné vynechává.
rule-D17-2 = Dvanáct nastavení, v závorce to obvyklé: O1 kdo hází první (náhodně), O2 deska (letní), O3 poslední tah pro pět hráčů (ne), O4 místo ve Stepích (6), O5 místo na půlce mostu (bez omezení), O6 půlky mostu jako dva výběhy (vždy), O7 odchod z Karantény (povinný), O8 výběr místa (po ukázání), O9 výběr dinosaura do krabice (po umístění), O10 vrácení dinosauři (veřejně), O11 kdo začíná v zimě (kdo má kostku), O12 shoda v součtu (nejméně tyranosaurů).
rule-D17-3 = Vydání (uk, cs nebo pl) nastaví O3 až O12 podle svých pravidel a co uvedete sami, má přednost. Od obvyklého nastavení se liší jen pl: O3 ano, O7 smí zůstat.
rule-D17-4 = Ve 2, 3 nebo 4 hráčích zvláštní poslední tah neplatí a program to řekne.
rule-D17-5 = Jsou-li půlky Mostu milenců dvěma výběhy jen pro bonus, otevře je „Prázdný výběh“, jen když jsou obě prázdné, a „Pozor, tyranosaurus“, jen když v žádné není tyranosaurus. Části zoo na kostce i bonus fungují jako vždy.
rule-D17-6 = Smí-li se v Karanténě zůstat, má tam dinosaurus 0 bodů, i když tyranosaurus dává bonus. Řeka nikdy není horší.
rule-D17-7 = Polská pravidla tisknou názvy výběhů a stran kostky velkými písmeny. V běžném textu je velké jen první písmeno.
rule-D17-8 = Nastavení, které pro vaši desku nebo počet hráčů nic neznamená, můžete uvést a nic nezmění. Neznámá nastavení a hodnoty program odmítne a řekne, jaké existují.
rule-D17-9 = Obvykle se rozhoduje po krocích: dinosaurus, potom místo, potom (ve dvou) dinosaurus do krabice. O8 může spojit dinosaura a místo, O9 oba dinosaury a obě nastavení společně všechno; co se rozhodne v jednom kroku, ukáže se najednou.
rule-D17-10 = Jsou-li vrácení dinosauři tajní, soupeř ví jen to, že jste dinosaura vrátili, ne kterého. Ve 2. a 3. tahu si to ale může spočítat, protože tu ruku právě držel.
rule-D17-11 = O11: v zimě začíná ten, kdo má kostku, ten, kdo začínal v létě, nebo rozhodne náhoda; O1 platí jen pro první hru. O12: při stejném součtu se porovnají tyranosauři, nebo se hráči o vítězství hned dělí.
rule-D17-12 = O4 bez omezení: do Stepí se vejde jakýkoli počet a body se počítají jako vždy. O5 s číslem: půlka mostu s tolika dinosaury je plná, i pro odchod z Karantény.

rule-D18 = Odpovědi na sporné otázky
rule-D18-R1 = Smím dinosaura neumístit? Ne: v každé zoo je na konci přesně 12 dinosaurů.
rule-D18-R2 = Omezuje kostka, kterého dinosaura vyberu? Ne, jen kam půjde.
rule-D18-R3 = Neplatí pro toho, kdo házel, ani pravidla výběhů? Platí, neplatí pro něj jen kostka.
rule-D18-R4 = Smím do řeky, i když je výběh otevřený? Vždy.
rule-D18-R5 = Kolik dinosaurů se vejde do řeky? Kolik chcete.
rule-D18-R6 = Patří dinosauři v řece do zoo? Ano.
rule-D18-R7 = Kolik se jich vejde do Stepí lásky? Šest; nastavení O4 omezení zruší.
rule-D18-R8 = Vybírá se místo před ukázáním, nebo po něm? Po něm; nastavení O8 to mění.
rule-D18-R9 = Jsou půlky Mostu milenců pro kostku dva výběhy? Ano; nastavení O6 to mění.
rule-D18-R10 = Kolik dinosaurů se vejde na půlku Mostu milenců? Kolik chcete; nastavení O5 jejich počet omezí.
rule-D18-R11 = Musí se řada Pyramidy plnit zleva doprava? Ne, hodí se kterékoli volné místo té řady.
rule-D18-R12 = Která místa Pyramidy sousedí nad sebou? Ta, jejichž cihly se dotýkají.
rule-D18-R13 = Jaká pravidla platí pro odchod z Karantény? Pravidla nového výběhu, ale ne kostka.
rule-D18-R14 = Kdo odchází z Karantény první? Všichni najednou; pořadí by nic nezměnilo.
rule-D18-R15 = Smí dinosaurus z Karantény na Vyhlídku? Ano, pokud je prázdná.
rule-D18-R16 = Kdo hází první v druhé hře? Ten, kdo má kostku; nastavení O11 to mění.
rule-D18-R17 = Co rozhodne při shodě po obou hrách? Nejméně tyranosaurů z obou her dohromady, pak společné vítězství; nastavení O12 to mění.
rule-D18-R18 = Berou si dva hráči šest dinosaurů každý tah? Ne, každé kolo.
rule-D18-R19 = Kdy dva hráči vybírají dinosaura do krabice? Až jsou obě umístění vidět; nastavení O9 to mění.
rule-D18-R20 = Je vidět, koho hráč vrátil do krabice? Ano; nastavení O10 to skryje.
rule-D18-R21 = Na koho hledí Vyhlídka ve dvou hráčích? Na soupeře.
rule-D18-R22 = Musí pět hráčů hrát s polským posledním tahem? Je to nastavení, zapnuté v polském vydání.
rule-D18-R23 = Putuje kostka dál i po posledním tahu kola? Ano.
rule-D18-R24 = Záleží pro kostku na tyranosaurech, které ostatní umisťují v témže tahu? Ne, hledí jen na vaši desku.
rule-D18-R25 = Smím si před výběrem prohlédnout cizí desky? Ano, jsou veřejné.
rule-D18-R26 = Co když hráč neodpoví včas? Rozhodne hostitel; obvykle jde náhodný dinosaurus do řeky, náhodný se vrátí do krabice a ten z Karantény jde do řeky.
rule-D18-R27 = Smím počkat, až uvidím, kam umisťují ostatní? Ne, všichni se rozhodují najednou a místa se ukážou společně.
rule-D18-R28 = Jak se během hry počítá dinosaurus v Karanténě? Tak, jak je: 0 bodů a za tyranosaura bonus.
rule-D18-R29 = Kdy se ukáže dinosaurus do krabice vybraný zároveň s tím k umístění? Společně s ním.
rule-D18-R30 = Je na obě hry jeden pytlík? Ne, naplní se znovu.
rule-D18-R31 = Smím využít, co bylo vidět v rukou, které jdou dál? Ano, a program si to pamatuje za vás.

rule-D19 = Co platí vždy
rule-D19-1 = V pytlíku, v rukou, na deskách a v krabici je dohromady vždy 60 dinosaurů, deset od každého druhu.
rule-D19-2 = Po posledním rozdání je pytlík prázdný. Ve 3 až 5 hráčích skončí všichni dinosauři z pytlíku na deskách.
rule-D19-3 = Po každém tahu je v každé ruce o jednoho dinosaura méně, ve dvou hráčích o dva.
rule-D19-4 = Vždy existuje dovolené místo, protože řeka je dovolena vždy.
rule-D19-5 = Se stejnou deskou a dinosaurem nemá ten, kdo se řídí kostkou, nikdy víc míst na výběr než ten, pro koho kostka neplatí.
rule-D19-6 = Na každé desce jsou stále dodržena pravidla výběhů.
rule-D19-7 = Nezáleží na tom, komu se počítají body nebo kdo odchází z Karantény jako první, a nikdo nemá méně než 0 bodů. Záleží ale na tom, kdo kde sedí, kvůli Vyhlídce.
rule-D19-8 = Nejvyšší možný výsledek: ve 3 hráčích 50 v létě a 52 v zimě; ve 2 nebo 4 hráčích 51 a 56; v 5 hráčích 51 a 60.
rule-D19-9 = Kolikrát kdo hází: ve dvou každý 6×, ve třech 4×, ve čtyřech 3×. V pěti první dva 3× a ostatní 2×; se zvláštním posledním tahem čtyři hráči 2× a poslední 4×.

rule-D20 = Odkud to víme
rule-D20-1 = Některé veřejné programy odporují vytištěné desce. Věřilo se jim jen tam, kde se shodují s tištěným zdrojem.
