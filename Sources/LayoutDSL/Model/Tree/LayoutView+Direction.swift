// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// A description of a view's content that decides how leading and trailing follow the direction of text.
  public enum SemanticContentAttribute: Int, Hashable, Sendable, Codable {
    /// The direction of the superview; left to right for a root.
    case unspecified

    /// Playback controls, which never flip.
    case playback

    /// Controls for directions in space, which never flip.
    case spatial

    /// Left to right.
    case forceLeftToRight

    /// Right to left.
    case forceRightToLeft

    /// The direction; nil if it is inherited.
    var direction: LayoutDirection? {
      switch self {
      case .unspecified: nil
      case .playback, .spatial, .forceLeftToRight: .leftToRight
      case .forceRightToLeft: .rightToLeft
      }
    }
  }

  /// Sets the attribute that decides the view's direction.
  final func setDirection(_ attribute: SemanticContentAttribute) {
    guard attribute != ownDirection.attribute else { return }
    ownDirection.setAttribute(attribute)
    storedContext?.inheritanceChanged()
    treeEngine?.directionChanged(self)
  }

  /// The direction that the view's own attribute determines; nil if the view inherits it.
  final var statedDirection: LayoutDirection? {
    passMarks.contains(.hasOverrides)
      ? semanticContentAttribute.direction : ownDirection.attribute.direction
  }

  /// The current direction of text for the view's leading and trailing.
  ///
  /// - Complexity: O(*d*) for *d* levels up to the nearest view with a direction of its own; O(1) for further views
  ///   of a tree that does not change.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    var view = self
    for _ in 0..<OwnDirection.searchDepthBeforeCache {
      if let direction = view.statedDirection { return direction }
      guard let superview = view.parentView else { return .leftToRight }
      view = superview
    }
    return view.rememberedDirection
  }

  /// The direction as cached by this view or an ancestor, or else determined now and cached.
  private final var rememberedDirection: LayoutDirection {
    let version = context.inheritanceVersion
    let (way, direction) = path {
      $0.statedDirection ?? $0.ownDirection.cached(at: version)
    }
    let found = direction ?? .leftToRight
    for view in way { view.ownDirection.cache(found, at: version) }
    return found
  }
}

/// SnapKit's global settings, which do not exist here.
public enum ConstraintConfig {
  /// The direction of text of all views in SnapKit; unavailable here.
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
