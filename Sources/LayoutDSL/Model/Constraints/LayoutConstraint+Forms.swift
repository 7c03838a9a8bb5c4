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
  /// As in UIKit, and unlike `snp` blocks, the initialiser does not change
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints``; turn it off for views that constraints place. As in
  /// SnapKit, a horizontal location may be compared with a vertical one. The initialiser mirrors UIKit's
  /// `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  ///
  /// The initialiser never fails. Some arguments are recorded as a mistake at `item` and in ``issue``, and prevent
  /// activation: a location without a second item or compared with a size, leading or trailing compared with left or
  /// right, a location times zero, and a number that is not finite.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left.
  ///   - attribute: The attribute of `item`.
  ///   - relation: The relation between the two sides.
  ///   - otherItem: The view or guide on the right; nil to compare a size with `constant`.
  ///   - otherAttribute: The attribute of `otherItem`; a size here is ignored if there is no item.
  ///   - multiplier: The factor applied to the right attribute.
  ///   - constant: The constant added to the right side, in points.
  ///   - fileID: The source file of the constraint, for messages.
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
      recordInitial(
        mistake(
          .badAttributePairing,
          "\(first.name) is compared with the \(otherAttribute) of no item; name it"))
    }
  }

  /// Makes a constraint without items, as the initial value of a property that is assigned later.
  ///
  /// It cannot be activated; its ``issue`` says why. It mirrors `NSLayoutConstraint()`.
  public convenience init() {
    self.init(
      ConstraintSide(ItemState(), .notAnAttribute), .equal, nil,
      at: SourceLocation(fileID: "", line: 0))
    recordInitial(
      mistake(.badAttributePairing, "a constraint made by LayoutConstraint() has no items"))
  }

  /// Activates constraints in order.
  ///
  /// A constraint that cannot be activated is recorded as a mistake; the others are activated nonetheless.
  ///
  /// Mirrors UIKit's `NSLayoutConstraint.activate(_:)`.
  ///
  /// - Parameter constraints: The constraints to activate.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  ///
  /// Mirrors UIKit's `NSLayoutConstraint.deactivate(_:)`.
  ///
  /// - Parameter constraints: The constraints to deactivate.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension LayoutConstraint {
  /// Makes an inactive constraint between items of any static type, as UIKit's initialiser accepts them.
  ///
  /// Extensions that copy a constraint with another multiplier pass `item: firstItem as Any`:
  ///
  /// ```swift
  /// let copy = LayoutConstraint(
  ///   item: firstItem as Any, attribute: firstAttribute, relatedBy: relation,
  ///   toItem: secondItem, attribute: secondAttribute, multiplier: 0.5, constant: constant)
  /// ```
  ///
  /// An argument that is neither view nor guide, such as an item that no longer exists, is a mistake. The mistake is
  /// in ``issue``, is recorded at the other item if there is one, and prevents activation. For the rest see the
  /// initialiser for views and guides. It mirrors UIKit's
  /// `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  ///
  /// - Parameters:
  ///   - item: The view or guide on the left.
  ///   - attribute: The attribute of `item`.
  ///   - relation: The relation between the two sides.
  ///   - otherItem: The view or guide on the right; nil to compare a size with `constant`.
  ///   - otherAttribute: The attribute of `otherItem`; a size here is ignored if there is no item.
  ///   - multiplier: The factor applied to the right attribute.
  ///   - constant: The constant added to the right side, in points.
  ///   - fileID: The source file of the constraint, for messages.
  ///   - line: The line in `fileID`.
  @_disfavoredOverload
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation,
    toItem otherItem: Any?, attribute otherAttribute: Attribute,
    multiplier: Double, constant: Double, fileID: String = #fileID, line: UInt = #line
  ) {
    let (left, right) = (item as? any LayoutItem, otherItem as? any LayoutItem)
    let location = SourceLocation(fileID: fileID, line: line)
    // A state without an item represents an argument that is neither view nor guide.
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

  /// Records a mistake of the initialiser, also at `item` if that is not the first item.
  private func refuse(_ message: String, at item: (any LayoutItem)?) {
    let mistake = mistake(.badAttributePairing, message)
    recordInitial(mistake)
    if let item, item.itemState !== first { item.itemState.record(.tree(mistake)) }
  }

  /// Whether a value is nil, at any depth of nested optionals.
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
