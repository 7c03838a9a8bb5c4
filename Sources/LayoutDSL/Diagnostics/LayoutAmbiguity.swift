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

  /// One constraint that would settle it and change nothing else, as messages print it:
  /// `title.left == card.left + 16`.
  public let remedy: String

  /// The edges of a scroll view's content that nothing is constrained to; empty for anything else.
  ///
  /// The ``item`` is then the content's guide, and the extent is what UIKit calls ambiguous scrollable
  /// content size.
  public let missingEdges: [LayoutConstraint.Attribute]

  /// Whether the item is the content of a scroll view.
  private let isContent: Bool

  /// What is open of the content of a scroll view.
  init(
    content guide: LayoutGuide, of view: LayoutView, quantity: Quantity, value: Double,
    missingEdges: [LayoutConstraint.Attribute]
  ) {
    item = guide
    self.value = value
    attribute = quantity.attribute
    path = view.itemState.path
    remedy = "\(view.itemState.name).\(guide.identifier).\(quantity) == \(value.layoutText)"
    self.missingEdges = missingEdges
    isContent = true
  }

  init(item: any LayoutItem, quantity: Quantity, value: Double) {
    let state = item.itemState
    self.item = item
    self.value = value
    attribute = quantity.attribute
    path = state.path
    var right = value.layoutText
    if !quantity.isExtent, let outer = state.impliedTarget?.itemState {
      right = "\(outer.name).\(quantity)"
      if value > 0 { right += " + \(value.layoutText)" }
      if value < 0 { right += " - \((-value).layoutText)" }
    }
    remedy = "\(state.name).\(quantity) == \(right)"
    missingEdges = []
    isContent = false
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
    return
      "the \(attribute) of \"\(path)\" is ambiguous: it is \(value.layoutText), other values would "
      + "do as well; \(remedy) would settle it"
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
