// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// For the files of this module that import Foundation: a module's own names take precedence over imported ones.
#if !canImport(Darwin)
import LayoutDSLCoreGraphicsNames

typealias CGFloat = LayoutDSLCoreGraphicsNames.CGFloat
typealias CGPoint = LayoutDSLCoreGraphicsNames.CGPoint
typealias CGSize = LayoutDSLCoreGraphicsNames.CGSize
typealias CGRect = LayoutDSLCoreGraphicsNames.CGRect
typealias NSCoder = LayoutDSLCoreGraphicsNames.NSCoder
#endif
