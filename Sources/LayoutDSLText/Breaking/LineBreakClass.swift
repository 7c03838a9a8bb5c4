// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The class of a character in Unicode's line breaking rules (UAX #14), limited to the classes that are used here.
///
/// All hard breaks are `bk`. Characters that only occur inside of graphemes have no class of their own.
enum LineBreakClass: UInt8, CaseIterable {
  case al, b2, ba, bb, bk, cb, cj, cl, cp, ex, gl, hl, hy, id, `in`, `is`, ns, nu, op, po, pr, qu
  case sp, sy, wj, zw

  /// Looks up the class of a character.
  @inline(__always)
  init(of scalar: Unicode.Scalar) {
    self =
      scalar.value < Self.directLimit
      ? Self.directClasses[Int(scalar.value)] : Self.search(scalar)
  }

  /// Characters below this number have an entry each in the direct table.
  private static let directLimit: UInt32 = 0x3100

  private static let directClasses: [LineBreakClass] = (0..<directLimit).map {
    Unicode.Scalar($0).map(search) ?? .al
  }

  /// `ranges` as numbers, ascending: the first character of a range times 256, plus its class.
  private static let table: [UInt32] = {
    var names: [Substring: UInt8] = ["CR": bk.rawValue, "LF": bk.rawValue, "NL": bk.rawValue]
    for kind in allCases { names[Substring("\(kind)".uppercased())] = kind.rawValue }
    return ranges.description.split(whereSeparator: \.isWhitespace).map { entry in
      let start = UInt32(entry.dropLast(2), radix: 16) ?? 0
      return start << 8 | UInt32(names[entry.suffix(2)] ?? 0)
    }
  }()

  private static func search(_ scalar: Unicode.Scalar) -> LineBreakClass {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle] >> 8 <= scalar.value { low = middle + 1 } else { high = middle }
    }
    let kind = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: table[max(0, low - 1)])) ?? .al
    return kind == .al && scalar.properties.generalCategory == .decimalNumber ? .nu : kind
  }
}
