// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The insets of views on ways that were climbed already, as long as frames stay the same.
struct InsetMemo {
  /// What was found of a view.
  struct Entry {
    /// Its insets; the readable width is not among them.
    let insets: ViewInsets

    /// How many views there are from the root to it, both counted.
    let depth: Int
  }

  /// What was found, looked up only, never gone through.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// What was found of a view.
  subscript(view: LayoutView) -> Entry? { entries[ObjectIdentifier(view)] }

  /// Keeps what was found of a view.
  mutating func keep(_ entry: Entry, of view: LayoutView) {
    entries[ObjectIdentifier(view)] = entry
  }
}
