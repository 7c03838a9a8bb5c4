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
  func lines() throws(VisualFormatMistake) -> [VisualFormatLine] {
    let reading = try VisualFormatReading(format.axis, options, isAlone: format.views.count == 1)
    var items: [ItemState] = []
    var lines: [VisualFormatLine] = []
    for (number, view) in format.views.enumerated() {
      let item = try names.item(view.name)
      if let former = items.last {
        lines += try gap(
          format.gaps[number - 1], standard: spacing.sibling,
          from: ConstraintSide(former, reading.gapStart), to: ConstraintSide(item, reading.gapEnd),
          isReversed: reading.isReversed)
      } else if let edge = format.leading {
        lines += try gap(
          edge.connection, standard: edgeGap,
          from: try outer(reading.near, around: item, view.name, edge),
          to: ConstraintSide(item, reading.near), isReversed: reading.isReversed)
      }
      for predicate in view.predicates { lines.append(try size(of: item, predicate)) }
      items.append(item)
    }
    if let edge = format.trailing, let item = items.last, let view = format.views.last {
      lines += try gap(
        edge.connection, standard: edgeGap, from: ConstraintSide(item, reading.far),
        to: try outer(reading.far, around: item, view.name, edge), isReversed: reading.isReversed)
    }
    for (item, next) in zip(items, items.dropFirst()) {
      for attribute in options.alignments {
        lines.append(
          VisualFormatLine(
            first: ConstraintSide(item, attribute), second: ConstraintSide(next, attribute)))
      }
    }
    return lines
  }

  /// Returns the constraints of a connection on the distance between two edges.
  ///
  /// The first item of a constraint is the one further right, or further towards the end of text.
  private func gap(
    _ connection: VisualFormat.Connection, standard: Double, from start: ConstraintSide,
    to end: ConstraintSide, isReversed: Bool
  ) throws(VisualFormatMistake) -> [VisualFormatLine] {
    let (first, second) = isReversed ? (start, end) : (end, start)
    switch connection {
    case .flush:
      return [VisualFormatLine(first: first, second: second)]
    case .standard(let offset):
      guard standard.isFinite else {
        throw VisualFormatMistake(
          kind: .notFinite, offset: offset, expected: "a finite standard gap",
          found: "\(standard)")
      }
      return [VisualFormatLine(first: first, second: second, constant: standard)]
    case .gap(let predicates):
      var lines: [VisualFormatLine] = []
      for predicate in predicates {
        lines.append(
          VisualFormatLine(
            first: first, relation: predicate.relation, second: second,
            constant: try names.number(predicate.object),
            priority: try names.priority(predicate.priority)))
      }
      return lines
    }
  }

  /// Returns the constraint of a predicate on a view's size along the axis.
  private func size(
    of item: ItemState, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatMistake) -> VisualFormatLine {
    let extent: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let first = ConstraintSide(item, extent)
    let priority = try names.priority(predicate.priority)
    if case .name(let name) = predicate.object, let other = try names.otherItem(name) {
      return VisualFormatLine(
        first: first, relation: predicate.relation, second: ConstraintSide(other, extent),
        priority: priority)
    }
    return VisualFormatLine(
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
  private func outer(
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
struct VisualFormatLine {
  let first: ConstraintSide
  var relation = LayoutConstraint.Relation.equal
  var second: ConstraintSide?
  var constant = 0.0
  var priority: Float = 1000

  /// Makes the constraint.
  func constraint(at location: SourceLocation) -> LayoutConstraint {
    LayoutConstraint(
      first, relation, second, constant: constant, priority: priority, at: location)
  }
}
