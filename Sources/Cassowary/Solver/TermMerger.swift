// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Adds up the terms of an expression in which a variable may occur several times, in the numbers that were meant: 2/3
/// and 1 make five thirds, as in the proofs of conflicts.
///
/// - Invariant: outside of a merge no variable has an index among the merged terms.
struct TermMerger: ~Copyable {
  private var indexOf = FlatArray<Int32>()

  /// The merged terms, each variable once, in the order of first occurrence, without zeros.
  private(set) var terms = FlatArray<(column: Int32, coefficient: Double)>()

  /// Merges terms of variables of a solver, or throws what is wrong with them.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  mutating func merge(
    _ list: borrowing [Term], _ slots: borrowing VariableSlots
  ) throws(SolverMisuse) {
    terms.removeAll()
    defer {
      for index in terms.indices { indexOf[Int(terms[index].column)] = -1 }
    }
    var hasSumsOrZeros = false
    for (index, term) in list.enumerated() {
      guard term.coefficient.isFinite else {
        throw .notFinite(argument: "coefficient of term \(index)", value: term.coefficient)
      }
      try slots.check(term.variable)
      let column = Int(term.variable.index)
      indexOf.extend(to: column + 1, with: -1)
      if indexOf[column] >= 0 {
        let index = Int(indexOf[column])
        terms[index].coefficient = Double(
          sumOfMeant: terms[index].coefficient, term.coefficient)
        hasSumsOrZeros = true
      } else {
        indexOf[column] = Int32(truncatingIfNeeded: terms.count)
        terms.append((term.variable.index, term.coefficient))
      }
      if term.coefficient == 0 { hasSumsOrZeros = true }
    }
    if hasSumsOrZeros { try checkSums() }
  }

  /// Removes terms that come to zero, and the indices of their variables, and refuses sums that are not finite.
  private mutating func checkSums() throws(SolverMisuse) {
    for index in terms.indices where !terms[index].coefficient.isFinite {
      throw .notFinite(
        argument: "sum of the coefficients of a variable", value: terms[index].coefficient)
    }
    let indexOf = indexOf.slots
    terms.filter { term in
      if term.coefficient == 0 { indexOf[Int(term.column)] = -1 }
      return term.coefficient != 0
    }
  }
}
