### Wyrmspan: one short form for every numbered rule, in Czech.

## W1

rule-W1 = Cíl hry
rule-W1-1 = 1 až 5 hráčů hraje přesně 4 kola. Vítězí, kdo má nejvíc vítězných bodů (VB).
rule-W1-2 = Cizích desek se nikdy nedotýkáte. Efekty se týkají jen vaší desky a zásoby, společné zásoby a desek uprostřed stolu.
rule-W1-3 = Mince, suroviny, vejce, desky, nabídku, odkládací balíčky, cech a cíle vidí všichni. Karty v ruce jsou skryté; je vidět jen to, kolik máte karet draků a kolik karet jeskyní.
rule-W1-4 = Všechno, co leží lícem nahoru, vidí všichni. Svou ruku vidíte jen vy a pořadí karet v balíčku nikdo.
rule-W1-5 = Co viděli všichni, zůstává známé: hra vypisuje karty, které k vám přišly před očima všech a před očima všech zase neodešly.

## W2

rule-W2 = Součásti hry
rule-W2-1 = Hra má 183 karet draků, 75 karet jeskyní, 4 destičky cechů, 10 destiček cílů, 5 desek hráčů, mince, čtyři druhy surovin a vejce.
rule-W2-2 = Každý hráč má 8 žetonů: 4 na cíle a 4 na destičku cechu. Dojít mohou jen ty, všeho ostatního je vždy dost.
rule-W2-3 = Barva vajec a barva nakreslená na kartách jeskyní nic neznamenají.
rule-W2-4 = V balíčku draků je 35 dráčat, 49 malých, 49 středních a 50 velkých draků: 46 plachých, 46 nápomocných, 46 agresivních, 45 hravých. V balíčku jeskyní je 75 karet.
rule-W2-5 = Jména čtyř draků jsou vytištěna v ukrajinských pravidlech: čísla 56, 119, 130 a 180.

## W3

rule-W3 = Základní pojmy
rule-W3-1 = Suroviny jsou maso, zlato, krystal a mléko. Mince a vejce suroviny nejsou.
rule-W3-2 = Na vaší desce jsou tři jeskyně pod sebou: Karmínová jeskyně, Zlatá sluj, Ametystová propast. Každá má čtyři komory; dvě hnízda leží mimo jeskyně.
rule-W3-3 = První komora každé jeskyně je vyhloubená od začátku. Ostatní jsou vyhloubené, jakmile v nich leží karta jeskyně, takže se na desku vejde nejvýš 9 karet jeskyní.
rule-W3-4 = Komora s drakem je obsazená. Na desku se vejde nejvýš 12 viditelných draků.
rule-W3-5 = Na kartě draka je číslo, jméno, cena, oblíbené jeskyně, VB, velikost, hnízda na vejce, povaha a schopnost.
rule-W3-6 = Karta jeskyně má číslo a bonus Při zahrání.
rule-W3-7 = Do každého hnízda se vejde jen jedno vejce.
rule-W3-8 = Vejce, uložené suroviny, podložené karty a počítadlo dospívání dráčete patří ke svému drakovi a stěhují se s ním.
rule-W3-9 = Podložené karty se nikdy nepočítají jako draci, dráčata ano. „V této jeskyni“ znamená řadu draka, na jehož kartě ten text je.
rule-W3-10 = Když schopnost hledá místo, povahu, velikost nebo druh schopnosti, počítá i vlastního draka, pokud text neříká „další“ nebo „jiný“.

## W4

rule-W4 = Příprava hry
rule-W4-1 = Jedna ze 4 destiček cechů se vybere náhodně. Jedna její strana je pro 1–2 hráče, druhá pro 3–5.
rule-W4-2 = Oba balíčky se zamíchají; 3 draci a 3 jeskyně se vyloží lícem nahoru do nabídky.
rule-W4-3 = Ukazatel kola začíná na kole 1. Každé ze 4 kol dostane náhodný cíl.
rule-W4-4 = Každý hráč si vezme desku, součásti jedné barvy, 6 mincí a 1 vejce, které položí do hnízda na desce.
rule-W4-5 = Vezmete si 3 draky a 3 jeskyně, necháte si libovolné 4 z těchto karet a zbylé 2 odhodíte.
rule-W4-6 = Pak si vezmete libovolné 3 suroviny, stejné nebo různé. Nejdřív se smíte podívat na karty.
rule-W4-7 = Karty a suroviny si všichni vybírají současně a tajně, dokud nejsou všichni hotovi.
rule-W4-8 = Dobrodruzi stojí v základním táboře, žetony cechu na poli START.
rule-W4-9 = Začínající hráč se určí náhodně.
rule-W4-10 = Kolo 1 začíná hned; 6 mincí a vejce jsou jeho příjem.
rule-W4-11 = Náhoda má pevné pořadí: destička cechu, nabídka, cíle, karty hráčů, začínající hráč.

## W5

