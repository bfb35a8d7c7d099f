### Gods Love Dinosaurs: one short form for every numbered rule, in Czech.

## G1

rule-G1 = Obsah hry
rule-G1-1 = V krabici je plán biomu, sopka, 84 dílků ekosystému, 5 startovních dílků, 5 žetonů hnízda, 20 dinosaurů, 140 zvířat a 45 vajec.
rule-G1-2 = Žáby, krysy a zajíci jsou kořist, tygři a orli jsou predátoři a všichni dohromady jsou zvířata. Dinosauři se mezi zvířata nepočítají.
rule-G1-3 = Krajin je pět. Žáby žijí na jezerech, krysy v lesích a zajíci na pláních; univerzální krajina vyhovuje všem třem a hory patří dinosaurům.

## G2

rule-G2 = Pole a směry
rule-G2-1 = Každý ekosystém leží na nekonečné síti šestiúhelníků. Pole má dvě čísla (q, r): q roste doprava, r dolů a doprava.
rule-G2-2 = Z každého pole vede šest směrů, počítaných proti směru hodinových ručiček: východ, severovýchod, severozápad, západ, jihozápad, jihovýchod.
rule-G2-3 = Dvě pole spolu sousedí, když od jednoho k druhému vede jeden krok. Vzdálenost dvou polí je počet kroků mezi nimi na síti.
rule-G2-4 = Přímka je několik kroků za sebou stejným směrem.
rule-G2-5 = Pole je jen tam, kde leží dílek. Na mezeře nikdo nesmí stát, vstoupit na ni ani ji přeletět.
rule-G2-6 = Na poli stojí nejvýš jedna figurka. Na obsazené pole smí vstoupit jen ta, která dokáže sníst, co tam stojí.
rule-G2-7 = Kořist se nehýbe a nic nejí. Predátoři jedí kořist, dinosauři kořist i predátory; predátory zastaví predátoři a dinosauři, dinosaury jen dinosauři.

## G3

rule-G3 = Dílky
rule-G3-1 = Dílek ekosystému má dvě pole vedle sebe, písmeno od A do D a nejmenší počet hráčů. V naší sadě je na něm jedno zvíře, nebo žádné.
rule-G3-2 = Hra používá standardní sadu 84 dílků. Jejich podobu jsme si vymysleli sami a místo ní lze použít jinou sadu.
rule-G3-3 = Uprostřed startovního dílku je hora s hnízdem, kolem ní dvě jezera, dva lesy a dvě pláně. Na hoře stojí dinosaurus, kolem něj žába, krysa a zajíc.

## G4

rule-G4 = Příprava hry
rule-G4-1 = Dílky určené pro víc hráčů, než kolik vás je, zůstanou v krabici.
rule-G4-2 = Ostatní dílky se rozdělí podle písmen na čtyři hromádky a každá se zamíchá lícem dolů.
rule-G4-3 = Sloupce plánu biomu zleva doprava jsou žáby, zajíci, krysy, tygři a orli.
rule-G4-4 = Ve dvou nebo třech hráčích se používají dvě řady plánu, ve čtyřech nebo pěti tři.
rule-G4-5 = Na každé používané políčko se položí lícem nahoru jeden dílek z hromádky A: 10 dílků pro 2 nebo 3 hráče, 15 pro 4 nebo 5.
rule-G4-6 = Ze standardní sady použijí 2, 3, 4 nebo 5 hráčů 36, 52, 69 nebo 84 dílků.
rule-G4-7 = Pod sloupec žab se postaví jeden dinosaurus: to je dinoznačka.
rule-G4-8 = Každý hráč dostane startovní dílek, na kterém stojí dinosaurus, žába, zajíc a krysa, a žeton hnízda se 3 vejci.
rule-G4-9 = Začíná hráč s nejostřejšími zuby; tady prvního hráče určí náhoda nebo hostitel stolu. Hraje se po směru hodinových ručiček.
rule-G4-10 = Plán se plní po sloupcích zleva, nejdřív řada 1. Když hromádka A nestačí, pokračuje se hromádkou B.

## G5

rule-G5 = Tah
rule-G5-1 = Ve svém tahu si vezmete jeden dílek a položíte ho. Byl-li ve sloupci poslední, aktivuje se tento druh všem hráčům, a stojí-li pod sloupcem dinoznačka, aktivují se potom i dinosauři.
rule-G5-2 = Pak je na tahu hráč po levici. Jiná akce není a tah nelze vynechat.
rule-G5-3 = Za tah se vyprázdní nejvýš jeden sloupec, takže bývá nejvýš jedna aktivace druhu a jedna aktivace dinosaurů.

