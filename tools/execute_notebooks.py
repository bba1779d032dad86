"""Execute the notebooks and store them: ``python tools/execute_notebooks.py [NOTEBOOK...]``.

Stored are outputs, but nothing of widgets save their text: their state would hold whole scripts,
and without it JupyterLab shows an error in their place until the cell is run. A notebook in which
a cell fails is left as it was, and said; the exit status is then 1.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "notebooks"

WIDGET = "application/vnd.jupyter.widget-view+json"


def execute(path: Path) -> None:
    """Run all cells of one notebook in a fresh kernel and store it.

    Raises CellExecutionError, with the cell and what it said, and then stores nothing.
    """
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        kernel_name="python3",
        timeout=600,
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET, None)
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = {
        "display_name": "Python 3",
        "language": "python",
        "name": "python3",
    }
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)


def main(*names: str) -> int:
    """Execute the notebooks named, or all of them; returns the exit status."""
    ours = [str(ROOT), str(ROOT / "widgets"), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, ours))  # for the kernels
    failed = 0
    for path in [Path(name) for name in names] or sorted(FOLDER.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in path.parts:
            continue
        began = time.monotonic()
        try:
            execute(path)
        except CellExecutionError as error:
            failed += 1
            print(f"{path} failed:\n{error}", file=sys.stderr)
        else:
            size = path.stat().st_size / 1000
            print(f"{path}  {time.monotonic() - began:.1f} s  {size:.0f} kB", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
