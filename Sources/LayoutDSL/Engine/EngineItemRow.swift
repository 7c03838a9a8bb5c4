// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A row that a system makes for an item: `quantity relation constant + factor · extent of the superview`.
struct EngineItemRow {
  /// The row in the solver; nil while it is broken, or at priority 0.
  private(set) var handle: ConstraintHandle?

  /// Whether the row is to exist at all.
  private(set) var isWanted = false

  private(set) var quantity = Quantity.width
  private(set) var relation = LayoutConstraint.Relation.equal
  private(set) var constant = 0.0
  private(set) var factor = 0.0
  private(set) var priority: Float = 1000

  /// How much a violation counts among rows of the same priority.
  private(set) var weight: Float = 1

  var strength: Strength { Strength(priority, weight: Double(weight)) }

  /// Returns the same row with another weight.
  func weighted(_ weight: Float) -> EngineItemRow {
    var row = self
    row.weight = weight
    return row
  }

  /// Returns the same row with a handle of the solver, or with none.
  func with(_ handle: ConstraintHandle?) -> EngineItemRow {
    var row = self
    row.handle = handle
    return row
  }

  /// Whether the rows differ at most by constant, priority and weight.
  func hasForm(of other: EngineItemRow) -> Bool {
    quantity == other.quantity && relation == other.relation && factor == other.factor
  }
}

extension EngineItemRow {
  init(
    _ quantity: Quantity, _ relation: LayoutConstraint.Relation, constant: Double,
    ofSuperview factor: Double = 0, at priority: Float = 1000, weight: Float = 1
  ) {
    self.init(
      isWanted: true, quantity: quantity, relation: relation, constant: constant, factor: factor,
      priority: priority, weight: weight)
  }
}

/// The rows that a view wants for its item.
extension EngineItemRow {
  /// Returns the rows by which the autoresizing mask places a view whose frame was last set to `frame`, in a superview
  /// that then had the size `outer`.
  ///
  /// The caller gives the origin of a root, so a root has rows for its size only.
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
    let axes = view.alignedAutoresizing(of: frame, in: outer)
    func row(_ quantity: Quantity, _ line: Autoresizing.Line) -> EngineItemRow {
      EngineItemRow(quantity, .equal, constant: line.constant, ofSuperview: line.factor)
    }
    return (
      row(.left, axes[0].origin), row(.top, axes[1].origin), row(.width, axes[0].extent),
      row(.height, axes[1].extent)
    )
  }

  /// Returns the hugging and compression resistance rows for an extent of content, both unwanted if that is nil.
  static func rows(
    of view: LayoutView, at extent: Double?, along axis: Axis, weight: @autoclosure () -> Float
  ) -> (most: EngineItemRow, least: EngineItemRow) {
    guard let extent else { return (EngineItemRow(), EngineItemRow()) }
    let most = EngineItemRow(
      axis.extent, .lessThanOrEqual, constant: extent, at: view.usableHugging(along: axis))
    let least = EngineItemRow(
      axis.extent, .greaterThanOrEqual, constant: extent, at: view.usableResistance(along: axis),
      weight: weight())
    return (most, least)
  }
}
