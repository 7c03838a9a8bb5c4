// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A location or size of a view or guide, from which constraints are made; mirrors UIKit's NSLayoutAnchor.
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
/// ```
///
/// Obtain anchors from views and guides. `AnchorType` is the kind of anchor: ``LayoutXAxisAnchor``,
/// ``LayoutYAxisAnchor`` or ``LayoutDimension``. Anchors of different kinds cannot be constrained to one another. As in
/// UIKit, the constraints are created inactive, and creating them does not change
/// ``LayoutView/translatesAutoresizingMaskIntoConstraints``. A constraint's ``LayoutConstraint/issue`` says what is
/// wrong with it, if anything; messages name the file and line of the call. An anchor does not keep its view alive.
public class LayoutAnchor<AnchorType> {
  /// The item and the attribute of it that the anchor stands for.
  let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
  }

  /// Makes an anchor of no item, as the initial value of a property that is assigned later.
  ///
  /// A constraint made from it cannot be activated. It mirrors `NSLayoutAnchor()`.
  public convenience init() { self.init(ItemState(), .notAnAttribute) }

  convenience init(_ item: ItemState, _ attribute: LayoutConstraint.Attribute) {
    self.init(ConstraintSide(item, attribute))
  }

  /// Makes an inactive constraint `self relation anchor × multiplier + constant`.
  func constraint(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor, times multiplier: Double = 1,
    plus constant: Double, _ fileID: String, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      side, relation, anchor.side, multiplier: multiplier, constant: constant,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint `self relation anchor + count` standard gaps.
  func constraint(
    _ relation: LayoutConstraint.Relation, gaps count: Double, behind anchor: LayoutAnchor,
    _ fileID: String, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      side, relation, anchor.side,
      constant: LayoutConstraint.StandardSpacing.margins.sibling * count, gaps: count,
      at: SourceLocation(fileID: fileID, line: line))
  }

  func distance(to anchor: LayoutAnchor) -> LayoutDimension {
    let origin = ConstraintOrigins.Origin(item: side.item, attribute: side.attribute)
    return LayoutDimension(ConstraintSide(anchor.side.item, anchor.side.attribute, from: origin))
  }
}

extension LayoutAnchor {
  /// The anchor's name in messages: `title.leading`.
  public var name: String { side.name }

  /// The view or guide that the anchor belongs to; nil if it no longer exists.
  public var item: (any LayoutItem)? { side.item.item }

  /// Whether the last pass could have found another value for the anchor; false before the first.
  ///
  /// - Complexity: O(*n*) for *n* items of the whole tree in the first call after a pass, then O(1) until something
  ///   changes.
  public var hasAmbiguousLayout: Bool { side.item.isOpen(side.attribute) }

  /// The active constraints that determine the anchor's value, in the order of activation; none before the first pass.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the value depends on.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    side.item.constraints(determining: [side.attribute])
  }
}

extension LayoutAnchor: Hashable {
  /// Whether both stand for the same location or size of the same item.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
    left.side == right.side
  }

  /// Hashes the identity of the item and the attribute that the anchor stands for.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(side)
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The anchor's name in messages: `title.leading`.
  public var description: String { side.name }
}

/// Whether two anchors, of any kinds, stand for the same location or size of the same item.
public func == <Left, Right>(left: LayoutAnchor<Left>, right: LayoutAnchor<Right>) -> Bool {
  left.side == right.side
}

/// Whether two anchors, of any kinds, stand for different locations or sizes.
public func != <Left, Right>(left: LayoutAnchor<Left>, right: LayoutAnchor<Right>) -> Bool {
  left.side != right.side
}

extension LayoutConstraint {
  /// The anchor on the left.
  ///
  /// As in UIKit, the type does not tell which kind of anchor it is; `==` compares anchors of all kinds.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstSide) }

  /// The anchor on the right; nil if there is none.
  public var secondAnchor: LayoutAnchor<AnyObject>? { secondSide.map { LayoutAnchor($0) } }
}
