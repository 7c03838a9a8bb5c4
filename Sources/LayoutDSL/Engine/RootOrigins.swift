// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Where views are in the root, by place and axis, as far as rows ask for it.
struct RootOrigins: ~Copyable {
  private var origins: [EngineOrigin.Key: EngineOrigin] = [:]

  /// Whose place each of the variables is, by the solver's index.
  private var places: [Int32: Int32] = [:]

  /// No row has asked.
  init() {}

  var isEmpty: Bool { origins.isEmpty }

  /// The origin of a view along an axis.
  subscript(key: EngineOrigin.Key) -> EngineOrigin? { origins[key] }

  /// Whose origin a variable is.
  func place(of variable: Variable) -> Int32? { places[variable.index] }

  mutating func insert(_ origin: EngineOrigin, at key: EngineOrigin.Key) {
    origins[key] = origin
    places[origin.variable.index] = key.place
  }

  mutating func remove(_ key: EngineOrigin.Key) {
    guard let origin = origins.removeValue(forKey: key) else { return }
    places[origin.variable.index] = nil
  }
}