## G6

rule-G6 = Vzít a položit dílek
rule-G6-1 = Vzít si můžete kterýkoli dílek ležící lícem nahoru, z libovolného sloupce a řady. Ostatní dílky zůstávají na svých místech.
rule-G6-2 = Vyberete, kde bude ležet první pole dílku a kterým ze šesti směrů druhé.
rule-G6-3 = Dílek nesmí zakrýt jiný a aspoň jedno jeho pole se musí dotýkat vašeho ekosystému. Krajiny se nemusí shodovat a mezery jsou dovolené.
rule-G6-4 = Je-li na dílku zvíře, postaví se na to pole hned figurka tohoto druhu ze zásoby. Vynechat ji nejde.
rule-G6-5 = Nové zvíře se účastní aktivace, kterou způsobil právě tento dílek, protože dílek se pokládá dřív.
rule-G6-6 = Dílek se pokládá lícem nahoru v tom tahu, ve kterém si ho berete. Nelze si ho nechat ani otočit rubem a položený dílek se už nikdy nehýbe.

## G7

rule-G7 = Aktivace druhu
rule-G7-1 = Druh se aktivuje, když si někdo vezme poslední dílek z jeho sloupce.
rule-G7-2 = Aktivní hráč si vezme sopku, aby si všichni pamatovali, kdo je na tahu.
rule-G7-3 = Každý hráč aktivuje všechny figurky tohoto druhu ve svém ekosystému: kořist má potomky, predátoři loví.
rule-G7-4 = Když pod vyprázdněným sloupcem není dinoznačka, sloupec zůstane prázdný: nic se nedoplňuje a značka se nehýbe.
rule-G7-5 = Prázdný sloupec nelze znovu aktivovat, dokud se nedoplní.
rule-G7-6 = Aktivace proběhne, i když to zvíře nikdo nemá; dinosauři po ní přesto následují, stojí-li tam značka.

## G8

rule-G8 = Kořist
rule-G8-1 = Každé zvíře toho druhu může mít jednoho potomka na sousedním prázdném poli s vhodnou nebo univerzální krajinou.
rule-G8-2 = Potomek je nová figurka téhož druhu ze zásoby a každý potřebuje vlastní pole.
rule-G8-3 = Novorozená zvířata v téže aktivaci ještě potomky nemají.
rule-G8-4 = Vy vybíráte, kdo bude mít potomky a kde, a můžete vynechat kohokoli, třeba i všechny.
rule-G8-5 = Každé zvíře má nejvýš jednoho potomka a na každé pole se vejde jen jeden. Na pořadí nezáleží.
rule-G8-6 = Kořist bez potomků žije dál. Kořist se nikdy nehýbe.
rule-G8-7 = Záleží jen na krajině pod potomkem, ne pod rodičem. Na horách se kořist nerodí.
rule-G8-8 = Novorozená zvířata hned obsadí své pole. Dinosauři je mohou sníst ještě v tomtéž tahu.

## G9

rule-G9 = Predátoři
rule-G9-1 = Predátory daného druhu aktivujete jednoho po druhém v libovolném pořadí. Každý buď loví, nebo zemře hladem, a teprve pak začne další.
rule-G9-2 = Tygr jde 1 nebo 2 pole a smí zatočit. Orel letí 1, 2 nebo 3 pole v přímce.
rule-G9-3 = Cestou smí predátor přejít prázdná pole a pole s kořistí. Jiní predátoři a dinosauři mu brání, krajina nikdy.
rule-G9-4 = Na posledním poli lovu musí být kořist. Všechna kořist na cestě je snědena, ať chcete, nebo ne.
rule-G9-5 = Po lovu stojí na každém poli, kde byla snědena kořist, jeden predátor toho druhu: lovec a jeho potomci. První kořist nasytí lovce, každá další přinese potomka.
rule-G9-6 = Predátor, který neloví, zemře hladem a vrátí se do zásoby. Můžete si to zvolit, i když je lov možný.
rule-G9-7 = Mladí predátoři v aktivaci, ve které se narodili, neloví a nepotřebují potravu. Překážejí ale jako všichni ostatní.
rule-G9-8 = Když žádný z čekajících predátorů nemůže lovit, zemřou hladem všichni najednou.
rule-G9-9 = Žádný lov se nevrací na výchozí pole a nevstoupí na stejné pole dvakrát. Kořist vedle cesty je v bezpečí, kořist na cestě je vždy snědena.
rule-G9-10 = Dokud je jejich druh aktivní, mladé predátory nikdo nesní. Stojí-li pod sloupcem dinoznačka, mohou je sníst dinosauři, kteří přijdou potom.
rule-G9-11 = Predátor bez lovu může možnost lovu získat, když jiný predátor jeho druhu uvolní místo. Proto čeká, dokud aspoň jeden z nich ještě může lovit; nechat ho bez potravy dřív můžete jen vy.

