// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A mistake as it is recorded: its words are made when somebody reads them, with the names and places
/// that items have by then.
final class RecordedMistake {
  let kind: ConstraintMistake.Kind
  let location: SourceLocation
  let label: String?

  /// The item in another tree that the constraint was to be tied to, if that is what is wrong.
  let stranger: ItemState?

  /// Whether a constant that is a number mends it.
  let isMendable: Bool

  private let words: () -> String

  init(
    _ kind: ConstraintMistake.Kind, at location: SourceLocation, label: String? = nil,
    stranger: ItemState? = nil, isMendable: Bool = false, _ words: @escaping () -> String
  ) {
    self.kind = kind
    self.location = location
    self.label = label
    self.stranger = stranger
    self.isMendable = isMendable
    self.words = words
  }

  var printed: ConstraintMistake { ConstraintMistake(kind, words(), at: location, label: label) }
}
