// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number as pictures write it: to a thousandth, without a tail of zeros.
  ///
  /// What is not finite is 0, and what is beyond a billion is taken for a billion: viewers can't place
  /// more.
  var pictureText: String {
    guard isFinite else { return "0" }
    let thousandths = Int((min(max(self, -1e9), 1e9) * 1000).rounded())
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
