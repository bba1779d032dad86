"""Voilà as our site runs it: one process, our own pages, warm kernels, no request left behind."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_core.utils import ensure_async, run_sync
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, StaticFileHandler
from tornado.websocket import WebSocketClosedError
from traitlets.config import Config
from voila.app import Voila
from voila.configuration import VoilaConfiguration
from voila.handler import BaseVoilaHandler
from voila.tornado.execution_request_handler import ExecutionRequestHandler
from voila.tornado.handler import TornadoVoilaHandler

from tablelab_widgets.site import config, places, shelf

CACHE_SECONDS = 31_536_000
"""How long a browser may keep a file whose address carries its fingerprint: a year."""


SILENCE = logging.Logger("silence", level=logging.CRITICAL + 1)
"""Where nobody hears anything."""


class OwnKernels(KernelSpecManager):
    """Every notebook runs on this very Python, whatever kernels a machine has under that name."""

    def get_kernel_spec(self, _: str) -> KernelSpec:
        """The kernel of our own environment.

        It is silent unless it cannot go on: one that ends in the midst of a cell, as its reader
        has left, would complain of its own lost connections.
        """
        command = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        return KernelSpec(
            argv=[*command, "--log-level=CRITICAL"], display_name="Python 3", language="python"
        )


class PageHandler(TornadoVoilaHandler):
    """A notebook's page. Light and dark are the page's own business, so any theme is warm."""

    async def get(self, path: str | None = None) -> None:
        """Answer with the page; one to be read comes at once and fills cell by cell."""
        if path and shelf.is_read(Path(self.contents_manager.root_dir), path):
            self.voila_configuration = self.settings["tablelab_reading"]
        await super().get(path)

    def should_use_rendered_notebook(
        self, notebook_data: dict[str, Any], pool_size: int, *_: object
    ) -> bool:
        """Whether a warm kernel, its page already rendered, can be handed out."""
        return pool_size > 0 and bool(notebook_data)


class CellsHandler(ExecutionRequestHandler):
    """Runs the cells of a page that is being read, and sends each when it is done.

    Whoever leaves before that takes the kernel along: then nothing has gone wrong.
    """

    _executor = None  # until the page asks; Voilà looks for it when a page leaves before that
    _kernel_id = ""

    @property
    def log(self) -> logging.Logger:
        """Where faults are told while somebody reads."""
        told: logging.Logger = super().log
        return SILENCE if self._kernel_id and self._left() else told

    async def on_message(self, message: str | bytes) -> None:
        """Run the cells, as long as somebody reads."""
        with suppress(WebSocketClosedError):
            await super().on_message(message)

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a cell's outputs one by one: of several widgets in one message Voilà's page loses
        those after the first that it does not know yet. What comes back can be awaited."""
        send = super().write_message
        sent = [send(part, binary) for part in one_by_one(message)]
        return sent[0] if len(sent) == 1 else asyncio.gather(*sent)

    def _left(self) -> bool:
        kernels = self.kernel_manager
        if self.ws_connection is None or self._kernel_id not in kernels:
            return True
        return bool(kernels.get_kernel(self._kernel_id).shutting_down)


def one_by_one(message: Any) -> Iterator[Any]:
    """A message about an executed cell as one message an output; any other as it is."""
    payload = message.get("payload", {}) if isinstance(message, dict) else {}
    cell = payload.get("output_cell") or {}
    outputs = cell.get("outputs", [])
    if len(outputs) < 2:
        yield message
        return
    for number, output in enumerate(outputs, 1):
        # The page hangs up after the last cell: it must not before the last output.
        total = payload["total_cell"] + (number < len(outputs))
        part = {"output_cell": {**cell, "outputs": [output]}, "total_cell": total}
        yield {**message, "payload": {**payload, **part}}


class MissingHandler(BaseVoilaHandler):
    """Any other address: a page of ours says that there is nothing."""

    def get(self) -> None:
        """Answer with the page for what is missing."""
        raise HTTPError(404)


class CloseHandler(BaseVoilaHandler):
    """A page says good-bye: its kernel is not needed any more.

    Voilà's own message is lost when a tab is closed, as it is no beacon.
    """

    async def post(self, kernel: str) -> None:
        """End the kernel, if it still runs."""
        ExecutionRequestHandler._execution_data.pop(kernel, None)
        if kernel in self.kernel_manager:
            await ensure_async(self.kernel_manager.shutdown_kernel(kernel, now=True))
        self.set_status(204)


