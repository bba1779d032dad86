"""The catalogues of texts are complete, and the tool that says so can see every fault."""

from __future__ import annotations

import gettext
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("babel", reason="the catalogues are compiled and checked with Babel")

from tools import catalogues

HEADER = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
ENGLISH = """msgid "toy.takes"
msgstr "{ship} takes {tile}."

msgid "toy.gains"
msgid_plural "toy.gains"
msgstr[0] "{ship} gains {n} Viking."
msgstr[1] "{ship} gains {n} Vikings."

msgid "toy.score_coins"
msgstr "Coins"

msgid "toy.option.speed.fast"
msgstr "Fast"
"""
GERMAN = """msgid "toy.takes"
msgstr "{ship} nimmt {tile}."

msgid "toy.gains"
msgid_plural "toy.gains"
msgstr[0] "{ship} gewinnt einen Wikinger."
msgstr[1] "{ship} gewinnt {n} Wikinger."

msgid "toy.score_coins"
msgstr "Münzen"

msgid "toy.option.speed.fast"
msgstr "Schnell"
"""
CODE = """
def turn(emit, text, source):
    emit("TOY-1", "toy.takes", ship=1, tile="a")
    emit("TOY-2", "toy.gains", ship=1, n=2)
    return text(f"toy.score_{source}")
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A small project whose catalogues are in order."""
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", GERMAN)
    (tmp_path / "tablelab" / "toy.py").write_text(CODE, "utf-8")
    catalogues.compile_all(tmp_path)
    return tmp_path


def write(root: Path, language: str, messages: str, place: str = "tablelab") -> None:
    folder = root / place / "locale" / language / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "toy.po").write_text(HEADER + messages, "utf-8")


def edited(old: str, new: str, language: str = "de") -> Callable[[Path], None]:
    """Replace a piece of one catalogue, and compile again."""

    def edit(root: Path) -> None:
        messages = {"en": ENGLISH, "de": GERMAN}[language]
        assert old in messages
        write(root, language, messages.replace(old, new))
        catalogues.compile_all(root)

    return edit


def coded(line: str) -> Callable[[Path], None]:
    """Add a line of code."""

    def add(root: Path) -> None:
        (root / "tablelab" / "more.py").write_text(line, "utf-8")

    return add


# -- the product's own catalogues -----------------------------------------------------------------


def test_the_catalogues_of_the_product_are_in_order() -> None:
    assert catalogues.faults() == []


def test_core_and_raids_speak_both_languages() -> None:
    for language in catalogues.LANGUAGES:
        assert {"core", "raids"} <= catalogues.books(catalogues.ROOT, language).keys()


# -- what the tool sees ---------------------------------------------------------------------------


def test_a_project_in_order_has_no_faults(toy: Path) -> None:
    assert catalogues.faults(toy) == []


