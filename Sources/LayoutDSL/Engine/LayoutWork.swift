// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How much work an engine has done since it was made.
///
/// The counts are the same on every machine, so tests assert them where they could not assert times.
package struct LayoutWork: Hashable, Sendable {
  /// Passes that found something to do.
  package internal(set) var passes = 0

  /// Times that the solver was run.
  package internal(set) var solves = 0

  /// Operations of the searches for clashes; one on a number that does not fit into a double counts more.
  package internal(set) var searchWork = 0

  /// Constraints written as rows.
  package internal(set) var constraintsLowered = 0

  /// Terms of those rows, and of the rows that define origins of deep items in the root.
  package internal(set) var termsWritten = 0

  /// Rows of constraints whose constant was changed in place.
  package internal(set) var constantsChanged = 0

  /// Rows of constraints whose priority was changed in place.
  package internal(set) var prioritiesChanged = 0

  /// Rows written, or changed in place, that the engine makes for frames and content.
  package internal(set) var itemRowsWritten = 0

  /// Items that were given variables.
  package internal(set) var itemsJoined = 0

  /// Times that an intrinsic content size was read.
  package internal(set) var naturalMeasurements = 0

  /// Times that a measuring closure was called with a solved width.
  package internal(set) var measurements = 0

  /// Values that a solve changed and the engine examined.
  package internal(set) var valuesRead = 0

  /// Frames of views and guides that were read from the solver and assigned.
  package internal(set) var framesRead = 0

  /// Times that `updateConstraints()` was called.
  package internal(set) var constraintUpdates = 0

  /// Times that `layoutSubviews()` was called.
  package internal(set) var subviewLayouts = 0

  /// Views whose insets were computed from frames because rows or guides use them.
  package internal(set) var insetsRead = 0

  /// Views whose insets were computed to notify those of callers' classes.
  package internal(set) var insetsTold = 0

  /// Rows of stack views lowered, to be written or to be compared with the present ones.
  package internal(set) var stackRowsLowered = 0

  /// Rows of stack views written.
  package internal(set) var stackRowsWritten = 0
}

struct WorkCounter: ~Copyable {
  private(set) var work = LayoutWork()

  /// Counts something that was done, or several of the kind.
  @inline(__always)
  mutating func count(_ kind: WritableKeyPath<LayoutWork, Int>, _ number: Int = 1) {
    work[keyPath: kind] += number
  }
}