## G10

rule-G10 = Dinosauři
rule-G10-1 = Dinosauři se aktivují hned po druhu, pod jehož sloupcem stojí dinoznačka. U všech hráčů se dinosauři nejdřív líhnou, pak loví; potom se posune značka a doplní plán.
rule-G10-2 = Za jedno vejce můžete nechat vylíhnout jednoho dinosaura, pokud je hora s hnízdem prázdná. Dinosaurus, který tam stojí, tomu brání, i kdyby měl hned odejít.
rule-G10-3 = Vylíhnutý dinosaurus musí lovit v téže aktivaci a může v ní zemřít hladem. Vejce snesená při tomto lovu přijdou na líhnutí pozdě.
rule-G10-4 = Své dinosaury aktivujete jednoho po druhém v libovolném pořadí. Každý buď loví, nebo zemře hladem, a teprve pak začne další.
rule-G10-5 = Dinosaurus jde 1 až 5 polí a při každém kroku smí zatočit. Nesmí vstoupit na pole s jiným dinosaurem, musí sníst aspoň jedno zvíře a skončit na hoře.
rule-G10-6 = Na stejné pole, i na výchozí, smí vstoupit víckrát. Hora na cestě ho nezastaví.
rule-G10-7 = Sní každé zvíře na polích, na která vstoupí, ať chcete, nebo ne. Každý snědený predátor přinese do hnízda jedno vejce, kořist žádné.
rule-G10-8 = Hora, na které stojí zvíře, je pro poslední krok volná, protože dinosaurus to zvíře sní.
rule-G10-9 = Dinosaurus, který neloví, zemře hladem: nehne se, nic nesní a nesnese vejce. Můžete si to zvolit, i když je lov možný.
rule-G10-10 = Když žádný z čekajících dinosaurů nemůže lovit, zemřou hladem všichni najednou.
rule-G10-11 = Bez dinosaurů zůstáváte ve hře a můžete nechat vylíhnout dalšího, dokud máte vejce. Nikdo nevypadává.
rule-G10-12 = Lov má aspoň jeden krok a snědena jsou jen zvířata na polích, kam dinosaurus vstoupí. Co je snědeno, je pryč: další návštěva druhé vejce nepřinese, ale krok stojí.
rule-G10-13 = Všichni vaši ostatní dinosauři překážejí tam, kde stojí, i ti, kteří se ještě nepohnuli. Dva dinosauři si nemohou v jednom kroku vyměnit místa.
rule-G10-14 = Procházka bez jídla nebo taková, která nemůže skončit na volné hoře, není lov. Dinosaurus zůstane stát a zemře hladem.

## G11

rule-G11 = Značka a doplnění
rule-G11-1 = Po dinosaurech se značka posune o sloupec doprava a od orlů zpátky k žábám. Jindy se nehýbe.
rule-G11-2 = Potom se zleva doprava doplní všechny sloupce, kde není jediný dílek. Sloupec, kde aspoň jeden dílek je, nedostane nic.
rule-G11-3 = Dílky se berou z hromádky A, dokud nedojde, pak z B, C a D.
rule-G11-4 = Než se cokoli vyloží, zjistí se, jestli hra neskončila.
rule-G11-5 = Po doplnění jsou ve sloupci nad značkou vždy dílky, takže hra nikdy neuvázne.

## G12

rule-G12 = Konec hry a bodování
rule-G12-1 = Po dinosaurech hra okamžitě končí, když na všechny prázdné sloupce není dost dílků. Když jich je právě dost, hraje se dál.
rule-G12-2 = Zbylé dílky nemají žádnou hodnotu a tahy se nevyrovnávají. Vejce z poslední aktivace se počítají.
rule-G12-3 = Získáte 1 bod za každé vejce, 5 za každé zlaté vejce a 1 za každého dinosaura ve svém ekosystému. Zvířata a dílky body nedávají.
rule-G12-4 = Pět vajec lze kdykoli vyměnit za jedno zlaté a naopak. Program to dělá za vás.
rule-G12-5 = Vítězí hráč s nejvyšším skóre. Při remíze vítězí ten z nich, kdo je proti směru hodinových ručiček nejblíž prvnímu hráči; sám první hráč je až poslední.
rule-G12-6 = Vítěz je právě jeden. Remízy na dalších místech se řeší stejně.

## G13

