// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Adds up the terms of an expression in which a variable may occur several times, in the numbers that were meant: 2/3
/// and 1 make five thirds, as in the proofs of conflicts.
///
/// - Invariant: outside of a merge no variable has a place.
struct TermMerger: ~Copyable {
  private var places = FlatArray<Int32>()

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
      for place in terms.indices { places[Int(terms[place].column)] = -1 }
    }
    var hasSumsOrZeros = false
    for (place, term) in list.enumerated() {
      guard term.coefficient.isFinite else {
        throw .notFinite(argument: "coefficient of term \(place)", value: term.coefficient)
      }
      try slots.check(term.variable)
      let column = Int(term.variable.index)
      places.extend(to: column + 1, with: -1)
      if places[column] >= 0 {
        let place = Int(places[column])
        terms[place].coefficient = Double(
          sumOfMeant: terms[place].coefficient, term.coefficient)
        hasSumsOrZeros = true
      } else {
        places[column] = Int32(truncatingIfNeeded: terms.count)
        terms.append((term.variable.index, term.coefficient))
      }
      if term.coefficient == 0 { hasSumsOrZeros = true }
    }
    if hasSumsOrZeros { try checkSums() }
  }

  /// Removes terms that come to zero, and their places, and refuses sums that are not finite.
  private mutating func checkSums() throws(SolverMisuse) {
    for place in terms.indices where !terms[place].coefficient.isFinite {
      throw .notFinite(
        argument: "sum of the coefficients of a variable", value: terms[place].coefficient)
    }
    let places = places.slots
    terms.filter { term in
      if term.coefficient == 0 { places[Int(term.column)] = -1 }
      return term.coefficient != 0
    }
  }
}