FAULTS: dict[str, tuple[Callable[[Path], None], str]] = {
    "a key in one language only": (
        edited('msgid "toy.score_coins"\nmsgstr "Münzen"\n', ""),
        "toy.score_coins is only in one language",
    ),
    "another placeholder": (edited("{tile}", "{thing}"), "toy.takes has different placeholders"),
    "a forgotten placeholder": (edited("nimmt {tile}", "nimmt"), "toy.takes has different"),
    "a plural that differs": (
        edited("gewinnt {n} Wikinger", "gewinnt {m} Wikinger"),
        "toy.gains has different placeholders",
    ),
    "a plural in one language only": (
        edited(
            'msgid_plural "toy.gains"\n'
            'msgstr[0] "{ship} gewinnt einen Wikinger."\n'
            'msgstr[1] "{ship} gewinnt {n} Wikinger."',
            'msgstr "{ship} gewinnt {n} Wikinger."',
        ),
        "toy.gains has plural forms in one language only",
    ),
    "an empty text": (edited('"Münzen"', '""'), "toy.score_coins is fuzzy or has no text"),
    "an empty plural form": (
        edited('"{ship} gewinnt einen Wikinger."', '""'),
        "toy.gains is fuzzy or has no text",
    ),
    "a fuzzy text": (
        edited('msgid "toy.score_coins"', '#, fuzzy\nmsgid "toy.score_coins"'),
        "toy.score_coins is fuzzy",
    ),
    "a placeholder that reaches into objects": (
        edited("{ship} nimmt", "{ship.__class__} nimmt"),
        "is no placeholder",
    ),
    "a brace left open": (edited("{ship} nimmt", "{ship nimmt"), "toy.takes"),
    "a plural id of its own": (
        edited('msgid_plural "toy.gains"', 'msgid_plural "toy.many"'),
        "toy.gains needs itself as msgid_plural",
    ),
    "a key of another domain": (
        edited('msgid "toy.score_coins"', 'msgid "joy.score_coins"'),
        "'joy.score_coins' is no key of the domain 'toy'",
    ),
    "an old .mo file": (
        lambda root: write(root, "de", GERMAN.replace("Schnell", "Flink")),
        "the .mo file is not up to date",
    ),
    "no .mo file": (
        lambda root: (root / "tablelab/locale/en/LC_MESSAGES/toy.mo").unlink(),
        "the .mo file is not up to date",
    ),
    "a language without catalogue": (
        lambda root: (root / "tablelab/locale/de/LC_MESSAGES/toy.po").unlink(),
        "no catalogue 'toy' in de",
    ),
    "a key that only the code has": (coded('x = "toy.lost"'), "no text 'toy.lost'"),
    "a built key that nothing fits": (coded('x = f"toy.lost_{1}"'), "no text fits"),
    "a domain that does not exist": (coded('emit("A", "joy.x")'), "no catalogue for 'joy.x'"),
    "a text that nothing cites": (
        lambda root: (root / "tablelab" / "toy.py").write_text("", "utf-8"),
        "nothing cites 'toy.takes'",
    ),
    "a value that is not given": (
        coded('emit("A", "toy.takes", ship=1)'),
        "toy.takes is not given tile",
    ),
    "a refusal without its value": (
        coded('Violation("A", "toy.takes", {"ship": 1})'),
        "toy.takes is not given tile",
    ),
    "a number without plural forms": (
        coded('emit("A", "toy.takes", ship=1, tile="a", n=1)'),
        "toy.takes needs plural forms",
    ),
    "plural forms without a number": (
        coded('emit("A", "toy.gains", ship=1)'),
        "toy.gains needs plural forms",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(toy: Path, name: str) -> None:
    damage, complaint = FAULTS[name]
    damage(toy)
    assert any(complaint in fault for fault in catalogues.faults(toy)), catalogues.faults(toy)


def test_a_domain_in_two_places_is_refused(toy: Path) -> None:
    write(toy, "en", ENGLISH, place="widgets/tablelab_widgets")
    with pytest.raises(ValueError, match="two places"):
        catalogues.faults(toy)


def test_file_names_are_no_keys(toy: Path) -> None:
    coded('x = ("toy.css", "toy.js", "toy.html")')(toy)
    assert catalogues.faults(toy) == []


def test_front_end_code_cites_keys_too(toy: Path) -> None:
    write(toy, "en", ENGLISH + '\nmsgid "toy.front"\nmsgstr "Front"\n')
    write(toy, "de", GERMAN + '\nmsgid "toy.front"\nmsgstr "Vorn"\n')
    catalogues.compile_all(toy)
    assert catalogues.faults(toy) == ["nothing cites 'toy.front'"]
    (toy / "tablelab" / "front.js").write_text("say('toy.front');", "utf-8")
    assert catalogues.faults(toy) == []


# -- compiling ------------------------------------------------------------------------------------


def test_compiled_catalogues_are_read_by_gettext(toy: Path) -> None:
    book = catalogues.books(toy, "de")["toy"]
    read = gettext.GNUTranslations(io.BytesIO(catalogues.compiled(book)))
    assert read.gettext("toy.score_coins") == "Münzen"
    assert read.ngettext("toy.gains", "toy.gains", 1) == "{ship} gewinnt einen Wikinger."
    assert read.ngettext("toy.gains", "toy.gains", 0) == "{ship} gewinnt {n} Wikinger."
    assert read.ngettext("toy.gains", "toy.gains", 5) == "{ship} gewinnt {n} Wikinger."


def test_the_order_of_the_texts_does_not_matter(toy: Path) -> None:
    before = catalogues.compiled(catalogues.books(toy, "en")["toy"])
    write(toy, "en", "\n".join(reversed(ENGLISH.split("\n\n"))))
    assert catalogues.compiled(catalogues.books(toy, "en")["toy"]) == before


def test_commands_answer_with_their_status(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(["extract"]) == 0
    assert "raids.takes" in capsys.readouterr().out
    assert catalogues.main(["unknown"]) == 2
    assert any(line.startswith("toy.takes  tablelab/toy.py:3") for line in catalogues.extract(toy))


def test_it_is_a_script_that_runs_from_any_folder(tmp_path: Path) -> None:
    script = str(catalogues.ROOT / "tools" / "catalogues.py")
    command = [sys.executable, "-E", script, "check"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "complete and up to date" in done.stdout
