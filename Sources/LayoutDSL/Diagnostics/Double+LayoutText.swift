// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number as messages print it: to a thousandth, without a tail of zeros.
  var layoutText: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    let value = thousandths / 1000
    if value == value.rounded() { return "\(Int(value))" }
    return "\(value)"
  }
}
