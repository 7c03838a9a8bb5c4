// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Conversions from the names of the format to values of the package.
extension LayoutCaseTree {
  static func numbers(_ numbers: [Double], _ count: Int) throws -> [Double] {
    guard numbers.count == count else {
      throw Unusable(description: "\(count) numbers are needed, not \(numbers)")
    }
    return numbers
  }

  static func insets(_ sides: [Double]) throws -> Insets {
    let sides = try numbers(sides, 4)
    return Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  static func direction(_ name: String) throws -> LayoutView.SemanticContentAttribute {
    switch name {
    case "ltr": return .forceLeftToRight
    case "rtl": return .forceRightToLeft
    default: throw Unusable(description: "no direction is \(name)")
    }
  }

  static func mask(_ letters: String) throws -> LayoutView.AutoresizingMask {
    try letters.reduce(into: []) { mask, letter in
      guard let index = Array("LWRTHB").firstIndex(of: letter) else {
        throw Unusable(description: "no part of a mask is \(letter)")
      }
      mask.insert(LayoutView.AutoresizingMask(rawValue: 1 << UInt(index)))
    }
  }

  static func attribute(_ name: String) throws -> LayoutConstraint.Attribute {
    guard let attribute = LayoutConstraint.Attribute.allCases.first(where: { "\($0)" == name })
    else { throw Unusable(description: "no attribute is \(name)") }
    return attribute
  }

  static func relation(_ name: String) throws -> LayoutConstraint.Relation {
    switch name {
    case "eq": return .equal
    case "le": return .lessThanOrEqual
    case "ge": return .greaterThanOrEqual
    default: throw Unusable(description: "no relation is \(name)")
    }
  }

  static func axis(_ name: String) throws -> Axis {
    switch name {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: throw Unusable(description: "no axis is \(name)")
    }
  }

  static func distribution(_ name: String) throws -> LayoutStackView.Distribution {
    guard
      let distribution = LayoutStackView.Distribution.allCases.first(where: { "\($0)" == name })
    else { throw Unusable(description: "no distribution is \(name)") }
    return distribution
  }

  static func alignment(_ name: String) throws -> LayoutStackView.Alignment {
    if name == "top" { return .top }
    if name == "bottom" { return .bottom }
    guard let alignment = LayoutStackView.Alignment.allCases.first(where: { "\($0)" == name })
    else { throw Unusable(description: "no alignment is \(name)") }
    return alignment
  }
}

extension LayoutCase.Format {
  /// The standard spacings of the case; those of macOS if it has none.
  var spacing: LayoutConstraint.StandardSpacing {
    guard let standard else { return .fixed }
    switch standard.superview {
    case .margins: return .init(sibling: standard.sibling, superview: .margins)
    case .points(let points):
      return .init(sibling: standard.sibling, superview: .points(points))
    }
  }

  /// Returns the options of the case.
  func formatOptions() throws -> LayoutConstraint.FormatOptions {
    try (options ?? []).reduce(into: []) { $0.insert(try Self.option($1)) }
  }

  private static func option(_ name: String) throws -> LayoutConstraint.FormatOptions {
    switch name {
    case "alignAllLeft": return .alignAllLeft
    case "alignAllRight": return .alignAllRight
    case "alignAllTop": return .alignAllTop
    case "alignAllBottom": return .alignAllBottom
    case "alignAllLeading": return .alignAllLeading
    case "alignAllTrailing": return .alignAllTrailing
    case "alignAllCenterX": return .alignAllCenterX
    case "alignAllCenterY": return .alignAllCenterY
    case "alignAllLastBaseline": return .alignAllLastBaseline
    case "alignAllFirstBaseline": return .alignAllFirstBaseline
    case "directionLeadingToTrailing": return .directionLeadingToTrailing
    case "directionLeftToRight": return .directionLeftToRight
    case "directionRightToLeft": return .directionRightToLeft
    default: throw LayoutCaseTree.Unusable(description: "no option is \(name)")
    }
  }
}
