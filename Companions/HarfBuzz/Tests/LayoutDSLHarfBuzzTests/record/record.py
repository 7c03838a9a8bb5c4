#!/usr/bin/env python3
# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Makes the fonts of the tests (parts of Debian's Noto fonts, without what draws emoji), and records which
glyphs hb-shape (libharfbuzz-bin) sets texts in one script with. Needs fonttools."""

import json
import os
import pathlib
import subprocess

from fontTools import subset
from fontTools.ttLib import TTFont

SYSTEM = pathlib.Path("/usr/share/fonts/truetype/noto")
FONTS = pathlib.Path(__file__).resolve().parent.parent / "Fonts"
TEXTS = {
    "Arabic.ttf": ("NotoSansArabic-Regular.ttf", [
        "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق", "السلام عليكم", "لا إله", "مُحَمَّد"]),
    "Devanagari.ttf": ("NotoSansDevanagari-Regular.ttf", [
        "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता", "नमस्ते दुनिया", "क्षत्रिय र्कि द्ध"]),
    "Thai.ttf": ("NotoSansThai-Regular.ttf", [
        "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน", "น้ำที่กำปั๊ม"]),
    "Emoji.ttf": ("NotoColorEmoji.ttf", [
        "👩‍👩‍👧", "👍🏽", "🇩🇪🇫🇷", "❤️", "1️⃣", "😀👩‍👩‍👧😀"]),
}


def shaped(font, text):
    output = subprocess.run(
        ["hb-shape", f"--font-file={font}", "--output-format=json", "--no-glyph-names",
         "--language=und", "--text-file=-"], input=text + "\n", check=True, capture_output=True,
        text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout
    return json.loads(output.splitlines()[0])


def main():
    FONTS.mkdir(exist_ok=True)
    records = []
    for name, (source, texts) in TEXTS.items():
        options = subset.Options(hinting=False, layout_features=["*"], notdef_outline=True)
        options.drop_tables += ["CBDT", "CBLC", "SVG ", "FFTM"]
        font = TTFont(SYSTEM / source)
        for table in ["CBDT", "CBLC", "SVG "]:
            if table in font:
                del font[table]
        maker = subset.Subsetter(options)
        maker.populate(text="".join(texts) + " \u25cc")
        maker.subset(font)
        font.save(FONTS / name)
        for text in texts:
            glyphs = shaped(FONTS / name, text)
            records.append({
                "font": name, "text": text, "glyphs": [glyph["g"] for glyph in glyphs],
                "units": sum(glyph["ax"] for glyph in glyphs)})
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    (FONTS / "shaped.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
