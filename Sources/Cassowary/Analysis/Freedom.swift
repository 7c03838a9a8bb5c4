// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The directions in which a number may move a little without making any level worse.
struct Freedom: OptionSet {
  let rawValue: UInt8

  static let up = Freedom(rawValue: 1)
  static let down = Freedom(rawValue: 2)
  static let both: Freedom = [.up, .down]

  /// A direction that is allowed, up if both are; 0 if none is.
  var sign: Double { contains(.up) ? 1 : contains(.down) ? -1 : 0 }

  /// The freedom of the number's product with a number of the sign of `factor`.
  func times(_ factor: Double) -> Freedom {
    if factor > 0 || self == [] || self == .both { return self }
    return self == .up ? .down : .up
  }
}
