// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LayoutCase {
  /// A stack view of a case.
  struct Stack: Decodable {
    var id: String
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: Double
    var customSpacing: [String: Double]
    var hidden: [String]
    var arranged: [String]
    var marginsRelative: Bool?
    var baselineRelative: Bool?
    var edgeInsets: [Double]?
  }
}

extension LayoutCaseTree {
  /// Sets up a stack view as the case says.
  func arrange(_ description: LayoutCase.Stack) throws {
    let stack = try stack(description.id)
    stack.axis = description.axis == "vertical" ? .vertical : .horizontal
    stack.distribution = try Self.distribution(description.distribution)
    stack.alignment = try Self.alignment(description.alignment)
    stack.spacing = description.spacing
    for id in description.arranged { stack.addArrangedSubview(try views(id)) }
    for (id, spacing) in description.customSpacing {
      stack.setCustomSpacing(spacing, after: try views(id))
    }
    for id in description.hidden { try views(id).isHidden = true }
    stack.isLayoutMarginsRelativeArrangement = description.marginsRelative ?? false
    stack.isBaselineRelativeArrangement = description.baselineRelative ?? false
  }

  func stack(_ id: String) throws -> LayoutStackView {
    guard let stack = try views(id) as? LayoutStackView else { throw Failure.unknown(id) }
    return stack
  }

  private static func distribution(_ name: String) throws -> LayoutStackView.Distribution {
    switch name {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: throw Failure.unknown(name)
    }
  }

  private static func alignment(_ name: String) throws -> LayoutStackView.Alignment {
    switch name {
    case "fill": .fill
    case "leading", "top": .leading
    case "firstBaseline": .firstBaseline
    case "center": .center
    case "trailing", "bottom": .trailing
    case "lastBaseline": .lastBaseline
    default: throw Failure.unknown(name)
    }
  }
}
