// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The item on the left; nil if it is gone.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The item on the right; nil if there is none, or if it is gone.
  ///
  /// A constraint to "the superview" shows the superview of the moment while it is inactive.
  public var secondItem: (any LayoutItem)? { second?.item }

  /// What is added to the right side.
  ///
  /// A constant that came from insets follows the direction of text. A number set here
  /// replaces it; one that is not finite is refused and recorded as a mistake.
  public var constant: Double {
    get {
      guard directedConstant.followsDirection else { return directedConstant.leftToRight }
      return directedConstant.value(
        in: directionView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
    }
    set {
      guard newValue.isFinite else {
        report(mistake(.notFinite, "the constant is \(newValue)"), at: .update)
        return
      }
      setConstant(DirectedConstant(newValue))
      if let initialMistake, initialMistake.isMendable { self.initialMistake = nil }
      forgiveNumber()
    }
  }

  /// How much the constraint matters, 0 to 1000.
  ///
  /// Larger and smaller numbers mean the nearest of the two; one that is not finite is
  /// refused and recorded as a mistake.
  public var priority: LayoutPriority {
    get { LayoutPriority(priorityValue) }
    set {
      guard let value = Self.usable(newValue.rawValue) else {
        report(mistake(.notFinite, "the priority is \(newValue.rawValue)"), at: .update)
        return
      }
      setPriorityValue(value)
      forgiveNumber()
    }
  }

  /// The priority within 0 to 1000; nil if it is not a finite number.
  static func usable(_ priority: Float) -> Float? {
    priority.isFinite ? min(max(priority, 0), 1000) : nil
  }

  /// The attribute that the constant is for: the second, as in SnapKit, if there is one.
  var constantAttribute: Attribute {
    secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
  }

  /// The view whose direction rules: the host, or what would be the host.
  private var directionView: LayoutView? {
    if let hostView { return hostView }
    guard let own = first.ownView else { return nil }
    guard let other = second?.ownView else { return own }
    return own.closestCommonView(with: other) ?? own
  }
}
