// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An item with attributes: what `other.snp.bottom` gives.
///
/// It does not keep its view or guide alive. A constraint to an item that is gone is a
/// mistake, reported when the constraint is activated.
public struct ConstraintItem: Equatable {
  @usableFromInline let state: ItemState
  @usableFromInline let attributes: ConstraintAttributes

  @inlinable
  init(state: ItemState, attributes: ConstraintAttributes) {
    self.state = state
    self.attributes = attributes
  }

  /// Whether both name the same attributes of the same view or guide.
  public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
    left.state === right.state && left.attributes == right.attributes
  }
}

extension ConstraintItem: CustomStringConvertible {
  /// The item as messages print it: `title.left`, `card.edges`.
  public var description: String {
    attributes.count == 0 ? state.name : "\(state.name).\(attributes)"
  }
}
