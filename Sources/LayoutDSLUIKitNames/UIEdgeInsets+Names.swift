// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// UIKit's name of `Insets`.
public typealias UIEdgeInsets = Insets

/// UIKit's name of `DirectionalInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalInsets
#endif
