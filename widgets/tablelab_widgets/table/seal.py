"""Sealed text: what a browser may keep, and only the machine that wrote it can read.

In a game with hidden hands a saved match holds what nobody at the screen may know. The match that
a browser keeps of its own accord is therefore sealed with a key that stays with the kernel's
machine. That keeps honest players honest; it protects no secrets of greater worth than a card.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import zlib
from functools import cache
from pathlib import Path

PREFIX = "tablelab-sealed:1:"
"""How a sealed text begins."""

_KEY, _NONCE, _TAG = 32, 16, 16
_LARGEST = 20_000_000


class BrokenSeal(Exception):
    """The text was sealed elsewhere, or changed since."""


def seal(text: str) -> str | None:
    """``text`` sealed; None where no key can be kept."""
    key = _key()
    if key is None:
        return None
    nonce = secrets.token_bytes(_NONCE)
    body = _mixed(key, nonce, zlib.compress(text.encode()))
    return PREFIX + base64.b64encode(_tag(key, nonce + body) + nonce + body).decode()


def unseal(sealed: str) -> str:
    """The text again; raises BrokenSeal."""
    key = _key()
    try:
        data = base64.b64decode(sealed.removeprefix(PREFIX), validate=True)
    except ValueError as error:
        raise BrokenSeal from error
    tag, nonce, body = data[:_TAG], data[_TAG : _TAG + _NONCE], data[_TAG + _NONCE :]
    if key is None or not hmac.compare_digest(tag, _tag(key, nonce + body)):
        raise BrokenSeal
    return zlib.decompressobj().decompress(_mixed(key, nonce, body), _LARGEST).decode()


def _mixed(key: bytes, nonce: bytes, body: bytes) -> bytes:
    stream = hashlib.shake_256(key + nonce).digest(len(body))
    return bytes(one ^ other for one, other in zip(body, stream, strict=True))


def _tag(key: bytes, data: bytes) -> bytes:
    return hashlib.blake2b(data, key=key, digest_size=_TAG).digest()


@cache
def _key() -> bytes | None:
    """The key of this machine's user, made when it is first needed."""
    from jupyter_core.paths import jupyter_data_dir

    path = Path(jupyter_data_dir()) / "tablelab" / "autosave.key"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        else:
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(_KEY))
        key = path.read_bytes()
    except OSError:
        return None
    return key if len(key) == _KEY else None
