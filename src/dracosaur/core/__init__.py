"""What all games share: the twin, the protocol, values, chance, records, positions, the conformance kit."""
