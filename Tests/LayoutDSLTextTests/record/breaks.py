#!/usr/bin/env python3
# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Records where Chromium breaks the paragraphs: the first seen character of each line, at five widths."""

import html
import json
import pathlib
import re
import subprocess
import tempfile

import texts

TESTS = pathlib.Path(__file__).resolve().parent.parent
SIZE = 20
WIDTHS = [110, 190, 280, 410, 640]
STACK = ["LiberationSans.ttf", "NotoSansCJK.otf", "DejaVuSans.ttf"]

PAGE = """<!DOCTYPE html><html><head><meta charset="utf-8"><style>
%(faces)s
div { font: %(size)dpx/1.5 %(families)s; white-space: pre-wrap; overflow-wrap: anywhere;
  text-rendering: geometricPrecision; margin: 0; font-variant-ligatures: none; }
</style></head><body><pre id="out">none</pre><script>
const paragraphs = %(paragraphs)s, widths = %(widths)s
function starts(text, width) {
  const div = document.createElement("div")
  div.style.width = width + "px"
  div.textContent = text
  document.body.appendChild(div)
  const node = div.firstChild, range = document.createRange(), starts = []
  let last = null
  for (let i = 0; i < text.length; i++) {
    if (/[\\s\\u00ad\\u200b\\u2060\\ufeff]/.test(text[i]) && text[i] != "\\u00a0" && text[i] != "\\u3000") continue
    range.setStart(node, i)
    range.setEnd(node, i + 1)
    const rects = range.getClientRects()
    if (!rects.length) continue
    const top = Math.round(rects[rects.length - 1].top)
    if (last === null || top > last + 5) { starts.push(i); last = top }
  }
  div.remove()
  return starts
}
document.fonts.ready.then(async () => {
  for (const name of %(names)s) await document.fonts.load("20px " + name, "A漢")
  const all = paragraphs.map(text => widths.map(width => starts(text, width)))
  document.getElementById("out").textContent = JSON.stringify(all)
})
</script></body></html>"""


def bytes_before(text, units):
    """The number of bytes of UTF-8 before a place that is counted in units of UTF-16."""
    return len(text.encode("utf-16-le")[:2 * units].decode("utf-16-le").encode())


def main():
    names = [f"F{index}" for index in range(len(STACK))]
    faces = "\n".join(
        f"@font-face {{ font-family: {name}; src: url('file://{TESTS}/Fonts/{font}'); }}"
        for name, font in zip(names, STACK))
    paragraphs = texts.broken()
    page = PAGE % {
        "faces": faces, "size": SIZE, "families": ", ".join(names), "names": json.dumps(names),
        "paragraphs": json.dumps(paragraphs).replace("</", "<\\/"), "widths": json.dumps(WIDTHS)}
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".html") as file:
        file.write(page)
        file.flush()
        dom = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none",
             "--allow-file-access-from-files", "--virtual-time-budget=60000", "--dump-dom",
             f"file://{file.name}"], check=True, capture_output=True, text=True).stdout
    found = json.loads(html.unescape(re.search(r'<pre id="out">(.*?)</pre>', dom, re.DOTALL)[1]))
    records = [
        {"text": text, "starts": [[bytes_before(text, unit) for unit in starts] for starts in lines]}
        for text, lines in zip(paragraphs, found)]
    head = json.dumps({"fonts": STACK, "size": SIZE, "widths": WIDTHS})[:-1]
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    path = TESTS / "Recorded" / "breaks.json"
    path.write_text(f'{head}, "paragraphs": [\n{lines}\n]}}\n', encoding="utf-8")
    print(len(records), "paragraphs,", sum(len(s) for r in records for s in r["starts"]), "lines")


if __name__ == "__main__":
    main()
