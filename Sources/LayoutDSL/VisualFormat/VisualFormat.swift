// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A parsed visual format whose names are not resolved yet.
struct VisualFormat {
  /// The axis along which the format lines its views up.
  let axis: Axis

  /// The superview in front of the first view, if it is mentioned.
  let leading: Edge?

  /// The views, at least one.
  let views: [View]

  /// The connections between each view and the next.
  let gaps: [Connection]

  /// The superview behind the last view, if it is mentioned.
  let trailing: Edge?

  /// `|`, and the connection between it and the view beside it.
  struct Edge {
    var offset: Int
    var connection: Connection
  }

  /// The connection of two neighbours.
  enum Connection {
    /// They touch.
    case flush

    /// The standard gap.
    case standard(offset: Int)

    case gap([Predicate])
  }

  /// A view, as in `[name(predicates)]`.
  struct View {
    var name: Name
    var predicates: [Predicate]
  }

  /// A condition on a size or gap.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Value
    var priority: Value?
  }

  /// A number, or the name of a metric or a view.
  enum Value {
    case number(Double, offset: Int)
    case name(Name)

    var offset: Int {
      switch self {
      case .number(_, let offset): offset
      case .name(let name): name.offset
      }
    }
  }

  /// A name, and its offset in the format's UTF-8.
  struct Name {
    var text: String
    var offset: Int
  }
}
