// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a block receives: the beginning of every chain.
///
/// ```swift
/// view.snp.makeConstraints { make in
///   make.left.top.equalToSuperview().offset(8)
///   make.size.equalTo(Size(width: 40, height: 40))
/// }
/// ```
public final class ConstraintMaker {
  /// The item that the chains constrain.
  let item: ItemState

  /// Where the block is; chains without a relation have no place of their own.
  private let location: SourceLocation
  private var entries: [Entry] = []

  /// A description, which moves into its constraint when one is asked for.
  private enum Entry {
    case description(ConstraintDescription)
    case constraint(Constraint)
  }

  init(item: ItemState, location: SourceLocation) {
    self.item = item
    self.location = location
    item.view?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Begins a chain with `attributes`.
  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    entries.append(
      .description(ConstraintDescription(attributes: attributes, location: location)))
    return ConstraintMakerExtendable(maker: self, index: entries.count - 1)
  }

  /// Changes the description at `index`, also after its constraint was asked for.
  func edit(_ index: Int, _ change: (inout ConstraintDescription) -> Void) {
    switch entries[index] {
    case .description(var description):
      change(&description)
      entries[index] = .description(description)
    case .constraint(let constraint):
      constraint.edit(change)
    }
  }

  /// The constraint of the chain at `index`.
  func constraint(at index: Int) -> Constraint {
    switch entries[index] {
    case .constraint(let constraint):
      return constraint
    case .description(let description):
      let constraint = Constraint(item: item, description: description)
      entries[index] = .constraint(constraint)
      return constraint
    }
  }

  /// Ends the block: the constraints of all chains that have a relation, in the order begun.
  ///
  /// Those that have none are recorded as mistakes.
  func finish() -> [Constraint] {
    var result: [Constraint] = []
    result.reserveCapacity(entries.count)
    for index in entries.indices {
      let constraint = constraint(at: index)
      constraint.validate()
      if constraint.description.relation != nil { result.append(constraint) }
    }
    return result
  }
}

extension ConstraintMaker {
  /// Runs `block` and returns what it made, inactive.
  static func prepare(
    _ item: ItemState, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item, location: location)
    block(maker)
    return maker.finish()
  }

  /// Runs `block` and activates what it made.
  static func make(
    _ item: ItemState, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) {
    for constraint in prepare(item, at: location, block) { constraint.activate() }
  }

  /// Runs `block` on a clean slate: all that earlier blocks made goes first.
  static func remake(
    _ item: ItemState, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) {
    remove(item)
    make(item, at: location, block)
  }

  /// Runs `block` and moves the constants of what matches; activates what does not.
  static func update(
    _ item: ItemState, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) {
    for constraint in prepare(item, at: location, block) { constraint.activateAdopting() }
  }

  /// Deactivates all that blocks made for the item, and forgets its mistakes.
  static func remove(_ item: ItemState) {
    for constraint in item.unlistAll() { constraint.deactivate() }
    item.forgetAllFlaws()
  }
}
