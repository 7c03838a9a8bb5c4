// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What UIKit hands to ``LayoutView/hitTest(_:with:)``: an event, of which there are none without a screen.
public final class LayoutEvent {
  /// Makes an event that says nothing.
  public init() {}
}
