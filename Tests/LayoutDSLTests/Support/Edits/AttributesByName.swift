// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension ConstraintMaker {
  /// The beginning of a chain by the name of its attribute.
  func attribute(named name: String) -> ConstraintMakerExtendable? {
    switch name {
    case "left": left
    case "right": right
    case "top": top
    case "bottom": bottom
    case "leading": leading
    case "trailing": trailing
    case "width": width
    case "height": height
    case "centerX": centerX
    case "centerY": centerY
    case "firstBaseline": firstBaseline
    case "lastBaseline": lastBaseline
    case "leftMargin": leftMargin
    case "rightMargin": rightMargin
    case "topMargin": topMargin
    case "bottomMargin": bottomMargin
    case "leadingMargin": leadingMargin
    case "trailingMargin": trailingMargin
    case "centerXWithinMargins": centerXWithinMargins
    case "centerYWithinMargins": centerYWithinMargins
    default: nil
    }
  }
}

extension ConstraintBasicAttributesDSL {
  /// An attribute that views and guides have, by its name.
  func item(named name: String) throws -> ConstraintItem {
    switch name {
    case "left": left
    case "right": right
    case "top": top
    case "bottom": bottom
    case "leading": leading
    case "trailing": trailing
    case "width": width
    case "height": height
    case "centerX": centerX
    case "centerY": centerY
    default: throw UnknownAttribute(name: name)
    }
  }
}

extension ConstraintAttributesDSL {
  /// An attribute of a view, by its name.
  func item(named name: String) throws -> ConstraintItem {
    switch name {
    case "firstBaseline": firstBaseline
    case "lastBaseline": lastBaseline
    case "leftMargin": leftMargin
    case "rightMargin": rightMargin
    case "topMargin": topMargin
    case "bottomMargin": bottomMargin
    case "leadingMargin": leadingMargin
    case "trailingMargin": trailingMargin
    case "centerXWithinMargins": centerXWithinMargins
    case "centerYWithinMargins": centerYWithinMargins
    default: try (self as any ConstraintBasicAttributesDSL).item(named: name)
    }
  }
}
