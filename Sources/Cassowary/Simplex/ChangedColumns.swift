// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The variables whose values the last committed solve changed, except those that followed rays; none once they
/// have been taken.
struct ChangedColumns: ~Copyable {
  private var columns = FlatArray<Int32>()

  /// How many of them the last commit listed; 0 once they have been taken.
  private var committedCount = 0

  /// Whether the last commit listed the variables of a large batch.
  private var isOfLargeBatch = false

  /// Calls `body` with the listed variables.
  func withColumns(_ body: (Span<Int32>) -> Void) { columns.withSpan(body) }

  /// Adds the variables that the last solve moved along rays, before the rays change.
  mutating func list(_ rays: inout RayStore, _ values: borrowing Values) {
    // Checking the capacity for each variable takes 4 % of `tree.resize.grid_1000`.
    var end = columns.count
    columns.extend(by: rays.followedMoveCount)
    rays.forEachFollowed(values) {
      columns[end] = Int32(truncatingIfNeeded: $0)
      end += 1
    }
    columns.truncate(to: end)
    rays.clearFollowed()
  }

  /// Lists the variables that the batch has changed, instead of those of the batch before it.
  ///
  /// - Parameter isLarge: Whether the batch was a large one, after which memory is freed; see ``Matrix/isLargeBatch``.
  mutating func commit(
    _ values: borrowing Values, _ rays: borrowing RayStore, isLarge isLargeBatch: Bool
  ) {
    isOfLargeBatch = isLargeBatch
    let isOversized = columns.count > 1000 && values.touchedCount < columns.count / 8
    // A batch that moved values along rays is likely to be followed by others.
    if isOversized && !rays.hasMoved { columns = FlatArray() } else { columns.removeAll() }
    rays.forEachStepped { column, before in
      if values[column] != before { columns.append(Int32(truncatingIfNeeded: column)) }
    }
    let isPast = rays.isPast
    values.forEachChanged {
      if !isPast || !rays.isMoving($0) { columns.append(Int32(truncatingIfNeeded: $0)) }
    }
    committedCount = columns.count
  }

  /// Clears the list, and frees the memory that a large batch took.
  mutating func removeAll() {
    if isOfLargeBatch { columns = FlatArray() } else { columns.removeAll() }
    committedCount = 0
  }

  mutating func rollBack() { columns.truncate(to: committedCount) }
}
