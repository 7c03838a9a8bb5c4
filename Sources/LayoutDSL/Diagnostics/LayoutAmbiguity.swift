// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A quantity of a frame that the constraints leave undetermined: another value would satisfy them as well.
///
/// An ambiguity is not an error. The quantity keeps its previous value, so that the same changes give the same frames.
/// After other changes it may have any value that the constraints allow.
public struct LayoutAmbiguity {
  /// The view or guide.
  public let item: any LayoutItem

  /// The undetermined attribute, left, top, width or height; locations are in the superview's coordinates.
  public let attribute: LayoutConstraint.Attribute

  /// The value that the last pass gave it.
  public let value: Double

  /// The names from the root down to the item, `root/card/title`.
  public let path: String

  /// A constraint that a person would write to determine it, as messages print it: `title.left == card.left + 16`.
  ///
  /// As a rule it keeps the present value. Exceptions are values that nobody would want. An extent of 0, or of only
  /// margins and spacing, gets its missing edge or an initial size. If the item has content that does not depend on its
  /// size, the remedy is the content's missing edge. Views outside of their superview or over another view get another
  /// remedy, too. If the value follows from another undetermined one, such as a top from the height of the view above,
  /// it has the same remedy: one missing constraint is reported as one. All remedies together determine everything.
  public private(set) var remedy: String

  /// The optional constraints that pull against one another and so leave the value open; nil if it is open for lack of
  /// constraints.
  public private(set) var tie: Tie?

  /// Constraints that held the item along this axis, disappeared when a view left the tree or its place in it, and were
  /// not made again, as messages print them; a tree remembers its last few.
  public private(set) var departed: [String] = []

  /// The edges of a scroll view's content that nothing is constrained to; empty for other items.
  ///
  /// If there are any, the ``item`` is the content layout guide, and the ambiguity is what UIKit calls ambiguous
  /// scrollable content size.
  public private(set) var missingEdges: [LayoutConstraint.Attribute] = []
}

extension LayoutAmbiguity {
  /// Returns a copy with another remedy, or with a tie.
  func offering(_ remedy: String, _ tie: Tie?) -> LayoutAmbiguity {
    var copy = self
    (copy.remedy, copy.tie) = (remedy, tie)
    return copy
  }

  private var isContent: Bool { item.itemState.guide?.kind == .content }

  /// Returns constraints that could determine the extent of a scroll view's content, the best first: by its missing
  /// edge, by the visible size, or by its present value.
  static func offers(
    ofContent guide: LayoutGuide, of view: LayoutView, _ extent: Quantity, _ value: Double,
    _ missingEdges: [LayoutConstraint.Attribute]
  ) -> [RemedyOffer] {
    let (scroll, area, axis) = (view.itemState, guide.itemState, extent.axis)
    let name = "\(scroll.name).\(guide.identifier)"
    func far(_ view: LayoutView) -> Double { view.frame[axis.nearEdge] + view.frame[extent] }
    let inside = view.storedSubviews.filter { !$0.storedTranslation }
    let own = RemedyOffer.Side(area, extent.attribute, name)
    let kept = value.roundedForPrinting > 0 ? [RemedyOffer(.edge, own, nil, value)] : []
    // If a subview has no size, the present extent is only its distances from the edges, and not worth keeping. If
    // subviews are held at neither edge but at the centre, they are mostly meant to be centred in the visible area.
    let shows = missingEdges.count < 2 && inside.allSatisfy { $0.frame[extent] > 0 }
    var offers = shows ? kept : []
    if let last = inside.max(by: { far($0) < far($1) }), last.frame[extent] > 0,
      missingEdges == [axis.farEdge], offers.isEmpty
    {
      offers.append(
        RemedyOffer(.content, .init(last.itemState, axis.farEdge), .init(area, axis.farEdge, name)))
    }
    let frame = RemedyOffer.Side(scroll, extent.attribute, "\(scroll.name).frameLayoutGuide")
    offers.append(RemedyOffer(.edge, own, frame))
    return offers + (shows ? [] : kept)
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The undetermined attribute, and its remedy.
  public var description: String {
    if isContent {
      let edges = missingEdges.map { "\($0)" }.joined(separator: " and ")
      let reason =
        missingEdges.isEmpty
        ? "what reaches from edge to edge has no \(attribute)"
        : "nothing in it is constrained to its content's \(edges)"
      return "the scrollable content size of \"\(path)\" is ambiguous: its \(attribute) is "
        + "\(value.layoutText), and \(reason); \(remedy) would settle it"
    }
    var text =
      "the \(attribute) of \"\(path)\" is ambiguous: it is \(value.layoutText), other values would "
      + "do as well; "
    if let tie { text += "\(tie)" } else { text += "\(remedy) would settle it" }
    for constraint in departed {
      text += "\n  \(constraint) went when a view left the tree"
    }
    return text
  }
}

extension Quantity {
  var attribute: LayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .top: .top
    case .width: .width
    case .height: .height
    }
  }
}

extension LayoutAmbiguity {
  /// Optional constraints of one priority that pull against one another: any value between those that they ask for is
  /// equally good.
  public struct Tie: Hashable, Sendable {
    /// The priority that they have in common.
    public let priority: Double

    /// The rivals, at least two, as messages print them: constraints with their lines, and content sizes with their
    /// priorities.
    public let rivals: [String]

    /// The relation of all rivals to their content sizes (`>=`: too little room, `<=`: too much); nil if they differ.
    var side: LayoutConstraint.Relation?
  }
}

extension LayoutAmbiguity.Tie: CustomStringConvertible {
  /// The rivals, and the change of priority that would decide the tie.
  public var description: String {
    var lines = MessageText()
    write(to: &lines)
    return lines.joined(remainderAt: "rivals")
  }

  /// The change of priority that would decide the tie.
  ///
  /// Of two rivals, the winner determines both. Of more, a winner leaves the others tied, unless one takes all the
  /// excess room. The loser gets 1 less where 1 more would be required or beyond.
  private var decision: String {
    if rivals.count > 2, side == .lessThanOrEqual, priority > 1 {
      return "\((priority - 1).layoutText) for the one that is to stretch"
    }
    let winner =
      rivals.count > 2
      ? "a priority of its own for each"
      : priority + 1 < 1000
        ? "\((priority + 1).layoutText) for the one that is to win"
        : "\((priority - 1).layoutText) for the one that is to lose"
    return winner + (side == .greaterThanOrEqual ? ", or more room," : "")
  }

  /// Appends the same text to the lines of a message, with `head` before the first line.
  func write(behind head: String = "", to lines: inout MessageText) {
    lines.add(
      head + "\(rivals.count) constraints of priority \(priority.layoutText) pull against one "
        + "another, and \(decision) would decide it:")
    lines.addFolded(rivals) { "  \($0)" }
  }
}
