// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Exchanges of one element for another.
extension Basis {
  /// Makes `entering` tight in place of the element of `column`, and returns the variable that it
  /// is matched with from now on.
  ///
  /// If the entering row does not mention `column`, the elements on a path between them are shifted: each
  /// takes the place of the next. ``Basis/pivotRow`` must hold the entering element as a combination of the
  /// present ones; the path runs within its support if possible. The path, starting at `column`, is left in
  /// ``Basis/paths``; the caller moves what belongs to the elements along it.
  ///
  /// - Complexity: O(path + repair of the order).
  mutating func exchange(
    _ entering: BasisElement, leaving column: Int, _ matrix: borrowing Matrix
  ) -> Int {
    let view = matrix.view
    let own =
      entering.isRow
      ? view.coefficient(entering.row, column) : entering.variable == column ? 1 : 0
    if own != 0 && blocks.block(column) < 0 {
      paths.setPath(column)
      matching.place(entering, at: column, pivot: own)
      repairOrder(column, view)
      return column
    }
    paths.setPath(nil)
    let isFound =
      findPath(from: entering, to: column, withinSupport: true, view)
      || findPath(from: entering, to: column, withinSupport: false, view)
    guard isFound else {
      // All elements are chosen anew after this; until then the matching stays consistent.
      noteSingular()
      paths.setPath(column)
      leaveToStay(column)
      return column
    }
    shiftAlongPath(entering, view)
    return Int(paths.path[paths.path.count - 1])
  }

  /// Makes an element tight in place of that of `column`, which is in no block and has the same sum of terms: order
  /// and path stay, and the pivot row's entry becomes that of the new element.
  ///
  /// - Parameter ratio: The residual of the new element per unit of the old one's.
  mutating func flip(
    _ column: Int, to element: BasisElement, ratio: Double, _ matrix: borrowing Matrix
  ) {
    pivotRow.divide(column, by: ratio)
    let pivot = element.isRow ? matrix.view.coefficient(element.row, column) : 1
    match(element, with: column, pivot: pivot)
  }

  /// Gives each variable of the path the element of the next one, and the last variable the entering element.
  private mutating func shiftAlongPath(_ entering: BasisElement, _ matrix: MatrixView) {
    let count = paths.path.count
    for index in 0..<count { search.setDetached(Int(paths.path[index]), true) }
    for index in 0..<count {
      let block = blocks.block(Int(paths.path[index]))
      if block >= 0 { split(block, matrix) }
    }
    for index in 0..<count {
      let column = Int(paths.path[index])
      let element =
        index + 1 < count ? matching.element(Int(paths.path[index + 1])) : entering
      let pivot = element.isRow ? matrix.coefficient(element.row, column) : 1
      matching.place(element, at: column, pivot: pivot)
    }
    for index in 0..<count {
      let column = Int(paths.path[index])
      search.setDetached(column, false)
      repairOrder(column, matrix)
    }
  }

  /// Finds a path of variables from `column` back to one that `entering` mentions, each matched with an element
  /// that mentions the variable before it; within the support of the pivot row, which keeps the path short, or
  /// anywhere, if cancelled terms have cut the support.
  private mutating func findPath(
    from entering: BasisElement, to column: Int, withinSupport: Bool, _ matrix: MatrixView
  ) -> Bool {
    paths.begin(entering, columns: matching.count)
    var index = 0
    while let current = paths.element(index), !paths.isReached(column) {
      index += 1
      guard current.isRow else {
        let variable = current.variable
        if !paths.isReached(variable) {
          paths.reach(variable, from: current, to: matching.element(variable))
        }
        continue
      }
      for cell in matrix.cells(of: current.row) {
        let reached = Int(cell.column)
        if paths.isReached(reached) || withinSupport && pivotRow[reached] == 0 { continue }
        paths.reach(reached, from: current, to: matching.element(reached))
        if reached == column { break }
      }
    }
    return paths.end(at: column, from: entering, matching)
  }
}
