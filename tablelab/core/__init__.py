"""What every game shares: the contract, chance, events, rules as data, matches, clocks, languages."""
