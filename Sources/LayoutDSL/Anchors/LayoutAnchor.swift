// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A place or a size of a view or guide, from which constraints are made: UIKit's NSLayoutAnchor.
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
/// ```
///
/// Get anchors from views and guides. `AnchorType` is the kind of anchor, ``LayoutXAxisAnchor``,
/// ``LayoutYAxisAnchor`` or ``LayoutDimension``; one kind cannot be compared with another. The
/// constraints are made inactive, and making them leaves
/// ``LayoutView/translatesAutoresizingMaskIntoConstraints`` alone, as in UIKit. An anchor does not
/// keep its view alive.
public class LayoutAnchor<AnchorType> {
  /// What of which item the anchor stands for.
  let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
  }

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
    let gap = LayoutConstraint.StandardSpacing.margins.sibling * count
    return constraint(relation, anchor, plus: gap, fileID, line)
  }

  func distance(to anchor: LayoutAnchor) -> LayoutDimension {
    let origin = ConstraintOrigins.Origin(item: side.item, attribute: side.attribute)
    return LayoutDimension(ConstraintSide(anchor.side.item, anchor.side.attribute, from: origin))
  }
}

extension LayoutAnchor: Hashable {
  /// Whether both stand for the same place or size of the same item.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
    left.side == right.side
  }

  /// Hashes the identity of the item, and what of it the anchor stands for.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(side)
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// What messages call the anchor: `title.leading`.
  public var description: String { side.name }
}