rule-W5 = Kola, tahy, placení
rule-W5-1 = Hráči se střídají po směru hodinových ručiček od začínajícího hráče. Kdo pasoval, ten se přeskakuje; kolo končí, když pasovali všichni.
rule-W5-2 = Ve svém tahu uděláte jednu věc: hloubíte, lákáte, prozkoumáte jednu ze tří jeskyní, nebo pasujete.
rule-W5-3 = Nejdřív řeknete, co děláte, pak zaplatíte celou cenu, potom akci provedete a tah končí.
rule-W5-4 = Akci smíte zvolit, jen když můžete zaplatit celou její cenu a máte pro ni místo.
rule-W5-5 = Každá akce stojí 1 minci, která na desce zůstane do konce kola. Hloubit a lákat můžete, dokud máte mince, ale každou jeskyni prozkoumáte nejvýš 3× za kolo.
rule-W5-6 = Co zaplatíte, to odejde: karty do svého odkládacího balíčku, mince, suroviny a vejce do společné zásoby. Jen cena samotné akce leží na desce do konce kola.
rule-W5-7 = Nejdřív všechno zaplatíte a teprve pak získáváte; co získáte, nemůže zaplatit samo sebe.
rule-W5-8 = Cena se platí buď celá, nebo vůbec ne.
rule-W5-9 = Za schopnost smíte zaplatit, jen když pak dokážete provést aspoň část toho, co dává.
rule-W5-10 = Kdykoli můžete vrátit 2 libovolné suroviny a vzít si 1 libovolnou, a to kolikrát chcete.
rule-W5-11 = Vejce můžete platit ze kteréhokoli svého hnízda, na desce i na dracích.
rule-W5-12 = Když text říká, odkud má vejce být, platí jen draci na tom místě. Hnízda na desce nepatří do žádné jeskyně ani sloupce.
rule-W5-13 = Mince a vejce na místech akcí jsou utracené: už se nijak nepočítají.
rule-W5-14 = Kartou, kterou hrajete, nelze zároveň platit. Zaplacená karta opustí ruku dřív, než zahrajete tu druhou.
rule-W5-15 = Akce se nabídne, jen když jsou možné i všechny její další volby. Po zaplacení už nelze nic vzít zpět.
rule-W5-16 = Díky výměnám můžete zaplatit, když máte za každou chybějící surovinu aspoň dvě přebytečné. Mince a vejce nahradit nelze.
rule-W5-17 = Výměna se nabízí tam, kde může pomoci: když platíte za draka, krmíte dráče nebo máte víc než 9 surovin.
rule-W5-18 = Cena je jen „zaplaťte“ a „odhoďte“. Podložit nebo uložit má hodnotu samo o sobě, a proto je to dovoleno, i když pak nic nenásleduje.

## W6

rule-W6 = Hloubení
rule-W6-1 = Hloubíte nejlevější nevyhloubenou komoru jeskyně; každá jeskyně se otevírá přísně zleva doprava.
rule-W6-2 = Stojí to 1 minci, ve sloupci 3 navíc 1 vejce a ve sloupci 4 navíc 2 vejce.
rule-W6-3 = Zahrajte do komory kartu jeskyně z ruky. Každá karta jeskyně se hodí do každé jeskyně.
rule-W6-4 = Pak můžete využít bonus karty jeskyně a ve sloupci 4 i bonus za uzavření jeskyně, v libovolném pořadí.
rule-W6-5 = Bonus za uzavření jeskyně: jednou za každou jeskyni, když vyhloubíte její komoru ve sloupci 4, smíte odhodit přesně 3 předměty (suroviny nebo karty v libovolné kombinaci) a získat 1 minci.
rule-W6-6 = Oba bonusy jsou nepovinné. Když karta dává něco soupeřům, mohou si to vzít, i když vy ne.
rule-W6-7 = Při jedné akci hloubení zahrajete jednu kartu jeskyně; další jen díky schopnostem.
rule-W6-8 = Tyto bonusy platí i pro komory vyhloubené díky schopnostem.
rule-W6-9 = Bez nevyhloubené komory nebo karty jeskyně v ruce hloubit nelze.
rule-W6-10 = Dva bonusy sloupce 4 na sobě nezávisí: co dá jeden, tím lze zaplatit druhý.

## W7

rule-W7 = Lákání
rule-W7-1 = Vyberte kartu draka z ruky a komoru pro ni.
rule-W7-2 = Stojí to 1 minci a všechno, co je vytištěno na kartě: suroviny, vejce a mince.
rule-W7-3 = Drak jde do oblíbené jeskyně, do nejlevější vyhloubené komory bez draka. Navrch jiného draka se dává, jen když to říká schopnost.
rule-W7-4 = Pak můžete jednou využít jeho schopnost Při zahrání.
rule-W7-5 = Při jedné akci lákání zahrajete jednoho draka; další jen díky schopnostem.
rule-W7-6 = Dobrodruh nespouští schopnost Při aktivaci v tahu, kdy byl její drak zahrán.
rule-W7-7 = Nový drak se počítá hned, se svými hnízdy i místem, a to i pro vlastní schopnost Při zahrání.

## W8

