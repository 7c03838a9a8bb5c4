# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""A headless Chromium, spoken to by its DevTools protocol with nothing but the standard library."""

import base64
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class BrowserError(Exception):
    """The browser is missing, does not start or does not answer."""


class WebSocket:
    """The part of RFC 6455 that a client of DevTools needs."""

    def __init__(self, url, timeout):
        host, _, path = url.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self._socket = socket.create_connection((name, int(port)), timeout=timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        head = b""
        while b"\r\n\r\n" not in head:
            head += self._socket.recv(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise BrowserError("the browser refuses the connection")

    def send(self, text):
        body = text.encode()
        head = bytes([0x81])
        if len(body) < 126:
            head += bytes([0x80 | len(body)])
        elif len(body) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(body))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(body))
        mask = os.urandom(4)
        self._socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body)))

    def receive(self):
        """The next message as text."""
        message = b""
        while True:
            first, second = self._read(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self._read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._read(8))[0]
            body = self._read(length)
            if first & 15 == 8:
                raise BrowserError("the browser closed the connection")
            if first & 15 in (0, 1):
                message += body
                if first & 128:
                    return message.decode()

    def close(self):
        self._socket.close()

    def _read(self, count):
        data = b""
        while len(data) < count:
            part = self._socket.recv(count - len(data))
            if not part:
                raise BrowserError("the browser went away")
            data += part
        return data


class Browser:
    """One page of one browser. What the page asks of the network, logs and throws is kept."""

    def __init__(self):
        command = next(filter(None, map(shutil.which, ("chromium", "chromium-browser",
                                                       "google-chrome"))), None)
        if command is None:
            raise BrowserError("chromium is not in the PATH")
        # Processes of the browser may still write into it when the first one has ended.
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._process = subprocess.Popen(
            [command, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-port=0",
             f"--user-data-dir={self._folder.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self._port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=10) as answer:
            pages = [it for it in json.load(answer) if it["type"] == "page"]
        self._socket = WebSocket(pages[0]["webSocketDebuggerUrl"], timeout=20)
        self._count = 0
        self.events = []
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility"):
            self.call(f"{domain}.enable")

    def _port(self):
        path = pathlib.Path(self._folder.name) / "DevToolsActivePort"
        for _ in range(200):
            if path.exists() and path.read_text().strip():
                return int(path.read_text().splitlines()[0])
            if self._process.poll() is not None:
                raise BrowserError("the browser does not start")
            time.sleep(0.05)
        raise BrowserError("the browser does not answer")

    def close(self):
        self._socket.close()
        self._process.terminate()
        self._process.wait(timeout=10)
        self._folder.cleanup()

    def call(self, method, **parameters):
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.receive())
            if message.get("id") == self._count:
                if "error" in message:
                    raise BrowserError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def open(self, path):
        """Opens a file and waits until it was loaded."""
        self.events.clear()
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        for _ in range(400):
            if any(it.get("method") == "Page.loadEventFired" for it in self.events):
                return
            self.evaluate("1")
            time.sleep(0.01)
        raise BrowserError(f"{path} does not load")

    def evaluate(self, expression):
        """The value of an expression of JavaScript; what it throws is an error."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise BrowserError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def window(self, width, height, scheme):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self):
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def middle(self, selector):
        """The middle of the first element that matches, in the window."""
        return self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " const b = e.getBoundingClientRect();"
            " return [b.left + b.width / 2, b.top + b.height / 2]; })()")

    def click(self, selector):
        self.mouse(*self.middle(selector))

    def mouse(self, x, y, to=None):
        """Clicks at a point, or drags from there to another."""
        end = to or (x, y)
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left",
                  clickCount=1)
        if to:
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=end[0], y=end[1],
                      button="left", buttons=1)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1],
                  button="left", clickCount=1)

    def wheel(self, x, y, delta):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=delta)

    def key(self, key):
        """Presses a key by its name, or types a character."""
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36,
                 "End": 35, "Enter": 13, "Escape": 27, "Tab": 9}
        code = {"windowsVirtualKeyCode": codes[key]} if key in codes else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, **text, **code)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, **code)

    def errors(self):
        """What the page threw or logged as an error since it was opened."""
        found = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"].get("text", "")
                             + str(event["params"]["exceptionDetails"].get("exception", "")))
            elif event.get("method") == "Log.entryAdded":
                entry = event["params"]["entry"]
                if entry["level"] == "error":
                    found.append(entry["text"])
        return found

    def requests(self):
        """The addresses that were asked for since the page was opened, but for data and what the
        page's own policy stopped."""
        stopped = {it["params"]["requestId"] for it in self.events
                   if it.get("method") == "Network.loadingFailed"
                   and it["params"].get("blockedReason") == "csp"}
        return [it["params"]["request"]["url"] for it in self.events
                if it.get("method") == "Network.requestWillBeSent"
                and it["params"]["requestId"] not in stopped
                and not it["params"]["request"]["url"].startswith("data:")]
