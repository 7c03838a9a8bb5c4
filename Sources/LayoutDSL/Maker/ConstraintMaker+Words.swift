// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the inlined words of a chain call: each says one thing of the chain at `index`, and leaves the stage
/// that follows with the maker.
extension ConstraintMaker {
  /// Says the relation of the chain at `index`, to a number.
  @usableFromInline
  func _relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, to number: Double, _ fileID: String,
    _ line: UInt
  ) {
    guard number.isFinite else {
      return _relate(index, relation, to: .constant(.number(number)), fileID, line)
    }
    relate(index, relation, to: number, fileID, line) { $0.relate(to: $1) }
  }

  /// Says the relation of the chain at `index`, to an item.
  @usableFromInline
  func _relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, to item: ConstraintItem,
    _ fileID: String, _ line: UInt
  ) {
    relate(index, relation, to: item, fileID, line) { $0.relate(to: $1) }
  }

  /// Says the relation of the chain at `index`, to any target.
  @usableFromInline
  func _relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, to target: ConstraintTarget,
    _ fileID: String, _ line: UInt
  ) {
    relate(index, relation, to: target, fileID, line) { $0.relate(to: $1) }
  }

  /// Says the relation of the chain at `index`, to what the superview has of the same attributes.
  @usableFromInline
  func _relateToSuperview(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt
  ) {
    relate(index, relation, to: .none, fileID, line) { $0.relateToSuperview($1) }
  }

  @usableFromInline
  func _setConstant(_ index: Int, _ number: Double) {
    goOn(index) { $0.setConstant(number) }
  }

  @usableFromInline
  func _setConstant(_ index: Int, _ constant: ConstraintConstant) {
    goOn(index) { $0.setConstant(constant) }
  }

  @usableFromInline
  func _setMultiplier(_ index: Int, _ multiplier: Double) {
    goOn(index) { $0.multiplier = multiplier }
  }

  @usableFromInline
  func _setPriority(_ index: Int, _ priority: Float) {
    goOn(index) { $0.setPriority(priority) }
  }
}

extension ConstraintMakerRelatable: CustomStringConvertible {
  /// What the chain says so far: `<ConstraintMaker@File.swift#12 title.left.top>`.
  public var description: String { place.withMaker { $0.text(of: place.index) } }
}

extension ConstraintMakerFinalizable: CustomStringConvertible {
  /// What the chain says so far: `<ConstraintMaker@File.swift#12 title.left == icon.left>`.
  public var description: String { place.withMaker { $0.text(of: place.index) } }
}

extension ConstraintMaker: CustomStringConvertible {
  /// What the chains of the block say so far, a line each.
  public var description: String {
    (0..<chainCount).map(text).joined(separator: "\n")
  }

  fileprivate func text(of index: Int) -> String {
    description(at: index).text(as: "ConstraintMaker", of: state.name)
  }
}
