// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// Makes an inactive constraint the way NSLayoutConstraint's initialiser does:
  /// `item.attribute relation otherItem.otherAttribute × multiplier + constant`.
  ///
  /// ```swift
  /// LayoutConstraint(
  ///   item: title, attribute: .leading, relatedBy: .equal,
  ///   toItem: icon, attribute: .trailing, multiplier: 1, constant: 8
  /// ).isActive = true
  /// ```
  ///
  /// As in UIKit, and other than the `snp` blocks, it leaves
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints`` alone: turn that off for the views
  /// that constraints are to place. A horizontal location may be compared with a vertical one, as
  /// SnapKit does. It mirrors UIKit's
  /// `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  ///
  /// It never fails. A location without a second item or against a size, leading or trailing
  /// against left or right, a location times zero, a number that is not finite: these are recorded
  /// as mistakes at `item`, in ``issue``, and the constraint cannot be activated.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left.
  ///   - attribute: What of it is constrained.
  ///   - relation: How the two sides compare.
  ///   - otherItem: The view or guide on the right; nil if a size is compared with `constant`.
  ///   - otherAttribute: What of `otherItem` counts; without an item a size here says nothing.
  ///   - multiplier: What the right attribute is multiplied by.
  ///   - constant: What is added on the right, in points.
  ///   - fileID: Where the constraint is written, for messages.
  ///   - line: The line in `fileID`.
  public convenience init(
    item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation,
    toItem otherItem: (any LayoutItem)?, attribute otherAttribute: Attribute,
    multiplier: Double, constant: Double, fileID: String = #fileID, line: UInt = #line
  ) {
    let location = SourceLocation(fileID: fileID, line: line)
    let first = ConstraintSide(item.itemState, attribute)
    self.init(
      first, relation, otherItem.map { ConstraintSide($0.itemState, otherAttribute) },
      multiplier: multiplier, constant: constant, at: location)
    if otherItem == nil, otherAttribute.isLocation, initialMistake == nil {
      note(
        mistake(
          .badAttributePairing,
          "\(first.name) is compared with the \(otherAttribute) of no item; name it"))
    }
  }

  /// Activates constraints, in their order; those that cannot be are recorded as mistakes and
  /// do not keep the others from it.
  ///
  /// It mirrors UIKit's `NSLayoutConstraint.activate(_:)`.
  ///
  /// - Parameter constraints: What is to take part in layout.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  ///
  /// It mirrors UIKit's `NSLayoutConstraint.deactivate(_:)`.
  ///
  /// - Parameter constraints: What is to take part no longer.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
