// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What runs in an inspector.
enum InspectorScript {
  /// The whole script.
  static let text = [model, picture, marks, panes, hands].joined(separator: "\n")
}
