"""The playable table: one controller a table, panels drawn from its snapshots."""

from __future__ import annotations

import logging

# Troubles are shown in a banner of the table. Whoever wants them in a log sets one up; without
# this line Python would print them over the page.
logging.getLogger("tablelab").addHandler(logging.NullHandler())
