#!/usr/bin/env python3
# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Records the shapes of some glyphs as fonttools reads them, in units of the font and y up."""

import json
import pathlib

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

TESTS = pathlib.Path(__file__).resolve().parent.parent
FONTS = ["LiberationSans.ttf", "DejaVuSans.ttf", "NotoSans.ttf", "NotoSansHebrew.ttf"]
CHARACTERS = "AIoé%Åg&ßш½ אש"


def steps(font, name):
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    for command, points in pen.value:
        if command == "qCurveTo":
            assert points[-1] is not None
            for control, place in decomposeQuadraticSegment(points):
                yield ["curve", *place, *control]
        elif command == "closePath":
            yield ["close"]
        else:
            yield [command[:4], *points[0]]


def main():
    records = []
    for file in FONTS:
        font = TTFont(TESTS / "Fonts" / file)
        names = font.getBestCmap()
        for character in CHARACTERS:
            if ord(character) in names:
                records.append({"font": file, "character": character,
                                "steps": list(steps(font, names[ord(character)]))})
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    (TESTS / "Recorded" / "outlines.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(len(records), "outlines")


if __name__ == "__main__":
    main()
