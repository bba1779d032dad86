"""``tablelab serve`` from a folder that has nothing to do with the tree."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

START = """
import sys
from pathlib import Path
from tablelab_widgets.site.serve import main
folder = Path(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(main(port=int(sys.argv[1]), notebooks=folder, warm=False))
"""
OUTSIDE = re.compile(r"""(?:src|href)=["']?(?:https?:)?//""")


class Running:
    """A server of ours: its process, what it said first, and its port."""

    def __init__(self, process: subprocess.Popen[str], said: list[str]) -> None:
        self.process = process
        self.said = said
        self.port = int(said[-1].rpartition("http://127.0.0.1:")[2].partition("/")[0])

    def get(self, path: str, method: str = "GET") -> HTTPResponse:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path)
        return connection.getresponse()

    def page(self, path: str, status: int = 200) -> str:
        answer = self.get(path)
        body = answer.read().decode()
        assert answer.status == status, body[:500]
        return body

    def kernels(self) -> list[str]:
        command = ["pgrep", "-P", str(self.process.pid), "-f", "ipykernel"]
        return subprocess.run(command, capture_output=True, text=True).stdout.split()


@contextmanager
def serving(where: Path, *arguments: str, port: int = 0) -> Iterator[Running]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    process = subprocess.Popen(
        [sys.executable, "-c", START, str(port), *arguments],
        cwd=where,
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said: list[str] = []
        while not said or "http://" not in said[-1]:
            line = process.stdout.readline()
            assert line, "the server ended without an address"
            said.append(line.strip())
        yield Running(process, said)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("elsewhere")) as running:
        yield running


def test_the_landing_page_leads_to_the_tables(site: Running) -> None:
    page = site.page("/")
    assert "Raids" in page
    assert "Board games that explain their rules" in page
    assert "Brettspiele, die ihre Regeln erklären" in page
    links = re.findall(r'href="(/voila/render/[^"]+)"', page)
    assert "/voila/render/play/raids.ipynb" in links


def test_a_table_page_arrives_with_its_frame_and_without_its_source(site: Running) -> None:
    page = site.page("/voila/render/play/raids.ipynb")
    assert 'id="site-waiting"' in page
    assert "application/vnd.jupyter.widget-view+json" in page
    assert "tablelab_widgets import play" not in page


@pytest.mark.parametrize(("language", "file"), [("en", "raids.ipynb"), ("de", "raids.de.ipynb")])
def test_a_page_that_is_read_comes_whole_in_its_language_without_its_source(
    site: Running, language: str, file: str
) -> None:
    page = site.page(f"/voila/render/rules/{file}")
    notebook = json.loads((ROOT / "notebooks" / "rules" / file).read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code" and cell["outputs"]]
    assert f'<html lang="{language}">' in page
    assert page.count('class="site-gap"') == len(cells)
    assert "tablelab_widgets import" not in page
    assert "application/vnd.jupyter.widget-view+json" not in page  # that comes cell by cell
    twins = re.findall(r'data-twin="(\w+)" href="([^"]+)"', page)
    folder = "/voila/render/rules/"
    assert twins == [("en", f"{folder}raids.ipynb"), ("de", f"{folder}raids.de.ipynb")]


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/voila/render/index.ipynb",
        "/voila/render/play/raids.ipynb",
        "/voila/render/rules/raids.ipynb",
    ],
)
def test_pages_name_no_outside_host(site: Running, path: str) -> None:
    page = site.page(path)
    assert [found for found in OUTSIDE.findall(page) if "www.w3.org" not in found] == []


def test_what_pages_ask_for_is_there(site: Running) -> None:
    for path in ("/", "/voila/render/play/raids.ipynb", "/voila/render/rules/raids.de.ipynb"):
        page = site.page(path)
        wanted = re.findall(r'(?:src|href|data-plotly)="(/[^"#]+)', page)
        assert len(wanted) >= 4
        for address in wanted:
            assert site.get(address).status == 200, address


def test_plotly_is_kept_by_the_browser(site: Running) -> None:
    address = re.findall(r'data-plotly="([^"]+)"', site.page("/voila/render/play/raids.ipynb"))
    answer = site.get(address[0])
    assert len(answer.read()) > 500_000
    age = re.search(r"max-age=(\d+)", answer.headers["Cache-Control"])
    assert age is not None
    assert int(age[1]) > 30 * 24 * 3600


@pytest.mark.parametrize("path", ["/nothing", "/voila/render/nothing.ipynb", "/voila/tree/nothing"])
def test_what_is_missing_has_a_page_of_ours(site: Running, path: str) -> None:
    assert "There is no such page" in site.page(path, status=404)


@pytest.mark.parametrize("path", ["play/raids.ipynb", "../pyproject.toml", "%2e%2e/pyproject.toml"])
def test_sources_are_not_handed_out(site: Running, path: str) -> None:
    assert site.get(f"/voila/files/{path}").status in (403, 404)


def test_a_page_that_closes_ends_its_kernel(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        page = site.page("/voila/render/play/raids.ipynb")
        kernel = re.findall(r'"kernelId":\s*"([\w-]+)"', page)[0]
        close = re.findall(r'data-close="([^"]+)"', page)[0]
        assert len(site.kernels()) == 1
        assert site.get(close + kernel, "POST").status == 204
        assert site.kernels() == []
        assert site.get(close + kernel, "POST").status == 204  # whoever says it twice


def test_a_taken_port_is_said_and_another_one_used(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with serving(tmp_path, port=port) as site:
            assert site.port != port
            assert str(port) in site.said[0]
            site.page("/")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly_and_leaves_no_kernel(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as site:
        site.page("/voila/render/play/raids.ipynb")
        kernels = site.kernels()
        assert kernels
        site.process.send_signal(how)
        assert site.process.wait(timeout=20) == 0
        time.sleep(0.5)
        assert [pid for pid in kernels if Path(f"/proc/{pid}").exists()] == []


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    notebook = {
        "cells": [],
        "metadata": {"title": "<i>Mine</i>"},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (tmp_path / "mine.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    with serving(tmp_path, str(tmp_path)) as site:
        page = site.page("/")
        assert "&lt;i&gt;Mine&lt;/i&gt;" in page
        assert "<i>Mine" not in page
        assert "play/raids" not in page


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    done = subprocess.run(
        [sys.executable, "-c", START, "0", str(tmp_path / "no")],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert str(tmp_path / "no") in done.stderr
    assert "Traceback" not in done.stderr
