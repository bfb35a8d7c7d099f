"""The doors of the server: HTTP, WebSocket and streams, for people and for programs."""
