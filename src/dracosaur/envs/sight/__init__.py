"""What a seat sees, as numbers: for each game a package in the subset of the twin."""
