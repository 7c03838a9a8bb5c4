// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
/// What `required init?(coder: NSCoder)` asks for, which every subclass of UIView must have.
///
/// There is no archive to read a view from, so nothing can make one.
public enum NSCoder {}
#endif
