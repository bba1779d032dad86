"""Catalogues of texts without Babel: what a new game needs to speak at once."""

from __future__ import annotations

import ast
import struct
from collections.abc import Iterable


def compiled(po: str) -> bytes:
    """The .mo file of a catalogue whose texts are each written on one line, as ours are.

    Raises ValueError for a line that it does not understand. Whoever changes a catalogue later has
    better tools: Babel's or gettext's own.
    """
    messages: list[dict[str, str]] = []
    for line in po.splitlines():
        name, _, text = line.partition(" ")
        if not line or line.startswith("#"):
            continue
        if line.startswith('"') and messages:  # the header goes on
            messages[-1]["msgstr"] += ast.literal_eval(line)
        elif name == "msgid":
            messages.append({name: ast.literal_eval(text)})
        elif name.startswith(("msgid_plural", "msgstr")) and messages:
            messages[-1][name] = ast.literal_eval(text)
        else:
            raise ValueError(f"{line!r} is no line of a catalogue")
    return binary(map(_pair, messages))


def _pair(message: dict[str, str]) -> tuple[str, str]:
    originals = [message[name] for name in ("msgid", "msgid_plural") if name in message]
    texts = [text for name, text in message.items() if name.startswith("msgstr")]
    return "\0".join(originals), "\0".join(texts)


def binary(pairs: Iterable[tuple[str, str]]) -> bytes:
    """A .mo file of pairs of key and text (or keys and forms, joined by zeros), in any order.

    The same bytes from the same texts, whenever and wherever.
    """
    encoded = sorted((key.encode(), text.encode()) for key, text in pairs)
    table = 28  # behind seven numbers of four bytes
    offset = table + 16 * len(encoded)
    tables, texts = [b"", b""], b""
    for side in (0, 1):
        for pair in encoded:
            tables[side] += struct.pack("<II", len(pair[side]), offset + len(texts))
            texts += pair[side] + b"\0"
    start = struct.pack("<7I", 0x950412DE, 0, len(encoded), table, table + 8 * len(encoded), 0, 0)
    return start + tables[0] + tables[1] + texts
