// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The data of an inspector's page, as its script reads it.
struct InspectorData {
  let members: [String: Any]

  init(_ html: String) throws {
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let text = html[start.upperBound..<end.lowerBound]
    members = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func list(_ name: String) -> [[Any]] { members[name] as? [[Any]] ?? [] }

  func texts(_ name: String) -> [String] { members[name] as? [String] ?? [] }

  /// The kinds and headlines of the problems.
  var problems: [String] {
    list("problems").map { "\($0[0]): \($0[1])" }
  }

  func numbers(_ row: [Any], _ places: Range<Int>) -> [Double] {
    row[places].compactMap { ($0 as? NSNumber)?.doubleValue }
  }
}
