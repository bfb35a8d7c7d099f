"""The games where researchers work: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md)."""
