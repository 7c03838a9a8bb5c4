// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A row, or a weighted sum of rows, as a combination of elements: for each variable the coefficient of its element,
/// and its scale, the size of the largest number that it was summed from, to which rounding is proportional.
///
/// During a backward solve, the amounts of variables that it has not visited yet are what remains to be expressed.
///
/// - Invariant: between solves, an amount that is not zero is in the list, once.
struct PivotRow: ~Copyable {
  struct Amount {
    var sum: Double
    var scale: Double

    static let zero = Amount(sum: 0, scale: 0)
  }

  private var amounts = FlatArray<Amount>()
  private var support = FlatArray<Int32>()

  /// Variables that are expressed last, in any order, because they depend on no others.
  private var leaves = FlatArray<Int32>()

  /// The largest scale among coefficients that cancelled to mere rounding.
  private(set) var largestCancelled = 0.0

  /// How many coefficients may be non-zero.
  var count: Int { @inline(__always) get { support.count } }
  var indices: Range<Int> { support.indices }

  /// The variable of a coefficient that may be non-zero.
  @inline(__always)
  func index(_ position: Int) -> Int { Int(support[position]) }

  subscript(column: Int) -> Double { @inline(__always) get { amounts[column].sum } }

  /// The absolute value of the largest coefficient.
  var largest: Double { support.indices.reduce(0) { max($0, abs(self[index($1)])) } }

  /// The size of the largest number that a coefficient was summed from.
  func scale(_ column: Int) -> Double { amounts[column].scale }

  /// Makes room for `count` variables; a first batch may finish without any.
  @inline(__always)
  mutating func extend(to count: Int) { amounts.extend(to: count, with: .zero) }

  /// Adds to the remaining amount of a variable, and returns whether it is the variable's first.
  @discardableResult
  @inline(__always)
  mutating func add(_ column: Int, _ amount: Double, scale: Double) -> Bool {
    let isFirst =
      amounts[column].scale == 0 && amounts[column].sum == 0 && (scale != 0 || amount != 0)
    amounts[column].sum += amount
    amounts[column].scale = larger(scale, amounts[column].scale)
    return isFirst
  }

  /// Adds a variable to those that are expressed last; called once for each.
  @inline(__always)
  mutating func addLeaf(_ column: Int) { leaves.append(Int32(truncatingIfNeeded: column)) }

  /// Removes and returns one of the variables that are expressed last.
  @inline(__always)
  mutating func popLeaf() -> Int? { leaves.popLast().map { Int($0) } }

  /// Removes the remaining amount of a variable; zero if it is mere rounding.
  @inline(__always)
  mutating func take(_ column: Int) -> Amount {
    let amount = amounts[column]
    amounts[column] = .zero
    if abs(amount.sum) <= Tolerance.cancellation * amount.scale {
      largestCancelled = larger(amount.scale, largestCancelled)
      return .zero
    }
    return amount
  }

  /// Sets the coefficient of a variable with no remaining amount.
  @inline(__always)
  mutating func append(_ column: Int, _ coefficient: Double, scale: Double) {
    amounts[column] = Amount(sum: coefficient, scale: scale)
    support.append(Int32(truncatingIfNeeded: column))
  }

  /// Divides a coefficient by a number.
  mutating func divide(_ column: Int, by ratio: Double) { amounts[column].sum /= ratio }

  /// Rewrites the row for a basis in which another element replaces that of a variable.
  ///
  /// - Parameter entering: The other element as a combination of the old elements.
  /// - Complexity: O(coefficients of `entering`).
  mutating func exchange(_ column: Int, for entering: borrowing PivotRow) {
    let factor = amounts[column].sum / entering[column]
    for position in entering.indices {
      let other = entering.index(position)
      if other == column { continue }
      let isFirst = add(
        other, -factor * entering[other], scale: abs(factor) * entering.scale(other))
      if isFirst { support.append(Int32(truncatingIfNeeded: other)) }
      if abs(amounts[other].sum) <= Tolerance.cancellation * amounts[other].scale {
        amounts[other].sum = 0
      }
    }
    amounts[column].sum = factor
  }

  /// Makes the row zero.
  mutating func clear() {
    for index in support.indices { amounts[Int(support[index])] = .zero }
    support.removeAll()
    largestCancelled = 0
  }

  /// Clears the row and all remaining amounts.
  mutating func removeAll() {
    amounts.fill(.zero)
    support.removeAll()
    leaves.removeAll()
    largestCancelled = 0
  }
}
