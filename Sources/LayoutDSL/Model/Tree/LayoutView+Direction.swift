// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Whether, and how, a view's leading and trailing follow the direction of text.
  public enum SemanticContentAttribute: Int, Hashable, Sendable, Codable {
    /// As the superview; a root reads left to right.
    case unspecified

    /// Playback controls, which never flip.
    case playback

    /// Controls that stand for directions in space, which never flip.
    case spatial

    /// Left to right.
    case forceLeftToRight

    /// Right to left.
    case forceRightToLeft

    /// The direction, unless it is inherited.
    var direction: LayoutDirection? {
      switch self {
      case .unspecified: nil
      case .playback, .spatial, .forceLeftToRight: .leftToRight
      case .forceRightToLeft: .rightToLeft
      }
    }
  }

  /// Sets what the view says of its direction.
  final func setDirection(_ attribute: SemanticContentAttribute) {
    guard attribute != ownDirection.stated else { return }
    ownDirection.state(attribute)
    storedContext?.inheritanceChanged()
    treeEngine?.directionChanged(self)
  }

  /// The direction that the view states itself; nil if it inherits.
  final var statedDirection: LayoutDirection? {
    passMarks.contains(.hasOverrides)
      ? semanticContentAttribute.direction : ownDirection.stated.direction
  }

  /// The direction that the view's leading and trailing follow now.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the nearest view that states one; asked of
  ///   many views of a tree that stays as it is, O(1).
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    var view = self
    for _ in 0..<OwnDirection.reach {
      if let direction = view.statedDirection { return direction }
      guard let superview = view.parentView else { return .leftToRight }
      view = superview
    }
    return view.rememberedDirection
  }

  /// The direction, looked up where nobody remembers it.
  private final var rememberedDirection: LayoutDirection {
    let moment = context.inheritance
    let (way, direction) = wayUp {
      $0.statedDirection ?? $0.ownDirection.remembered(at: moment)
    }
    let found = direction ?? .leftToRight
    for view in way { view.ownDirection.remember(found, at: moment) }
    return found
  }
}

/// SnapKit's global settings, of which there are none here.
public enum ConstraintConfig {
  /// Would be the direction of text for every view at once.
  @available(
    *, unavailable,
    message: "There is no global direction: set semanticContentAttribute of the root or of a view."
  )
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { .leftToRight }
    set {}
  }
}

/// SnapKit's name of ``LayoutDirection``.
public typealias ConstraintInterfaceLayoutDirection = LayoutDirection
