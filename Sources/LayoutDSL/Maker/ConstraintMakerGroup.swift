// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Several chains at once, as ``ConstraintMaker/group(fileID:line:_:)`` returns them.
///
/// What is set on the group is set on each of its chains and replaces what the chain set.
public final class ConstraintMakerGroup {
  private let maker: ConstraintMaker
  private let chains: Range<Int>

  init(maker: ConstraintMaker, chains: Range<Int>) {
    self.maker = maker
    self.chains = chains
  }

  /// The constraints of the chains, in the order begun.
  public var constraints: [Constraint] { chains.map { maker.constraint(at: $0) } }

  /// The group itself, for readability.
  public var with: ConstraintMakerGroup { self }

  /// The group itself, for readability.
  public var and: ConstraintMakerGroup { self }

  func each(_ body: (ConstraintMakerEditable) -> Void) -> ConstraintMakerGroup {
    for index in chains { body(ConstraintMakerEditable(index, of: maker)) }
    return self
  }

  func relate(_ body: (ConstraintMakerRelatable) -> Void) -> ConstraintMakerGroup {
    for index in chains { body(ConstraintMakerRelatable(index, of: maker)) }
    return self
  }

  /// Multiplies the right side's attributes.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerGroup {
    each { $0.multipliedBy(amount) }
  }

  /// Divides the right side's attributes.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerGroup {
    each { $0.dividedBy(amount) }
  }

  /// Sets the constants to a number, the same for every attribute.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerGroup {
    each { $0.offset(amount) }
  }

  /// Sets the constants to distances inwards.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerGroup {
    each { $0.inset(amount) }
  }

  /// Sets the constants to distances inwards that follow the direction of text.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerGroup {
    each { $0.inset(amount) }
  }

  /// Sets the constants of widths and heights only.
  @discardableResult
  public func sizeOffset(_ amount: Size) -> ConstraintMakerGroup {
    each { $0.sizeOffset(amount) }
  }

  /// Sets the constants of the two centres only.
  @discardableResult
  public func centerOffset(_ amount: Point) -> ConstraintMakerGroup {
    each { $0.centerOffset(amount) }
  }

  /// Sets the priority of the constraints, which are required by default.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerGroup {
    each { $0.priority(amount) }
  }

  /// Sets the priority of the constraints, which are required by default.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerGroup {
    each { $0.priority(amount) }
  }

  /// Gives all constraints of the group one name in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerGroup {
    each { $0.labeled(label) }
  }

  /// Names the chains of the group in messages, `key[0]`, `key[1]` and so on.
  @discardableResult
  public func key(_ key: String) -> ConstraintMakerGroup {
    for (position, index) in chains.enumerated() {
      ConstraintMakerEditable(index, of: maker).key("\(key)[\(position)]")
    }
    return self
  }
}
