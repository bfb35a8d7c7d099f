"""The rules that can forbid an action, by their number in the rules text: W10.3 is 10_03_00; A rules add
1_000_000.
"""

from typing import Final

W4_5: Final = 4_05_00
W4_6: Final = 4_06_00
W4_11: Final = 4_11_00
W5_1: Final = 5_01_00
W5_5: Final = 5_05_00
W5_9: Final = 5_09_00
W5_11: Final = 5_11_00
W5_12: Final = 5_12_00
W5_15: Final = 5_15_00
W5_16: Final = 5_16_00
W5_17: Final = 5_17_00
W6_1: Final = 6_01_00
W6_2: Final = 6_02_00
W6_3: Final = 6_03_00
W6_9: Final = 6_09_00
W7_1: Final = 7_01_00
W7_2: Final = 7_02_00
W7_3: Final = 7_03_00
W8_1: Final = 8_01_00
W9_4: Final = 9_04_00
W9_15: Final = 9_15_00
W10_2: Final = 10_02_00
W10_10: Final = 10_10_00
W11_1: Final = 11_01_00
W11_2: Final = 11_02_00
W11_3: Final = 11_03_00
W11_6: Final = 11_06_00
W11_7: Final = 11_07_00
W13_3: Final = 13_03_00
W13_7: Final = 13_07_00
W13_13: Final = 13_13_00
W13_14: Final = 13_14_00
W14_7: Final = 14_07_00
W15_7: Final = 15_07_00
W16_5: Final = 16_05_00
W19_6: Final = 19_06_00
