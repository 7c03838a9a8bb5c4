// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintAttributes: CustomStringConvertible {
  /// The set as a chain writes it: `left.top`, or `edges` where a name stands for all of it.
  public var description: String {
    if count > 1, let whole = Self.aggregates.first(where: { $0.attributes == self }) {
      return whole.name
    }
    return layoutAttributes.map { "\($0)" }.joined(separator: ".")
  }

  private static let aggregates: [(name: String, attributes: ConstraintAttributes)] = [
    ("edges", .edges), ("horizontalEdges", .horizontalEdges), ("verticalEdges", .verticalEdges),
    ("directionalEdges", .directionalEdges),
    ("directionalHorizontalEdges", .directionalHorizontalEdges), ("size", .size),
    ("center", .center), ("margins", .margins), ("directionalMargins", .directionalMargins),
    ("centerWithinMargins", .centerWithinMargins),
  ]
}
