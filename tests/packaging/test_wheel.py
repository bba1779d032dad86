"""The wheel holds everything that an installed tablelab needs, and nothing else."""

from __future__ import annotations

import zipfile
from pathlib import PurePosixPath

import tablelab

DATA = "data/share/jupyter/"
NEEDED = {".toml", ".po", ".mo", ".js", ".css", ".svg", ".json", ".txt", ".typed", ".py"}


def shared(wheel: zipfile.ZipFile) -> set[str]:
    """What the wheel lays into Jupyter's data folder."""
    return {name.partition(DATA)[2] for name in wheel.namelist() if DATA in name}


def test_there_are_exactly_two_packages(wheel: zipfile.ZipFile) -> None:
    tops = {PurePosixPath(name).parts[0] for name in wheel.namelist()}
    packages = {top for top in tops if not top.endswith((".dist-info", ".data"))}
    assert packages == {"tablelab", "tablelab_widgets"}


def test_every_file_of_the_packages_travels(wheel: zipfile.ZipFile, tracked: list[str]) -> None:
    inside = set(wheel.namelist())
    wanted = [
        name.removeprefix("widgets/")
        for name in tracked
        if name.startswith(("tablelab/", "widgets/tablelab_widgets/"))
        and PurePosixPath(name).suffix in NEEDED
    ]
    assert len(wanted) > 50
    assert [name for name in wanted if name not in inside] == []


def test_the_packages_say_that_they_are_typed(wheel: zipfile.ZipFile) -> None:
    assert {"tablelab/py.typed", "tablelab_widgets/py.typed"} <= set(wheel.namelist())


def test_the_template_and_the_notebooks_travel(wheel: zipfile.ZipFile, tracked: list[str]) -> None:
    template = "share/jupyter/voila/templates/tablelab/"
    wanted = {
        name.removeprefix("share/jupyter/") for name in tracked if name.startswith(template)
    } | {f"tablelab/{name}" for name in tracked if name.startswith("notebooks/")}
    assert f"{template.removeprefix('share/jupyter/')}index.html.j2" in wanted
    assert "tablelab/notebooks/play/raids.ipynb" in wanted
    assert wanted <= shared(wheel)


def test_name_version_and_command(wheel: zipfile.ZipFile) -> None:
    info = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = wheel.read(info).decode()
    assert "\nName: tablelab-games\n" in metadata
    assert f"\nVersion: {tablelab.__version__}\n" in metadata
    commands = wheel.read(info.replace("METADATA", "entry_points.txt")).decode()
    assert "tablelab = tablelab.cli:main" in commands


def test_the_licences_travel(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert "tablelab_widgets/static/vendor/plotly-LICENSE.txt" in names
