// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Resolves the names of a visual format and describes its constraints.
///
/// No constraint is made here, so that all errors are found first.
struct VisualFormatWriter {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let names: VisualFormatNames
  let spacing: LayoutConstraint.StandardSpacing

  /// Returns the constraints in the order of the text, each view's size after the gap in front of it, and the
  /// alignments of neighbours last.
  func constraints() throws(VisualFormatMistake) -> [VisualFormatConstraint] {
    let edges = try VisualFormatEdges(format.axis, options, isAlone: format.views.count == 1)
    var items: [ItemState] = []
    var constraints: [VisualFormatConstraint] = []
    for (number, view) in format.views.enumerated() {
      let item = try names.item(view.name)
      if let former = items.last {
        constraints += try gap(
          format.gaps[number - 1], standard: spacing.sibling,
          from: ConstraintSide(former, edges.gapStart), to: ConstraintSide(item, edges.gapEnd),
          isReversed: edges.isReversed)
      } else if let edge = format.leading {
        constraints += try gap(
          edge.connection, standard: edgeGap,
          from: try superviewSide(edges.near, around: item, view.name, edge),
          to: ConstraintSide(item, edges.near), isReversed: edges.isReversed)
      }
      for predicate in view.predicates { constraints.append(try size(of: item, predicate)) }
      items.append(item)
    }
    if let edge = format.trailing, let item = items.last, let view = format.views.last {
      constraints += try gap(
        edge.connection, standard: edgeGap, from: ConstraintSide(item, edges.far),
        to: try superviewSide(edges.far, around: item, view.name, edge),
        isReversed: edges.isReversed)
    }
    for (item, next) in zip(items, items.dropFirst()) {
      for attribute in options.alignments {
        constraints.append(
          VisualFormatConstraint(
            first: ConstraintSide(item, attribute), second: ConstraintSide(next, attribute)))
      }
    }
    return constraints
  }

  /// Returns the constraints of a connection on the distance between two edges.
  ///
  /// The first item of a constraint is the one further right, or further towards the end of text.
  private func gap(
    _ connection: VisualFormat.Connection, standard: Double, from start: ConstraintSide,
    to end: ConstraintSide, isReversed: Bool
  ) throws(VisualFormatMistake) -> [VisualFormatConstraint] {
    let (first, second) = isReversed ? (start, end) : (end, start)
    switch connection {
    case .flush:
      return [VisualFormatConstraint(first: first, second: second)]
    case .standard(let offset):
      guard standard.isFinite else {
        throw VisualFormatMistake(
          kind: .notFinite, offset: offset, expected: "a finite standard gap",
          found: "\(standard)")
      }
      let gaps = standard == LayoutConstraint.StandardSpacing.margins.sibling ? 1.0 : 0
      return [
        VisualFormatConstraint(first: first, second: second, constant: standard, gaps: gaps)
      ]
    case .gap(let predicates):
      var constraints: [VisualFormatConstraint] = []
      for predicate in predicates {
        constraints.append(
          VisualFormatConstraint(
            first: first, relation: predicate.relation, second: second,
            constant: try names.number(predicate.object),
            priority: try names.priority(predicate.priority)))
      }
      return constraints
    }
  }

  /// Returns the constraint of a predicate on a view's size along the axis.
  private func size(
    of item: ItemState, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatMistake) -> VisualFormatConstraint {
    let extent: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let first = ConstraintSide(item, extent)
    let priority = try names.priority(predicate.priority)
    if case .name(let name) = predicate.object, let other = try names.otherItem(name) {
      return VisualFormatConstraint(
        first: first, relation: predicate.relation, second: ConstraintSide(other, extent),
        priority: priority)
    }
    return VisualFormatConstraint(
      first: first, relation: predicate.relation, constant: try names.number(predicate.object),
      priority: priority)
  }

  /// The standard gap to the superview; 0 if the format is tied to its margin instead.
  private var edgeGap: Double {
    switch spacing.superview {
    case .margins: 0
    case .points(let points): points
    }
  }

  /// Returns the superview's attribute that `|` stands for: its margin for a standard gap, else its edge.
  private func superviewSide(
    _ edge: LayoutConstraint.Attribute, around item: ItemState, _ name: VisualFormat.Name,
    _ bar: VisualFormat.Edge
  ) throws(VisualFormatMistake) -> ConstraintSide {
    guard let superview = item.impliedTarget else {
      throw VisualFormatMistake(
        kind: .noSuperview, offset: bar.offset,
        expected: "a view with a superview beside \"|\"", found: "\"\(name.text)\" without one")
    }
    if case .standard = bar.connection, spacing.superview == .margins, let margin = edge.margin {
      return ConstraintSide(superview.itemState, margin)
    }
    return ConstraintSide(superview.itemState, edge)
  }
}

/// A constraint of a visual format, before the object is made.
struct VisualFormatConstraint {
  let first: ConstraintSide
  var relation = LayoutConstraint.Relation.equal
  var second: ConstraintSide?
  var constant = 0.0

  /// The number of standard gaps in the constant.
  var gaps = 0.0
  var priority: Float = 1000

  /// Makes the constraint.
  func constraint(at location: SourceLocation) -> LayoutConstraint {
    LayoutConstraint(
      first, relation, second, constant: constant, gaps: gaps, priority: priority, at: location)
  }
}
