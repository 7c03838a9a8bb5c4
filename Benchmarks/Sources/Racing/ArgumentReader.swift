// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Reads the arguments of a command from the first to the last.
package struct ArgumentReader {
  /// An option without the argument that it takes, in a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private var rest: ArraySlice<String>

  /// Begins with the first of `arguments`.
  package init(_ arguments: [String]) { rest = arguments[...] }

  /// The next argument; nil behind the last.
  package mutating func next() -> String? { rest.popFirst() }

  /// The argument of an option.
  package mutating func text(for option: String) throws -> String {
    guard let text = rest.popFirst() else {
      throw Failure(description: "\(option) takes an argument")
    }
    return text
  }

  /// The argument of an option that takes a number from 0 to a thousand million.
  package mutating func number(for option: String) throws -> Double {
    guard let number = Double(try text(for: option)), number >= 0, number < 1e9 else {
      throw Failure(description: "\(option) takes a number")
    }
    return number
  }
}
