from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.codes import Codes
from tablelab.core.errors import BadCode

CODES = Codes("Trove", {"take:1": ("take", 1), "stop": ("stop",)}, "take:1, stop")


def test_codes_lead_to_actions_and_back() -> None:
    assert CODES.parse("take:1") == ("take", 1)
    assert CODES.code(("stop",)) == "stop"


@pytest.mark.parametrize("code", ["take:2", "", "Stop", None, 7, ["stop"]])
def test_what_is_no_code_is_answered_by_what_codes_look_like(code: Any) -> None:
    with pytest.raises(BadCode, match="is no action of Trove; actions look like take:1, stop") as e:
        CODES.parse(code)
    assert repr(code) in str(e.value)


def test_an_action_has_one_code() -> None:
    with pytest.raises(ValueError, match="two codes of Trove"):
        Codes("Trove", {"stop": 1, "end": 1}, "stop")
