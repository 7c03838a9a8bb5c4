// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

extension DataError {
  /// Makes an error with the problem that a decoder found and its location.
  ///
  /// The location is the line and column of the value, with its key path: `line 12, column 20 (items[3].unitPrice)`.
  /// For a missing key it is the location of the object that lacks it.
  init(file: String, data: Data, error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      let location = JSONLocation(of: context.codingPath, in: data)
      self.init(
        file: file,
        location: Self.location(context.codingPath, in: data)
          ?? "line \(location.line), column \(location.column)",
        problem: "the key \"\(key.stringValue)\" is missing")
    case .typeMismatch(let type, let context):
      self.init(
        file: file, location: Self.location(context.codingPath, in: data),
        problem: "expected \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self.init(
        file: file, location: Self.location(context.codingPath, in: data),
        problem: "expected \(Self.name(of: type)), found null")
    case .dataCorrupted(let context):
      if let location = Self.location(context.codingPath, in: data) {
        self.init(file: file, location: location, problem: context.debugDescription)
      } else {
        let error = JSONSyntaxError(in: data)
        self.init(file: file, location: error.location, problem: error.problem)
      }
    @unknown default:
      self.init(file: file, problem: "\(error)")
    }
  }

  /// Returns the location of the value with a coding path; nil for an empty path.
  private static func location(_ path: [any CodingKey], in data: Data) -> String? {
    guard let keys = keyPath(path) else { return nil }
    let location = JSONLocation(of: path, in: data)
    return "line \(location.line), column \(location.column) (\(keys))"
  }

  /// Returns a coding path in the usual notation: `items[3].unitPrice`.
  private static func keyPath(_ path: [any CodingKey]) -> String? {
    guard !path.isEmpty else { return nil }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  /// Returns the JSON name of a type.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Decimal.Type, is Double.Type, is Int.Type: "a number"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    case is any Collection.Type: "a list"
    default: "an object"
    }
  }
}
