// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Constraint: CustomStringConvertible {
  /// The constraints that this one stands for, a line each; what the chain said, and what is
  /// wrong with it, if it stands for none.
  public var description: String {
    if !rows.isEmpty { return rows.map(\.description).joined(separator: "\n") }
    let text = chain?.text(as: "Constraint", of: item.name) ?? ""
    return issue.map { "\(text): \($0.message)" } ?? text
  }
}
