// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// UIKit's name of `LayoutConstraint`, with its `Attribute`, `Relation` and
/// `FormatOptions`.
public typealias NSLayoutConstraint = LayoutConstraint

/// UIKit's name of `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority

extension LayoutConstraint {
  /// UIKit's name of `Axis`: `NSLayoutConstraint.Axis`.
  public typealias Axis = LayoutDSL.Axis
}
#endif
