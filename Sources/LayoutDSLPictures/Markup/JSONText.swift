// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A value of JSON as text, made so that it can stand in a script element of HTML.
struct JSONText {
  /// The text.
  private(set) var text: String

  /// A number to a thousandth.
  init(_ number: Double) { text = number.pictureText }

  /// A whole number.
  init(_ number: Int) { text = "\(number)" }

  /// A text, with `<`, `>` and `&` as numbers, so that no markup can begin or end in it.
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

  /// A list.
  init(_ elements: [JSONText]) {
    text = "[" + elements.map(\.text).joined(separator: ",") + "]"
  }

  /// A list of whole numbers.
  init(_ numbers: [Int]) {
    text = "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }

  /// A list of texts.
  init(_ strings: [String]) { self.init(strings.map { JSONText($0) }) }

  /// An object; the names are literals.
  init(_ members: [(StaticString, JSONText)]) {
    text = "{" + members.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}"
  }

  /// A rectangle as four numbers.
  init(x: Double, y: Double, width: Double, height: Double) {
    self.init([JSONText(x), JSONText(y), JSONText(width), JSONText(height)])
  }
}
