"""The servers under test, each a process of its own that ends with the block that started it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds that a server may take until it answers."""


class Server:
    """A running server: its process and its address."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address.rstrip("/")

    def url(self, path: str) -> str:
        """The address of a page."""
        return f"{self.address}/{path.lstrip('/')}"

    def table(self, notebook: str = "play/raids.ipynb") -> str:
        """The address of a notebook's page."""
        return self.url(f"voila/render/{notebook}")

    @property
    def kernels(self) -> list[int]:
        """The processes of its kernels."""
        command = ["pgrep", "-P", str(self.process.pid), "-f", "ipykernel"]
        found = subprocess.run(command, capture_output=True, text=True).stdout.split()
        return [int(pid) for pid in found]


@contextmanager
def tablelab_serve(where: Path, *arguments: str) -> Iterator[Server]:
    """The site as people start it: ``tablelab serve``, on a free port, from a folder elsewhere."""
    command = ["-m", "tablelab", "serve", "--port", "0", "--no-browser", *arguments]
    with _process(command, where, {"LANGUAGE": "en", "LANG": "C.UTF-8"}) as process:
        assert process.stdout is not None
        line = ""
        while "http://" not in line:
            line = process.stdout.readline()
            assert line, "the server ended without an address"
        yield Server(process, "http://" + line.partition("http://")[2].split("/")[0])


@contextmanager
def jupyter_lab(where: Path) -> Iterator[Server]:
    """JupyterLab on the notebooks of a folder, without anybody's own settings."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    home = where / "jupyter"
    folders = {f"JUPYTER_{name.upper()}_DIR": str(home / name) for name in ("config", "data")}
    news = home / "settings" / "@jupyterlab" / "apputils-extension"
    news.mkdir(parents=True)
    (news / "notification.jupyterlab-settings").write_text('{"fetchNews": "false"}')
    options = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": str(port),
        "ServerApp.port_retries": "0",
        "ServerApp.root_dir": str(where),
        "ServerApp.open_browser": "False",
        "IdentityProvider.token": "",
        "LabApp.user_settings_dir": str(home / "settings"),
        "LabApp.workspaces_dir": str(home / "workspaces"),
        "Application.log_level": "ERROR",
    }
    command = ["-m", "jupyterlab", *(f"--{name}={value}" for name, value in options.items())]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    with _process(command, where, folders) as process:
        _wait_for(port, "/api/status", process)
        yield Server(process, f"http://127.0.0.1:{port}")


@contextmanager
def _process(
    command: list[str], where: Path, settings: Mapping[str, str]
) -> Iterator[subprocess.Popen[str]]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=where,
        env=os.environ | {"PYTHONPATH": path} | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[str]) -> None:
    """Ask politely, then not; the server takes its kernels along."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _wait_for(port: int, path: str, process: subprocess.Popen[str]) -> None:
    def answers() -> bool:
        assert process.poll() is None, "the server ended"
        try:
            connection = HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", path)
            return connection.getresponse().status == 200
        except OSError:
            return False

    assert eventually(answers, PATIENCE), "the server does not answer"


def eventually(done: Callable[[], bool], seconds: float = 10.0) -> bool:
    """Whether something becomes true within some seconds; looked at again and again."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
