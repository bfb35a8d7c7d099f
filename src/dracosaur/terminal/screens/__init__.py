"""The screens: the table, the curtain between two people, the end, help, rules, dialogs."""
