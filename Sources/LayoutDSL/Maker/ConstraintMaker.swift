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
  /// The view or guide that the chains constrain; the maker, and a chain that is kept, keep it.
  public let item: any LayoutConstraintItem

  /// What the item shares with its constraints.
  let state: ItemState

  /// Where the block is; chains without a relation have no place of their own.
  private let location: SourceLocation
  private var descriptions: [ConstraintDescription] = []

  /// The constraints that were asked for; each then holds its description itself.
  private var constraints: [Constraint?] = []

  init(item: any LayoutItem, location: SourceLocation) {
    self.item = item
    self.state = item.itemState
    self.location = location
    state.view?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Begins a chain with `attributes`.
  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    descriptions.append(ConstraintDescription(attributes: attributes, location: location))
    constraints.append(nil)
    return ConstraintMakerExtendable(maker: self, index: descriptions.count - 1)
  }

  /// Changes the description at `index`, also after its constraint was asked for.
  func edit(_ index: Int, _ change: (inout ConstraintDescription) -> Void) {
    if let constraint = constraints[index] {
      constraint.edit(change)
    } else {
      change(&descriptions[index])
    }
  }

  /// How many chains were begun.
  var chainCount: Int { descriptions.count }

  /// What the chain at `index` says.
  func description(at index: Int) -> ConstraintDescription {
    constraints[index]?.chain ?? descriptions[index]
  }

  /// The constraint of the chain at `index`.
  func constraint(at index: Int) -> Constraint {
    if let constraint = constraints[index] { return constraint }
    let constraint = Constraint(item: state, chain: descriptions[index])
    constraints[index] = constraint
    return constraint
  }

  /// Ends the block: the constraints of all chains that have a relation, in the order begun.
  ///
  /// Those that have none are recorded as mistakes. When an update repeats a chain, what was
  /// wrong with it the last time is forgotten.
  func finish(repeating: Bool) -> [Constraint] {
    var result: [Constraint] = []
    result.reserveCapacity(descriptions.count)
    for index in descriptions.indices {
      let constraint = constraint(at: index)
      if repeating { state.forgetFlaws(ofSameChainAs: constraint) }
      constraint.build()
      if constraint.chain.relation != nil { result.append(constraint) }
    }
    return result
  }
}

extension ConstraintMaker {
  /// Runs `block` and returns what it made, inactive.
  static func prepare(
    _ item: any LayoutItem, at location: SourceLocation, repeating: Bool = false,
    _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item: item, location: location)
    block(maker)
    return maker.finish(repeating: repeating)
  }

  /// Runs `block` and activates what it made.
  @discardableResult
  static func make(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let made = prepare(item, at: location, block)
    for constraint in made { constraint.activate() }
    return made
  }

  /// Runs `block` on a clean slate: all that earlier blocks made goes first.
  @discardableResult
  static func remake(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    remove(item)
    return make(item, at: location, block)
  }

  /// Runs `block` and moves the constants of what matches; activates what does not.
  @discardableResult
  static func update(
    _ item: any LayoutItem, at location: SourceLocation, _ block: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let made = prepare(item, at: location, repeating: true, block)
    for constraint in made { constraint.activateAdopting() }
    return made
  }

  /// Deactivates all that blocks made for the item, and forgets its mistakes.
  static func remove(_ item: any LayoutItem) {
    let state = item.itemState
    for constraint in state.unlistAll() { constraint.deactivate() }
    state.forgetAllFlaws()
  }
}
