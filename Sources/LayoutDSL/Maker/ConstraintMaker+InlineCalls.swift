// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The calls behind the inlined methods of a chain: each sets one property of the chain at `index`, and leaves the
/// stage that follows in the maker.
extension ConstraintMaker {
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

  @usableFromInline
  func _relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, to item: ConstraintItem,
    _ fileID: String, _ line: UInt
  ) {
    relate(index, relation, to: item, fileID, line) { $0.relate(to: $1) }
  }

  @usableFromInline
  func _relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, to target: ConstraintTarget,
    _ fileID: String, _ line: UInt
  ) {
    relate(index, relation, to: target, fileID, line) { $0.relate(to: $1) }
  }

  /// Sets the relation of the chain at `index`, to the same attributes of the superview.
  @usableFromInline
  func _relateToSuperview(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ fileID: String, _ line: UInt
  ) {
    relate(index, relation, to: .none, fileID, line) { $0.relateToSuperview($1) }
  }

  @usableFromInline
  func _setConstant(_ index: Int, _ number: Double) {
    editAndContinue(index) { $0.setConstant(number) }
  }

  @usableFromInline
  func _setConstant(_ index: Int, _ constant: ConstraintConstant) {
    editAndContinue(index) { $0.setConstant(constant) }
  }

  @usableFromInline
  func _setMultiplier(_ index: Int, _ multiplier: Double) {
    editAndContinue(index) { $0.multiplier = multiplier }
  }

  @usableFromInline
  func _setPriority(_ index: Int, _ priority: Float) {
    editAndContinue(index) { $0.setPriority(priority) }
  }
}

extension ConstraintMakerRelatable: CustomStringConvertible {
  /// The chain as far as it is written: `<ConstraintMaker@File.swift#12 title.left.top>`.
  public var description: String { position.withMaker { $0.text(of: position.index) } }
}

extension ConstraintMakerFinalizable: CustomStringConvertible {
  /// The chain as far as it is written: `<ConstraintMaker@File.swift#12 title.left == icon.left>`.
  public var description: String { position.withMaker { $0.text(of: position.index) } }
}

extension ConstraintMaker: CustomStringConvertible {
  /// The chains of the block as far as they are written, a line each.
  public var description: String {
    (0..<chainCount).map(text).joined(separator: "\n")
  }

  fileprivate func text(of index: Int) -> String {
    description(at: index).text(as: "ConstraintMaker", of: state.name)
  }
}
