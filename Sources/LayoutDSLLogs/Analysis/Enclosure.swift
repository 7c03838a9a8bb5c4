// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which view is in which, as far as a conflict's lines tell.
struct Enclosure {
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
        // A mask relates a view to nothing but its superview.
        superviews[constraint.first.item] = second.item
      } else if constraint.origin == .stackView("canvas-connection"),
        let stack = constraint.stackView, let second = constraint.second
      {
        // It holds the first and the last of the views that are in the stack view.
        let other = constraint.first.item == stack ? second.item : constraint.first.item
        if other != stack, superviews[other] == nil { superviews[other] = stack }
      }
    }
  }

  /// The superview of `item`, where a line names it.
  func superview(of item: LoggedItem) -> LoggedItem? { superviews[item] }

  /// Whether a line says that `inner` is in `outer`.
  func isKnown(_ inner: LoggedItem, in outer: LoggedItem) -> Bool { superviews[inner] == outer }

  /// Whether the constraint holds an edge of a view at the same edge of `outer`, in which the view is, or is
  /// likely to be: the inner view is written first, unless the first one reaches further out.
  func isInside(_ constraint: LoggedConstraint, _ outer: LoggedItem) -> Bool {
    guard let second = constraint.second, !constraint.first.attribute.isSize,
      constraint.first.attribute == second.attribute
    else { return false }
    let other: LoggedItem
    if second.item == outer {
      other = constraint.first.item
    } else if constraint.first.item == outer {
      other = second.item
    } else {
      return false
    }
    if isKnown(other, in: outer) { return true }
    if superviews[other] != nil || isKnown(outer, in: other) { return false }
    return (second.item == outer) != constraint.reachesOut
  }

  /// The items at an edge of which one of the constraints holds a view that is in them.
  func outerItems(of constraints: [LoggedConstraint]) -> Set<LoggedItem> {
    var result: Set<LoggedItem> = []
    for constraint in constraints {
      result.formUnion(constraint.items.filter { isInside(constraint, $0) })
    }
    return result
  }
}

extension LoggedConstraint {
  /// Whether the edge of the first view lies outside of that of the second.
  fileprivate var reachesOut: Bool {
    switch first.attribute {
    case .left, .leading, .top, .minX, .minY: constant < 0
    case .right, .trailing, .bottom, .maxX, .maxY: constant > 0
    default: false
    }
  }

  /// The stack view, where the line names it.
  var stackView: LoggedItem? {
    [superview, first.item, second?.item].compactMap { $0 }
      .first { $0.className.contains("StackView") }
  }
}
