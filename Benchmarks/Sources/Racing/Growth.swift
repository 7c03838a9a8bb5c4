// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The growth of a time with the size, as the exponent of the best-fitting power.
package enum Growth {
  /// Returns the least squares slope of the logarithm of time over that of size; nil for fewer than two sizes.
  package static func exponent(_ points: [(size: Int, seconds: Double)]) -> Double? {
    guard points.count > 1 else { return nil }
    let xs = points.map { log(Double($0.size)) }
    let ys = points.map { log($0.seconds) }
    let x = xs.reduce(0, +) / Double(xs.count)
    let y = ys.reduce(0, +) / Double(ys.count)
    let across = zip(xs, ys).reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    let along = xs.reduce(0) { $0 + ($1 - x) * ($1 - x) }
    return along > 0 ? across / along : nil
  }
}
