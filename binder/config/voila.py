"""Voilà inside the demo's Jupyter server: the pages look as with ``tablelab serve``."""

from tablelab_widgets.site.config import page_settings

c.VoilaConfiguration.update(page_settings())  # noqa: F821  Jupyter defines c
