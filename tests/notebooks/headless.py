"""Running a notebook's code without a kernel: what its cells leave behind."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tablelab_widgets import charts
from tablelab_widgets.lessons.experiment import Experiment

from tests.notebooks.stored import cells, source

SOLUTION = re.compile(r"<details>.*?</details>", re.DOTALL)
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)


@cache
def namespace(name: str) -> dict[str, Any]:
    """The names that all code cells of a notebook define, run in order."""
    names: dict[str, Any] = {}
    for cell in cells(name, "code"):
        exec(compile(source(cell), cell["id"], "exec"), names)  # noqa: S102
    return names


def experiments(name: str) -> dict[str, Experiment]:
    """Its experiments by the names that they have in the code."""
    found = namespace(name)
    return {it: value for it, value in found.items() if isinstance(value, Experiment)}


def solutions(name: str) -> list[str]:
    """The code of the solutions, one text for each."""
    text = "\n".join(source(cell) for cell in cells(name, "markdown"))
    return ["\n".join(CODE.findall(each)) for each in SOLUTION.findall(text)]


def title(experiment: Experiment, theme: str = "light", narrow: bool = False) -> str:
    """What the chart of the result claims; raises ValueError where it cannot be drawn."""
    look = charts.Look(theme, narrow, experiment.lesson.text)  # type: ignore[arg-type]
    drawn = experiment._chart(experiment.result, look)
    claim: str = drawn["layout"]["meta"]["title"]
    return claim


def numbers(result: Any) -> Any:
    """A result without the names that differ from language to language."""
    return [numbers(value) for value in result.values()] if isinstance(result, dict) else result
