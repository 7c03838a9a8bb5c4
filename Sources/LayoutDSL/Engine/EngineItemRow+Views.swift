// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view wants of the rows of its item.
extension EngineItemRow {
  /// Its left, top, width and height where its mask holds it whose frame was last set to `frame`, in a
  /// superview of the size `outer`.
  ///
  /// A root has no place, its origin is given; only its size takes part.
  static func rows(
    of view: LayoutView, at frame: Rect, in outer: Size
  ) -> (left: EngineItemRow, top: EngineItemRow, width: EngineItemRow, height: EngineItemRow) {
    guard view.parentView != nil else {
      let size = frame.inset(by: view.alignmentInsets).size
      return (
        EngineItemRow(), EngineItemRow(), EngineItemRow(.width, .equal, constant: size.width),
        EngineItemRow(.height, .equal, constant: size.height)
      )
    }
    let (horizontal, vertical) = view.alignedAutoresizing(of: frame, in: outer)
    func row(_ quantity: Quantity, _ line: Autoresizing.Line) -> EngineItemRow {
      EngineItemRow(quantity, .equal, constant: line.constant, ofSuperview: line.factor)
    }
    return (
      row(.left, horizontal.origin), row(.top, vertical.origin), row(.width, horizontal.extent),
      row(.height, vertical.extent)
    )
  }

  /// What holds it at an extent of its content from above, and from below; nothing if it has none.
  static func rows(
    of view: LayoutView, at extent: Double?, along axis: Axis
  ) -> (most: EngineItemRow, least: EngineItemRow) {
    guard let extent else { return (EngineItemRow(), EngineItemRow()) }
    let most = EngineItemRow(
      axis.extent, .lessThanOrEqual, constant: extent, at: view.usableHugging(along: axis))
    let least = EngineItemRow(
      axis.extent, .greaterThanOrEqual, constant: extent, at: view.usableResistance(along: axis),
      weight: view.resistanceWeight(along: axis))
    return (most, least)
  }
}
