// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// The share of a pixel from which a size counts as a whole one, since hairlines are often written as 0.33.
  private static let wholePixel = 0.9

  /// Returns a warning about a view smaller than a pixel, mostly because a share of its superview is written as a size.
  func subpixelWarning(for view: LayoutView) -> LayoutWarning? {
    let parent = view === top ? nil : view.parentView
    let all: [Side] = [
      (.width, view.frame.width, parent?.frame.width),
      (.height, view.frame.height, parent?.frame.height),
    ]
    let sides = all.filter { !isBelowPixel($0.outer ?? .infinity) }
    let constraints = view.itemState.references.sorted(by: ConstraintReference.inOrder)
    let wishes = sides.compactMap { side in
      constraints.first { setsSubpixelExtent($0, of: side) }
    }
    if !wishes.isEmpty { return shareWarning(for: view, wishes) }
    let small = sides.filter { $0.extent > 0 && isBelowPixel($0.extent) }
    if small.isEmpty { return nil }
    let name = view.itemState.title
    let isText = view.shownText.map { shown in
      small.allSatisfy {
        isBelowPixel($0.attribute == .width ? shown.size.width : shown.size.height)
      }
    }
    return LayoutWarning(
      kind: .belowOnePixel, items: [view], constraints: [],
      message: (isText == true ? "the text of \(name)" : name)
        + " is \(Self.words(small.map { ($0.attribute, $0.extent) })), less than a pixel",
      cure: isText == true
        ? "give its font a size in points" : "see snp.explanation(of:) for what makes it so small")
  }

  /// One of a view's two extents, and that of its superview.
  private typealias Side =
    (attribute: LayoutConstraint.Attribute, extent: Double, outer: Double?)

  /// Whether a satisfied constraint asks for less than a pixel.
  private func setsSubpixelExtent(_ constraint: ConstraintReference, of side: Side) -> Bool {
    let row = constraint.row
    return row.firstAttribute == side.attribute && row.second == nil && row.priority > 0
      && row.relation != .greaterThanOrEqual && row.leftToRight > 0
      && isBelowPixel(row.leftToRight) && side.extent * scale <= 1
  }

  private func isBelowPixel(_ length: Double) -> Bool { length * scale < Self.wholePixel }

  /// The pixels per point; 1 if none are set.
  private var scale: Double { pixelScale > 0 ? pixelScale : 1 }

  private func shareWarning(for view: LayoutView, _ wishes: [ConstraintReference]) -> LayoutWarning
  {
    let sizes = wishes.map { ($0.row.firstAttribute, $0.row.leftToRight) }
    let isSquare = sizes.count == 2 && sizes[0].1 == sizes[1].1
    let what = isSquare ? "size" : "\(sizes[0].0)"
    let hairline =
      pixelScale > 0
      ? "a line of one pixel is \((1 / scale).layoutText) pt"
      : "for a line of one pixel set the root's snp.pixelScale"
    return LayoutWarning(
      kind: .belowOnePixel, items: [view], constraints: wishes.map(\.object),
      message: "\(view.itemState.title) is to be \(Self.words(sizes)), less than a pixel",
      cure: "\(what).equalToSuperview().multipliedBy(\(sizes[0].1.layoutText)) is a share of its "
        + "superview; \(hairline)")
  }

  private static func words(_ sizes: [(LayoutConstraint.Attribute, Double)]) -> String {
    sizes.map { "\($0.1.layoutText) pt \($0.0 == .width ? "wide" : "tall")" }
      .joined(separator: " and ")
  }
}
