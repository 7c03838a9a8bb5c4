// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number as the width or height of a picture: from 1 to 1e9, and 1 if it is not a number.
  var pictureExtent: Double { isNaN ? 1 : min(max(self, 1), 1e9) }

  /// The number as pictures write it: rounded to a thousandth, without trailing zeros.
  ///
  /// Numbers that are not finite become 0. Others are clamped to ±1e9, beyond which viewers can't position anything.
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
