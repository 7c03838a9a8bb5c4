// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Resolves the names of a visual format and makes its constraints.
struct VisualFormatWriter {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let names: VisualFormatNames
  let spacing: LayoutConstraint.StandardSpacing
  let location: SourceLocation

  /// Returns the constraints in the order of the text, each view's size after the gap in front of it, and the
  /// alignments of neighbours last.
  func constraints() throws(VisualFormatMistake) -> [LayoutConstraint] {
    let edges = try VisualFormatEdges(format.axis, options, isAlone: format.views.count == 1)
    var items: [ItemState] = []
    var constraints: [LayoutConstraint] = []
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
          LayoutConstraint(
            ConstraintSide(item, attribute), .equal, ConstraintSide(next, attribute),
            at: location))
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
  ) throws(VisualFormatMistake) -> [LayoutConstraint] {
    let (first, second) = isReversed ? (start, end) : (end, start)
    switch connection {
    case .flush:
      return [LayoutConstraint(first, .equal, second, at: location)]
    case .standard(let offset):
      guard standard.isFinite else {
        throw VisualFormatMistake(
          kind: .notFinite, offset: offset, expected: "a finite standard gap",
          found: "\(standard)")
      }
      let gaps = standard == LayoutConstraint.StandardSpacing.margins.sibling ? 1.0 : 0
      return [
        LayoutConstraint(first, .equal, second, constant: standard, gaps: gaps, at: location)
      ]
    case .gap(let predicates):
      var constraints: [LayoutConstraint] = []
      for predicate in predicates {
        constraints.append(
          LayoutConstraint(
            first, predicate.relation, second, constant: try names.number(predicate.object),
            priority: try names.priority(predicate.priority), at: location))
      }
      return constraints
    }
  }

  /// Returns the constraint of a predicate on a view's size along the axis.
  private func size(
    of item: ItemState, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatMistake) -> LayoutConstraint {
    let extent = format.axis.extent.attribute
    let first = ConstraintSide(item, extent)
    let priority = try names.priority(predicate.priority)
    if case .name(let name) = predicate.object, let other = try names.otherItem(name) {
      return LayoutConstraint(
        first, predicate.relation, ConstraintSide(other, extent), priority: priority, at: location)
    }
    return LayoutConstraint(
      first, predicate.relation, nil, constant: try names.number(predicate.object),
      priority: priority, at: location)
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
