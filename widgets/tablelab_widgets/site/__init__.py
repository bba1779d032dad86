"""The site: Voilà on the notebooks, with a landing page and a frame of our own.

The public door is :func:`tablelab_widgets.site.serve.main`. Nothing is imported here, so that
the command line starts quickly and a kernel never loads the server.
"""
