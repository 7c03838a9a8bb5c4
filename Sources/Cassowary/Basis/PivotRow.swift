// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A row, or a weighted sum of rows, written in the elements: for each variable the coefficient of its
/// element, and how large the numbers were that it was summed from: what rounding scales with.
///
/// While a backward solve is under way, the amounts of variables that it has not come to are what it has
/// yet to express.
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

  /// Variables that are expressed last, in any order, since nothing goes on from them to others.
  private var leaves = FlatArray<Int32>()

  /// The largest number of those that coefficients were summed from of which nothing but rounding was left.
  private(set) var largestCancelled = 0.0

  /// How many coefficients may not be zero.
  var count: Int { @inline(__always) get { support.count } }
  var indices: Range<Int> { support.indices }

  /// The variable of a coefficient that may not be zero.
  @inline(__always)
  func index(_ place: Int) -> Int { Int(support[place]) }

  subscript(column: Int) -> Double { @inline(__always) get { amounts[column].sum } }

  /// The size of the largest coefficient.
  var largest: Double { support.indices.reduce(0) { max($0, abs(self[index($1)])) } }

  /// The size of the largest number that a coefficient was summed from.
  func scale(_ column: Int) -> Double { amounts[column].scale }

  /// Makes room for as many variables; a first batch may come to its end without any.
  @inline(__always)
  mutating func extend(to count: Int) { amounts.extend(to: count, with: .zero) }

  /// Adds to what is yet to be expressed; whether that is the first of a variable.
  @discardableResult
  @inline(__always)
  mutating func add(_ column: Int, _ amount: Double, scale: Double) -> Bool {
    let isFirst =
      amounts[column].scale == 0 && amounts[column].sum == 0 && (scale != 0 || amount != 0)
    amounts[column].sum += amount
    amounts[column].scale = larger(scale, amounts[column].scale)
    return isFirst
  }

  /// Notes a variable that is expressed last, once.
  @inline(__always)
  mutating func addLeaf(_ column: Int) { leaves.append(Int32(truncatingIfNeeded: column)) }

  /// Takes one of those out.
  @inline(__always)
  mutating func popLeaf() -> Int? { leaves.popLast().map { Int($0) } }

  /// Takes what is yet to be expressed of a variable; zero if it is nothing but rounding.
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

  /// Sets a coefficient of whose variable nothing is left to be expressed.
  @inline(__always)
  mutating func append(_ column: Int, _ coefficient: Double, scale: Double) {
    amounts[column] = Amount(sum: coefficient, scale: scale)
    support.append(Int32(truncatingIfNeeded: column))
  }

  /// Divides a coefficient by a number.
  mutating func divide(_ column: Int, by ratio: Double) { amounts[column].sum /= ratio }

  /// Writes the row in the elements as they are once another one is tight in place of that of a variable.
  ///
  /// - Parameter entering: That other element, written in the elements as they were.
  /// - Complexity: O(coefficients of `entering`).
  mutating func exchange(_ column: Int, for entering: borrowing PivotRow) {
    let factor = amounts[column].sum / entering[column]
    for place in entering.indices {
      let other = entering.index(place)
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
    for place in support.indices { amounts[Int(support[place])] = .zero }
    support.removeAll()
    largestCancelled = 0
  }

  /// Forgets also what was yet to be expressed.
  mutating func removeAll() {
    amounts.fill(.zero)
    support.removeAll()
    leaves.removeAll()
    largestCancelled = 0
  }
}
