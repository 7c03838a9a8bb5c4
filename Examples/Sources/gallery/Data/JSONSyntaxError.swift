// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a text stops being JSON, and why.
///
/// The decoder does not say on every platform. `JSONSerialization` does: with a line and
/// column in its words on Apple's, with the offset of a byte on the others.
struct JSONSyntaxError {
  /// The line and column, counted from 1; those of the end of the text if it stops too early.
  private(set) var place: String?

  /// What is wrong there.
  private(set) var problem = "not valid JSON"

  /// Looks for the error in `data`.
  init(in data: Data) {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      guard let detail else { return }
      place = Self.place(of: data.count, in: data)
      let parts = detail.components(separatedBy: " around character ")
      problem = "not valid JSON: \(parts[0])"
      if parts.count == 2, let offset = Int(parts[1].prefix(while: \.isNumber)) {
        place = Self.place(of: offset, in: data)
      }
    }
  }

  private static func place(of offset: Int, in data: Data) -> String {
    let lines = String(decoding: data.prefix(offset), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
  }
}
