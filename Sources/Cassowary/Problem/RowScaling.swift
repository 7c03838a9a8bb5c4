// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The power of two that brings a row's largest coefficient into [1, 2); scaling by it
/// rounds nothing.
///
/// 1 for a row without terms. Exponents are kept within ±100, so that the scale itself, a
/// `Float`, and everything multiplied by it stay far from overflow.
func rowScale(largest coefficient: Double) -> Float {
  // Most rows are about lengths alone.
  if coefficient >= 1 && coefficient < 2 || coefficient == 0 { return 1 }
  let exponent = min(max(-coefficient.exponent, -100), 100)
  return Float(sign: .plus, exponent: Int(exponent), significand: 1)
}
