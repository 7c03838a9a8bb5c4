// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// One constraint of a random layout, in no form yet; items are places in the list of views.
struct FormRow {
  typealias End = (item: Int, attribute: LayoutConstraint.Attribute)

  var first: End
  var relation = LayoutConstraint.Relation.equal
  var second: End?
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000
}

extension FormRow {
  /// The row said of the other item: what a block of that item would say.
  var turned: FormRow {
    guard let second else { return self }
    var row = self
    row.first = second
    row.second = first
    row.constant = -constant
    row.relation = LayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
    return row
  }
}

/// Something a random layout says: rows, and the format and options that say the same, if any do.
struct FormStatement {
  var rows: [FormRow]
  var format: String?
  var options: LayoutConstraint.FormatOptions = []
}
