"""Lessons: notebooks in which the learner predicts and the engine answers."""

from __future__ import annotations

from tablelab_widgets.lessons.lesson import Lesson

__all__ = ["Lesson"]
