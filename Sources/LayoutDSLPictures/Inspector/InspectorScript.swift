// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The script of an inspector page.
enum InspectorScript {
  /// The whole script.
  static let text = [model, picture, marks, panes, input].joined(separator: "\n")
}
