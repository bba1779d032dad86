"""One file a command. Each has ``run``, which returns whether all was well."""
