// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The reason why a line could not be read as a constraint.
enum ParsingError: Error {
  case noClass
  case noItem(String)
  case noRelation(String)
  case unknownAttribute(String)
  case noNumber(String)
  case notOneEquation(String)
  case unexpected(String)
  case unclosed
  case hidden
  case notAConstraint

  /// The reason in words.
  var reason: String {
    switch self {
    case .noClass: "it does not begin with a constraint's class and address"
    case .noItem(let text): "no view is found in \(ParsingError.quoted(text))"
    case .noRelation(let text): "no ==, <= or >= is found in \(ParsingError.quoted(text))"
    case .unknownAttribute(let text): "\(ParsingError.quoted(text)) is no attribute of a view"
    case .noNumber(let text): "a number is expected at \(ParsingError.quoted(text))"
    case .notOneEquation(let text): "\(ParsingError.quoted(text)) is not one equation"
    case .unexpected(let text): "\(ParsingError.quoted(text)) is unexpected"
    case .unclosed: "its closing > is missing"
    case .hidden: "the system wrote <private> in its place"
    case .notAConstraint: "it is no constraint"
    }
  }

  private static func quoted(_ text: String) -> String {
    let short = text.count > 40 ? String(text.prefix(40)) + "…" : text
    return short.isEmpty ? "its end" : "\"\(short)\""
  }
}
