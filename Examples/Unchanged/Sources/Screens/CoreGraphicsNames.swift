// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// For the files of this module that import Foundation beside UIKit: a module's own names win over all imported
// ones. On Apple platforms there is nothing to choose.
#if !canImport(Darwin)
import LayoutDSL

typealias CGFloat = Double
typealias CGPoint = LayoutDSL.Point
typealias CGSize = LayoutDSL.Size
typealias CGRect = LayoutDSL.Rect
#endif
