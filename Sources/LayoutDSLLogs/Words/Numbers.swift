// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Numbers as a person reads them: at most two digits behind the point, none where they are zero.
func readable(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e9 else { return "\(number)" }
  let hundredths = Int64((number * 100).rounded())
  let size = hundredths.magnitude
  let sign = hundredths < 0 ? "-" : ""
  let whole = size / 100
  let part = size % 100
  if part == 0 { return "\(sign)\(whole)" }
  if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
  return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
}

/// "1, 2 and 3".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// The text with a capital as its first letter.
func capitalized(_ text: String) -> String {
  guard let first = text.unicodeScalars.first, first.value >= 0x61, first.value <= 0x7A else {
    return text
  }
  return text.prefix(1).uppercased() + text.dropFirst()
}
