// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSLText

/// UIKit's name of `LayoutLabel`.
public typealias UILabel = LayoutLabel

/// UIKit's name of `TextAlignment`.
public typealias NSTextAlignment = TextAlignment

/// UIKit's name of `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
#endif
