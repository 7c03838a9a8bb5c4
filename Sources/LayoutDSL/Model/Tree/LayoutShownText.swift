// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view shows as text, and the room that the text takes.
///
/// Layout itself never asks for it. `snp.lint()` does, after a pass, to find text that is cut off or lies
/// over other text; a label overrides ``LayoutContent/shownText``.
public struct LayoutShownText: Hashable, Sendable {
  /// What is shown.
  public var text: String

  /// How large all of the text is, in points, wrapped to the width that the view has now; nothing is cut
  /// off of it, however small the view is.
  public var size: Size

  /// A text and the room that it takes, in points.
  public init(_ text: String, size: Size) {
    self.text = text
    self.size = size
  }
}
