# Co server říká u dveří. $reason je technická poznámka v angličtině.

api-bad_json = Tohle není JSON, který by server přečetl.
api-bad_request = Požadavek nevyhovuje: { $reason }. Co server očekává, říká dokumentace API.
api-bad_name = Jméno má 1 až { $most } viditelných znaků: zvolte si jiné.
api-bad_option = Takové nastavení hra nemá.
api-bad_position = Tento dokument není pozicí žádné hry.
api-not_signed_in = Server neví, kdo jste: zvolte si jméno, nebo se přihlaste.
api-wrong_password = Jméno a heslo k sobě nepatří.
api-not_allowed = To vám nepřísluší.
api-wrong_origin = Stránka, která o to požádala, patří jinému webu.
api-not_found = Tady nic není.
api-wrong_method = Tato adresa přijímá jiný druh požadavku.
api-conflict = Teď to nejde.
api-name_taken = Účet „{ $name }“ už má někdo jiný: zvolte si jiné jméno.
api-has_account = Účet už máte.
api-wrong_media = Pošlete požadavek jako JSON (application/json).
api-too_large = Je to příliš dlouhé: nejvýše { $most } bajtů.
api-too_many = Příliš mnoho najednou: chvilku počkejte.
api-unavailable = Server teď nemůže nic uložit. Nic se nestalo: zkuste to za okamžik znovu.
api-stopping = Server se restartuje: vraťte se za okamžik.
api-internal = Na serveru se něco pokazilo a nic se nestalo. Správce najde místo v protokolu.
api-no_game = Dokument neříká, o jakou hru jde. Doplňte "game" a jedno z těchto slov: { $known }.
api-most_tokens = Máte tolik tokenů, kolik smíte ({ $n }): nejdřív některý zrušte.
api-plain-title = Drakosaur
api-plain-text = Server běží. Je sestaven bez stránky pro prohlížeč; programy mohou hrát přes API.
api-plain-docs = Dokumentace API
