// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

// Foundation has these names too, for types of its own. A file that imports both finds them
// ambiguous, unless its own module declares them; the article "Coming from SnapKit, Masonry and
// Auto Layout" has the file that does.

/// CoreGraphics' name of a length: a number.
public typealias CGFloat = Double

/// CoreGraphics' name of `Point`.
public typealias CGPoint = Point

/// CoreGraphics' name of `Size`.
public typealias CGSize = Size

/// CoreGraphics' name of `Rect`.
public typealias CGRect = Rect
#endif
