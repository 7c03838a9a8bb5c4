#!/usr/bin/env python3
# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Makes the fonts of the tests from those of Debian (fonts-liberation2, fonts-dejavu, fonts-noto-core,
fonts-noto-cjk): parts of them, with what the texts of the recordings use. Needs fonttools."""

import pathlib
import shutil

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

import sentences as of
import texts

SYSTEM = pathlib.Path("/usr/share/fonts")
FONTS = pathlib.Path(__file__).resolve().parent.parent / "Fonts"
LETTERS = "".join(sorted(set(
    [chr(code) for code in range(0x20, 0x7F)] + [chr(code) for code in range(0xA0, 0x180)]
    + list("".join(texts.alphabetic() + of.SPECIAL) + "".join(texts.alphabetic()).upper())
    + list("\u2010\u2011\u2012\u2013\u2014\u2026\u202f\u0300\u0301\u0302\u0308\u0327"))))
HEBREW = "".join(sorted(set("".join(of.HEBREW)))) + "\u2026"
IDEOGRAPHS = "".join(sorted(set("".join(texts.ideographic())))) + " …‐-"


def part(source, name, characters, features, dropped=(), face=-1):
    options = subset.Options(hinting=False, layout_features=features, legacy_kern=True,
                             notdef_outline=True, name_IDs=["*"])
    options.drop_tables += ["FFTM", "MATH", *dropped]
    font = TTFont(SYSTEM / source, fontNumber=face)
    maker = subset.Subsetter(options)
    maker.populate(unicodes=[ord(character) for character in characters])
    maker.subset(font)
    font.save(FONTS / name)


def main():
    FONTS.mkdir(exist_ok=True)
    # Its licence does not let a part of it bear its name.
    shutil.copy(SYSTEM / "truetype/liberation2/LiberationSans-Regular.ttf", FONTS / "LiberationSans.ttf")
    wanted = ["kern", "liga", "ccmp", "mark"]
    part("truetype/dejavu/DejaVuSans.ttf", "DejaVuSans.ttf", LETTERS + HEBREW, wanted)
    part("truetype/dejavu/DejaVuSerif.ttf", "DejaVuSerif-kern.ttf", LETTERS, wanted, ["GPOS", "GSUB"])
    part("truetype/noto/NotoSans-Regular.ttf", "NotoSans.ttf", LETTERS, wanted)
    part("truetype/noto/NotoSansHebrew-Regular.ttf", "NotoSansHebrew.ttf", HEBREW, ["*"])
    part("opentype/noto/NotoSansCJK-Regular.ttc", "NotoSansCJK.otf", IDEOGRAPHS, ["kern"],
         ["vhea", "vmtx", "VORG", "BASE"], face=0)
    collection = TTCollection()
    collection.fonts = [TTFont(FONTS / "NotoSansHebrew.ttf"), TTFont(FONTS / "DejaVuSerif-kern.ttf")]
    collection.save(FONTS / "Collection.ttc")


if __name__ == "__main__":
    main()
