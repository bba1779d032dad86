"""A day of Red Peak: the sand, laying, paying, the night, the planning. One file each."""
