// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A view that says how it looks; ``LayoutPicture`` asks it.
///
/// ```swift
/// final class Badge: LayoutView, LayoutDrawable {
///   func shapes(in bounds: Rect) -> [LayoutShape] {
///     [.rectangle(bounds, cornerRadius: 6, LayoutPaint(fill: LayoutColor(0xE8_5D_2A)))]
///   }
/// }
/// ```
public protocol LayoutDrawable: LayoutView {
  /// What the view shows below its subviews, the first shape lowest, when its bounds are `bounds`.
  func shapes(in bounds: Rect) -> [LayoutShape]
}
