// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The constraints of a conflict as linear rows over left, top, width and height of its items.
struct ConflictEquations {
  /// A linear combination of columns.
  typealias Form = [(column: Int, factor: Double)]

  /// A row, which relates a form to 0.
  struct Equation {
    var form: Form
    var constant: Double
    var relation: LoggedRelation

    /// The index of the constraint; nil for a row that sets a margin to its assumed value.
    var index: Int?
  }

  let conflict: LoggedConflict
  let reading: Reading

  private var columns: [Column: Int] = [:]

  /// The meaning of each column, in the order of creation.
  private(set) var owners: [Column] = []

  private(set) var equations: [Equation] = []
  private let enclosure: Enclosure
  private let marginGuides: [LoggedItem: LoggedItem]

  /// A quantity of an item.
  struct Column: Hashable {
    let item: LoggedItem
    let quantity: Quantity

    enum Quantity: Hashable {
      case left, top, width, height

      /// The position of a baseline, or the distance of a margin from its edge.
      case own(LoggedAttribute)

      var attribute: LoggedAttribute {
        switch self {
        case .left: .left
        case .top: .top
        case .width: .width
        case .height: .height
        case .own(let attribute): attribute
        }
      }
    }

    /// Whether the quantity must be at least 0.
    var isSize: Bool { quantity == .width || quantity == .height || isMargin }

    /// Whether the quantity is the distance of a margin.
    var isMargin: Bool {
      switch quantity {
      case .own(.leftMargin), .own(.rightMargin), .own(.topMargin), .own(.bottomMargin): true
      default: false
      }
    }
  }

  init(_ conflict: LoggedConflict, _ reading: Reading) {
    self.conflict = conflict
    self.reading = reading
    enclosure = Enclosure(conflict)
    marginGuides = conflict.marginsGuides
    for (index, constraint) in conflict.constraints.enumerated()
    where ConflictEquations.takesPart(constraint) {
      append(constraint, index)
    }
    guard let margin = reading.margin else { return }
    for column in owners.indices where owners[column].isMargin {
      add([(column, 1)], margin, .equal, nil)
    }
  }

  /// Whether the constraint is active and required.
  static func takesPart(_ constraint: LoggedConstraint) -> Bool {
    if constraint.isInactive { return false }
    if let priorities = constraint.contentPriorities {
      return priorities.hugging >= 1000 || priorities.compressionResistance >= 1000
    }
    return constraint.priority >= 1000
  }

  // MARK: Rows

  private mutating func append(_ constraint: LoggedConstraint, _ index: Int) {
    var form: Form
    if constraint.first.attribute.isRelativeToSuperview,
      constraint.second == nil || constraint.second?.attribute.isSize == true
    {
      form = placeInSuperview(constraint)
    } else {
      form = self.form(constraint.first, mirrored(constraint))
    }
    if let second = constraint.second {
      let factor =
        reading.isRounded ? Rounding.fraction(constraint.multiplier) : constraint.multiplier
      form += self.form(second, mirrored(constraint)).map { ($0.column, -factor * $0.factor) }
    }
    addRows(constraint, form, index)
  }

  private mutating func addRows(_ constraint: LoggedConstraint, _ form: Form, _ index: Int) {
    let constant = constraint.constant
    if let priorities = constraint.contentPriorities {
      if priorities.hugging >= 1000 { add(form, constant, .atMost, index) }
      if priorities.compressionResistance >= 1000 { add(form, constant, .atLeast, index) }
      return
    }
    let slack = reading.isRounded ? Rounding.slack(constant) : 0
    if slack == 0 {
      add(form, constant, constraint.relation, index)
      return
    }
    if constraint.relation != .atLeast { add(form, constant + slack, .atMost, index) }
    if constraint.relation != .atMost { add(form, constant - slack, .atLeast, index) }
  }

  private mutating func add(
    _ form: Form, _ constant: Double, _ relation: LoggedRelation, _ index: Int?
  ) {
    equations.append(
      Equation(form: form, constant: -constant, relation: relation, index: index))
  }

  /// Whether the coordinates of both sides are measured from the right edge.
  private func mirrored(_ constraint: LoggedConstraint) -> Bool {
    guard reading.isRightToLeft else { return false }
    return constraint.first.attribute.followsDirection
      || constraint.second?.attribute.followsDirection == true
  }

