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

  /// The same, in full where another number reads alike that is not the same.
  func layoutText(beside other: Double) -> String {
    let readsAlike = self != other && layoutText == other.layoutText
    return readsAlike && self != rounded() ? "\(self)" : layoutText
  }
}

extension Rect {
  /// The four numbers in the order of ``Quantity``.
  var numbers: [Double] { [minX, minY, width, height] }

  /// The frame as messages print it: x, y, width, height.
  var layoutText: String { numbers.map(\.layoutText).joined(separator: " ") }
}

extension String {
  /// The text with line breaks, control characters and what would change the direction of the text behind it as Swift
  /// escapes them.
  var onOneLine: String {
    var text = ""
    for scalar in unicodeScalars {
      switch (scalar.properties.generalCategory, scalar) {
      case (.control, _), (.lineSeparator, _), (.paragraphSeparator, _),
        (_, "\u{202A}"..."\u{202E}"), (_, "\u{2066}"..."\u{2069}"):
        text += scalar.escaped(asASCII: true)
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
