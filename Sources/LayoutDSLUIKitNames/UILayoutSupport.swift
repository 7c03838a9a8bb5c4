// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// What UIKit's controllers call the guides over their bars; a view has them as `snp.topLayoutGuide` and
/// `snp.bottomLayoutGuide`.
public typealias UILayoutSupport = ConstraintLayoutSupport

/// The type of a view's `keyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = LayoutKeyboardGuide
#endif
