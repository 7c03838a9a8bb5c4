// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A variable whose value the crash leaves open as a parameter, so that it can continue with its dependents:
/// values `a + b·t`, until a row closes the loop.
///
/// - Invariant: while no tear is open, no variable and no row depends on one.
struct Tear: ~Copyable {
  /// The variable; -1 for none.
  private(set) var column = -1

  /// The index in the crash's sequence at which the tear begins.
  private(set) var start = 0

  /// The speed of each variable that depends on the tear, in the order of determination.
  private(set) var slopes = SparseVector()

  /// The variables of the block that closes the tear: those that the closing row is computed from.
  private(set) var block = MarkedList()

  /// The index in the sequence of each variable that depends on the tear.
  private var indexOf = FlatArray<Int32>()

  /// Waiting rows whose sum moves with the tear.
  private(set) var rows = MarkedList()

  var isOpen: Bool { column >= 0 }

  mutating func extend(columns: Int, rows rowCount: Int) {
    slopes.extend(to: columns)
    block.extend(to: columns)
    indexOf.extend(to: columns, with: -1)
    rows.extend(to: rowCount)
  }

  mutating func open(_ column: Int, at start: Int) {
    self.column = column
    self.start = start
    addDependent(column, slope: 1, at: start)
  }

  mutating func addDependent(_ column: Int, slope: Double, at index: Int) {
    slopes.append(column, slope)
    indexOf[column] = Int32(truncatingIfNeeded: index)
  }

  /// Whether a variable was computed from the tear, even if it does not move with it.
  @inline(__always)
  func hasDependent(_ column: Int) -> Bool { column < indexOf.count && indexOf[column] >= 0 }

  /// Whether a row's sum was computed from the tear.
  @inline(__always)
  func hasRow(_ row: Int) -> Bool { isOpen && rows.contains(row) }

  @inline(__always)
  func index(of column: Int) -> Int { Int(indexOf[column]) }

  @inline(__always)
  mutating func addRow(_ row: Int) { rows.insert(row) }

  mutating func addToBlock(_ column: Int) { block.insert(column) }

  mutating func reset() {
    column = -1
    for position in slopes.indices { indexOf[slopes.index(position)] = -1 }
    slopes.clear()
    block.removeAll()
    rows.removeAll()
  }
}
