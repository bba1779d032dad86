"""The demo's Jupyter server: kernels of closed pages do not pile up."""

from tablelab_widgets.site.config import kernel_settings

c.MappingKernelManager.update(kernel_settings())  # noqa: F821  Jupyter defines c
# A closing page stops its kernel by a message that carries no token of its own. A demo has one
# visitor and no accounts.
c.ServerApp.disable_check_xsrf = True  # noqa: F821
