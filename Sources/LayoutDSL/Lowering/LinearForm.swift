// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sum of quantities of items and a constant: one side of a constraint, or both taken together.
struct LinearForm {
  /// A quantity of an item times a coefficient.
  struct Cell: Equatable {
    var item: ItemState
    var quantity: Quantity
    var coefficient: Double

    /// The quantity that the coefficient multiplies.
    fileprivate var key: Key { Key(item: item, quantity: quantity) }
  }

  fileprivate struct Key: Hashable {
    let item: ItemState
    let quantity: Quantity
  }

  /// The cells in the order in which they were added; a quantity may occur more than once.
  private(set) var cells: [Cell] = []

  /// The part that depends on no quantity.
  private(set) var constant = 0.0
}

extension LinearForm {
  /// Adds `coefficient · quantity` of `item`; zero coefficients are left out.
  mutating func add(
    _ quantity: Quantity, of item: ItemState, times coefficient: Double
  ) {
    if coefficient == 0 { return }
    cells.append(
      Cell(item: item, quantity: quantity, coefficient: coefficient))
  }

  mutating func add(_ constant: Double) { self.constant += constant }

  mutating func add(_ other: LinearForm, times factor: Double) {
    for cell in other.cells {
      add(
        cell.quantity, of: cell.item, times: cell.coefficient * factor)
    }
    constant += other.constant * factor
  }

  func minus(_ other: LinearForm) -> LinearForm {
    var form = self
    form.add(other, times: -1)
    return form
  }

  /// The form with equal quantities added up, and those that cancel removed.
  ///
  /// - Complexity: O(*m*) for *m* cells: two or three, except for constraints across deep branches.
  var collected: LinearForm {
    var sum = LinearForm(cells: [], constant: constant)
    sum.cells.reserveCapacity(cells.count)
    // Few cells are compared with one another; many need a table.
    let isLong = cells.count > 12
    var indexOf: [Key: Int] = [:]
    for cell in cells {
      let index =
        isLong
        ? indexOf[cell.key] : sum.cells.firstIndex { $0.key == cell.key }
      if let index {
        sum.cells[index].coefficient += cell.coefficient
      } else {
        if isLong { indexOf[cell.key] = sum.cells.count }
        sum.cells.append(cell)
      }
    }
    sum.cells.removeAll { $0.coefficient == 0 }
    return sum
  }

  /// Returns the value of the form; `value` returns that of a quantity.
  func value(_ value: (ItemState, Quantity) -> Double) -> Double {
    cells.reduce(constant) { $0 + $1.coefficient * value($1.item, $1.quantity) }
  }
}
