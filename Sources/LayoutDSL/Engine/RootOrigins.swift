// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The origins of views in the root's coordinates that rows use, by index and axis.
struct RootOrigins: ~Copyable {
  /// A variable for a view's left or top in the root's coordinates, and the row that defines it:
  /// `origin - origin of the superview - left == 0`.
  struct Origin {
    let variable: Variable
    let row: ConstraintHandle
  }

  /// The view whose origin it is, and the axis.
  struct Key: Hashable {
    let index: Int32
    let quantity: Quantity
  }

  private var origins: [Key: Origin] = [:]

  /// The index of the view whose origin each variable is, by the solver's index.
  private var indexOf: [Int32: Int32] = [:]

  var isEmpty: Bool { origins.isEmpty }

  /// The origin of a view along an axis.
  subscript(key: Key) -> Origin? { origins[key] }

  /// Returns the index of the view whose origin a variable is.
  func index(of variable: Variable) -> Int32? { indexOf[variable.index] }

  mutating func insert(_ origin: Origin, at key: Key) {
    origins[key] = origin
    indexOf[origin.variable.index] = key.index
  }

  mutating func remove(_ key: Key) {
    guard let origin = origins.removeValue(forKey: key) else { return }
    indexOf[origin.variable.index] = nil
  }
}
