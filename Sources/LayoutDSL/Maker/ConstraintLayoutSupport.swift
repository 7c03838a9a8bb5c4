// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// SnapKit's name of the guides over the top and bottom bars that UIKit's controllers had before safe areas.
public typealias ConstraintLayoutSupport = LayoutGuide

/// SnapKit's name of the namespace of a ``ConstraintLayoutSupport``.
public typealias ConstraintLayoutSupportDSL = ConstraintLayoutGuideDSL

extension ConstraintViewDSL {
  /// The part of the view above its safe area, like a controller's `topLayoutGuide`.
  ///
  /// ```swift
  /// make.top.equalTo(view.snp.topLayoutGuide.snp.bottom)
  /// ```
  public var topLayoutGuide: ConstraintLayoutSupport {
    view.guide(.aboveSafeArea, "topLayoutGuide")
  }

  /// The part of the view below its safe area, like a controller's `bottomLayoutGuide`.
  public var bottomLayoutGuide: ConstraintLayoutSupport {
    view.guide(.belowSafeArea, "bottomLayoutGuide")
  }
}
