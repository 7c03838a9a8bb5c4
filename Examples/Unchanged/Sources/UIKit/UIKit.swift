// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// What `import UIKit` means where there is none: Foundation, as on iOS, and UIKit's names for LayoutDSL's types.
@_exported import Foundation
@_exported import LayoutDSL
public import LayoutDSLCoreGraphicsNames
// NSNumber among the metrics of visual formats.
import LayoutDSLFoundation
@_exported import LayoutDSLUIKitNames

// Foundation has these names, too, for types of its own. A declaration of the module that a file imports wins over
// one that comes through it, so a file that imports UIKit finds these. A file that also imports Foundation finds
// both and cannot choose; the module of such files has these lines once more (`CoreGraphicsNames.swift`).

public typealias CGFloat = LayoutDSLCoreGraphicsNames.CGFloat
public typealias CGPoint = LayoutDSLCoreGraphicsNames.CGPoint
public typealias CGSize = LayoutDSLCoreGraphicsNames.CGSize
public typealias CGRect = LayoutDSLCoreGraphicsNames.CGRect
public typealias CGRectEdge = LayoutDSLCoreGraphicsNames.CGRectEdge
public typealias CGVector = LayoutDSLCoreGraphicsNames.CGVector
public typealias NSCoder = LayoutDSLCoreGraphicsNames.NSCoder
