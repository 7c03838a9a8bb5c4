// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A mistake whose text is composed when it is read, with the names and places that items have at that time.
final class RecordedMistake {
  let kind: ConstraintMistake.Kind
  let location: SourceLocation
  let label: String?

  /// The item in another tree, if the mistake is a constraint with such an item.
  let foreignItem: ItemState?

  /// Whether setting a finite constant corrects the mistake.
  let isMendable: Bool

  private let words: () -> String

  init(
    _ kind: ConstraintMistake.Kind, at location: SourceLocation, label: String? = nil,
    foreignItem: ItemState? = nil, isMendable: Bool = false, _ words: @escaping () -> String
  ) {
    self.kind = kind
    self.location = location
    self.label = label
    self.foreignItem = foreignItem
    self.isMendable = isMendable
    self.words = words
  }

  var printed: ConstraintMistake { ConstraintMistake(kind, words(), at: location, label: label) }
}
