// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// UIKit's name of `LayoutAnchor`.
public typealias NSLayoutAnchor<AnchorType> = LayoutAnchor<AnchorType>

/// UIKit's name of `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

/// UIKit's name of `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

/// UIKit's name of `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension
#endif