class VendorHandler(StaticFileHandler):
    """Serves plotly.js, which every browser keeps once it has it."""

    def get_cache_time(self, *_: object) -> int:
        """The seconds for which the browser need not ask again."""
        return CACHE_SECONDS


class Site(Voila):
    """The server. ``sockets`` are already bound, so that the address is known beforehand.

    ``started`` is called once when the server answers.
    """

    sockets: list[socket.socket]
    started: Callable[[], None]
    public = False

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings and ours; large scripts are compressed where they cross a network."""
        settings: dict[str, Any] = super().init_settings()
        settings["voila_jinja2_env"].globals["tablelab_site"] = config.page_frame(self.base_url)
        plotly = places.VENDOR / places.PLOTLY
        if plotly.is_file():
            mark = hashlib.sha256(plotly.read_bytes()).hexdigest()[:12]
            settings["tablelab_plotly"] = f"{self.base_url}tablelab/vendor/{plotly.name}?v={mark}"
        reading = VoilaConfiguration(parent=self)
        reading.progressive_rendering = True
        return settings | {
            "tablelab_reading": reading,
            "tablelab_home": self.base_url,
            "tablelab_close": f"{self.base_url}tablelab/close/",
            "compress_response": self.public,
            "default_handler_class": MissingHandler,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Voilà's routes with our page handler, and the vendored files."""
        swap = {TornadoVoilaHandler: PageHandler}
        routes = [
            (url, swap.get(kind, kind), *rest) for url, kind, *rest in super().init_handlers()
        ]
        voila = {"voila_configuration": self.voila_configuration}
        return [
            (f"{self.base_url}tablelab/vendor/(.*)", VendorHandler, {"path": places.VENDOR}),
            (f"{self.base_url}tablelab/close/([\\w-]+)", CloseHandler, voila),
            (f"{self.base_url}voila/execution/([\\w-]+)", CellsHandler),
            *routes,
        ]

    def listen(self) -> None:
        """Answer requests until a signal comes, then stop every kernel."""
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.started)
        if self.open_browser:
            self.launch_browser()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()

    def stop(self) -> None:
        """End every kernel at once: they hold nothing, and a polite request takes seconds."""
        for logger in (self.log, logging.getLogger("asyncio")):
            logger.setLevel(logging.CRITICAL)  # kernels that were just starting are not news now
        run_sync(self.kernel_manager.shutdown_all)(now=True)
        shutil.rmtree(self.connection_dir, ignore_errors=True)


def make_site(
    folder: Path,
    sockets: list[socket.socket],
    *,
    language: str,
    open_browser: bool,
    warm: bool,
    started: Callable[[], None],
) -> Site:
    """A site on the notebooks of ``folder`` that will answer on ``sockets``."""
    places.offer_template()
    ip, port = sockets[0].getsockname()[:2]
    site: Site = Site(config=_voila_config(folder, language, warm))
    site.sockets, site.started = sockets, started
    site.public = not ip.startswith("127.") and ip != "::1"
    site.ip, site.port, site.open_browser = ip, port, open_browser
    site.config_file_paths = []  # a voila.json that lies about is not meant for us
    site.log_level = "ERROR"
    site.initialize([str(folder)])
    for chatty in ("access", "application", "general"):  # what was not found, timings
        logging.getLogger(f"tornado.{chatty}").setLevel(logging.ERROR)
    return site


def _voila_config(folder: Path, language: str, warm: bool) -> Config:
    settings = Config()
    settings.VoilaConfiguration.update(config.page_settings(progressive=False))
    settings.VoilaConfiguration.preheat_kernel = warm
    settings.VoilaConfiguration.kernel_spec_manager_class = OwnKernels
    settings.VoilaExecutor.cell_error_instruction = config.cell_error(language)
    settings.MappingKernelManager.update(config.kernel_settings())
    settings.VoilaKernelManager.kernel_pools_config = _pools(folder)
    settings.VoilaKernelManager.fill_delay = 1.0
    # Without this the message with which a closing page stops its kernel is refused. A page cannot
    # be made to act for somebody else: there are no accounts, and kernels have unguessable names.
    settings.Voila.tornado_settings = {"disable_check_xsrf": True}
    return settings


def _pools(folder: Path) -> dict[str, dict[str, Any]]:
    """One warm kernel for each table, none for pages that are read: a kernel takes some 80 MB."""
    pools = {page.path: 1 for page in shelf.find_pages(folder) if page.kind == "play"}
    return {
        name: {"pool_size": size, "kernel_env_variables": {}}
        for name, size in {"default": 0, **pools}.items()
    }