rule-W8 = Průzkum
rule-W8-1 = První průzkum jeskyně v kole stojí 1 minci, druhý 1 minci a 1 vejce, třetí 1 minci a 2 vejce. Počtvrté to nejde.
rule-W8-2 = Prozkoumat můžete i jeskyni bez draků.
rule-W8-3 = Dobrodruh jde zleva doprava: vytištěný efekt, komora 1, vytištěný efekt, komora 2 a tak dál.
rule-W8-4 = Cestou dává Karmínová jeskyně suroviny, Zlatá sluj karty draků, Ametystová propast karty jeskyní; každá navíc krok v cechu, vejce a bonus na konci.
rule-W8-5 = U draka můžete využít jeho schopnost Při aktivaci a jít dál. U komory bez draka cesta končí.
rule-W8-6 = Čím víc draků v jeskyni, tím víc efektů potkáte.
rule-W8-7 = Každý efekt na cestě je nepovinný a dokončí se dřív, než začne další.
rule-W8-8 = Když je drak během cesty zahrán do komory před dobrodruhem, cesta přes něj pokračuje, ale jeho schopnost Při aktivaci ještě nefunguje.
rule-W8-9 = Když cesta končí, dobrodruh se vrátí do základního tábora a tah skončí.
rule-W8-10 = Dobrodruh prochází místa, ne karty: po výměně draků platí ten, který teď leží v další komoře.

## W9

rule-W9 = Schopnosti
rule-W9-1 = Schopnosti jsou čtyř druhů: Při zahrání, Při aktivaci, Jednou za kolo a Na konci hry.
rule-W9-2 = Každou výhodu i každou její část smíte odmítnout.
rule-W9-3 = Co schopnost dává soupeřům, to dostanou, i když si její majitel nevezme nic.
rule-W9-4 = Povinné je: jít dál po cestě, na hnědém poli dát žeton na destičku cechu, odhodit vše nad limity a řídit se pokyny pro karty, které už jsou vzaté nebo odkryté.
rule-W9-5 = Když soupeři dostávají to, co vybere majitel, musí majitel vybrat, i když si sám nic nebere.
rule-W9-6 = Části výhody se berou v libovolném pořadí, pokud text neříká „potom“, „pokud to uděláte“ nebo „a za to“.
rule-W9-7 = „Až N×“ znamená nejvýš N úplných opakování; co dá jedno, tím lze platit další. Bez takových slov se schopnost použije jednou.
rule-W9-8 = Co událost spustí, to se provede hned a celé; pak pokračuje přerušený efekt.
rule-W9-9 = Část, kterou nelze provést, se přeskočí; zbytek se provede.
rule-W9-10 = Je-li efekt pro víc hráčů, začíná aktivní hráč a pokračují ostatní po směru hodinových ručiček.
rule-W9-11 = Dokud takový efekt koluje, nabídka se nedoplňuje. Na pozdější hráče může zbýt jen balíček.
rule-W9-12 = I hráči, kteří pasovali, se takových efektů účastní.
rule-W9-13 = Váš soused po levici je další hráč po směru hodinových ručiček; ve dvou je to váš jediný soupeř.
rule-W9-14 = V cizím tahu začíná majitel efektu a pokračuje se po směru hodinových ručiček.
rule-W9-15 = Odpovídá ten, komu je nabídka určena. Odmítnout lze vždy; kde je jen jedna odpověď, tam se hra neptá.
rule-W9-16 = Počty a draci, kterých se výhoda týká, se určí, když výhoda začíná; pořadí draků volíte vy.
rule-W9-17 = Když se drak přesune, zatímco jeho schopnost běží, „sem“ se přesune s ním. Když je zakryt, přeskočí se to, co mělo přijít na něj nebo pod něj či závisí na jeho místě.
rule-W9-18 = Každý řetěz efektů jednou skončí, protože každý článek něco spotřebuje.

## W10

rule-W10 = Karty: získat, vzít, odkrýt
rule-W10-1 = Získané suroviny a mince jsou ze společné zásoby. „Libovolná surovina“: druh volíte u každé zvlášť.
rule-W10-2 = Když získáváte kartu, vyberete si odkrytou kartu z nabídky, nebo vrchní kartu balíčku.
rule-W10-3 = „Z nabídky“ znamená jen odkrytou kartu; když žádná není, nezískáte nic.
rule-W10-4 = „Z balíčku“ znamená jen vrchní kartu balíčku.
rule-W10-5 = Získané karty jdou do ruky. Co nepodložíte nebo neuložíte, to vám prostě zůstane.
rule-W10-6 = Prázdná místa v nabídce se doplňují jen na konci tahu, ve fázi konce kola vůbec ne.
rule-W10-7 = Když je balíček prázdný, zamíchá se nový z jeho odkládacího balíčku.
rule-W10-8 = Karta zahraná nebo podložená rovnou z nabídky či z balíčku neprojde rukou.
rule-W10-9 = Odkrýt: ukažte všem vrchního draka balíčku a udělejte, co říká schopnost. Rozhodujete se dřív, než kartu uvidíte.
rule-W10-10 = Když berete víc karet k rozdělení, nejdřív je vezmete všechny a pak dáte každé její místo.
rule-W10-11 = Karty se získávají po jedné: každou vidíte dřív, než zvolíte, odkud bude další. „Vezměte N“ znamená všechny najednou.
rule-W10-12 = Když je prázdný balíček i jeho odkládací balíček, můžete brát jen z nabídky.
rule-W10-13 = Karta na cestě, vzatá nebo právě hraná, není v žádném balíčku a nezamíchává se.
rule-W10-14 = Nabídka se plní zleva: draci 1, 2, 3, pak jeskyně 1, 2, 3.
rule-W10-15 = Rozdělovat lze i suroviny: kdo si vezme obě, musí jednu uložit.

