// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A view that describes its appearance, as shapes, to ``LayoutPicture``.
///
/// ```swift
/// final class Badge: LayoutView, LayoutDrawable {
///   func shapes(in bounds: Rect) -> [LayoutShape] {
///     [.rectangle(bounds, cornerRadius: 6, LayoutPaint(fill: LayoutColor(0xE8_5D_2A)))]
///   }
/// }
/// ```
public protocol LayoutDrawable: LayoutView {
  /// Returns the shapes of the view at the given bounds, the lowest first; they are drawn below its subviews.
  func shapes(in bounds: Rect) -> [LayoutShape]
}
