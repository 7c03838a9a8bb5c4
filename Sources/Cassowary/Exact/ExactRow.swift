// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint `Σ aⱼ·xⱼ + c {<=, ==, >=} 0` over free variables; its numbers are meant exactly.
///
/// A lower bound of a variable is a row like any other here.
struct ExactRow {
  /// The columns of the variables, in any order, and their coefficients; finite.
  var terms: [(column: Int32, coefficient: Double)]

  /// The part without a variable; finite.
  var constant: Double

  /// How the sum compares with zero.
  var relation: LinearRelation

  /// By how much the sum may miss zero and still count as holding.
  var width = 0.0
}
