// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view knows of insets that depend on frames.
///
/// Only views have one that were given safe area insets, preserve their superview's margins, or
/// have something that goes by their insets: a guide, a constraint to a margin, an arrangement.
final class InsetState {
  /// The safe area insets that the view adds to those that it inherits.
  var additional = Insets.zero

  /// The insets that rows stand for; the engine keeps them up to date.
  var settled = ViewInsets()

  /// The insets that the view was last told of.
  var told: ViewInsets

  /// The engine that keeps `settled` up to date.
  weak var engine: LayoutEngine?

  /// The engine that knows that the view gives insets to those below.
  weak var sourceEngine: LayoutEngine?

  /// Distances below this are none: what rounding leaves of equal edges.
  static let slack = 1e-10

  init(told: ViewInsets) {
    self.told = told
  }
}

/// The two kinds of insets that a view has.
struct ViewInsets: Hashable {
  var safeArea = Insets.zero
  var margins = Insets.zero
}
