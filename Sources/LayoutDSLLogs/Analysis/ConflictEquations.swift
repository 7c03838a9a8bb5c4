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
  let interpretation: Interpretation

  private var columnIndices: [Column: Int] = [:]

  /// The meaning of each column, in the order of creation.
  private(set) var columns: [Column] = []

  private(set) var equations: [Equation] = []
  private let hierarchy: InferredHierarchy
  private let marginGuides: [LoggedItem: LoggedItem]

  /// A quantity of an item.
  struct Column: Hashable {
    let item: LoggedItem
    let quantity: Quantity

    enum Quantity: Hashable {
      case left, top, width, height

      /// The position of a baseline, or the distance of a margin from its edge.
      case other(LoggedAttribute)

      var attribute: LoggedAttribute {
        switch self {
        case .left: .left
        case .top: .top
        case .width: .width
        case .height: .height
        case .other(let attribute): attribute
        }
      }
    }

    /// Whether the quantity must be at least 0.
    var isSize: Bool { quantity == .width || quantity == .height || isMargin }

    /// Whether the quantity is the distance of a margin.
    var isMargin: Bool {
      switch quantity {
      case .other(.leftMargin), .other(.rightMargin), .other(.topMargin), .other(.bottomMargin):
        true
      default: false
      }
    }
  }

  init(_ conflict: LoggedConflict, _ interpretation: Interpretation) {
    self.conflict = conflict
    self.interpretation = interpretation
    hierarchy = InferredHierarchy(conflict)
    marginGuides = conflict.marginsGuides
    for (index, constraint) in conflict.constraints.enumerated()
    where ConflictEquations.isActiveAndRequired(constraint) {
      append(constraint, index)
    }
    guard let margin = interpretation.margin else { return }
    for column in columns.indices where columns[column].isMargin {
      add([(column, 1)], margin, .equal, nil)
    }
  }

  /// Whether the constraint is active and required.
  static func isActiveAndRequired(_ constraint: LoggedConstraint) -> Bool {
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
      form = positionInSuperview(constraint)
    } else {
      form = self.form(constraint.first, isMirrored(constraint))
    }
    if let second = constraint.second {
      let factor =
        interpretation.isRounded ? Rounding.fraction(constraint.multiplier) : constraint.multiplier
      form += self.form(second, isMirrored(constraint)).map { ($0.column, -factor * $0.factor) }
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
    let slack = interpretation.isRounded ? Rounding.slack(constant) : 0
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
  private func isMirrored(_ constraint: LoggedConstraint) -> Bool {
    guard interpretation.isRightToLeft else { return false }
    return constraint.first.attribute.followsDirection
      || constraint.second?.attribute.followsDirection == true
  }

  private mutating func column(_ item: LoggedItem, _ quantity: Column.Quantity) -> Int {
    let key = Column(item: item, quantity: quantity)
    if let known = columnIndices[key] { return known }
    columnIndices[key] = columns.count
    columns.append(key)
    return columns.count - 1
  }

  private mutating func positionInSuperview(_ constraint: LoggedConstraint) -> Form {
    let item = constraint.first.item
    let other = constraint.second?.item
    let superview = hierarchy.superview(of: item) ?? other ?? LoggedItem(superviewOf: item)
    let attribute = constraint.first.attribute
    if interpretation.isUpward, !attribute.isHorizontal {
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
    case .left, .minX: plain = position(item, true, 0)
    case .centerX, .midX: plain = position(item, true, 0.5)
    case .right, .maxX: plain = position(item, true, 1)
    case .top, .minY: plain = position(item, false, 0)
    case .centerY, .midY: plain = position(item, false, 0.5)
    case .bottom, .maxY: plain = position(item, false, 1)
    case .leading: return isMirrored ? negated(position(item, true, 1)) : position(item, true, 0)
    case .trailing: return isMirrored ? negated(position(item, true, 0)) : position(item, true, 1)
    case .baseline, .lastBaseline: plain = [(column(item, .other(.lastBaseline)), 1)]
    case .firstBaseline: plain = [(column(item, .other(.firstBaseline)), 1)]
    case .leadingMargin:
      return isMirrored ? negated(margin(item, .rightMargin)) : margin(item, .leftMargin)
    case .trailingMargin:
      return isMirrored ? negated(margin(item, .leftMargin)) : margin(item, .rightMargin)
    default: plain = margin(item, term.attribute)
    }
    return isMirrored ? negated(plain) : plain
  }

  private func negated(_ form: Form) -> Form { form.map { ($0.column, -$0.factor) } }

  private mutating func position(_ item: LoggedItem, _ isHorizontal: Bool, _ share: Double) -> Form
  {
    let origin = column(item, isHorizontal ? .left : .top)
    guard share != 0 else { return [(origin, 1)] }
    return [(origin, 1), (column(item, isHorizontal ? .width : .height), share)]
  }

  /// Returns the position of a margin attribute: by the margins guide if the log mentions it, else by margin columns.
  private mutating func margin(_ item: LoggedItem, _ attribute: LoggedAttribute) -> Form {
    if let guide = marginGuides[item] {
      switch attribute {
      case .leftMargin: return position(guide, true, 0)
      case .rightMargin: return position(guide, true, 1)
      case .centerXWithinMargins: return position(guide, true, 0.5)
      case .topMargin: return position(guide, false, 0)
      case .bottomMargin: return position(guide, false, 1)
      default: return position(guide, false, 0.5)
      }
    }
    switch attribute {
    case .leftMargin: return position(item, true, 0) + [(column(item, .other(.leftMargin)), 1)]
    case .rightMargin: return position(item, true, 1) + [(column(item, .other(.rightMargin)), -1)]
    case .topMargin: return position(item, false, 0) + [(column(item, .other(.topMargin)), 1)]
    case .bottomMargin:
      return position(item, false, 1) + [(column(item, .other(.bottomMargin)), -1)]
    case .centerXWithinMargins:
      return position(item, true, 0.5) + [
        (column(item, .other(.leftMargin)), 0.5), (column(item, .other(.rightMargin)), -0.5),
      ]
    default:
      return position(item, false, 0.5) + [
        (column(item, .other(.topMargin)), 0.5), (column(item, .other(.bottomMargin)), -0.5),
      ]
    }
  }
}
