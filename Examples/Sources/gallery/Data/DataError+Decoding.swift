// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

extension DataError {
  /// Says what a decoder found, and where.
  init(file: String, error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        file: file, place: Self.place(context.codingPath),
        problem: "the key \"\(key.stringValue)\" is missing")
    case .typeMismatch(let type, let context):
      self.init(
        file: file, place: Self.place(context.codingPath),
        problem: "expected \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self.init(
        file: file, place: Self.place(context.codingPath),
        problem: "expected \(Self.name(of: type)), found null")
    case .dataCorrupted(let context):
      let underlying = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      let detail = underlying.map { "\($0)" } ?? context.debugDescription
      let problem = context.codingPath.isEmpty ? "not valid JSON: \(detail)" : detail
      self.init(file: file, place: Self.place(context.codingPath), problem: problem)
    @unknown default:
      self.init(file: file, problem: "\(error)")
    }
  }

  /// A coding path as a reader would write it: `items[3].unitPrice`.
  private static func place(_ path: [any CodingKey]) -> String? {
    guard !path.isEmpty else { return nil }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  /// A type in the words of JSON.
  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Decimal.Type, is Double.Type, is Int.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type, is any Collection.Type: "a list"
    default: "an object"
    }
  }
}
