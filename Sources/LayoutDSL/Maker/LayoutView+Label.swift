// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Makes a view that messages, snapshots and pictures call by a name.
  ///
  /// ```swift
  /// let title = LayoutView(label: "title")
  /// ```
  ///
  /// - Parameters:
  ///   - label: The name, as `snp.setLabel(_:)` gives it.
  ///   - frame: The frame in the future superview's coordinates, in points.
  public convenience init(label: String, frame: Rect = .zero) {
    self.init(frame: frame)
    snp.setLabel(label)
  }
}
