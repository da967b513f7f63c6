"""The messages that travel between page and server."""
