// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint `Σ aⱼ·xⱼ + c {<=, ==, >=} 0` over free variables; its numbers are meant exactly.
///
/// A lower bound of a variable is a row like any other here.
struct ExactRow {
  /// The columns of the variables, in any order, and their coefficients; finite.
  var terms: [(column: Int32, coefficient: ExactNumber)]

  /// The part without a variable; finite.
  var constant: ExactNumber

  /// How the sum compares with zero.
  var relation: LinearRelation

  /// The distance from zero within which the sum counts as holding.
  var width = 0.0

  /// Whether the row is never left out, like the lower bound of a variable.
  var isGiven = false

  /// Makes a row of the numbers that whoever wrote these doubles meant: 0.1 is one tenth, and
  /// `1.0 / 3` one third, so that rows that are the same line on paper are the same line here.
  init(
    meant terms: [(column: Int32, coefficient: Double)], constant: Double,
    relation: LinearRelation, width: Double, isGiven: Bool = false
  ) {
    self.terms = terms.map { ($0.column, ExactNumber(meantBy: $0.coefficient)) }
    self.constant = ExactNumber(meantBy: constant)
    self.relation = relation
    self.width = width
    self.isGiven = isGiven
  }

  /// The side of zero on which the sum may lie: -1, 1, or 0 for neither.
  var side: Int {
    @inline(__always) get { relation == .equal ? 0 : relation == .lessThanOrEqual ? -1 : 1 }
  }

  /// The row with a width of at most the given one.
  func narrowed(to width: Double) -> ExactRow {
    var row = self
    row.width = min(row.width, width)
    return row
  }
}
