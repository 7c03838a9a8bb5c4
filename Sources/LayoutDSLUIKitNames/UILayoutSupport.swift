// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// UIKit's name of the guides over a controller's bars; a view has them as `snp.topLayoutGuide` and
/// `snp.bottomLayoutGuide`.
public typealias UILayoutSupport = ConstraintLayoutSupport

/// The type of a view's `keyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = LayoutKeyboardGuide
#endif
