// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A JSON value as text that is safe in a script element of HTML.
struct JSONText {
  /// The text.
  private(set) var text: String

  /// Encodes a number, rounded to a thousandth.
  init(_ number: Double) { text = number.pictureText }

  /// Encodes a whole number.
  init(_ number: Int) { text = "\(number)" }

  /// Encodes a text, with `<`, `>` and `&` as escapes, so that it can neither begin nor end markup.
  init(_ string: String) {
    var result = "\""
    result.reserveCapacity(string.utf8.count + 2)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "<", ">", "&", "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    text = result + "\""
  }

  /// Encodes a list.
  init(_ elements: [JSONText]) {
    text = "[" + elements.map(\.text).joined(separator: ",") + "]"
  }

  /// Encodes a list of whole numbers.
  init(_ numbers: [Int]) {
    text = "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }

  /// Encodes a list of texts.
  init(_ strings: [String]) { self.init(strings.map { JSONText($0) }) }

  /// Encodes an object; the names are literals and need no escapes.
  init(_ members: [(StaticString, JSONText)]) {
    text = "{" + members.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
  }

  /// Encodes a rectangle as four numbers.
  init(x: Double, y: Double, width: Double, height: Double) {
    self.init([JSONText(x), JSONText(y), JSONText(width), JSONText(height)])
  }
}
