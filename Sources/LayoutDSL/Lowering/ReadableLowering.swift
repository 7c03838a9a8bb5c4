// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Writes the rows of a readable content guide.
///
/// The guide lies between top and bottom margin, in the middle between left and right margin, within
/// both, and is at most ``widest`` wide. Its extents have no lower bound, so that margins that leave
/// no room contradict nothing, as with the guide of the margins.
struct ReadableLowering {
  /// The width up to which lines of text are easily read, in points.
  static let widest = 672.0

  /// The priority at which the guide is as wide as the margins allow.
  ///
  /// Content in the guide must not narrow it. Half steps are hardly used elsewhere, so nothing
  /// is outvoted or tied with.
  static let filling: Float = 999.5

  /// The rows, always the same ones in the same order.
  private(set) var rows: [StackRow] = []

  private let guide: ItemState

  /// Writes the rows of `guide` in `owner`.
  init(_ guide: ItemState, of owner: LayoutView) {
    self.guide = guide
    let margins = owner.settledInsets.margins
    let outer = owner.itemState
    let frame = owner.alignmentInsets
    let bounds = frame.left + frame.right
    // The owner's own width is that of its alignment rectangle.
    var middle = form(.left, 1, constant: -(margins.left - margins.right + bounds) / 2)
    middle.add(.width, of: guide, times: 0.5)
    middle.add(.width, of: outer, times: -0.5)
    add(.crossPlace, middle)
    add(.share, form(.width, 1, constant: -Self.widest), .lessThanOrEqual)
    var spare = form(.width, 1, constant: margins.left + margins.right - bounds)
    spare.add(.width, of: outer, times: -1)
    add(.crossFit, spare, .lessThanOrEqual)
    add(.fit, spare, at: Self.filling)
    add(.near, form(.top, 1, constant: -margins.top))
    var bottom = form(.top, 1, constant: margins.bottom - frame.top - frame.bottom)
    bottom.add(.height, of: guide, times: 1)
    bottom.add(.height, of: outer, times: -1)
    add(.far, bottom)
  }

  private func form(_ quantity: Quantity, _ factor: Double, constant: Double) -> LinearForm {
    var form = LinearForm(constant: constant)
    form.add(quantity, of: guide, times: factor)
    return form
  }

  private mutating func add(
    _ kind: StackRow.Kind, _ form: LinearForm,
    _ relation: LayoutConstraint.Relation = .equal, at priority: Float = 1000
  ) {
    rows.append(
      StackRow(
        key: StackRow.Key(kind: kind, item: ObjectIdentifier(guide)), form: form,
        relation: relation, priority: priority))
  }
}