  private mutating func column(_ item: LoggedItem, _ quantity: Column.Quantity) -> Int {
    let key = Column(item: item, quantity: quantity)
    if let known = columns[key] { return known }
    columns[key] = owners.count
    owners.append(key)
    return owners.count - 1
  }

  private mutating func placeInSuperview(_ constraint: LoggedConstraint) -> Form {
    let item = constraint.first.item
    let other = constraint.second?.item
    let superview = enclosure.superview(of: item) ?? other ?? LoggedItem(superviewOf: item)
    let attribute = constraint.first.attribute
    if reading.isUpward, !attribute.isHorizontal {
      // The mask's positions are distances upward from the superview's bottom.
      let bottom = form(LoggedTerm(item: superview, attribute: .bottom), false)
      let flipped: LoggedAttribute =
        attribute == .minY ? .maxY : attribute == .maxY ? .minY : .midY
      return bottom
        + form(LoggedTerm(item: item, attribute: flipped), false).map { ($0.column, -$0.factor) }
    }
    let origin = column(superview, attribute.isHorizontal ? .left : .top)
    return form(constraint.first, false) + [(origin, -1)]
  }

  private mutating func form(_ term: LoggedTerm, _ isMirrored: Bool) -> Form {
    let item = term.item
    let plain: Form
    switch term.attribute {
    case .width: plain = [(column(item, .width), 1)]
    case .height: plain = [(column(item, .height), 1)]
    case .left, .minX: plain = place(item, true, 0)
    case .centerX, .midX: plain = place(item, true, 0.5)
    case .right, .maxX: plain = place(item, true, 1)
    case .top, .minY: plain = place(item, false, 0)
    case .centerY, .midY: plain = place(item, false, 0.5)
    case .bottom, .maxY: plain = place(item, false, 1)
    case .leading: return isMirrored ? negated(place(item, true, 1)) : place(item, true, 0)
    case .trailing: return isMirrored ? negated(place(item, true, 0)) : place(item, true, 1)
    case .baseline, .lastBaseline: plain = [(column(item, .own(.lastBaseline)), 1)]
    case .firstBaseline: plain = [(column(item, .own(.firstBaseline)), 1)]
    case .leadingMargin:
      return isMirrored ? negated(margin(item, .rightMargin)) : margin(item, .leftMargin)
    case .trailingMargin:
      return isMirrored ? negated(margin(item, .leftMargin)) : margin(item, .rightMargin)
    default: plain = margin(item, term.attribute)
    }
    return isMirrored ? negated(plain) : plain
  }

  private func negated(_ form: Form) -> Form { form.map { ($0.column, -$0.factor) } }

  private mutating func place(_ item: LoggedItem, _ isHorizontal: Bool, _ share: Double) -> Form {
    let origin = column(item, isHorizontal ? .left : .top)
    guard share != 0 else { return [(origin, 1)] }
    return [(origin, 1), (column(item, isHorizontal ? .width : .height), share)]
  }

  /// Returns the position of a margin attribute: by the margins guide if the log mentions it, else by margin columns.
  private mutating func margin(_ item: LoggedItem, _ attribute: LoggedAttribute) -> Form {
    if let guide = marginGuides[item] {
      switch attribute {
      case .leftMargin: return place(guide, true, 0)
      case .rightMargin: return place(guide, true, 1)
      case .centerXWithinMargins: return place(guide, true, 0.5)
      case .topMargin: return place(guide, false, 0)
      case .bottomMargin: return place(guide, false, 1)
      default: return place(guide, false, 0.5)
      }
    }
    switch attribute {
    case .leftMargin: return place(item, true, 0) + [(column(item, .own(.leftMargin)), 1)]
    case .rightMargin: return place(item, true, 1) + [(column(item, .own(.rightMargin)), -1)]
    case .topMargin: return place(item, false, 0) + [(column(item, .own(.topMargin)), 1)]
    case .bottomMargin: return place(item, false, 1) + [(column(item, .own(.bottomMargin)), -1)]
    case .centerXWithinMargins:
      return place(item, true, 0.5) + [
        (column(item, .own(.leftMargin)), 0.5), (column(item, .own(.rightMargin)), -0.5),
      ]
    default:
      return place(item, false, 0.5) + [
        (column(item, .own(.topMargin)), 0.5), (column(item, .own(.bottomMargin)), -0.5),
      ]
    }
  }
}
