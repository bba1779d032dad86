"""The register of scenes: which rules each of them makes speak."""

from __future__ import annotations

from collections.abc import Callable

Scene = Callable[[], set[str]]
"""Plays a scene, checks what the rules demand of it, and returns the ids of the rules heard."""

SCENES: dict[str, tuple[Scene, tuple[str, ...]]] = {}
"""By name: the scene, and the rules that it is there to fire."""


def fires(*rules: str) -> Callable[[Scene], Scene]:
    """Enter a scene for ``rules`` in the register."""

    def enter(scene: Scene) -> Scene:
        name = scene.__name__
        assert name not in SCENES, f"two scenes are called {name}"
        SCENES[name] = (scene, rules)
        return scene

    return enter
