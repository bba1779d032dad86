"""tablelab: play, explain and analyse modern board games.

The rules core: pure Python on the standard library. :mod:`tablelab_widgets` puts it on a table.
"""

from __future__ import annotations

__version__ = "0.1.0"
