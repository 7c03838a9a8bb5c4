// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// UIKit's name of `LayoutView`.
public typealias UIView = LayoutView

/// UIKit's name of `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name of `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// UIKit's name of `LayoutView.SemanticContentAttribute`.
public typealias UISemanticContentAttribute = LayoutView.SemanticContentAttribute

/// UIKit's name of `LayoutStackView`.
public typealias UIStackView = LayoutStackView

/// UIKit's name of `LayoutScrollView`.
public typealias UIScrollView = LayoutScrollView
#endif