## W11

rule-W11 = Ukládání, podkládání, vejce
rule-W11-1 = Uložit: položte 1 surovinu na svého draka, z osobní zásoby, pokud text neříká jinak. Zůstane tam a má hodnotu 1 VB.
rule-W11-2 = Podložit: dejte 1 kartu draka lícem dolů pod svého draka, z ruky, pokud text neříká jinak. Zůstane tam a má hodnotu 1 VB.
rule-W11-3 = Ukládá se na draka a podkládá pod draka, jehož schopnost používáte, pokud text neurčuje jiné místo.
rule-W11-4 = Drak může mít libovolně mnoho uložených surovin a podložených karet.
rule-W11-5 = Podložené karty ztrácejí všechno, čím byly; počítají se jen jako podložené.
rule-W11-6 = „Surovina z její ceny“: získáte 1 surovinu vytištěnou v ceně podložené karty. Mince a vejce nedávají nic.
rule-W11-7 = Snést vejce: dejte 1 vejce ze společné zásoby do volného hnízda. Bez volného hnízda se žádné vejce nesnese.
rule-W11-8 = „Vejce na každého draka“: po jednom na každého s volným hnízdem; někoho smíte vynechat.
rule-W11-9 = Vejce se nikdy nepřesouvají z hnízda do hnízda.
rule-W11-10 = Víc věcí pro libovolné draky se umisťuje po jedné; pokaždé volíte znovu.
rule-W11-11 = Karta podložená kvůli surovině z její ceny se nejdřív ukáže všem.

## W12

rule-W12 = Dráčata
rule-W12-1 = Dráče je drak jako každý jiný. Stojí 1 vejce a 1 až 3 mléka a nemá hnízdo.
rule-W12-2 = Když jde dobrodruh kolem, můžete dráče nakrmit podle jeho karty: uložit 1 surovinu, kterou uvádí, nebo podložit 1 kartu draka z ruky.
rule-W12-3 = Pokaždé, když na dráče uložíte tu surovinu nebo pod ně podložíte kartu, a to jakýmkoli efektem, získáte jeho obvyklý bonus.
rule-W12-4 = Potřetí dospěje: získáte navíc jednorázový zvláštní bonus.
rule-W12-5 = Počítá se jen správné krmení od chvíle, kdy bylo dráče zahráno. Jiná surovina nedává nic.
rule-W12-6 = U dráčat 17, 18 a 29 má každá správná surovina nebo podložená karta hodnotu o 1 VB vyšší, tedy 2 VB.
rule-W12-7 = Počítadlo stoupne hned, ještě než si vezmete bonus.

## W13

rule-W13 = Zvláštní zahrání
rule-W13-1 = Když kartu zahrajete díky schopnosti, mince za akci se neplatí.
rule-W13-2 = „Zahrajte draka“: zaplaťte vytištěnou cenu. „Zdarma“: neplaťte nic. „Bez placení surovin“: zaplaťte jen vejce a mince.
rule-W13-3 = Sleva 1 vejce nebo suroviny: z ceny odečtete jeden takový symbol, nikdy však minci.
rule-W13-4 = Když kartu jeskyně zahrajete díky schopnosti, neplatíte minci, ale vejce za sloupec ano. „Zdarma“ vás zbaví obojího.
rule-W13-5 = Nic jiného se neodpouští: pravidla umístění, ceny uvnitř schopností a 3 předměty bonusu za uzavření jeskyně platí dál.
rule-W13-6 = Karta jeskyně, která se bere k okamžitému zahrání, se nejdřív vezme a pak se zvolí jeskyně. Dvě komory se hloubí jedna po druhé.
rule-W13-7 = Navrch draka (Cech vysočiny): zaplaťte 1 kartu jeskyně a položte draka z ruky navrch svého draka v jeskyni, kterou má nový drak rád. Zakrytý drak se počítá jako podložený, uložené suroviny zůstanou a vajec zůstane tolik, na kolik stačí hnízda.
rule-W13-8 = Potřebujete k tomu draka na desce; počet draků se nezmění.
rule-W13-9 = Výměna: libovolní dva vaši draci si vymění místa se vším, co mají. Na oblíbených jeskyních nezáleží a nic se tím nespustí.
rule-W13-10 = Aktivovat schopnost jiného draka znamená provést ji celou i s její cenou. Její běžné použití zůstává. Žádná karta nesmí zvolit vlastní schopnost.
rule-W13-11 = Drak 73 použije jeden z 15 efektů vytištěných na desce, v kterékoli jeskyni.
rule-W13-12 = Zakrýt smíte kteréhokoli svého viditelného draka, i dráče nebo draka zahraného v tomto tahu.
rule-W13-13 = K výměně jsou potřeba dva různí vaši draci; jinak se nestane nic.
rule-W13-14 = Vypůjčená schopnost se čte ze své karty: „sem“ je místo zvoleného draka.
rule-W13-15 = Karta zahraná z nabídky nechá své místo prázdné do konce tahu.
rule-W13-16 = Karta jeskyně vzatá z balíčku k okamžitému zahrání se ukáže všem a musí se umístit; nepovinné jsou jen její bonusy.

## W14

