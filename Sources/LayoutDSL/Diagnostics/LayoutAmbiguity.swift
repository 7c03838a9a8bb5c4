// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a frame that the constraints leave open: another value would satisfy them as well.
///
/// An ambiguity is no error. The part keeps the value that it had, so that the same changes give
/// the same frames; what it will be after other changes is anybody's guess.
public struct LayoutAmbiguity {
  /// The view or guide.
  public let item: any LayoutItem

  /// What of the frame is open: left, top, width or height, of a place in the coordinates of the
  /// superview.
  public let attribute: LayoutConstraint.Attribute

  /// The value that the last pass left it at.
  public let value: Double

  /// The names from the root down to the item, `root/card/title`.
  public let path: String

  /// One constraint that a person would write to settle it, as messages print it:
  /// `title.left == card.left + 16`.
  ///
  /// It changes nothing but where a size came out as 0, or as margins and spacing alone, which nobody wants: there it is
  /// the edge that is missing, or a size to begin with; where the item has content that does not go by its size: there
  /// it is the edge that the content lacks; and where a view would be outside of its superview, or over another.
  /// What follows from something else that is open, as a place from the height of what stands above it, has the
  /// remedy of that, so that one missing constraint is told as one: all remedies together settle everything.
  public let remedy: String

  /// The optional constraints that leave it open because they pull against one another; nil if it is open
  /// because nothing is said.
  public private(set) var tie: Tie?

  /// Constraints that held the item along this axis and went when a view left the tree, or its place in it, and
  /// have not been said again, as messages print them; the last few of the tree are remembered.
  public private(set) var departed: [String] = []

  /// The edges of a scroll view's content that nothing is constrained to; empty for anything else.
  ///
  /// The ``item`` is then the content's guide, and the extent is what UIKit calls ambiguous scrollable
  /// content size.
  public private(set) var missingEdges: [LayoutConstraint.Attribute] = []
}

extension LayoutAmbiguity {
  /// The same with another remedy, or a tie.
  func offering(_ remedy: String, _ tie: Tie?) -> LayoutAmbiguity {
    LayoutAmbiguity(
      item: item, attribute: attribute, value: value, path: path, remedy: remedy, tie: tie,
      departed: departed, missingEdges: missingEdges)
  }

  /// Whether the item is the content of a scroll view.
  private var isContent: Bool { item.itemState.guide?.kind == .content }

  /// What could settle the extent of a scroll view's content, the best first: the edge that is missing, the size that
  /// shows, or what it has as it is.
  static func offers(
    ofContent guide: LayoutGuide, of view: LayoutView, _ extent: Quantity, _ value: Double,
    _ missingEdges: [LayoutConstraint.Attribute]
  ) -> [RemedyOffer] {
    let (scroll, area, axis) = (view.itemState, guide.itemState, extent.axis)
    let name = "\(scroll.name).\(guide.identifier)"
    func far(_ view: LayoutView) -> Double {
      axis == .horizontal ? view.frame.maxX : view.frame.maxY
    }
    func size(_ view: LayoutView) -> Double {
      axis == .horizontal ? view.frame.width : view.frame.height
    }
    let inside = view.children.filter { !$0.storedTranslation }
    let own = RemedyOffer.Side(area, extent.attribute, name)
    let kept = value.printed > 0 ? [RemedyOffer(.edge, own, nil, value)] : []
    // What is left of an extent that something in it has nothing of are the distances from its edges. What holds to
    // neither edge, but to the centre, is mostly meant to be in the middle of what is shown.
    let shows = missingEdges.count < 2 && inside.allSatisfy { size($0) > 0 }
    var offers = shows ? kept : []
    if let last = inside.max(by: { far($0) < far($1) }), size(last) > 0,
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
  /// What is open, and what would settle it.
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
  /// The attribute that is the quantity itself.
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
  /// Optional constraints of one priority that pull against one another, so that any value between what they
  /// ask for is as good as any other.
  public struct Tie: Hashable, Sendable {
    /// The priority that they have in common.
    public let priority: Double

    /// What pulls, at least two, as messages print it: constraints with their lines, and the sizes of content
    /// with the priority at which they are held.
    public let rivals: [String]

    /// On which side all limit sizes of content: what is at least as large as its content lacks room, what is no larger
    /// has too much; nil if they are of more than one kind.
    var side: LayoutConstraint.Relation?
  }
}

extension LayoutAmbiguity.Tie: CustomStringConvertible {
  /// Who pulls, and which priority would decide it.
  public var description: String {
    var lines = MessageText()
    write(to: &lines)
    return lines.joined(restIn: "rivals")
  }

  /// What decides: of two the one that wins settles the other, of more it leaves the others as they are, but for one
  /// that takes all that is too much.
  ///
  /// Where 1 more would be required, or more than that, 1 less is for the one that loses.
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

  /// Adds the same to the lines of a message, the first behind `head`.
  func write(behind head: String = "", to lines: inout MessageText) {
    lines.add(
      head + "\(rivals.count) constraints of priority \(priority.layoutText) pull against one "
        + "another, and \(decision) would decide it:")
    lines.addFolded(rivals) { "  \($0)" }
  }
}
