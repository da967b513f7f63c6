"""What runs inside the browser: the application of the server behind another door, on another disk, with other workers."""
