# A table written down step by step (`dracosaur score` without a file).

form-start = Запишіть свій стіл, запитання за запитанням. Enter бере те, що в дужках, { $back } повертає на одне запитання, { $help } пояснює, що можна написати, Ctrl-C виходить.
form-game = Яка гра?
form-players = Скільки гравців?
form-name = Ім’я гравця { $n }
form-none = немає
form-yes = так
form-no = ні
form-hint-number = Ціле число від { $least } до { $most }.
form-hint-numbers = Цілі числа від { $least } до { $most } через кому; - якщо немає.
form-hint-several = Через кому, з числом попереду, якщо їх кілька; - якщо немає. Назви будь-якою мовою або: { $known }.
form-hint-pyramid = Місця від P1 до P6 у цьому порядку через пробіл; - означає вільне.
form-hint-dragons = Імена або номери через кому, наприклад: { $first }, { $second }; - якщо немає.
form-save = Зберегти документ у файл? Його назва або Enter, щоб не зберігати; { $back } повертає, щоб виправити
form-saved = Збережено: { $file }. Щоб порахувати ще раз: { $command }
form-exists = «{ $file }» уже є. Назвіть інший файл.

## Draftosaurus

form-draftosaurus-board = Який бік планшета?
form-draftosaurus-pen = { $name } — { $place }: які динозаври?
form-draftosaurus-pyramid = { $name } — Піраміда: які динозаври від P1 до P6?
form-draftosaurus-summer_score = { $name } — бали літньої партії
form-draftosaurus-summer_trexes = { $name } — тиранозаври в літній партії

## Gods Love Dinosaurs

form-gods_love_dinosaurs-eggs = { $name } — яйця
form-gods_love_dinosaurs-golden_eggs = { $name } — золоті яйця
form-gods_love_dinosaurs-dinosaurs = { $name } — динозаври
form-gods_love_dinosaurs-first = Номер гравця, що ходив першим (вирішує за нічиєї)

## Wyrmspan

form-wyrmspan-guild = Який тайл гільдії?
form-wyrmspan-objective = Ціль раунду { $round }
form-wyrmspan-place = { $name } — { $objective }: місце 1, 2 чи 3, або 0 для решти
form-wyrmspan-coins = { $name } — монети
form-wyrmspan-resources = { $name } — ресурси
form-wyrmspan-hand_dragons = { $name } — карти драконів в руці
form-wyrmspan-hand_caves = { $name } — карти печер в руці
form-wyrmspan-mat_eggs = { $name } — яйця в гніздах планшета
form-wyrmspan-guild_rows = { $name } — ряди тайла гільдії, де є свої фішки
form-wyrmspan-excavated = { $name } — { $cave }: розкопані зали
form-wyrmspan-dragons = { $name } — { $cave }: дракони зліва направо
form-wyrmspan-swapped = { $dragon } не любить цієї печери: { $cave }. Він опинився там, бо драконів поміняли місцями?
form-wyrmspan-eggs = { $dragon } — яйця
form-wyrmspan-cached = { $dragon } — запасені ресурси
form-wyrmspan-tucked = { $dragon } — підкладені карти
