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
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// What is open, and what would settle it.
  public var description: String {
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
