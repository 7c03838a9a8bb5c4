// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutDSL

extension LayoutView {
  /// Makes a view with a frame in its future superview's coordinates.
  ///
  /// `LayoutView(frame: .zero)` means `Rect.zero`, whether this module is imported or not.
  @_disfavoredOverload
  public convenience init(frame: CGRect) {
    self.init(frame: Rect(frame))
  }
}
