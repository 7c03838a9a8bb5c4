// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view or guide with some of its attributes, such as the value of `other.snp.bottom`.
///
/// The value does not keep its view or guide alive. A constraint to a view or guide that no longer exists is a
/// mistake, which is reported on activation.
public struct ConstraintItem: Equatable {
  @usableFromInline let state: ItemState
  @usableFromInline let attributes: ConstraintAttributes

  @inlinable
  init(state: ItemState, attributes: ConstraintAttributes) {
    self.state = state
    self.attributes = attributes
  }

  /// Returns whether both values name the same attributes of the same view or guide.
  public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
    left.state === right.state && left.attributes == right.attributes
  }
}

extension ConstraintItem: CustomStringConvertible {
  /// The item as messages show it: `title.left`, `card.edges`.
  public var description: String {
    attributes.count == 0 ? state.name : "\(state.name).\(attributes)"
  }
}
