// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLLogs

/// A tree of the views and guides of a logged conflict, with the listed constraints.
struct ConflictTree {
  /// A constraint of the log that is missing from the tree.
  struct Omission {
    let constraint: LoggedConstraint
    let reason: String
  }

  /// The root: a view of the log, or an additional one around several views whose relation the log does not tell.
  let root: LayoutView

  /// The constraints that are missing from the tree.
  private(set) var omissions: [Omission] = []

  private let conflict: LoggedConflict
  private let items: [LoggedItem: any LayoutItem]

  /// Builds the tree and lays it out as UIKit would: without the broken constraint.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - file: The name of the log in the page, in which its lines are the locations of the constraints.
  init(_ conflict: LoggedConflict, file: String) {
    self.conflict = conflict
    let names = conflict.names
    let superviews = Self.superviews(conflict)
    let containers = Set(superviews.values)
    var (views, guides) = ([LoggedItem: LayoutView](), [LoggedItem: LayoutGuide]())
    for item in conflict.items {
      let name = names[item] ?? item.className
      if item.isGuide, superviews[item] != nil, !containers.contains(item) {
        let guide = LayoutGuide()
        guide.snp.setLabel(name)
        guides[item] = guide
      } else {
        let view = LayoutView(label: name)
        view.translatesAutoresizingMaskIntoConstraints = false
        views[item] = view
      }
    }
    var items: [LoggedItem: any LayoutItem] = guides
    items.merge(views) { $1 }
    self.items = items
    root = Self.join(conflict.items, superviews, views)
    for item in conflict.items {
      guard let guide = guides[item] else { continue }
      superviews[item].flatMap { views[$0] }?.addLayoutGuide(guide)
    }
    for (index, constraint) in conflict.constraints.enumerated() where index != conflict.broken {
      add(constraint, file)
    }
    if let broken = conflict.broken { add(conflict.constraints[broken], file) }
    var filling = PictureFilling(for: root)
    filling.fill(root, encloses: !views.values.contains { $0 === root })
    root.layoutIfNeeded()
  }

  /// Returns the superview of each item, as the lines name it or a stack view's constraints imply it.
  ///
  /// A stack view's constraints tie the outermost arranged views to the stack view, and all to one another.
  private static func superviews(_ conflict: LoggedConflict) -> [LoggedItem: LoggedItem] {
    var superviews = conflict.superviews
    let rows = conflict.constraints.filter { $0.identifier.hasPrefix("UISV-") }
    for row in rows where row.identifier == "UISV-canvas-connection" {
      guard let inner = row.second?.item, !row.first.item.isGuide, superviews[inner] == nil,
        superviews[row.first.item] != inner
      else { continue }
      superviews[inner] = row.first.item
    }
    for row in rows where row.identifier != "UISV-canvas-connection" && row.superview == nil {
      guard let second = row.second?.item else { continue }
      let stack = superviews[row.first.item] ?? superviews[second]
      for item in [row.first.item, second] where superviews[item] == nil && item != stack {
        superviews[item] = stack
      }
    }
    return superviews
  }

  /// Adds the views to their known superviews, and returns the root.
  private static func join(
    _ items: [LoggedItem], _ superviews: [LoggedItem: LoggedItem], _ views: [LoggedItem: LayoutView]
  ) -> LayoutView {
    var tops: [LayoutView] = []
    // For each added view, one of its ancestors.
    var ancestors: [LoggedItem: LoggedItem] = [:]
    func top(_ item: LoggedItem) -> LoggedItem {
      var top = item
      while let next = ancestors[top] {
        ancestors[top] = ancestors[next] ?? next
        top = next
      }
      return top
    }
    for item in items {
      guard let view = views[item] else { continue }
      if let outer = superviews[item], let superview = views[outer], top(outer) != item {
        superview.addSubview(view)
        ancestors[item] = outer
      } else {
        tops.append(view)
      }
    }
    if tops.count == 1, let only = tops.first { return only }
    let root = LayoutView(label: "what the log does not name")
    root.translatesAutoresizingMaskIntoConstraints = false
    for view in tops { root.addSubview(view) }
    return root
  }

  private typealias Side = (item: any LayoutItem, attribute: LayoutAttribute)

  private mutating func add(_ logged: LoggedConstraint, _ file: String) {
    func omit(_ reason: String) {
      omissions.append(Omission(constraint: logged, reason: reason))
    }
    if logged.isInactive { return omit("the log says that it is inactive") }
    guard let first = side(logged.first) else { return omit("it is about nothing") }
    let second: Side?
    if logged.first.attribute.isInSuperview {
      second = superviewSide(logged)
      if second == nil { return omit("the log does not name the superview that it counts in") }
    } else {
      second = logged.second.flatMap { side($0) }
      if second == nil, !logged.first.attribute.isSize {
        return omit("it names nothing that the place is counted from")
      }
    }
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: logged.relation.layoutRelation,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: logged.multiplier, constant: logged.constant, fileID: file,
      line: UInt(max(0, logged.line)))
    constraint.priority = LayoutPriority(Float(min(max(logged.priority, 0), 1000)))
    if !logged.identifier.isEmpty { constraint.identifier = logged.identifier }
    constraint.isActive = true
  }

  /// Returns the superview's side to which a mask's position refers: left or top, or, for a share of its width or
  /// height, right or bottom, whose positions in the superview have these values.
  private func superviewSide(_ logged: LoggedConstraint) -> Side? {
    guard let view = items[logged.first.item] as? LayoutView, let superview = view.superview else {
      return nil
    }
    let isHorizontal = logged.first.attribute.isHorizontal
    guard let other = logged.second else { return (superview, isHorizontal ? .left : .top) }
    guard other.attribute.isSize else { return side(other) }
    guard items[other.item] === superview else { return nil }
    return (superview, other.attribute == .width ? .right : .bottom)
  }

  /// Returns the side for a term; a margin attribute becomes an edge of the margins guide if the log mentions it.
  private func side(_ term: LoggedTerm) -> Side? {
    if let plain = term.attribute.withoutMargin, let guide = conflict.marginsGuide(of: term.item),
      let item = items[guide]
    {
      return (item, plain.layoutAttribute)
    }
    return items[term.item].map { ($0, term.attribute.layoutAttribute) }
  }
}
