// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension DecodingError {
  /// Where a file leaves its format, and how.
  var explanation: String {
    func place(_ path: [any CodingKey]) -> String {
      let keys = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
      return keys.isEmpty ? "at the top" : "at \(keys.joined())"
    }
    switch self {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)): \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(self)"
    }
  }
}
