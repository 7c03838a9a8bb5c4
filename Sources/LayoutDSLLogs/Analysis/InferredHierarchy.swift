// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The superviews that can be inferred from the lines of a conflict.
struct InferredHierarchy {
  private var superviews: [LoggedItem: LoggedItem] = [:]

  init(_ conflict: LoggedConflict) {
    for constraint in conflict.constraints {
      if let superview = constraint.superview {
        for item in constraint.items where item != superview && superviews[item] == nil {
          superviews[item] = superview
        }
      } else if constraint.origin == .autoresizingMask, let second = constraint.second,
        second.item != constraint.first.item, superviews[constraint.first.item] == nil
      {
        // A mask relates a view only to its superview.
        superviews[constraint.first.item] = second.item
      } else if constraint.origin == .stackView("canvas-connection"),
        let stack = constraint.stackView, let second = constraint.second
      {
        // It ties the first or the last arranged view to the stack view.
        let other = constraint.first.item == stack ? second.item : constraint.first.item
        if other != stack, superviews[other] == nil { superviews[other] = stack }
      }
    }
  }

  /// Returns the superview of `item`, or nil if no line shows it.
  func superview(of item: LoggedItem) -> LoggedItem? { superviews[item] }

  /// Whether a line shows that `outer` is the superview of `inner`.
  func isKnownSubview(_ inner: LoggedItem, of outer: LoggedItem) -> Bool {
    superviews[inner] == outer
  }

  /// Whether the constraint ties an edge of a view to the same edge of `outer`, the view's known or likely superview:
  /// the first item is likely the inner one, unless its edge lies outside.
  func tiesSubview(_ constraint: LoggedConstraint, to outer: LoggedItem) -> Bool {
    guard let second = constraint.second, !constraint.first.attribute.isSize,
      constraint.first.attribute == second.attribute
    else { return false }
    let inner: LoggedItem
    if second.item == outer {
      inner = constraint.first.item
    } else if constraint.first.item == outer {
      inner = second.item
    } else {
      return false
    }
    if isKnownSubview(inner, of: outer) { return true }
    if superviews[inner] != nil || isKnownSubview(outer, of: inner) { return false }
    return (second.item == outer) != constraint.isEdgeOutside
  }

  /// Returns the items to whose edges one of the constraints ties an inner view.
  func containers(inferredFrom constraints: [LoggedConstraint]) -> Set<LoggedItem> {
    var result: Set<LoggedItem> = []
    for constraint in constraints {
      result.formUnion(constraint.items.filter { tiesSubview(constraint, to: $0) })
    }
    return result
  }
}

extension LoggedConstraint {
  /// Whether the constraint puts the edge of the first item outside of that of the second.
  fileprivate var isEdgeOutside: Bool {
    switch first.attribute {
    case .left, .leading, .top, .minX, .minY: constant < 0
    case .right, .trailing, .bottom, .maxX, .maxY: constant > 0
    default: false
    }
  }

  /// The stack view, if the line mentions one.
  var stackView: LoggedItem? {
    [superview, first.item, second?.item].compactMap { $0 }
      .first { $0.className.contains("StackView") }
  }
}
