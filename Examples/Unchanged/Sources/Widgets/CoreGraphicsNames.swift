// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// For the files of this module that import Foundation beside UIKit: a module's own names win over all imported
// ones. On Apple platforms there is nothing to choose.
#if !canImport(Darwin)
public import LayoutDSLCoreGraphicsNames

public typealias CGFloat = LayoutDSLCoreGraphicsNames.CGFloat
public typealias CGPoint = LayoutDSLCoreGraphicsNames.CGPoint
public typealias CGSize = LayoutDSLCoreGraphicsNames.CGSize
public typealias CGRect = LayoutDSLCoreGraphicsNames.CGRect
public typealias CGRectEdge = LayoutDSLCoreGraphicsNames.CGRectEdge
public typealias NSCoder = LayoutDSLCoreGraphicsNames.NSCoder
#endif