rule-W14 = Dračí cech
rule-W14-1 = Stupnice cechu je kruh o 12 polích, jde se po směru hodinových ručiček; dvě pole jsou hnědá.
rule-W14-2 = Krok v cechu posune váš žeton cechu o 1 pole; efekt nového pole získáte hned.
rule-W14-3 = Víc kroků se dělá po jednom, každý se svým efektem.
rule-W14-4 = Na jednom poli smí stát libovolně mnoho žetonů cechu.
rule-W14-5 = Krok můžete odmítnout, než ho uděláte, a zisk z pole až potom.
rule-W14-6 = Na hnědém poli musíte dát žeton na volné políčko destičky, pokud ještě nějaký máte, a smíte využít jeho výhodu.
rule-W14-7 = Na čtvercové políčko se vejde jeden žeton, na obdélníkové libovolně mnoho. Stejnou výhodu můžete zvolit víckrát.
rule-W14-8 = Za hru dáte do cechu nejvýš 4 žetony; potom vám hnědá pole nedávají nic.
rule-W14-9 = Dojde-li na hnědá pole víc hráčů najednou, vybírají po směru hodinových ručiček, první aktivní hráč.
rule-W14-10 = Řady 1–3 destičky dávají něco hned; řady 4 a 5 dávají VB na konci hry.
rule-W14-11 = Počet čtvercových políček závisí na destičce a její straně. Pro 3–5 hráčů jsou naše čísla prozatímní.
rule-W14-12 = Výhoda řad 1–3 se využije hned, nebo nikdy; žeton zůstane v každém případě.
rule-W14-13 = Každý žeton v řadě 4 boduje zvlášť.
rule-W14-14 = Počet vašich kroků říká všechno: kde stojí váš žeton cechu a kolik vašich žetonů už leží na destičce cechu.
rule-W14-15 = Zvolit smíte kterékoli volné políčko, i když jeho výhodu nevyužijete.
rule-W14-16 = Když výhoda přinese další kroky, udělají se hned; zbylé následují potom.

## W15

rule-W15 = Konec tahu, limity, pas
rule-W15-1 = Na konci tahu se nejdřív zkontrolují limity, pak se doplní nabídka.
rule-W15-2 = Nechat si můžete nejvýš 9 mincí, 9 karet a 9 surovin; co odevzdáte, volíte vy.
rule-W15-3 = Pak se doplní všechna prázdná místa v nabídce.
rule-W15-4 = Limity se kontrolují jen na konci vašeho vlastního tahu. Vejce, uložené a podložené věci limit nemají.
rule-W15-5 = Místo akce můžete pasovat, a když žádná akce není možná, musíte. V tomto kole už tah nemáte, ale z cizích efektů těžíte dál.
rule-W15-6 = Poslední hráč, který nepasoval, hraje sám, dokud nepasuje.
rule-W15-7 = Přebytek se vrací takto: nejdřív suroviny (předtím smíte vyměňovat), pak karty, pak mince.
rule-W15-8 = Kdo pasoval a pak se dostal přes limit, nechá si přebytek do konce svého prvního tahu v dalším kole.

## W16

rule-W16 = Konec kola
rule-W16-1 = Když všichni pasovali: ukliďte místa akcí, použijte schopnosti Jednou za kolo, vyhodnoťte cíl.
rule-W16-2 = Mince a vejce z míst akcí jdou do společné zásoby; každou jeskyni lze zase třikrát prozkoumat.
rule-W16-3 = Od začínajícího hráče každý použije všechny své schopnosti Jednou za kolo, v libovolném pořadí, každou jednou a jen když chce.
rule-W16-4 = Pak se vyhodnotí cíl kola.
rule-W16-5 = Určujete jednoho draka po druhém, nebo oznámíte, že končíte. Co zůstane nevyužité, v tomto kole propadá.
rule-W16-6 = Použije-li takovou schopnost dřív jiná karta, tím se nevyčerpá. Nabídka se v této fázi nedoplňuje.

## W17

rule-W17 = Cíle
rule-W17-1 = Každý hráč spočítá, co cíl kola žádá.
rule-W17-2 = Nejvyšší číslo je 1. místo, další nižší 2., další 3., všechna ostatní „ostatní“. Remíza dává místo všem v plné výši; 0 jde vždy do „ostatních“.
rule-W17-3 = Za 1. / 2. / 3. místo: 4, 1, 0 VB v kole 1; 5, 2, 1 v kole 2; 6, 3, 2 v kole 3; 7, 4, 3 v kole 4.
rule-W17-4 = Každý cíl se porovná jednou, na konci svého kola. Na pozdějších změnách nezáleží.
rule-W17-5 = Cílů je 20: jeskyně, draci určitého druhu, hnízda, vejce, uložené suroviny, ceny, schopnosti, cech.
rule-W17-6 = Počítají se jen viditelní draci a jen skutečné karty jeskyní.
rule-W17-7 = Pro pozici v cechu se počítají všechny kroky od začátku hry.
rule-W17-8 = Řady jsou stejné pro každý počet hráčů; když nikdo nic nemá, jdou všichni do „ostatních“.
rule-W17-9 = Na každém vyhodnoceném cíli má každý hráč přesně jeden žeton. U „nejníže“ rozhoduje řada, ne VB.

## W18

