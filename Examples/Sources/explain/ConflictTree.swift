// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLLogs

/// The views of a logged conflict as a tree, with the constraints that the log lists.
struct ConflictTree {
  /// The topmost view; one of the log's, or one that holds several that no line relates.
  let root: LayoutView

  /// Constraints that the tree does not have, as places of masks that mention a superview's size.
  private(set) var left: [LoggedConstraint] = []

  private let conflict: LoggedConflict
  private let views: [LoggedItem: LayoutView]

  /// Builds the tree and lays it out as UIKit would: the broken constraint gives way.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - file: What the page calls the log; its lines are the places of the constraints.
  init(_ conflict: LoggedConflict, file: String) {
    self.conflict = conflict
    let names = conflict.names
    var views: [LoggedItem: LayoutView] = [:]
    for item in conflict.items {
      let view = LayoutView(label: names[item] ?? item.className)
      view.translatesAutoresizingMaskIntoConstraints = false
      views[item] = view
    }
    self.views = views
    root = Self.join(conflict, views)
    for (index, constraint) in conflict.constraints.enumerated() where index != conflict.broken {
      add(constraint, file)
    }
    if let broken = conflict.broken { add(conflict.constraints[broken], file) }
    Self.fill(root)
    if !views.values.contains(where: { $0 === root }) { Self.enclose(root) }
    root.layoutIfNeeded()
  }

  /// Makes subviews of the views whose superview is known.
  private static func join(
    _ conflict: LoggedConflict, _ views: [LoggedItem: LayoutView]
  ) -> LayoutView {
    let superviews = conflict.superviews
    var tops: [LayoutView] = []
    for item in conflict.items {
      guard let view = views[item] else { continue }
      if let superview = superviews[item].flatMap({ views[$0] }), !superview.isDescendant(of: view)
      {
        superview.addSubview(view)
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

  /// Gives views a place and size where the log says nothing of an axis, so that there is something to see.
  private static func fill(_ root: LayoutView) {
    root.snp.prepareConstraints { make in
      make.size.equalTo(Size(width: 320, height: 200)).priority(1).labeled(filling)
    }.forEach { $0.activate() }
    for view in root.subviews { fillSuperview(view) }
  }

  /// Makes a root that is none of the log's large enough for what is in it.
  private static func enclose(_ root: LayoutView) {
    for view in root.subviews {
      view.snp.makeConstraints { make in
        make.left.top.greaterThanOrEqualToSuperview().inset(12).priority(2).labeled(filling)
        make.right.bottom.lessThanOrEqualToSuperview().inset(12).priority(2).labeled(filling)
      }
    }
  }

  private static func fillSuperview(_ view: LayoutView) {
    view.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(12).priority(1).labeled(filling)
    }
    for inner in view.subviews { fillSuperview(inner) }
  }

  private static let filling = "only for the picture"

  private mutating func add(_ logged: LoggedConstraint, _ file: String) {
    if logged.isInactive { return }
    guard let first = side(logged.first) else { return left.append(logged) }
    var second = logged.second.flatMap { side($0) }
    if logged.first.attribute.isInSuperview {
      if logged.second == nil {
        second = first.view.superview.map {
          ($0, logged.first.attribute.isHorizontal ? .left : .top)
        }
      }
      if logged.second?.attribute.isSize == true { return left.append(logged) }
    }
    if second == nil, logged.second != nil || !logged.first.attribute.isSize {
      return left.append(logged)
    }
    let constraint = LayoutConstraint(
      item: first.view, attribute: first.attribute, relatedBy: logged.relation.layoutRelation,
      toItem: second?.view, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: logged.multiplier, constant: logged.constant, fileID: file,
      line: UInt(max(0, logged.line)))
    constraint.priority = LayoutPriority(Float(min(max(logged.priority, 0), 1000)))
    if !logged.identifier.isEmpty { constraint.identifier = logged.identifier }
    constraint.isActive = true
  }

  /// A view's attribute; that of its margins is its guide's, where the log has it.
  private func side(_ term: LoggedTerm) -> (view: LayoutView, attribute: LayoutAttribute)? {
    if let plain = term.attribute.withoutMargin, let guide = conflict.marginsGuide(of: term.item),
      let view = views[guide]
    {
      return (view, plain.layoutAttribute)
    }
    return views[term.item].map { ($0, term.attribute.layoutAttribute) }
  }
}
