// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutScrollView {
  /// When the safe area is added to the insets of the content; the raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, Codable {
    /// Along the axes that can be scrolled.
    ///
    /// UIKit adds it along others, too, in some view controllers, which there are none of here.
    case automatic

    /// Along the axes that can be scrolled: the content is larger than the frame, or always bounces.
    case scrollableAxes

    /// Never.
    case never

    /// Always, on all sides.
    case always
  }

  /// How dragging puts a keyboard away, which there is none of; the raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, Codable {
    /// It does not.
    case none

    /// As soon as dragging begins.
    case onDrag

    /// Following the drag.
    case interactive
  }
}
