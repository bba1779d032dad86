"""Results as plotly figures: plain dicts, like the boards."""
