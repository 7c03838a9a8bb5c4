// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint in the terms of the solver, before it has variables:
/// `first - multiplier · second - constant {<=, ==, >=} 0`.
struct LinearEquation {
  /// The item and attribute on the left.
  var first: LinearForm

  /// The item and attribute on the right, not yet multiplied; empty if there is none.
  var second = LinearForm()

  /// What the right side is multiplied by.
  var multiplier = 1.0

  /// What is added on the right.
  var constant = 0.0

  /// How the sides compare.
  var relation: LayoutConstraint.Relation
}

extension LinearEquation {
  /// The two sides taken together, to be compared with zero; equal quantities are added up,
  /// and those that cancel are gone.
  ///
  /// - Complexity: O(*m*²) for *m* cells, of which there are two or three but for
  ///   constraints across deep branches.
  var difference: LinearForm {
    var all = first
    all.add(second, times: -multiplier)
    var sum = LinearForm(cells: [], constant: all.constant - constant)
    sum.cells.reserveCapacity(all.cells.count)
    for cell in all.cells {
      let place = sum.cells.firstIndex {
        $0.item === cell.item && $0.quantity == cell.quantity
      }
      if let place {
        sum.cells[place].coefficient += cell.coefficient
      } else {
        sum.cells.append(cell)
      }
    }
    sum.cells.removeAll { $0.coefficient == 0 }
    return sum
  }

  /// The constant of ``difference`` without the constraint's own.
  var baseConstant: Double { first.constant - multiplier * second.constant }

  /// The value of the right side.
  func asked(_ value: (ItemState, Quantity) -> Double) -> Double {
    multiplier * second.value(value) + constant
  }

  /// The value of the left side.
  func got(_ value: (ItemState, Quantity) -> Double) -> Double { first.value(value) }
}
