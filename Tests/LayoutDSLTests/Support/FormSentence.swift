// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A visual format in the making, and the rows that it stands for, both written here.
struct FormSentence {
  typealias Predicate = (LayoutConstraint.Relation, Value, Float?)

  /// What a size is compared with.
  enum Value {
    case number(Double)
    case view(Int)
  }

  /// What is between two neighbours.
  enum Connection {
    case flush
    case standard
    case list([(LayoutConstraint.Relation, Double, Float?)])
  }

  /// The view that `|` stands for.
  var superview = 0
  private let axis: Axis
  private let isPhysical: Bool
  private let isRightToLeft: Bool
  private var text: String
  private var rows: [FormRow] = []
  private var views: [Int] = []

  init(_ axis: Axis, isPhysical: Bool, isRightToLeft: Bool) {
    self.axis = axis
    self.isPhysical = isPhysical
    self.isRightToLeft = isRightToLeft
    text = axis == .vertical ? "V:" : ""
  }

  private var near: LayoutConstraint.Attribute {
    if axis == .vertical { return .top }
    return isPhysical ? (isRightToLeft ? .right : .left) : .leading
  }

  private var far: LayoutConstraint.Attribute {
    if axis == .vertical { return .bottom }
    return isPhysical ? (isRightToLeft ? .left : .right) : .trailing
  }

  mutating func begin(_ connection: Connection, of view: Int) {
    text += "|" + Self.text(connection)
    var edge = near
    if case .standard = connection {
      switch near {
      case .top: edge = .topMargin
      case .left: edge = .leftMargin
      case .right: edge = .rightMargin
      default: edge = .leadingMargin
      }
    }
    join((superview, edge), connection, (view, near), standard: 0)
  }

  mutating func connect(_ former: Int, _ connection: Connection, _ view: Int) {
    text += Self.text(connection)
    join((former, far), connection, (view, near), standard: 8)
  }

  mutating func end(_ view: Int, _ connection: Connection) {
    text += Self.text(connection) + "|"
    join((view, far), connection, (superview, far), standard: 0)
  }

  mutating func add(_ view: Int, _ predicates: [Predicate]) {
    let extent: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let list = predicates.map { relation, value, priority in
      var row = FormRow(first: (view, extent), relation: relation, priority: priority ?? 1000)
      var object = ""
      switch value {
      case .number(let number):
        row.constant = number
        object = "\(number)"
      case .view(let other):
        row.second = (other, extent)
        object = "v\(other)"
      }
      rows.append(row)
      return Self.text(relation) + object + Self.text(priority)
    }
    text += "[v\(view)" + (list.isEmpty ? "" : "(\(list.joined(separator: ",")))") + "]"
    views.append(view)
  }

  /// The sentence, its views aligned if that is asked for.
  func statement(aligned: LayoutConstraint.Attribute?) -> FormStatement {
    var statement = FormStatement(rows: rows, format: text)
    if let aligned {
      statement.options = LayoutConstraint.FormatOptions(rawValue: 1 << UInt(aligned.rawValue))
      for (view, next) in zip(views, views.dropFirst()) {
        statement.rows.append(FormRow(first: (view, aligned), second: (next, aligned)))
      }
    }
    if isPhysical {
      statement.options.insert(isRightToLeft ? .directionRightToLeft : .directionLeftToRight)
    }
    return statement
  }

  private mutating func join(
    _ start: FormRow.End, _ connection: Connection, _ end: FormRow.End, standard: Double
  ) {
    let isReversed = isPhysical && isRightToLeft
    var row = FormRow(first: isReversed ? start : end, second: isReversed ? end : start)
    switch connection {
    case .flush: rows.append(row)
    case .standard:
      row.constant = standard
      rows.append(row)
    case .list(let list):
      for (relation, constant, priority) in list {
        row.relation = relation
        row.constant = constant
        row.priority = priority ?? 1000
        rows.append(row)
      }
    }
  }
}

extension FormSentence {
  private static func text(_ connection: Connection) -> String {
    switch connection {
    case .flush: return ""
    case .standard: return "-"
    case .list(let list):
      if list.count == 1, let (relation, constant, priority) = list.first, relation == .equal,
        priority == nil, constant >= 0
      {
        return "-\(constant)-"
      }
      let items = list.map { text($0) + "\($1)" + text($2) }
      return "-(\(items.joined(separator: ",")))-"
    }
  }

  private static func text(_ relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: ""
    case .greaterThanOrEqual: ">="
    }
  }

  private static func text(_ priority: Float?) -> String { priority.map { "@\($0)" } ?? "" }
}
