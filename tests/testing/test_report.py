"""What the battery found can be added up and read."""

from __future__ import annotations

from tablelab.testing import Fault, Report


def report(faults: int, check: str = "c") -> Report:
    """A report of two games in which one check found so many faults."""
    made = Report("toy", games=2, decisions=30, seconds=0.5, broken_off=1)
    made.checks[check] += 10
    for step in range(faults):
        made.add(Fault(check, "broken", 3, {}, 1, step))
    return made


def test_a_few_faults_are_kept_in_full_and_all_are_counted() -> None:
    text = str(report(5))
    assert text.count("c: broken") == 3
    assert text.splitlines()[-1] == "  c: and 2 more"
    assert "more" not in str(report(3))
    heads = [str(report(faults)).splitlines()[0] for faults in range(3)]
    assert [head.rpartition(": ")[2] for head in heads] == ["clean", "1 fault", "2 faults"]


def test_reports_add_up() -> None:
    total = report(1)
    total.include(report(3))
    total.include(report(1, "d"))
    assert (total.games, total.decisions, total.seconds, total.broken_off) == (6, 90, 1.5, 3)
    assert total.checks == {"c": 20, "d": 10}
    assert total.found == {"c": 4, "d": 1}
    assert [(fault.check, fault.step) for fault in total.faults] == [
        ("c", 0),
        ("c", 0),
        ("c", 1),
        ("d", 0),
    ]
    assert "c: and 1 more" in str(total)


def test_clean_reports_stay_clean() -> None:
    total = report(0)
    total.include(report(0))
    assert total.clean
    total.include(report(1))
    assert not total.clean
