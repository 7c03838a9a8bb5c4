// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LoggedConflict {
  /// The views and guides that the constraints mention, in the order of the log.
  ///
  /// - Complexity: O(*m*) for *m* constraints.
  public var items: [LoggedItem] {
    var known: Set<LoggedItem> = []
    var result: [LoggedItem] = []
    for constraint in constraints {
      for item in [constraint.superview, constraint.first.item, constraint.second?.item] {
        if let item, known.insert(item).inserted { result.append(item) }
      }
    }
    return result
  }

  /// The known superviews, by item.
  ///
  /// - Complexity: O(*m*) for *m* constraints.
  public var superviews: [LoggedItem: LoggedItem] {
    let hierarchy = InferredHierarchy(self)
    var result: [LoggedItem: LoggedItem] = [:]
    for item in items { result[item] = hierarchy.superview(of: item) }
    return result
  }

  /// Returns the guide of a view's layout margins, or nil if the log does not mention it.
  ///
  /// - Complexity: O(*m*) for *m* constraints.
  public func marginsGuide(of view: LoggedItem) -> LoggedItem? { marginsGuides[view] }

  /// The guides of layout margins that the log mentions, by view.
  var marginsGuides: [LoggedItem: LoggedItem] {
    var result: [LoggedItem: LoggedItem] = [:]
    for constraint in constraints {
      guard let view = constraint.superview, result[view] == nil else { continue }
      result[view] = constraint.items.first { $0.isMarginsGuide }
    }
    return result
  }
}
