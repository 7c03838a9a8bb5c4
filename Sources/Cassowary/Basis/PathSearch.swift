// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The search for a path of basis elements along which an exchange shifts them.
///
/// - Invariant: outside of a search no variable is reached.
struct PathSearch: ~Copyable {
  /// Where the search came to each variable from: the element's code, or `unreached`.
  private var origin = FlatArray<Int32>()
  private var reached = FlatArray<Int32>()

  /// The elements that the search goes on from.
  private var frontier = FlatArray<BasisElement>()

  /// The variables of the path that was found, from the one that is left.
  private(set) var path = FlatArray<Int32>()

  private static let unreached = Int32.min

  mutating func begin(_ entering: BasisElement, columns: Int) {
    origin.extend(to: columns, with: Self.unreached)
    reached.removeAll()
    frontier.removeAll()
    frontier.append(entering)
  }

  /// The element at a place of the search; nil if it is through.
  func element(_ place: Int) -> BasisElement? { place < frontier.count ? frontier[place] : nil }

  @inline(__always)
  func isReached(_ column: Int) -> Bool { origin[column] != Self.unreached }

  /// Notes that the search has come to a variable, and goes on from its element.
  mutating func reach(_ column: Int, from element: BasisElement, to next: BasisElement) {
    origin[column] = element.code
    reached.append(Int32(truncatingIfNeeded: column))
    if next.isRow { frontier.append(next) }
  }

  /// Makes the path that ends at a variable and begins at the entering element.
  ///
  /// Forgets what was reached.
  ///
  /// - Returns: whether there is one.
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
    for place in reached.indices { origin[Int(reached[place])] = Self.unreached }
    return isFound
  }

  /// Makes the path the one of a single variable, or empty.
  mutating func setPath(_ column: Int?) {
    path.removeAll()
    if let column { path.append(Int32(truncatingIfNeeded: column)) }
  }
}
