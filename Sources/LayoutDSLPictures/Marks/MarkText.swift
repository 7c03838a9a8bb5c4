// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The text of a constraint's mark.
struct MarkText {
  private let relation: String
  private let multiplier: String
  private let constant: Double
  private let priority: String

  /// Reads a constraint.
  init(_ constraint: LayoutConstraint) {
    switch constraint.relation {
    case .lessThanOrEqual: relation = "≤ "
    case .equal: relation = ""
    case .greaterThanOrEqual: relation = "≥ "
    }
    multiplier = constraint.multiplier == 1 ? "" : "× \(constraint.multiplier.pictureText)"
    constant = constraint.grownConstant
    let value = constraint.priority.rawValue
    priority = value == 1000 ? "" : " @\(Double(value).pictureText)"
  }

  /// The text of a constant size: `≥ 44`.
  var ofConstant: String { relation + constant.pictureText + priority }

  /// The text of a comparison of sizes: `= × 0.5 + 8`.
  var ofComparison: String {
    let sign = relation.isEmpty ? "=" : String(relation.dropLast())
    let parts = [sign, multiplier, constant == 0 ? "" : signedConstant]
    return parts.filter { !$0.isEmpty }.joined(separator: " ") + priority
  }

  /// The text of a distance between two edges: `16 @750`.
  var ofDistance: String {
    if multiplier.isEmpty { return relation + constant.magnitude.pictureText + priority }
    return relation + multiplier + (constant == 0 ? "" : " \(signedConstant)") + priority
  }

  /// The text of edges that coincide: the priority alone for plain equality, which is empty if required.
  var ofAlignment: String {
    relation.isEmpty && multiplier.isEmpty && constant == 0
      ? String(priority.dropFirst()) : ofDistance
  }

  private var signedConstant: String {
    constant < 0 ? "− \((-constant).pictureText)" : "+ \(constant.pictureText)"
  }
}
