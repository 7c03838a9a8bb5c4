// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The location and reason of a syntax error in JSON.
///
/// The decoder does not report them on all platforms. `JSONSerialization` does: as a line and column in the message on
/// Apple's platforms, as a byte offset on others.
struct JSONSyntaxError {
  /// The line and column, counted from 1; the end of the text if it is incomplete.
  private(set) var location: String?

  /// The description of the error.
  private(set) var problem = "not valid JSON"

  /// Finds the error in `data`.
  init(in data: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      guard let detail else { return }
      location = Self.location(of: data.count, in: data)
      let parts = detail.components(separatedBy: " around character ")
      problem = "not valid JSON: \(parts[0])"
      if parts.count == 2, let offset = Int(parts[1].prefix(while: \.isNumber)) {
        location = Self.location(of: offset, in: data)
      }
    }
  }

  private static func location(of offset: Int, in data: Data) -> String {
    let lines = String(decoding: data.prefix(offset), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
  }
}
