from __future__ import annotations

import types
from pathlib import Path
from typing import Any

import pytest

from tablelab.cli.commands import serve
from tests.cli.running import run


def test_serve_hands_everything_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[dict[str, Any]] = []
    layer = types.SimpleNamespace(main=lambda **kwargs: calls.append(kwargs) or 0)
    monkeypatch.setattr(serve, "find_spec", lambda name: name)
    monkeypatch.setattr(serve, "import_module", lambda name: layer)
    argv = ("serve", "--port", "9000", "--ip", "127.0.0.2", "--notebooks", "here", "--no-browser")
    assert run(capsys, *argv)[0] == 0
    assert run(capsys, "serve", "--no-warm")[0] == 0
    asked = {"port": 9000, "ip": "127.0.0.2", "notebooks": Path("here")}
    assert calls[0] == {**asked, "open_browser": False, "warm": True}
    assert (calls[1]["open_browser"], calls[1]["warm"], calls[1]["notebooks"]) == (
        True,
        False,
        None,
    )
    layer.main = lambda **kwargs: 1
    assert run(capsys, "serve")[0] == 1


def test_serve_without_the_widget_layer_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    status, out, err = run(capsys, "serve")
    assert (status, out) == (2, "")
    assert "tablelab_widgets) is not installed" in err


def test_serve_with_a_package_missing_names_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise ModuleNotFoundError(name="voila")

    monkeypatch.setattr(serve, "find_spec", lambda name: name)
    monkeypatch.setattr(serve, "import_module", fail)
    status, _, err = run(capsys, "serve")
    assert status == 2
    assert "voila is missing" in err
