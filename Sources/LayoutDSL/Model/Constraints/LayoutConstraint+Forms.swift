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

extension LayoutConstraint {
  /// Makes an inactive constraint of items whose type is not known, as UIKit's initialiser takes them.
  ///
  /// Extensions that copy a constraint with another multiplier say `item: firstItem as Any`:
  ///
  /// ```swift
  /// let copy = LayoutConstraint(
  ///   item: firstItem as Any, attribute: firstAttribute, relatedBy: relation,
  ///   toItem: secondItem, attribute: secondAttribute, multiplier: 0.5, constant: constant)
  /// ```
  ///
  /// A value that is no view or guide, an item that is gone among them, is a mistake: it is in
  /// ``issue``, recorded at the other item if there is one, and the constraint cannot be activated. For
  /// the rest see the initialiser for views and guides. It mirrors UIKit's
  /// `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
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
  @_disfavoredOverload
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation,
    toItem otherItem: Any?, attribute otherAttribute: Attribute,
    multiplier: Double, constant: Double, fileID: String = #fileID, line: UInt = #line
  ) {
    let (left, right) = (item as? any LayoutItem, otherItem as? any LayoutItem)
    let location = SourceLocation(fileID: fileID, line: line)
    // A state without an item stands for what is none.
    let first = ConstraintSide(left?.itemState ?? ItemState(), attribute)
    let second = Self.isNothing(otherItem) ? nil : right?.itemState ?? ItemState()
    self.init(
      first, relation, second.map { ConstraintSide($0, otherAttribute) },
      multiplier: multiplier, constant: constant, at: location)
    if left == nil {
      refuse("the first item is \(Self.kind(of: item)), no view or guide", at: right)
    } else if let otherItem, second != nil, right == nil {
      refuse("the second item is \(Self.kind(of: otherItem)), no view or guide", at: left)
    } else if second == nil, otherAttribute.isLocation, initialMistake == nil {
      refuse("\(first.name) is compared with the \(otherAttribute) of no item; name it", at: left)
    }
  }

  /// Notes what is wrong from the making on, and records it at an item if there is one.
  private func refuse(_ message: String, at item: (any LayoutItem)?) {
    let mistake = mistake(.badAttributePairing, message)
    note(mistake)
    if let item, item.itemState !== first { item.itemState.record(.tree(mistake)) }
  }

  /// Whether a value is nil, in whatever number of optionals.
  private static func isNothing(_ value: Any?) -> Bool {
    guard let value else { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return false }
    return mirror.children.first.map { isNothing($0.value) } ?? true
  }

  private static func kind(of value: Any) -> String {
    isNothing(value) ? "nil" : "a value of type \(type(of: value))"
  }
}
