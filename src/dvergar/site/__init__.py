"""Dvergar without a server: a page that any file server can carry, with this same code in the browser (Pyodide)."""
