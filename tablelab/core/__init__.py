"""What all games share: contract, chance, events, rules as data, matches, clocks, languages."""
