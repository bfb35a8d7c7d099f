"""The rules that can forbid an action, by their number in the rules text: G10.5 is 10_05_00."""

from typing import Final

G4_9: Final = 4_09_00
G5_1: Final = 5_01_00
G5_2: Final = 5_02_00
G6_1: Final = 6_01_00
G6_3: Final = 6_03_00
G8_1: Final = 8_01_00
G8_5: Final = 8_05_00
G9_2: Final = 9_02_00
G9_3: Final = 9_03_00
G9_4: Final = 9_04_00
G10_5: Final = 10_05_00
G11_3: Final = 11_03_00
G13_2: Final = 13_02_00
G14_2: Final = 14_02_00
G14_7: Final = 14_07_00
G18_3: Final = 18_03_00
G18_5: Final = 18_05_00
G18_6: Final = 18_06_00
G18_8: Final = 18_08_00
