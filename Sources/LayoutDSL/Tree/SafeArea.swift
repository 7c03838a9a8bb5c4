// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view knows of its safe area; only views that were given insets, or asked for their
/// guide, have one.
final class SafeArea {
  /// The insets that the view adds to those that it inherits.
  var additional = Insets.zero

  /// The insets that constraints to the guide stand for; the engine keeps them up to date.
  var settled = Insets.zero

  /// The engine that keeps `settled` up to date.
  weak var engine: LayoutEngine?

  /// Distances below this are none: what rounding leaves of equal edges.
  static let slack = 1e-10
}
