// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A tree of views for a random layout, the root first, and the ways to write its rows.
struct FormTree {
  let views: [LayoutView]

  init(_ layout: FormLayout) {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    root.semanticContentAttribute =
      layout.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    var views = [root]
    for parent in layout.parents {
      let view = LayoutView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.snp.setLabel("v\(views.count)")
      view.snp.setBaselineOffsets(first: 3, last: 2)
      views[parent].addSubview(view)
      views.append(view)
    }
    self.views = views
  }

  /// The frames after a layout, or what is wrong with it.
  func frames() throws -> [Rect] {
    try views[0].snp.layout()
    return views.map(\.frame)
  }
}

extension FormTree {
  /// Writes a row with a block of its first item; one of the root is turned round, since a block
  /// would free the root's size.
  func writeChain(_ row: FormRow) throws {
    let row = row.first.item == 0 ? row.turned : row
    let target: any ConstraintRelatableTarget =
      try row.second.map { try views[$0.item].snp.item(named: "\($0.attribute)") } ?? row.constant
    views[row.first.item].snp.makeConstraints { make in
      guard let chain = make.attribute(named: "\(row.first.attribute)") else { return }
      let related =
        switch row.relation {
        case .lessThanOrEqual: chain.lessThanOrEqualTo(target)
        case .equal: chain.equalTo(target)
        case .greaterThanOrEqual: chain.greaterThanOrEqualTo(target)
        }
      related.multipliedBy(row.multiplier).offset(row.constant).priority(row.priority)
    }
  }

  /// Writes a row with the seven-argument initialiser.
  func writeInitialiser(_ row: FormRow) {
    let made = LayoutConstraint(
      item: views[row.first.item], attribute: row.first.attribute, relatedBy: row.relation,
      toItem: row.second.map { views[$0.item] },
      attribute: row.second?.attribute ?? .notAnAttribute, multiplier: row.multiplier,
      constant: row.constant)
    made.priority = LayoutPriority(row.priority)
    made.isActive = true
  }

  /// Writes a statement as a visual format, or with the initialiser if none says it.
  func writeFormat(_ statement: FormStatement) throws {
    guard let format = statement.format else {
      return statement.rows.forEach(writeInitialiser)
    }
    var names: [String: LayoutView] = [:]
    for (number, view) in views.enumerated() { names["v\(number)"] = view }
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: format, options: statement.options, views: names))
  }
}
