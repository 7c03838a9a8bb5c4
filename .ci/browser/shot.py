# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Screenshots of pages that say themselves which page they show.

Two browsers draw one page a little differently, so a picture cannot be compared with another. What can be compared is
the page: its digest is a text chunk of the PNG.
"""

import hashlib
import struct
import sys
import zlib

sys.dont_write_bytecode = True

from .devtools import Browser  # noqa: E402

SIGNATURE = b"\x89PNG\r\n\x1a\n"
KEYWORD = b"page-sha256\0"


def chunks(picture):
    """The chunks of a PNG: their types and contents."""
    position = len(SIGNATURE)
    while position < len(picture):
        length, kind = struct.unpack(">I4s", picture[position:position + 8])
        yield kind, picture[position + 8:position + 8 + length]
        position += 12 + length


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def digest(page):
    return hashlib.sha256(page.read_bytes()).hexdigest().encode()


def shows(picture, page):
    """Whether a PNG, as bytes, was taken of the page as it is now."""
    if not picture.startswith(SIGNATURE):
        return False
    return (b"tEXt", KEYWORD + digest(page)) in chunks(picture)


def take(page, width, height):
    """A light window of the page, as a PNG."""
    browser = Browser()
    try:
        browser.window(width, height, "light")
        browser.open(page)
        picture = browser.screenshot()
    finally:
        browser.close()
    parts = list(chunks(picture))
    parts.insert(1, (b"tEXt", KEYWORD + digest(page)))
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in parts)
