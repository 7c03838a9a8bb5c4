// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An element that can be tight at a variable's place in the basis: a row, the variable's stay or its lower bound.
///
/// One 32-bit word. Stays and lower bounds are rows without storage, `xⱼ - last value` and
/// `xⱼ - bound`; they mention only their own variable, so they are always matched with it.
struct BasisElement: Equatable {
  let code: Int32

  init(code: Int32) { self.code = code }

  /// A row of the matrix.
  static func row(_ row: Int) -> BasisElement {
    BasisElement(code: Int32(truncatingIfNeeded: row))
  }

  static func stay(_ variable: Int) -> BasisElement {
    BasisElement(code: -1 &- 2 &* Int32(truncatingIfNeeded: variable))
  }

  static func bound(_ variable: Int) -> BasisElement {
    BasisElement(code: -2 &- 2 &* Int32(truncatingIfNeeded: variable))
  }

  var isRow: Bool { code >= 0 }

  // The sign and the last bit, both examined in one test.

  var isStay: Bool { code & (.min | 1) == .min | 1 }
  var isBound: Bool { code & (.min | 1) == .min }

  var row: Int { Int(code) }

  /// The variable of a stay or a lower bound.
  var variable: Int { Int((-1 - code) >> 1) }
}
