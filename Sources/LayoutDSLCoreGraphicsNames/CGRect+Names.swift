// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

// Foundation has these names, too, for its own types. A file that imports both finds them ambiguous, unless its own
// module declares them. The article "Coming from SnapKit, Masonry and Auto Layout" has a file that does so.

/// CoreGraphics' type of lengths, here a `Double`.
public typealias CGFloat = Double

/// CoreGraphics' name of `Point`.
public typealias CGPoint = Point

/// CoreGraphics' name of `Size`.
public typealias CGSize = Size

/// CoreGraphics' name of `Rect`.
public typealias CGRect = Rect
#endif
