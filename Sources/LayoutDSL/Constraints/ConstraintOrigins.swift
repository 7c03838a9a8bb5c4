// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where the distances begin that a constraint compares.
///
/// Only constraints over `anchorWithOffset(to:)` have one. A side with an origin means
/// `item.attribute - origin`, so that a constraint can speak of up to four locations.
final class ConstraintOrigins {
  /// The location that is subtracted from a side.
  struct Origin {
    let item: ItemState
    let attribute: LayoutConstraint.Attribute
  }

  let first: Origin?
  let second: Origin?
  private var firstPlace: Int32 = -1
  private var secondPlace: Int32 = -1

  /// The origins of two sides; nil if neither has one.
  init?(_ first: Origin?, _ second: Origin?) {
    if first == nil && second == nil { return nil }
    self.first = first
    self.second = second
  }
}

extension ConstraintOrigins {
  /// The origins that there are.
  var all: [Origin] { [first, second].compactMap { $0 } }

  /// The items that are not among those of the sides, each once.
  func items(besides one: ItemState, _ other: ItemState?) -> [ItemState] {
    var items: [ItemState] = []
    for origin in all where origin.item !== one && origin.item !== other {
      if !items.contains(where: { $0 === origin.item }) { items.append(origin.item) }
    }
    return items
  }

  func place(in item: ItemState) -> Int32 { item === first?.item ? firstPlace : secondPlace }

  func setPlace(_ place: Int32, in item: ItemState) {
    if item === first?.item { firstPlace = place } else { secondPlace = place }
  }
}
