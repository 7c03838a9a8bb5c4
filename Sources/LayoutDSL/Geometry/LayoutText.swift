// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number as messages print it: rounded to a thousandth, without trailing zeros.
  var layoutText: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    let value = thousandths / 1000
    if value == value.rounded() { return "\(Int(value))" }
    return "\(value)"
  }

  /// Returns the same text, or all digits if a different number would be printed alike.
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
  /// The text with line breaks, control characters and bidirectional formatting characters escaped as in Swift, so that
  /// it stays on one line and does not change the direction of what follows.
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
