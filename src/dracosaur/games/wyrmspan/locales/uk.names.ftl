# Dragon names as the Ukrainian rulebook prints them (W2.5). Every other dragon keeps its English name.

dragon-56 = Літун-злодужка
dragon-119 = Коатль-хамелеон
dragon-130 = Гребенястий усмішник
dragon-180 = Манівний цвіркунолов
