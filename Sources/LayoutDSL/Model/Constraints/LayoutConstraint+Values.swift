// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The item on the left; nil if it no longer exists.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The item on the right; nil if there is none or it no longer exists.
  ///
  /// If the constraint is to the superview, an inactive constraint returns the current superview.
  public var secondItem: (any LayoutItem)? { second?.item }

  /// The constant added to the right side.
  ///
  /// A constant from insets may depend on the direction of text; setting a number makes it the same in both
  /// directions. A number that is not finite is refused and recorded as a mistake.
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
      removeNumberMistake()
    }
  }

  /// The priority of the constraint, from 0 to 1000.
  ///
  /// Numbers outside this range are clamped to it. A number that is not finite is refused and recorded as a mistake.
  public var priority: LayoutPriority {
    get { LayoutPriority(priorityValue) }
    set {
      guard let value = Self.usable(newValue.rawValue) else {
        report(mistake(.notFinite, "the priority is \(newValue.rawValue)"), at: .update)
        return
      }
      setPriorityValue(value)
      removeNumberMistake()
    }
  }

  /// Returns a priority clamped to 0 to 1000; nil if it is not a finite number.
  static func usable(_ priority: Float) -> Float? {
    priority.isFinite ? min(max(priority, 0), 1000) : nil
  }

  /// The attribute that determines the constant: the second, as in SnapKit, if there is one.
  var constantAttribute: Attribute {
    secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
  }

  /// The view whose direction of text applies: the host, or the view that would become the host.
  private var directionView: LayoutView? {
    if let hostView { return hostView }
    guard let own = first.ownView else { return nil }
    guard let other = second?.ownView else { return own }
    return own.closestCommonView(with: other) ?? own
  }
}
