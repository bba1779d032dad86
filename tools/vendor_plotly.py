"""Refresh the vendored plotly.js: ``python tools/vendor_plotly.py [VERSION]``.

Fetches the partial bundle through ``npm pack`` (npm's own configuration decides from where), and
copies the script, its licence and a note of version and checksum into the package.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PACKAGE = "plotly.js-basic-dist-min"
FILES = {"plotly-basic.min.js": "plotly-basic.min.js", "LICENSE": "plotly-LICENSE.txt"}
TARGET = Path(__file__).parent.parent / "widgets/tablelab_widgets/static/vendor"


def fetch(version: str, directory: Path) -> Path:
    """The package's tarball, put into ``directory`` by npm."""
    command = ["npm", "pack", "--silent", "--pack-destination", str(directory)]
    subprocess.run([*command, f"{PACKAGE}@{version}"], check=True)
    return next(directory.glob("*.tgz"))


def unpack(tarball: Path, target: Path) -> dict[str, str]:
    """Copy what is needed to ``target``; the note that is kept beside it."""
    with tarfile.open(tarball) as archive:

        def read(name: str) -> bytes:
            member = archive.extractfile(f"package/{name}")
            if member is None:
                raise FileNotFoundError(f"{tarball.name} has no {name}")
            return member.read()

        for source, name in FILES.items():
            (target / name).write_bytes(read(source))
        version = str(json.loads(read("package.json"))["version"])
    script = (target / "plotly-basic.min.js").read_bytes()
    return {"package": PACKAGE, "version": version, "sha256": hashlib.sha256(script).hexdigest()}


def main(version: str = "latest") -> None:
    """Refresh the vendored files and say which version they are now."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        note = unpack(fetch(version, Path(directory)), TARGET)
    (TARGET / "plotly.json").write_text(json.dumps(note, indent=2) + "\n", encoding="utf-8")
    print(f"{note['package']} {note['version']} is in {TARGET.name}/")


if __name__ == "__main__":
    main(*sys.argv[1:2])
