// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Helvetica and Helvetica-Bold.
///
/// Latin widths, ascender, descender and cap height are those of Adobe's Core 14 AFM files
/// (version 002.000 of both faces): everything in Windows code page 1252, and a few signs
/// beyond it. Checked against Liberation Sans 2.1.5, whose advances are compatible: they
/// agree to a thousandth except for ¯ ± µ · ÷, which the pictures do not use.
///
/// Helvetica has no Hebrew. Those widths are Liberation Sans 2.1.5's (the design, and the
/// advances, of Arial, which every viewer that has Arial falls back to), rounded to a
/// thousandth. Hebrew letters neither join nor change shape by context, so that the sum of
/// advances is the width of a line; Arabic would need a shaper and is not covered.
extension FontMetrics {
  /// Helvetica.
  static let helvetica = FontMetrics(
    ascender: 718,
    descender: 207,
    capHeight: 718,
    groups: [
      (191, "'"),
      (222, "ijlł‘’‚"),
      (260, "|¦"),
      (278, " !,./:;I[\\]ft\u{A0}·ÌÍÎÏìíîïı"),
      (333, "()-`r¡¨¯²³´¸¹ˆ˜“”„‹›\u{2011}"),
      (334, "{}"),
      (350, "•"),
      (355, "\""),
      (365, "º"),
      (370, "ª"),
      (389, "*"),
      (400, "°"),
      (469, "^"),
      (500, "Jcksvxyzçýÿšž"),
      (537, "¶"),
      (549, "≠≤≥"),
      (556, "#$0123456789?L_abdeghnopquŁđ"),
      (556, "¢£¤¥§«µ»àáâãäåèéêëðñòóôõöùúûüþƒ–†‡€"),
      (584, "+<=>~¬±×÷−"),
      (611, "FTZ¿ßøŽ"),
      (667, "&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞŠŸ"),
      (722, "CDHNRUwÇÐĐÑÙÚÛÜ"),
      (737, "©®"),
      (778, "GOQÒÓÔÕÖØ"),
      (833, "Mm"),
      (834, "¼½¾"),
      (889, "%æ"),
      (944, "Wœ"),
      (1000, "ÆŒ—…‰™"),
      (1015, "@"),
    ],
    runs: [
      // Alef to tav, then maqaf, geresh and gershayim, and the sheqel sign.
      (
        0x5D0,
        [
          628, 598, 423, 554, 634, 260, 323, 658, 653, 260, 534, 525, 530, 678, 687, 260, 389,
          656, 582, 623, 610, 504, 545, 590, 534, 730, 691,
        ]
      ),
      (0x5BE, [383]),
      (0x5F3, [385, 603]),
      (0x20AA, [849]),
    ])

  /// Helvetica-Bold.
  static let helveticaBold = FontMetrics(
    ascender: 718,
    descender: 207,
    capHeight: 718,
    groups: [
      (238, "'"),
      (278, " ,./I\\ijlł\u{A0}·ÌÍÎÏìíîïı‘’‚"),
      (280, "|¦"),
      (333, "!()-:;[]`ft¡¨¯²³´¸¹ˆ˜‹›\u{2011}"),
      (350, "•"),
      (365, "º"),
      (370, "ª"),
      (389, "*r{}"),
      (400, "°"),
      (474, "\""),
      (500, "zž“”„"),
      (549, "≠≤≥"),
      (556, "#$0123456789J_aceksvxy"),
      (556, "¢£¤¥§«¶»àáâãäåçèéêëýÿšƒ–†‡€"),
      (584, "+<=>^~¬±×÷−"),
      (611, "?FLTZbdghnopquŁđµ¿ßðñòóôõöøùúûüþŽ"),
      (667, "EPSVXYÈÉÊËÝÞŠŸ"),
      (722, "&ABCDHKNRUÀÁÂÃÄÅÇÐĐÑÙÚÛÜ"),
      (737, "©®"),
      (778, "GOQwÒÓÔÕÖØ"),
      (833, "M"),
      (834, "¼½¾"),
      (889, "%mæ"),
      (944, "Wœ"),
      (975, "@"),
      (1000, "ÆŒ—…‰™"),
    ],
    runs: [
      (
        0x5D0,
        [
          682, 640, 479, 582, 676, 302, 365, 700, 688, 302, 576, 553, 572, 720, 726, 302, 431,
          698, 618, 675, 652, 551, 609, 654, 576, 805, 718,
        ]
      ),
      (0x5BE, [383]),
      (0x5F3, [406, 624]),
      (0x20AA, [884]),
    ])
}
