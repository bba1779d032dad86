"""``python -m tablelab`` is the command ``tablelab``."""

import sys

from tablelab.cli.main import main

sys.exit(main())