rule-W18 = Příprava dalšího kola
rule-W18-1 = Ukazatel kola se posune dál.
rule-W18-2 = Celá nabídka se odhodí; vyloží se 3 noví draci a 3 nové jeskyně.
rule-W18-3 = Každý hráč získá 6 mincí a snese 1 vejce do volného hnízda.
rule-W18-4 = Žeton začínajícího hráče jde k dalšímu hráči po směru hodinových ručiček.
rule-W18-5 = Nejdřív se odhodí všechny karty z nabídky, pak se nabídka naplní. Po příjmu se limity nekontrolují.

## W19

rule-W19 = Konec hry
rule-W19-1 = Po kole 4 použije každý hráč své schopnosti Na konci hry, které něco stojí nebo dávají; pak se všechno spočítá.
rule-W19-2 = VB dávají žetony v cechu, draci, schopnosti Na konci hry, vejce, uložené suroviny, podložené karty, cíle a to, co zbylo: 1 za každou minci a 1 za každé 4 jiné předměty.
rule-W19-3 = Karty v ruce a podložené karty nedávají vytištěné VB ani schopnosti.
rule-W19-4 = Vítězí nejvyšší součet. Při remíze rozhoduje nejvíc viditelných draků; je-li stejný i ten počet, je vítězství společné.
rule-W19-5 = Body navíc u dráčat 17, 18 a 29 se počítají mezi schopnosti Na konci hry.
rule-W19-6 = Jen draci 86, 87, 144 a 149 nabízejí na konci platbu; na každého se hra zeptá jednou.
rule-W19-7 = Cech deštných pralesů, řada 4: každý žeton dává body za vaši jeskyni s nejvíce symboly surovin v cenách draků.

## W20

rule-W20 = Co znamenají slova na kartách

## W21

rule-W21 = Co platí vždy

## W22

rule-W22 = Přehled v tabulkách

## W23

rule-W23 = Výklad pravidel
rule-W23-R01 = Karty v ruce jsou soupeřům skryté; jejich počet je vidět.
rule-W23-R02 = Losování a současné volby mají pevné pořadí, aby šla hra zopakovat.
rule-W23-R03 = Destička cechu má stranu pro 1–2 hráče a stranu pro 3–5.
rule-W23-R04 = Platit za nic se nesmí.
rule-W23-R05 = Hnízda na desce nepatří do žádné jeskyně ani sloupce.
rule-W23-R06 = Kartu nelze zároveň hrát a platit jí; karty zahrané rovnou z nabídky či balíčku do ruky nepřijdou.
rule-W23-R07 = Bonusy jeskyní platí i pro hloubení díky schopnostem.
rule-W23-R08 = Když je drak zahrán před dobrodruha, cesta pokračuje; jeho schopnost ještě nefunguje.
rule-W23-R09 = Výhody jsou nepovinné, ale kdo už viděl skryté karty, musí pokračovat, a žeton v cechu se umístit musí.
rule-W23-R10 = Když soupeři závisejí na volbě majitele, musí majitel volit.
rule-W23-R11 = Co se spustí, stane se hned, dřív než pokračuje cokoli jiného.
rule-W23-R12 = Nemožné části se přeskočí.
rule-W23-R13 = Soused po levici je další hráč po směru hodinových ručiček.
rule-W23-R14 = Nejdřív limity, pak doplnění; ve fázi konce kola se nedoplňuje; karty se neposouvají.
rule-W23-R15 = Prázdný balíček se vytvoří znovu z odkládacího balíčku, když je potřeba karta.
rule-W23-R16 = Pro dospívání se počítá jen správné krmení od chvíle, kdy bylo dráče zahráno.
rule-W23-R17 = Dráčata 17, 18 a 29 dávají 1 VB navíc k obvyklému.
rule-W23-R18 = Draka bez symbolů vajec a surovin lze zahrát z ruky bez slevy.
rule-W23-R19 = Zopakovat schopnost znamená provést ji celou, s cenou i podílem soupeřů; žádná karta neopakuje sama sebe.
rule-W23-R20 = „Vytištěno na desce“ znamená 15 efektů desky.
rule-W23-R21 = Při výměně jde s drakem všechno, i počítadlo dospívání.
rule-W23-R22 = Pro 3–5 hráčů bereme dvakrát tolik čtvercových políček jako na druhé straně, protože čísla neuvádí žádný zdroj.
rule-W23-R23 = Dva žetony na vzorci Cechu deštných pralesů smějí dávat body za tutéž jeskyni.
rule-W23-R24 = Na konci kola ani hry se limity nekontrolují.
rule-W23-R25 = Draka, který přibude ve fázi konce kola, lze použít, pokud jeho majitel ještě neskončil.
rule-W23-R26 = Po remíze je další hráč jen o jedno místo níž.
rule-W23-R27 = Pozice v cechu je celkový počet kroků.
rule-W23-R28 = Platby schopností Na konci hry jsou dřív než počítání toho, co zbylo.
rule-W23-R29 = Slova na kartách se chápou v běžném významu, viz oddíl W20.
rule-W23-R30 = Při podkládání z balíčku se nejdřív zvolí místo a na kartu se nikdo nedívá.
rule-W23-R31 = I pas ukončí tah, s limity a doplněním.
rule-W23-R32 = Uložené a podložené věci nemají limit; vejce zůstávají, kde byla snesena.
rule-W23-R33 = Víte to, co jste u stolu viděli; karta, která rozhoduje o zisku, se ukáže.
rule-W23-R34 = Otázky mají pevné pořadí; prázdné otázky se nekladou.
rule-W23-R35 = Výměna se nabízí jen tam, kde může pomoci.
rule-W23-R36 = Podložení není cena.
rule-W23-R37 = Během cesty se počítají místa, ne karty.
rule-W23-R38 = Počty a draci, kterých se efekt týká, se určí, když efekt začíná.
rule-W23-R39 = Efekt uvnitř jiného efektu jde po směru hodinových ručiček od svého majitele.
rule-W23-R40 = Získané karty přicházejí po jedné, brané z balíčku najednou.
rule-W23-R41 = Nabídka se plní zleva, nejdřív draci.
rule-W23-R42 = Přebytek se odevzdává v pořadí suroviny, karty, mince.
rule-W23-R43 = Mince za akci se platí jen u akcí; „zdarma“ pokrývá celou vytištěnou cenu draka.

