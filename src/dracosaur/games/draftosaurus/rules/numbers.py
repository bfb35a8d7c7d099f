"""The rules that can forbid an action, by their number in the rules text: D10.3.2 is 10_03_02."""

from typing import Final

D2_1: Final = 2_01_00
D5_2: Final = 5_02_00
D5_4: Final = 5_04_00
D6_2: Final = 6_02_00
D8_1: Final = 8_01_00
D8_2: Final = 8_02_00
D9_1: Final = 9_01_00
D9_2: Final = 9_02_00
D10_1: Final = 10_01_00
D10_3_1: Final = 10_03_01
D10_3_2: Final = 10_03_02
D12_1: Final = 12_01_00
D12_1_3: Final = 12_01_03
D13_3: Final = 13_03_00
D14_3: Final = 14_03_00
D16_5: Final = 16_05_00