rule-G13 = Omezená zásoba
rule-G13-1 = Obvykle zásoba nikdy nedojde. S nastavením „omezená“ je figurek jen tolik, kolik jich je v krabici.
rule-G13-2 = S omezenou zásobou platí: na koho figurka nezbude, ten žádnou nedostane. Nepřibude zvíře z dílku, potomek ani nový dinosaurus; kořist je přesto snědena a lovec žije. Nezbude-li potomek na každé pole lovu, vyberete pole vy.
rule-G13-3 = S omezenou zásobou lze vrácené figurky hned zase použít.
rule-G13-4 = Vejce nikdy nedojdou.

## G14

rule-G14 = Současná hra
rule-G14-1 = Všichni hráči mohou aktivaci provádět současně, protože se jejich ekosystémy nedotýkají.
rule-G14-2 = S neomezenými figurkami se všichni rozhodují najednou. S omezenými jeden po druhém: nejdřív aktivní hráč, pak po směru hodinových ručiček.
rule-G14-3 = Tah má své fáze: vzít a položit, druh, líhnutí, dinosauři, značka a doplnění. Fáze končí, když jsou všichni hotovi.
rule-G14-4 = Kdo v dané fázi nemá o čem rozhodovat, toho se hra neptá.
rule-G14-5 = S omezenými figurkami hrají hráči vždy jeden po druhém, i když je figurek dost pro všechny.
rule-G14-6 = Každý krok je jedno malé rozhodnutí: vzít, položit, mít potomka, vybrat, lovit predátorem, lovit dinosaurem, nechat bez potravy nebo nechat vylíhnout.
rule-G14-7 = Náhoda určí jen pořadí dílků v hromádkách a prvního hráče. Všechno ostatní je otevřené všem.
rule-G14-8 = Vždy platí: na poli je jedna figurka, ekosystém drží pohromadě, dinosauři stojí jen na horách, na hoře s hnízdem není zvíře a vajec není nikdy méně než nula.
rule-G14-9 = S neomezenými figurkami můžete vzít zpět vlastní odpovědi z probíhající fáze a nikomu tím nepřekážíte.

## G15

rule-G15 = Výklad pravidel
rule-G15-R1 = Třetí řada se používá ve čtyřech a pěti hráčích; „3+“ v tištěných pravidlech je tisková chyba.
rule-G15-R2 = Pořadí sloupců: žáby, zajíci, krysy, tygři, orli.
rule-G15-R3 = Na startovním dílku leží stejné krajiny vedle sebe a kořist stojí na každém druhém poli, takže má každá od začátku volné místo.
rule-G15-R4 = Podobu 84 dílků jsme si vymysleli sami, protože veřejný seznam těch tištěných jsme nenašli.
rule-G15-R5 = Novorozená kořist hned potomky nemá.
rule-G15-R6 = Po lovu stojí na každém poli, kde byla snědena kořist, jeden predátor; který z nich je ten starý, je jedno.
rule-G15-R7 = Hladová figurka odchází, jakmile její vlastní aktivace skončí bez potravy. Pořadí určujete vy.
rule-G15-R8 = Místo bez dílku nikdo nepřekročí, ani orel.
rule-G15-R9 = Krajina nezastaví predátory ani dinosaury; zastavují jen figurky.
rule-G15-R10 = Dinosaurus, který nemůže skončit na volné hoře, se nesmí nejdřív najíst a pak zemřít: stojí, nic nesní a zemře hladem.
rule-G15-R11 = Hora se zvířetem je pro lovícího dinosaura volná, pro líhnutí ne.
rule-G15-R12 = Nechat vylíhnout dinosaura můžete, i když už žádného nemáte, a zaplatit smíte i zlatým vejcem: zbydou čtyři vejce.
rule-G15-R13 = Hra končí, když na všechny prázdné sloupce není dost dílků. Když poslední dílek doplnění právě dokončí, hraje se dál.
rule-G15-R14 = Figurky nedojdou, pokud si stůl nezvolí omezenou zásobu.
rule-G15-R15 = Vejce nikdy nedojdou.
rule-G15-R16 = Při remíze je první hráč až poslední.
rule-G15-R17 = S neomezenými figurkami hrají všichni najednou. V každém případě se u všech líhne dřív, než začne lovit první dinosaurus.
rule-G15-R18 = Prvního hráče určí náhoda nebo hostitel stolu, protože přes síť se zuby porovnat nedají.
rule-G15-R19 = Zvíře z dílku nelze vynechat.
rule-G15-R20 = Díry v ekosystému jsou dovolené.
rule-G15-R21 = Skryté je jen pořadí dílků v hromádkách.
rule-G15-R22 = Dinoznačka je jeden z 20 dinosaurů, na hráče jich tedy zbývá 19.
rule-G15-R23 = Možný lov smíte odmítnout; figurka pak zemře hladem.
rule-G15-R24 = Když hromádka dojde uprostřed sloupce, pokračuje se dalším písmenem.
rule-G15-R25 = Sloupec se plní od řady 1 dolů; na začátku hry jdou sloupce zleva doprava.
rule-G15-R26 = Predátor se při lovu nemůže vrátit na začátek ani vstoupit na pole dvakrát.
rule-G15-R27 = Vhodné musí být jen pole potomka; rodič může stát kdekoli.
rule-G15-R28 = Novorozená zvířata mohou v témže tahu sníst dinosauři a nikdo jiný.
rule-G15-R29 = Dinosaurus musí udělat aspoň jeden krok; sní, co stojí na polích, kam vstoupí, a každé zvíře jen jednou.
rule-G15-R30 = Dinosauři, kteří se ještě nepohnuli, překážejí ostatním a zabírají horu s hnízdem.
rule-G15-R31 = Když aktivované zvíře nikdo nemá, aktivace se přesto počítá.
rule-G15-R32 = Stejné skóre pod prvním místem se řadí jako remíza o první místo.
rule-G15-R33 = Odpovědi jsou hned vidět; nikdo nemusí čekat na ostatní.
rule-G15-R34 = Vy určíte pole pro potomky, rodiče k nim najde program.
rule-G15-R35 = Smíte vybrat figurku bez lovu a nechat ji bez potravy, i když jiné ještě mohou lovit.
rule-G15-R36 = Za hráče, který neodpoví včas, vybírá program náhodně, ale žádnou figurku nenechá bez potravy, dokud existuje jiná odpověď.
rule-G15-R37 = Jiná sada dílků smí změnit podobu a počet dílků, pole kolem hnízda a pořadí sloupců krys a tygrů.
rule-G15-R38 = S omezenými figurkami hrají hráči vždy jeden po druhém, i když je zásoba velká.

