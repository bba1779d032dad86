"""Execute the notebooks and store them: ``python tools/execute_notebooks.py [NOTEBOOK...]``.

Stored are outputs, but nothing of widgets save their text: their state would hold whole scripts,
and without it JupyterLab shows an error in their place until the cell is run.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parent.parent / "notebooks"

WIDGET = "application/vnd.jupyter.widget-view+json"


def execute(path: Path) -> None:
    """Run all cells of one notebook in a fresh kernel and store it."""
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


def main(*names: str) -> None:
    """Execute the notebooks named, or all of them."""
    for path in [Path(name) for name in names] or sorted(FOLDER.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            execute(path)
            print(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
