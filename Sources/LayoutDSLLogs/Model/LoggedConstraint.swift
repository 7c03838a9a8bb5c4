// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as a line of a log prints it: `first relation second · multiplier + constant`.
///
/// The visual format is converted to the same terms: `V:|-(10)-[title]` becomes
/// `title.top == superview.top + 10`.
public struct LoggedConstraint: Hashable, Sendable {
  /// The class, such as `NSLayoutConstraint`.
  public var className = ""

  /// The constraint's address, or the label of SnapKit or key of Masonry that replaces it.
  public var address = ""

  /// The quoted identifier; empty if there is none.
  public var identifier = ""

  /// The file and line that SnapKit prints, `Card.swift:12`; empty if there is none.
  public var source = ""

  /// The letters of an autoresizing mask, `h=--& v=--&`; empty if there is none.
  public var mask = ""

  /// The term on the left side.
  public var first: LoggedTerm

  /// The relation between the sides.
  public var relation = LoggedRelation.equal

  /// The term on the right side, if there is one.
  public var second: LoggedTerm?

  /// The multiplier of the right side's term.
  public var multiplier = 1.0

  /// The constant of the right side, in points.
  public var constant = 0.0

  /// The priority; 1000 if the line prints none.
  public var priority = 1000.0

  /// The priorities of hugging and compression resistance, if the line prints them.
  public var contentPriorities: ContentPriorities?

  /// The superview that the line names with `'|'`.
  public var superview: LoggedItem?

  /// Whether the line contains `(inactive)`.
  public var isInactive = false

  /// The kind of list that contains the line.
  var list = ListKind.plain

  /// The kinds of lists, from which the origin of some lines can be inferred.
  enum ListKind {
    case plain
    /// The list contains Masonry's constraints, and no identifiers.
    case masonry
    /// The list has a single line.
    case single
  }

  /// The number of the line in the log, counted from 1.
  public var line = 0

  /// The priorities of a content size constraint.
  public struct ContentPriorities: Hashable, Sendable {
    /// The priority of hugging, with which the view is not larger than its content.
    public let hugging: Double

    /// The priority of compression resistance, with which the view is not smaller than its content.
    public let compressionResistance: Double
  }

  /// The maker of the constraint.
  public var origin: LoggedOrigin { LoggedOrigin(of: self) }

  /// The name that its author gave it: the identifier, SnapKit's label or Masonry's key; empty if there is none.
  var label: String {
    guard identifier.isEmpty else { return identifier }
    return className.hasPrefix("NS") || address.hasPrefix("0x") ? "" : address
  }

  /// The items of both terms.
  var items: [LoggedItem] { [first.item, second?.item].compactMap { $0 } }

  /// The item that it constrains: the second one if the first one is the superview.
  var subject: LoggedItem {
    guard let second, first.item == superview else { return first.item }
    return second.item
  }

  /// Whether it sets a width or height to a constant.
  var isFixedSize: Bool { first.attribute.isSize && second == nil }

  /// Whether both lines print the same constraint, by address, terms, relation, constant and identifier.
  func isSameConstraint(as other: LoggedConstraint) -> Bool {
    address == other.address && first == other.first && second == other.second
      && relation == other.relation && constant == other.constant && identifier == other.identifier
  }
}
