// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLText
import Testing

/// Real fonts with seeded damage: each is read or refused, and a text is set in it if it is read.
///
/// `FONT_MUTATIONS_COUNT` and `FONT_MUTATIONS_SEED` in the environment go further.
@Suite("Damaged fonts")
struct DamagedFontTests {
  @Test("bytes changed, cut out and copied neither trap nor take long")
  func mutations() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FONT_MUTATIONS_COUNT"].flatMap(Int.init) ?? 3000
    let seed = environment["FONT_MUTATIONS_SEED"].flatMap(UInt64.init) ?? 1
    let files = try [
      "NotoSansHebrew.ttf", "DejaVuSerif-kern.ttf", "NotoSans.ttf", "DejaVuSans.ttf",
      "NotoSansCJK.otf", "Collection.ttc",
    ].map(Resources.bytes)
    var (read, refused) = (0, 0)
    for number in 0..<count {
      var random = SeededNumbers(seed: seed &+ UInt64(number))
      let bytes = Self.damaged(files[number % files.count], &random)
      do {
        let font = try Font(bytes, face: number % 7 == 0 ? 1 : 0)
        let style = TextStyle(FontStack([font]), size: 16)
        let layout = TextMeasurer().layout(
          StyledText("AVATAR, Tö. שלום 人人 file", style), TextOptions(width: 60, numberOfLines: 2))
        let glyphs = layout.lines.flatMap(\.runs).flatMap(\.glyphs)
        // Damage is mostly where tables begin, and so are the shapes of the first glyphs.
        let last = UInt16(random.next(below: 0x10000))
        let areFinite = (glyphs.map(\.glyph) + Array(0..<64) + [last]).allSatisfy { glyph in
          font.outline(of: glyph)?.segments.allSatisfy(\.isFinite) ?? true
        }
        #expect(areFinite, "seed \(seed), \(number)")
        #expect(layout.lines.count <= 2, "seed \(seed), \(number)")
        #expect(layout.size.width.isFinite, "seed \(seed), \(number)")
        read += 1
      } catch {
        #expect(error.offset >= 0, "seed \(seed), \(number): \(error)")
        refused += 1
      }
    }
    print("seed \(seed): \(read) read, \(refused) refused")
    #expect(read > count / 10 && refused > count / 10)
  }

  /// A file with a few changes, most of them where tables say what they contain.
  private static func damaged(_ file: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    var bytes = file
    let tables = (0..<max(1, Int(bytes[5]))).map { 12 + 16 * $0 }
    for _ in 0...random.next(below: 3) {
      let record = tables[random.next(below: tables.count)]
      let start = (8..<12).reduce(0) { $0 << 8 | Int(bytes[min(record + $1, bytes.count - 1)]) }
      let place: Int
      switch random.next(below: 4) {
      case 0: place = random.next(below: min(300, bytes.count))
      case 1: place = random.next(below: bytes.count)
      default: place = min(bytes.count - 1, start + random.next(below: 120))
      }
      switch random.next(below: 8) {
      case 0: bytes[place] = 0xFF
      case 1: bytes[place] = 0
      case 2: bytes[place] ^= 1 << UInt8(random.next(below: 8))
      case 3: bytes.removeLast(random.next(below: bytes.count - 1))
      case 4:
        let from = random.next(below: bytes.count)
        for offset in 0..<min(16, bytes.count - max(from, place)) {
          bytes[place + offset] = bytes[from + offset]
        }
      default: bytes[place] = UInt8(random.next(below: 256))
      }
      if bytes.count < 400 { break }
    }
    return bytes
  }
}

extension GlyphOutline.Segment {
  /// Whether the points that it names are numbers.
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.x.isFinite && point.y.isFinite
    case .curve(let point, let control):
      point.x.isFinite && point.y.isFinite && control.x.isFinite && control.y.isFinite
    case .close: true
    }
  }
}
