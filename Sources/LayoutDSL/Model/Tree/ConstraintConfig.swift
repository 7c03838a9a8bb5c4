// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// SnapKit's global settings, of which there are none here.
public enum ConstraintConfig {
  /// Would be the direction of text for every view at once.
  @available(
    *, unavailable,
    message: "There is no global direction: set semanticContentAttribute of the root or of a view."
  )
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { .leftToRight }
    set {}
  }
}

/// SnapKit's name of ``LayoutDirection``.
public typealias ConstraintInterfaceLayoutDirection = LayoutDirection
