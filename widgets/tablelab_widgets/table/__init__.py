"""The playable table: one controller a table, panels drawn from its snapshots."""
