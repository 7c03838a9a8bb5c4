// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Reads the arguments of a command in order.
package struct ArgumentReader {
  /// The error of an option with a missing or invalid argument, as a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private var rest: ArraySlice<String>

  /// Makes a reader that begins with the first of `arguments`.
  package init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the next argument; nil after the last.
  package mutating func next() -> String? { rest.popFirst() }

  /// Returns the argument of an option.
  package mutating func text(for option: String) throws -> String {
    guard let text = rest.popFirst() else {
      throw Failure(description: "\(option) takes an argument")
    }
    return text
  }

  /// Returns the argument of an option that takes a number from 0 to a thousand million.
  package mutating func number(for option: String) throws -> Double {
    guard let number = Double(try text(for: option)), number >= 0, number < 1e9 else {
      throw Failure(description: "\(option) takes a number")
    }
    return number
  }
}
