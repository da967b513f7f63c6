"""The WebSocket connections of the page."""
