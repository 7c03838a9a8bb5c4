// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension Rect {
  /// Whether all four numbers agree within 1e-9, relative to numbers above 1.
  func isClose(to other: Rect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) }
  }
}