## G16

rule-G16 = Odkud víme, co v textu pravidel není

## G17

rule-G17 = Nastavení stolu
rule-G17-1 = Nastavení se volí před hrou a všichni je znají: zásoba figurek, sada dílků, první hráč.
rule-G17-2 = Hra je pro 2 až 5 hráčů. Vejce, pravidlo o remíze a výklad pravidel změnit nelze.
rule-G17-3 = Vlastní sada dílků potřebuje různá id, dvě pole na dílku, známé krajiny a zvířata, správný startovní dílek a dost dílků na plán.
rule-G17-4 = Pravidla a boti musí fungovat s každou dovolenou sadou dílků, nejen se standardní.

## G18

rule-G18 = Rozhodování po malých krocích
rule-G18-1 = Hra se vždy ptá na jednu maličkost a takto lze zahrát všechno, co je dovoleno.
rule-G18-2 = Dvě odpovědi, které vedou ke stejné situaci, jsou jedna volba a v seznamu jsou jednou.
rule-G18-3 = Jsou-li obě pole dílku stejná, je otočení dílku táž volba. Dokud dílek neleží, můžete se vrátit a vzít si jiný.
rule-G18-4 = Pole pro potomky určujete po jednom a program pro každé najde jiného rodiče. Pořadím o nic nepřijdete.
rule-G18-5 = Na začátku čekají všechny figurky druhu; která už lovila, je hotová. Když žádná čekající nemůže lovit, všechny zemřou hladem.
rule-G18-6 = Dva lovy predátora jsou jedna volba, když predátor jí na stejných polích.
rule-G18-7 = Dva lovy dinosaura jsou jedna volba, když končí na stejném poli a dinosaurus při nich jí na stejných polích.
rule-G18-8 = Každý výsledek zastupuje nejkratší cesta; mezi stejně krátkými ta, jejíž směry jsou první v pořadí.
rule-G18-9 = Je-li odpověď jen jedna, dá ji program. Vybraná figurka ale nikdy nezemře hladem omylem: hra se vás nejdřív zeptá.
rule-G18-10 = Seznamy mají vždy stejné pořadí: sloupce, řady a pole popořadě, kratší cesty dřív, „dost“ a „bez potravy“ na konci.
rule-G18-11 = Než odpovíte, vidíte každý možný konec cesty, co bude snědeno a kolik potomků nebo vajec to přinese.
rule-G18-12 = Tato tabulka čísel slouží ke kontrole, že program dodržuje pravidla.
rule-G18-13 = Toto pravidlo říká, jak dlouhé mohou být seznamy odpovědí.
