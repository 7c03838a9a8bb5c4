// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import gallery

@Suite("Font metrics")
struct FontMetricsTests {
  @Test(
    "advances are Adobe's",
    arguments: [
      ("A", 667, 722), ("i", 222, 278), ("€", 556, 556), ("é", 556, 556), ("–", 556, 556),
      ("“", 333, 500), ("ß", 611, 611), ("@", 1015, 975), ("\u{A0}", 278, 278),
    ] as [(Unicode.Scalar, UInt16, UInt16)])
  func advances(scalar: Unicode.Scalar, regular: UInt16, bold: UInt16) {
    #expect(FontMetrics.helvetica.width(of: scalar) == regular)
    #expect(FontMetrics.helveticaBold.width(of: scalar) == bold)
  }

  @Test("Windows code page 1252 is complete")
  func completeness() {
    let latin = (0x20...0x7E).map { $0 } + (0xA1...0xFF).map { $0 }
    let extras = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars
    let known: Set<Unicode.Scalar> = ["Æ", "Œ", "—", "…", "‰", "™"]
    for scalar in latin.compactMap(Unicode.Scalar.init) + extras where !known.contains(scalar) {
      #expect(FontMetrics.helvetica.width(of: scalar) != FontMetrics.unknownWidth, "\(scalar)")
    }
  }

  @Test(
    "unknown characters fall back",
    arguments: [
      ("ș", 500), ("\u{301}", 0), ("\u{AD}", 0), ("א", 628), ("漢", 1000),
    ] as [(Unicode.Scalar, UInt16)])
  func fallback(scalar: Unicode.Scalar, width: UInt16) {
    #expect(FontMetrics.helvetica.width(of: scalar) == width)
  }

  @Test("a line is as wide as its characters")
  func line() {
    #expect(FontMetrics.helvetica.width(of: "Hi!", size: 100) == 72.2 + 22.2 + 27.8)
    #expect(FontMetrics.helvetica.width(of: "Hi!", size: 10, tracking: 1) == 12.22 + 3)
  }
}
