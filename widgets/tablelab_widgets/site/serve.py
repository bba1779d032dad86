"""``tablelab serve``: the notebooks as pages, with warm kernels, until Ctrl-C."""

from __future__ import annotations

import errno
import socket
import sys
from pathlib import Path

from tablelab.core.text import Text
from tablelab_widgets.site import places, words

# The grammars of rfc3987-syntax cost about two seconds of every start and check addresses that a
# site never checks. Said before anything imports jsonschema, this makes it do without.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

__all__ = ["main"]


def main(
    *,
    port: int,
    notebooks: Path | None,
    ip: str = "127.0.0.1",
    open_browser: bool = False,
    warm: bool = True,
    language: str = "en",
) -> int:
    """Serve the notebooks in a folder (None: our own) and return the exit status.

    If ``port`` is taken, a free one is used, and said. ``warm`` keeps a kernel ready for each
    table. ``language`` is that of what is printed here; a page asks its reader.
    """
    text = Text(language)
    assert words.KEYS  # the catalogues are known now
    try:
        folder = _folder(notebooks)
        sockets = _bind(port, ip)
    except (OSError, OverflowError) as error:
        print(text("site.cannot_serve", why=str(error)), file=sys.stderr)
        return 1
    address = _address(sockets[0], ip)
    got = sockets[0].getsockname()[1]
    if port and got != port:
        print(text("site.port_taken", port=port, other=got), flush=True)

    def started() -> None:
        print(text("site.serving", address=address), flush=True)

    try:
        from tablelab_widgets.site.server import make_site  # after the line on rfc3987 above

        make_site(
            folder,
            sockets,
            language=language,
            open_browser=open_browser,
            warm=warm,
            started=started,
        ).start()
    except KeyboardInterrupt:
        pass  # before the server stood
    print(text("site.stopped"), flush=True)
    return 0


def _folder(wanted: Path | None) -> Path:
    """The folder to serve; raises FileNotFoundError when there is none."""
    folder = places.notebooks() if wanted is None else wanted.expanduser().resolve()
    if not folder.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no such folder", str(folder))
    return folder


def _bind(port: int, ip: str) -> list[socket.socket]:
    """Sockets on ``port``, or on a free port when it is taken."""
    from tornado.netutil import bind_sockets

    try:
        return list(bind_sockets(port, ip))
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        return list(bind_sockets(0, ip))


def _address(bound: socket.socket, ip: str) -> str:
    """The address to type into a browser."""
    host = socket.gethostname() if ip in ("", "0.0.0.0", "::") else ip  # noqa: S104
    return f"http://{f'[{host}]' if ':' in host else host}:{bound.getsockname()[1]}/"
