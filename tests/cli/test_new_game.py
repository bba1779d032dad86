"""``tablelab new-game``: the game that it writes works at once, and what it refuses it leaves."""

from __future__ import annotations

import gettext
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import plotly.graph_objects as go
import pytest
from tablelab_widgets import Lesson, boards, play
from tablelab_widgets.boards.base import resolved

from tablelab import games, lab
from tablelab.cli import scaffold
from tablelab.cli.catalogues import compiled
from tablelab.core.text import LANGUAGES
from tablelab.testing import check_games
from tests.cli.running import ROOT, run, run_json

LONG = "a_game_of_long_names"
"""As long as a name may be: no line of the game may be too long with it."""

INITIALS = "a_b_c_d_e_f_g"
"""Many short words."""


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty working directory; what is imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]


def python(folder: Path, *arguments: str) -> str:
    """Run Python in a folder, as a person there would with tablelab installed."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "MYPYPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_new_game_passes_the_battery_and_plays(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, "new-game", "pip_race")
    assert (status, err) == (0, "")
    assert "tablelab check pip_race" in out
    data = run_json(capsys, "check", "pip_race", "--games", "3", "--all-options")
    assert data["clean"] is True
    game: Any = games.get("pip_race")
    assert (game.info.id, game.package) == ("pip_race", "pip_race")
    report = check_games(game, games=5, seed=7, share=0.3)
    assert report.clean, str(report)
    result = lab.simulate(game, 3, ["greedy", "random", "random"], games=200, seed=1)
    assert result.shares[0] > 1 / 3, "its heuristics are better than chance"
    run_json(capsys, "bench", "pip_race", "--seconds", "0.1")


def test_it_speaks_both_languages(fresh: Path) -> None:
    scaffold.make("pip_race", fresh)
    sys.path.append(str(fresh))
    game: Any = games.get("pip_race")
    assert game.text("en", ["Ada"])("pip_race.walks", seat=0, n=2) == "Ada walks 2 spaces."
    assert game.text("en", ["Ada"])("pip_race.walks", seat=0, n=1) == "Ada walks a space."
    assert game.text("de", ["Ada"])("pip_race.walks", seat=0, n=2) == "Ada geht 2 Felder."
    for language in LANGUAGES:
        labels = [f"pip_race.source.{source}" for source in ("spaces", "drops")]
        assert all(map(game.text(language), labels))


def test_a_game_in_a_package_is_named_by_its_path(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (fresh / "mine").mkdir()
    status, out, _ = run(capsys, "new-game", "ludo", "--to", "mine")
    assert status == 0
    assert "cd mine && tablelab check ludo" in out
    data = run_json(capsys, "simulate", "mine.ludo", "--games", "3", "--seats", "2")
    assert data["game"] == "ludo"


def test_it_is_played_on_our_table_and_taught_in_our_lessons(fresh: Path) -> None:
    (fresh / "mine").mkdir()
    scaffold.make("ludo", fresh / "mine")
    sys.path.append(str(fresh))
    lesson = Lesson("mine.ludo")
    match = lesson.match("walk", seats=2)
    drawn = boards.of(lesson.game).draw(match.view(0), lesson.text, theme="dark", shape="tall")
    assert go.Figure(resolved(drawn)).layout.images
    codes = {code for target in drawn.targets for code in target.codes}
    assert codes == {"walk", "run", "rest"}
    table = lesson.play(match)
    assert (table.snapshot["phase"], table.snapshot["trouble"]) == ("play", None)
    table.close()
    stumbles = lesson.odds(
        "A stumble?", match, "run", lambda step: step.after.places == step.before.places
    )
    assert stumbles.chance == Fraction(1, 6)
    again = play(lesson.game, players=["Ada", "Bo"], begin=True, seed=1)
    assert again.snapshot["trouble"] is None
    again.close()


@pytest.mark.parametrize("name", ["ox", "pip_race", INITIALS, LONG])
def test_its_code_is_clean(tmp_path: Path, name: str) -> None:
    """By the linter, the formatter and the types of tablelab itself; with any name."""
    scaffold.make(name, tmp_path)
    settings = str(ROOT / "pyproject.toml")
    python(tmp_path, "-m", "ruff", "check", "--config", settings, name)
    python(tmp_path, "-m", "ruff", "format", "--check", "--config", settings, name)
    cache = ("--cache-dir", str(tmp_path / "cache"))
    if name == "pip_race":  # the types are the same whatever it is called
        python(tmp_path, "-m", "mypy", "--strict", "--config-file", settings, *cache, name)


@pytest.mark.parametrize("name", ["ox", LONG])
def test_its_tests_pass(tmp_path: Path, name: str) -> None:
    scaffold.make(name, tmp_path)
    said = python(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", name)
    assert re.search(r"\b[89] passed", said)


def test_every_file_says_how_to_go_on() -> None:
    """A comment that begins with "Next:" in each where there is something to be written."""
    files = {
        path: content.decode()
        for path, content in scaffold.rendered("ox").items()
        if path.endswith((".py", ".toml"))
    }
    silent = {path for path, text in files.items() if "Next:" not in text}
    assert silent == {"components.py", "words.py"}  # components.toml and the catalogues say it
    assert not [path for path, text in files.items() if "$" in text]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "cannot be a game's name"),
        ("x", "cannot be a game's name"),
        ("My-Game", "cannot be a game's name"),
        ("2048", "cannot be a game's name"),
        ("ludo2", "cannot be a game's name"),
        ("_ludo", "cannot be a game's name"),
        ("../ludo", "cannot be a game's name"),
        ("lüdo", "cannot be a game's name"),
        ("ludo\n", "cannot be a game's name"),
        (LONG + "r", "cannot be a game's name"),
        ("l" * 5000, "cannot be a game's name"),
        ("raids", "there is a game 'raids' already"),
        ("red_november", "there is a game 'red_november' already"),
        ("table", "that tablelab or Python needs for itself"),
        ("class", "that tablelab or Python needs for itself"),
        ("json", "a module that Python finds elsewhere"),
        ("tablelab", "a module that Python finds elsewhere"),
        ("here", "is there already; nothing was changed"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_written(
    fresh: Path, capsys: pytest.CaptureFixture[str], name: str, says: str
) -> None:
    (fresh / "here").mkdir()
    status, out, err = run(capsys, "new-game", name)
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1
    assert len(err) < 400
    assert [path.name for path in fresh.rglob("*")] == ["here"]


def test_a_folder_that_is_not_there_or_is_a_file(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (fresh / "file").write_text("kept", encoding="utf-8")
    for folder in ("nowhere", "file"):
        status, _, err = run(capsys, "new-game", "ludo", "--to", folder)
        assert status == 2
        assert f"there is no folder {folder!r}" in err
    assert [path.name for path in fresh.iterdir()] == ["file"]


def test_when_writing_fails_nothing_stays_behind(
    fresh: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    status, _, err = run(capsys, "new-game", "ludo")
    assert status == 2
    assert "No space left on device" in err
    assert [*fresh.iterdir()] == []


def test_no_game_can_take_the_texts_of_another_catalogue() -> None:
    catalogues = {
        path.stem
        for folder in ("tablelab", "widgets")
        for path in (ROOT / folder).rglob("locale/*/LC_MESSAGES/*.po")
    }
    assert catalogues <= {*scaffold.DOMAINS, *games.IDS}


def test_a_mistake_in_a_game_of_ones_own_is_shown_where_it_is(fresh: Path) -> None:
    scaffold.make("ludo", fresh)
    (fresh / "ludo" / "turn.py").write_text("import no_such_module\n", encoding="utf-8")
    sys.path.append(str(fresh))
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        games.get("ludo")


def test_catalogues_are_what_gettext_reads() -> None:
    made = scaffold.rendered("ox")
    for language in LANGUAGES:
        path = f"locale/{language}/LC_MESSAGES/ox"
        read = gettext.GNUTranslations(io.BytesIO(made[f"{path}.mo"]))
        keys = re.findall(r'^msgid "(ox\..*)"$', made[f"{path}.po"].decode(), re.MULTILINE)
        assert len(keys) >= 30
        texts = [(read.gettext(key), read.ngettext(key, key, 2)) for key in keys]
        assert all(set(pair) - {key} for key, pair in zip(keys, texts, strict=True))
        assert read.info()["content-type"] == "text/plain; charset=utf-8"


def test_a_line_that_is_no_line_of_a_catalogue() -> None:
    with pytest.raises(ValueError, match="no line of a catalogue"):
        compiled('msgid "a"\nmsgstr "b"\nmsgctxt "c"\n')
