// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Counts of refused systems and judged sets, from any thread.
final class Totals: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (refused: 0, sets: 0)

  var refused: Int { lock.withLock { counts.refused } }
  var sets: Int { lock.withLock { counts.sets } }

  /// Adds to the counts.
  func add(refused: Int, sets: Int) {
    lock.withLock {
      counts.refused += refused
      counts.sets += sets
    }
  }
}
