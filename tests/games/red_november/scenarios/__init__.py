"""Short scenes that together make every rule of the rulebook speak."""
