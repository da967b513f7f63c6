"""What a browser asks over HTTP."""
