// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if os(macOS) || !canImport(Darwin)
public import Foundation
public import LayoutDSL

extension NSEdgeInsets: ConstraintConstantTarget, ConstraintInsetTarget {
  /// The value as a constant.
  public var _constantTarget: ConstraintConstant { .insets(Insets(self)) }

  /// The inset as a constant.
  public var _insetTarget: ConstraintConstant { .insets(Insets(self)) }

  /// Makes the insets of others.
  public init(_ insets: Insets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Insets {
  /// Makes the insets of an NSEdgeInsets.
  public init(_ insets: NSEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
#endif
