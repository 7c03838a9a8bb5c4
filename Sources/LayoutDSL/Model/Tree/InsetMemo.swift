// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The insets of views on ways that were climbed already, as long as frames stay the same.
struct InsetMemo {
  /// What was found of a view.
  struct Entry {
    /// Its insets; the readable width is not among them.
    var insets = ViewInsets()

    /// How many views there are from the root to it, both counted.
    var depth = 0
  }

  /// What was found, looked up only, never gone through.
  var entries: [ObjectIdentifier: Entry] = [:]
}