## W24

rule-W24 = Otevřené otázky k vytištěným údajům

## A1

rule-A1 = Jak funguje sólo hra
rule-A1-1 = Hrajete podle všech pravidel hry pro dva, pokud sólo pravidla neříkají jinak.
rule-A1-2 = Automa je jednoduchá soupeřka: nemá desku, ruku, mince, suroviny ani vejce, nic neplatí a nepoužívá schopnosti. Jen sbírá karty kvůli bodům.
rule-A1-3 = Bere karty z nabídky, zabírá políčka destičky cechu, soutěží o cíle a občas obnoví nabídku.
rule-A1-4 = Vítězí, kdo má víc VB; při remíze vítězíte vy.

## A2

rule-A2 = Příprava sólo hry
rule-A2-1 = Připravte hru jako pro dva, se všemi draky a jeskyněmi v balíčcích.
rule-A2-2 = Cíl „Pozice v dračím cechu“ se nepoužívá; místo něj se vezme jiný.
rule-A2-3 = Její žeton cechu začíná na poli START.
rule-A2-4 = Jeden její žeton je připraven pro destičku cechu, další tři přibudou v kolech 2, 3 a 4 a čtyři jsou na cíle.
rule-A2-5 = Zvolte úroveň a zamíchejte jejích 8 karet rozhodnutí; 1 dejte stranou, aniž se na ni podíváte, zbylých 7 je balíček rozhodnutí.
rule-A2-6 = V každém kole začínáte vy.
rule-A2-7 = Náhoda má obvyklé pořadí; balíček rozhodnutí je poslední.

## A3

rule-A3 = Režimy a úrovně
rule-A3-1 = Karet rozhodnutí je 16; každá úroveň používá 8 z nich. Úrovně: Automa 1–3 a Klubko 1–3.
rule-A3-2 = Na úrovni závisí karty rozhodnutí, VB za draka a pravidla režimu Klubko.

## A4

rule-A4 = Karty rozhodnutí
rule-A4-1 = Karta ukazuje: pas ano či ne, obnovení ano či ne, úpravu cíle, kroky v cechu a co si Automa vezme na hnědém poli.
rule-A4-2 = Tabulka uvádí všech 16 karet rozhodnutí.

## A5

rule-A5 = Pořadí tahů
rule-A5-1 = S Automou se střídáte, začínáte vy. Když jedna strana pasuje, druhá hraje sama; když pasují obě, kolo končí.
rule-A5-2 = Ve svém tahu otočí kartu rozhodnutí a udělá, co na ní je: obnovení, cíl, cech. Pasuje, když je balíček prázdný nebo když jeho poslední karta má symbol pasu.
rule-A5-3 = Za kolo má tedy 6 nebo 7 skutečných tahů.
rule-A5-4 = Po pasu nedělá do dalšího kola nic.
rule-A5-5 = Nikdy si nevybírá a vás se v jejím tahu hra na nic neptá.

## A6

rule-A6 = Její kroky v cechu
rule-A6-1 = Její žeton cechu postoupí o tolik kroků, kolik karta uvádí pro dané kolo.
rule-A6-2 = Obyčejná pole jí nedávají nic.
rule-A6-3 = Když dojde na hnědé pole, hned provede příslušnou část karty a pak jde dál.
rule-A6-4 = Symboly režimu Klubko mají vlastní pravidla.

## A7

rule-A7 = Hnědá pole
rule-A7-1 = Vezme draka z místa, jehož číslo je na kartě, počítáno zleva.
rule-A7-2 = Ukazuje-li karta číslo jeskyně, vezme i tu kartu jeskyně.
rule-A7-3 = Ukazuje-li místo toho číslo cechu, dá žeton na destičku cechu do řady s tímto číslem: počítají se jen řady s volným políčkem, shora a pak zase od začátku.
rule-A7-4 = Bez připraveného žetonu vezme jen draka.
rule-A7-5 = Výhodu políčka nikdy nevyužije.
rule-A7-6 = Je-li místo prázdné, vezme další kartu vpravo, za posledním místem od prvního.
rule-A7-7 = Nabídka se doplní na konci jejího tahu.
rule-A7-8 = Za hru dá do cechu nejvýš 4 žetony.
rule-A7-9 = Nejdřív drak, pak karta jeskyně nebo žeton. Její karty se do hry už nevracejí.

