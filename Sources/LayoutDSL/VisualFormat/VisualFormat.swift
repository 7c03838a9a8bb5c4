// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A visual format taken apart, its names not looked up yet.
struct VisualFormat {
  /// The axis along which the views are lined up.
  let axis: Axis

  /// The superview in front of the first view, if it is mentioned.
  let leading: Edge?

  /// The views, at least one.
  let views: [View]

  /// What is between one view and the next.
  let gaps: [Connection]

  /// The superview behind the last view, if it is mentioned.
  let trailing: Edge?

  /// `|`, and what is between it and the view beside it.
  struct Edge {
    var offset: Int
    var connection: Connection
  }

  /// What is between two neighbours.
  enum Connection {
    /// They touch.
    case flush

    /// The standard gap.
    case standard(offset: Int)

    /// What is said of the gap.
    case gap([Predicate])
  }

  /// A view, as in `[name(predicates)]`.
  struct View {
    var name: Name
    var predicates: [Predicate]
  }

  /// Something said of a size or of a gap.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Value
    var priority: Value?
  }

  /// A number, or a name for one or for a view.
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

  /// A name, and where it stands in the format's UTF-8.
  struct Name {
    var text: String
    var offset: Int
  }
}
