// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import Cassowary

extension Refusals {
  /// The constraints of a set.
  func closing(_ refusal: Refusal) -> [ConstraintHandle] {
    members(of: refusal).compactMap { if case .constraint(let handle) = $0 { handle } else { nil } }
  }

  /// The variables whose lower bounds take part in a set.
  func lowerBounds(_ refusal: Refusal) -> [Variable] {
    members(of: refusal).compactMap {
      if case .lowerBound(let variable) = $0 { variable } else { nil }
    }
  }

  private func members(of refusal: Refusal) -> [Refusal.Member] {
    refusal.runs.flatMap { lists[refusal.list][$0] }
  }
}