## A8

rule-A8 = Úprava cíle
rule-A8-1 = +1 přidá minci na cíl tohoto kola, −1 jednu ubere.
rule-A8-2 = Tyto mince jsou jen její počítadlo; vzít si je nemůžete.

## A9

rule-A9 = Obnovení
rule-A9-1 = Všechny odkryté karty se odhodí a vyloží se nové, dřív než cokoli jiného z její karty.
rule-A9-2 = Nejdřív se odhodí všech šest karet, pak přijdou nové. Ona bere z nové nabídky.

## A10

rule-A10 = Konec kola
rule-A10-1 = Uklidíte místa akcí a použijete schopnosti Jednou za kolo. Ona žádné nemá.
rule-A10-2 = Vaše číslo se počítá jako obvykle. Její je základní hodnota destičky plus mince na ní.
rule-A10-3 = Každý cíl má základní hodnoty pro kola 1 až 4.
rule-A10-4 = Její číslo nikdy nepřekročí to, co hráč opravdu může mít.
rule-A10-5 = Vyšší číslo je 1., nižší 2.; stejná jsou obě 1.; 0 nedává nic.
rule-A10-6 = Mince z destičky se vrátí do společné zásoby.
rule-A10-7 = Po kole 4 přijde závěrečné bodování.
rule-A10-8 = 3. místo se nepoužívá. Mají-li oba 0, jdou oba do „ostatních“.

## A11

rule-A11 = Příprava dalšího kola
rule-A11-1 = Ukazatel kola se posune, nabídka se obnoví, získáte 6 mincí a 1 vejce. Začínáte zase vy.
rule-A11-2 = Další její žeton je připraven pro destičku cechu.
rule-A11-3 = Všech 8 karet rozhodnutí se znovu zamíchá a 1 se dá stranou, aniž se na ni podíváte.
rule-A11-4 = Její žeton cechu, karty a žetony na destičce cechu zůstávají.

## A12

rule-A12 = Závěrečné bodování
rule-A12-1 = Dostane 7 VB za draka (8 na úrovni Automa 3), 2 za kartu jeskyně, 1 za krok od posledního hnědého pole a body za své cíle; v režimu Klubko i za žetony v řadě 5.
rule-A12-2 = Jen úroveň Automa 3 jí dává 8 VB za draka.
rule-A12-3 = Když nedošla na žádné hnědé pole, počítají se kroky od pole START.
rule-A12-4 = Mimo režim Klubko její žetony v cechu nedávají nic.
rule-A12-5 = Vaše body se počítají jako obvykle.
rule-A12-6 = Vítězíte, když máte aspoň tolik VB jako ona.

## A13

rule-A13 = Režim Klubko
rule-A13-1 = Její kroky závisejí na vašich jeskyních: tolik, kolik vyhloubených komor má vaše nejvíce nebo nejméně vyhloubená jeskyně; s „+1“ o jeden víc.
rule-A13-2 = Mezi koly si necháte nejvýš 2 mince.
rule-A13-3 = Její žetony v řadě 5 destičky cechu bodují.

## A14

rule-A14 = Co je pro vás jiné
rule-A14-1 = Vždy začínáte vy.
rule-A14-2 = Co karta dává každému soupeři, to si Automa nebere.
rule-A14-3 = Když vás karta porovnává se sousedem po levici, má Automa 0 draků, takže podmínka vždy platí.
rule-A14-4 = U draka 41 porovnávejte své žetony s jejími.
rule-A14-5 = Limity, nabídka, cech a konec vašeho tahu jsou jako obvykle.
rule-A14-6 = Všechno o ní je vidět, kromě pořadí balíčku rozhodnutí a karty dané stranou.
rule-A14-AR01 = Z efektů „každý soupeř“ ani z polí stupnice nedostává nic.
rule-A14-AR02 = Karty, které porovnávají se sousedem, zůstávají v balíčku; počítá se, že Automa má 0 draků.
rule-A14-AR03 = Kdy pasuje a v jakém pořadí plní kartu, říká A5.2.
rule-A14-AR04 = Místa se počítají zleva; prázdné znamená další vpravo; doplňuje se na konci jejího tahu.
rule-A14-AR05 = Číslo cechu počítá jen řady, kde je ještě volné políčko.
rule-A14-AR06 = Obnovení se týká draků i jeskyní.
rule-A14-AR07 = Hranice jejích čísel určuje deska: 12 draků, 9 jeskyní, 7 karet v jeskyni.
rule-A14-AR08 = V dalších kolech se znovu zamíchá všech 8 karet rozhodnutí.
rule-A14-AR09 = 8 VB za draka je jen na úrovni Automa 3, ne na úrovni Klubko 3.
rule-A14-AR10 = Před prvním hnědým polem se kroky počítají od pole START.
rule-A14-AR11 = Přebytečné mince se vracejí před příjmem, po kole 4 už ne.
rule-A14-AR12 = U draka 41 se váš žeton porovnává s jejím.
rule-A14-AR13 = Skryté je jen pořadí jejího balíčku a karta daná stranou.
rule-A14-AR14 = Pořadí náhody i jejích kroků je pevné, aby šla hra zopakovat.
