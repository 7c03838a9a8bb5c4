// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The terms of a row, each a column of the solver with a coefficient.
///
/// Nearly all rows have at most four terms, which need no list.
struct RowTerms: Equatable {
  private(set) var short = ShortRow()

  /// All terms, if they are more than four or two of them have one column; empty otherwise.
  private(set) var long: [Term] = []
}

extension RowTerms {
  /// How many terms there are.
  var count: Int { long.isEmpty ? short.count : long.count }

  func column(of number: Int) -> Int32 {
    long.isEmpty ? short[number].column : long[number].variable.index
  }

  /// Adds a term, whose column is one of `solver`.
  @inline(__always)
  mutating func append(_ column: Int32, _ coefficient: Double, in solver: Solver) {
    if long.isEmpty, short.count < 4, !short.mentions(column) {
      short.append(column, coefficient)
    } else {
      appendToList(column, coefficient, in: solver)
    }
  }

  @inline(never)
  private mutating func appendToList(_ column: Int32, _ coefficient: Double, in solver: Solver) {
    if long.isEmpty {
      long = (0..<short.count).map {
        Term(solver.variable(ofColumn: short[$0].column), short[$0].coefficient)
      }
    }
    long.append(Term(solver.variable(ofColumn: column), coefficient))
  }
}
