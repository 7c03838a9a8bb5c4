// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What determines a value, and the dual values of constants.
extension Simplex {
  /// An element with its coefficient in an expression.
  struct ElementTerm {
    /// The variable that the element is matched with.
    var column: Int
    var amount: Double
    var element: BasisElement
    /// The element's row; an empty one for a stay or a bound.
    var row: Row
  }

  /// A sum of terms as a combination of elements, dependents before the elements that they depend on.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements.
  mutating func express(_ terms: [(column: Int32, coefficient: Double)]) -> [ElementTerm] {
    for term in terms {
      let size = abs(term.coefficient)
      basis.seed(.stay(Int(term.column)), term.coefficient, scale: size, matrix)
    }
    basis.solveBackward(matrix)
    defer { basis.clearPivotRow() }
    var expressed: [ElementTerm] = []
    for position in basis.pivotRow.indices {
      let column = basis.pivotRow.index(position)
      let element = basis.matching.element(column)
      expressed.append(
        ElementTerm(
          column: column, amount: basis.pivotRow[column], element: element,
          row: element.isRow ? matrix.row(element.row) : Row()))
    }
    // A backward solve appends elements without dependencies last; here each follows the elements that depend on it.
    let labels = expressed.map { basis.order.label(basis.blocks.node($0.column)) }
    let indices = expressed.indices.sorted { (labels[$1], $0) < (labels[$0], $1) }
    expressed = indices.map { expressed[$0] }
    // The members of a block are in no particular order; the variable in question comes first.
    if terms.count == 1,
      let own = expressed.firstIndex(where: { $0.column == Int(terms[0].column) })
    {
      expressed.swapAt(0, own)
    }
    return expressed
  }

  /// The derivative of each level's cost with respect to the caller's constant of a row, highest level first.
  func multipliers(ofRow row: Int) -> [(priority: Float, value: Double)] {
    let record = matrix.row(row)
    let scale = record.scale
    let column = basis.matching.column(ofRow: row)
    guard column >= 0 else {
      let slope = duals.gradient(row, matrix) * scale
      return slope == 0 ? [] : [(record.priority, slope)]
    }
    var values: [(priority: Float, value: Double)] = []
    // The residual stays zero, so the sum of the terms moves opposite to the constant.
    duals.multipliers.forEachAmount(column) { values.append(($0.priority, -$0.value * scale)) }
    return values
  }
}
