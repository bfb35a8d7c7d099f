"""What all games share: the twin, the protocol, values, randomness, records, positions, the conformance kit."""
