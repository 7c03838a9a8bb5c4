#!/usr/bin/env python3
# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""Makes the gallery's fonts of Debian's fonts-liberation2: Latin, Greek, Cyrillic and Hebrew letters with
their kerning. The licence wants a part of the font to have another name. Needs fonttools."""

import pathlib

from fontTools import subset
from fontTools.ttLib import TTFont

SYSTEM = pathlib.Path("/usr/share/fonts/truetype/liberation2")
FONTS = pathlib.Path(__file__).resolve().parent.parent / "Sources/gallery/Resources/Fonts"
RANGES = [(0x20, 0x7F), (0xA0, 0x180), (0x218, 0x21C), (0x386, 0x3CF), (0x400, 0x460), (0x5D0, 0x5EB),
          (0x2010, 0x2016), (0x2018, 0x201F), (0x2020, 0x2023)]
OTHERS = "\u2026\u2032\u2033\u202f\u2030\u2039\u203a\u20aa\u20ac\u2122\u2190\u2191\u2192\u2193\u2212\u2248\u2260\u2264\u2265\u25b2\u25bc\u25cf\u05be\u05f3\u05f4"


def main():
    characters = [code for first, end in RANGES for code in range(first, end)] + [ord(c) for c in OTHERS]
    for style in ["Regular", "Bold"]:
        font = TTFont(SYSTEM / f"LiberationSans-{style}.ttf")
        options = subset.Options(hinting=False, layout_features=["kern"], legacy_kern=True,
                                 notdef_outline=True, name_IDs=["*"])
        options.drop_tables += ["FFTM"]
        maker = subset.Subsetter(options)
        maker.populate(unicodes=characters)
        maker.subset(font)
        for record in font["name"].names:
            if record.nameID in (1, 3, 4, 6, 16):
                name = "GallerySans" if record.nameID == 6 else "Gallery Sans"
                joint = "-" if record.nameID == 6 else " "
                record.string = name + (joint + style if record.nameID in (3, 4, 6) else "")
        font.save(FONTS / f"GallerySans-{style}.ttf")


if __name__ == "__main__":
    main()
