// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LayoutCase {
  /// A visual format of a case.
  struct Format: Decodable {
    /// The standard gaps; the superview's is a number or `margins`.
    struct Standard: Decodable {
      enum Edge: Decodable {
        case points(Double)
        case margins

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let points = try? container.decode(Double.self) {
            self = .points(points)
          } else if try container.decode(String.self) == "margins" {
            self = .margins
          } else {
            throw LayoutCaseTree.Failure.unknown("standard gap")
          }
        }
      }

      var sibling: Double
      var superview: Edge
    }

    var format: String
    var options: [String]
    var metrics: [String: Double]
    var views: [String]
    var standard: Standard?
  }
}

extension LayoutCase.Format {
  /// The gaps of the case, or else macOS's.
  var spacing: LayoutConstraint.StandardSpacing {
    guard let standard else { return .fixed }
    switch standard.superview {
    case .margins: return .init(sibling: standard.sibling, superview: .margins)
    case .points(let points):
      return .init(sibling: standard.sibling, superview: .points(points))
    }
  }

  /// The options of the case by their names.
  func formatOptions() throws -> LayoutConstraint.FormatOptions {
    try options.reduce(into: []) { $0.insert(try Self.option($1)) }
  }

  private static func option(_ name: String) throws -> LayoutConstraint.FormatOptions {
    switch name {
    case "alignAllLeft": .alignAllLeft
    case "alignAllRight": .alignAllRight
    case "alignAllTop": .alignAllTop
    case "alignAllBottom": .alignAllBottom
    case "alignAllLeading": .alignAllLeading
    case "alignAllTrailing": .alignAllTrailing
    case "alignAllCenterX": .alignAllCenterX
    case "alignAllCenterY": .alignAllCenterY
    case "alignAllLastBaseline": .alignAllLastBaseline
    case "alignAllFirstBaseline": .alignAllFirstBaseline
    case "directionLeadingToTrailing": .directionLeadingToTrailing
    case "directionLeftToRight": .directionLeftToRight
    case "directionRightToLeft": .directionRightToLeft
    default: throw LayoutCaseTree.Failure.unknown(name)
    }
  }
}

extension LayoutCaseTree {
  /// Makes the constraints of a visual format.
  func constraints(of format: LayoutCase.Format) throws -> [LayoutConstraint] {
    var items: [String: any LayoutItem] = [:]
    for name in format.views { items[name] = item(name) }
    return try LayoutConstraint.constraints(
      withVisualFormat: format.format, options: try format.formatOptions(),
      metrics: format.metrics, views: items, spacing: format.spacing)
  }
}

extension LayoutCase.Row {
  /// The row as `LayoutConstraint.text` prints a constraint.
  var text: String {
    let sign = ["eq": "==", "le": "<=", "ge": ">="][rel] ?? rel
    var text = "\(item).\(attr) \(sign)"
    if let toItem, let toAttr {
      text += " \(toItem).\(toAttr)"
      if multiplier != 1 { text += " * \(multiplier)" }
    }
    if constant != 0 || toItem == nil { text += " + \(constant)" }
    if priority != 1000 { text += " ^\(priority)" }
    return text
  }
}
