"""The files of the hosted demo agree with each other and with the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from traitlets.config import PyFileConfigLoader

ROOT = Path(__file__).resolve().parents[2]

BINDER = ROOT / "binder"


def test_the_python_is_one_that_the_package_runs_on() -> None:
    version = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")
    assert tuple(map(int, version.split("."))) >= (3, 11)


def test_the_package_is_installed() -> None:
    lines = (BINDER / "requirements.txt").read_text().splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == ["."]


@pytest.mark.parametrize("script", ["postBuild", "start"])
def test_scripts_can_run(script: str) -> None:
    assert os.access(BINDER / script, os.X_OK)
    subprocess.run(["bash", "-n", str(BINDER / script)], check=True)


def test_start_hands_over_with_our_settings() -> None:
    ask = "import os; print(os.environ['JUPYTER_CONFIG_PATH'])"
    command = [str(BINDER / "start"), sys.executable, "-c", ask]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert said.split(os.pathsep)[0].strip() == str(BINDER / "config")


def test_the_settings_load() -> None:
    where = str(BINDER / "config")
    voila = PyFileConfigLoader("voila.py", path=where).load_config()
    assert voila.VoilaConfiguration.template == "tablelab"
    server = PyFileConfigLoader("jupyter_server_config.py", path=where).load_config()
    assert server.MappingKernelManager.cull_idle_timeout > 0
