// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Returns a number for readers: with at most two decimal places, and without trailing zeros.
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

/// Returns a list in words: "1, 2 and 3".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// Returns the text with its first letter capitalised.
func capitalized(_ text: String) -> String {
  guard let first = text.unicodeScalars.first, first.value >= 0x61, first.value <= 0x7A else {
    return text
  }
  return text.prefix(1).uppercased() + text.dropFirst()
}
