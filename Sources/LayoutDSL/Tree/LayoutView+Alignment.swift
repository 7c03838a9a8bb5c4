// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The part of a frame that constraints go by: the frame less the ``alignmentRectInsets``.
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.inset(by: alignmentInsets)
  }

  /// The frame around a part that constraints go by; the reverse of ``alignmentRect(forFrame:)``.
  public final func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    alignmentRect.inset(by: Insets.zero.subtracting(alignmentInsets))
  }

  /// The insets that the engine goes by: none where they are not finite.
  final var alignmentInsets: Insets {
    let insets = alignmentRectInsets
    return insets.isFinite ? insets : .zero
  }
}
