// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// SnapKit's name of what UIKit's controllers had before there were safe areas: guides over the bars at the
/// top and at the bottom.
public typealias ConstraintLayoutSupport = LayoutGuide

/// SnapKit's name of the namespace of a ``ConstraintLayoutSupport``.
public typealias ConstraintLayoutSupportDSL = ConstraintLayoutGuideDSL

extension ConstraintViewDSL {
  /// What of the view lies above its safe area: a controller's `topLayoutGuide`.
  ///
  /// ```swift
  /// make.top.equalTo(view.snp.topLayoutGuide.snp.bottom)
  /// ```
  public var topLayoutGuide: ConstraintLayoutSupport {
    view.guide(.aboveSafeArea, "topLayoutGuide")
  }

  /// What of the view lies below its safe area: a controller's `bottomLayoutGuide`.
  public var bottomLayoutGuide: ConstraintLayoutSupport {
    view.guide(.belowSafeArea, "bottomLayoutGuide")
  }
}
