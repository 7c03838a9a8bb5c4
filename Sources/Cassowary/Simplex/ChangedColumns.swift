// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The variables whose value the last committed solve changed, but for those that followed rays.
struct ChangedColumns: ~Copyable {
  private var columns = FlatArray<Int32>()

  /// How many of them the last commit listed.
  private var settledCount = 0

  /// Calls `body` with those that are listed.
  func withColumns(_ body: (Span<Int32>) -> Void) { columns.withSpan(body) }

  /// Adds the variables that the last solve moved along rays, before the rays change.
  mutating func list(_ rays: inout RayStore, _ values: borrowing Values) {
    rays.forEachFollowed(values) { columns.append(Int32(truncatingIfNeeded: $0)) }
    rays.forgetFollowed()
  }

  /// Lists what the batch has changed instead of what the one before it did.
  ///
  /// - Parameter isFollowing: Whether the batch moved values along rays, as the next one may.
  mutating func commit(_ values: borrowing Values, isFollowing: Bool) {
    let isLarge = columns.count > 1000 && values.touchedCount < columns.count / 8
    if isLarge && !isFollowing { columns.release() } else { columns.removeAll() }
    values.forEachChanged { columns.append(Int32(truncatingIfNeeded: $0)) }
    settledCount = columns.count
  }

  mutating func rollBack() { columns.truncate(to: settledCount) }
}
