// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The search for a path of basis elements, along which an exchange shifts them.
///
/// - Invariant: outside of a search no variable is reached.
struct PathSearch: ~Copyable {
  /// The code of the element from which the search reached each variable, or `unreached`.
  private var origin = FlatArray<Int32>()
  private var reached = FlatArray<Int32>()

  /// The elements to expand.
  private var frontier = FlatArray<BasisElement>()

  /// The variables of the path that was found, starting at the one whose element leaves.
  private(set) var path = FlatArray<Int32>()

  private static let unreached = Int32.min

  mutating func begin(_ entering: BasisElement, columns: Int) {
    origin.extend(to: columns, with: Self.unreached)
    reached.removeAll()
    frontier.removeAll()
    frontier.append(entering)
  }

  /// The element at an index of the search; nil if the search is finished.
  func element(_ index: Int) -> BasisElement? { index < frontier.count ? frontier[index] : nil }

  @inline(__always)
  func isReached(_ column: Int) -> Bool { origin[column] != Self.unreached }

  /// Records that the search has reached a variable, and will expand its element.
  mutating func reach(_ column: Int, from element: BasisElement, to next: BasisElement) {
    origin[column] = element.code
    reached.append(Int32(truncatingIfNeeded: column))
    if next.isRow { frontier.append(next) }
  }

  /// Builds the path that ends at a variable and begins at the entering element, and clears the search.
  ///
  /// - Returns: whether there is a path.
  mutating func end(at column: Int, from entering: BasisElement, _ matching: borrowing Matching)
    -> Bool
  {
    let isFound = isReached(column)
    if isFound {
      path.append(Int32(truncatingIfNeeded: column))
      var current = column
      while origin[current] != entering.code {
        current = matching.column(ofRow: Int(origin[current]))
        path.append(Int32(truncatingIfNeeded: current))
      }
    }
    for index in reached.indices { origin[Int(reached[index])] = Self.unreached }
    return isFound
  }

  /// Sets the path to a single variable, or to none.
  mutating func setPath(_ column: Int?) {
    path.removeAll()
    if let column { path.append(Int32(truncatingIfNeeded: column)) }
  }
}
