#!/usr/bin/env python3
# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Records how wide HarfBuzz (hb-shape, Debian's libharfbuzz-bin) sets the texts in the fonts of the tests,
with ligatures and (apart) without."""

import json
import os
import pathlib
import subprocess
import tempfile

import texts

TESTS = pathlib.Path(__file__).resolve().parent.parent
KINDS = {
    "alphabetic": ["LiberationSans.ttf", "DejaVuSans.ttf", "NotoSans.ttf", "DejaVuSerif-kern.ttf"],
    "hebrew": ["LiberationSans.ttf", "DejaVuSans.ttf", "NotoSansHebrew.ttf"],
    "ideographic": ["NotoSansCJK.otf"],
}


def widths(font, lines, features=""):
    """The advances of each line, in units of the font, and whether a glyph is missing."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        output = subprocess.run(
            ["hb-shape", f"--font-file={TESTS / 'Fonts' / font}", f"--text-file={file.name}",
             "--output-format=json", "--no-glyph-names", "--no-clusters",
             f"--features={features}"],
            check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout
    shaped = [json.loads(line) for line in output.splitlines() if line.strip()]
    assert len(shaped) == len(lines), (len(shaped), len(lines))
    return [(sum(glyph["ax"] for glyph in line), any(glyph["g"] == 0 for glyph in line))
            for line in shaped]


def main():
    records = []
    for kind, fonts in KINDS.items():
        lines = [text for text, own in texts.measured() if own == kind]
        for font in fonts:
            plain = widths(font, lines, "-liga,-clig")
            for text, (width, isMissing), (apart, _) in zip(lines, widths(font, lines), plain):
                if not isMissing:
                    records.append({"font": font, "text": text, "units": width, "apart": apart})
    path = TESTS / "Recorded" / "widths.json"
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(len(records), "widths of", len({record["text"] for record in records}), "texts")


if __name__ == "__main__":
    main()
