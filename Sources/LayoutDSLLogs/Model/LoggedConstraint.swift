// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as a line of a log prints it: `first relation second · multiplier + constant`.
///
/// The visual form is read into the same terms: `V:|-(10)-[title]` is
/// `title.top == superview.top + 10`.
public struct LoggedConstraint: Hashable, Sendable {
  /// The class, `NSLayoutConstraint` or another.
  public var className = ""

  /// The constraint's address, or SnapKit's label or Masonry's key in its place.
  public var address = ""

  /// The identifier between quotes; empty without one.
  public var identifier = ""

  /// The file and line that SnapKit prints, `Card.swift:12`; empty without.
  public var source = ""

  /// The letters of an autoresizing mask, `h=--& v=--&`; empty without.
  public var mask = ""

  /// The left side.
  public var first: LoggedTerm

  /// What holds between the sides.
  public var relation = LoggedRelation.equal

  /// The right side's attribute, if it has one.
  public var second: LoggedTerm?

  /// What the right side's attribute is multiplied by.
  public var multiplier = 1.0

  /// What is added to the right side, in points.
  public var constant = 0.0

  /// The priority, 1000 where the line prints none.
  public var priority = 1000.0

  /// The priorities of hugging and compression resistance, where the line prints them.
  public var contentPriorities: ContentPriorities?

  /// The superview that the line names with `'|'`.
  public var superview: LoggedItem?

  /// Whether the line says `(inactive)`.
  public var isInactive = false

  /// The list that the line is in.
  var list = ListKind.plain

  /// Lists whose lines can be told by what they are in.
  enum ListKind {
    case plain
    /// Masonry prints the constraints, which leaves identifiers out.
    case masonry
    /// It has no other line.
    case single
  }

  /// The line of the log, counted from 1.
  public var line = 0

  /// The priorities of a content size.
  public struct ContentPriorities: Hashable, Sendable {
    /// Of hugging: not larger than the content.
    public let hugging: Double

    /// Of compression resistance: not smaller than the content.
    public let compressionResistance: Double
  }

  /// Who made it.
  public var origin: LoggedOrigin { LoggedOrigin(of: self) }

  /// What its author calls it: the identifier, SnapKit's label or Masonry's key; empty without.
  var label: String {
    guard identifier.isEmpty else { return identifier }
    return className.hasPrefix("NS") || address.hasPrefix("0x") ? "" : address
  }

  /// The items of its terms.
  var items: [LoggedItem] { [first.item, second?.item].compactMap { $0 } }

  /// The item that it is about: the one that is not the superview.
  var subject: LoggedItem {
    guard let second, first.item == superview else { return first.item }
    return second.item
  }

  /// Whether it sets a width or height to a number.
  var isFixedSize: Bool { first.attribute.isSize && second == nil }

  /// Whether it is about the items themselves and asks for the same as `other`.
  func saysTheSame(as other: LoggedConstraint) -> Bool {
    address == other.address && first == other.first && second == other.second
      && relation == other.relation && constant == other.constant && identifier == other.identifier
  }
}
