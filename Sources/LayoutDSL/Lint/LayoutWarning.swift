// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Something about a layout that is no error and rarely meant; ``ConstraintViewDSL/lint()`` finds it.
public struct LayoutWarning {
  /// What kind of thing it is.
  public let kind: Kind

  /// The views and guides that it is about.
  public let items: [any LayoutItem]

  /// The constraints that it is about, in the order of activation; none where it is about frames alone.
  public let constraints: [LayoutConstraint]

  /// What is odd, in a sentence without its full stop: `"title" is outside of "card", by 16 pt at the right`.
  public let message: String

  /// What to do about it, as in `inset(16) moves all edges inwards`.
  public let cure: String

  /// The kinds of warnings.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A view is, at least in part, outside of its superview, which is no scroll view and does not clip, and neither a
    /// conflict nor an offset that is told itself has put it there; it does not begin where the superview ends, as a sheet
    /// does that waits.
    case outsideSuperview

    /// One chain moves opposite edges by the same offset, where an inset was meant.
    case offsetForInset

    /// A view that is not hidden has no width or no height, and neither its constraints nor its content ask for that.
    case withoutSize

    /// A view that is not hidden, or its text, is less than a pixel wide or tall, as when a share of the
    /// superview is written as a size.
    case belowOnePixel

    /// The texts of two views lie over one another, where they are seen: what views that scroll or clip cut off
    /// does not count, nor does a text in a view that covers all behind it.
    case overlappingText

    /// The text of a view takes more room than the view has, and nobody said so: a limit of lines does, and a compression
    /// resistance below the usual one.
    case textDoesNotFit

    /// No font of a text has some of its characters, or all of them where it has no font.
    case missingCharacters

    /// The height of a text is ambiguous.
    case ambiguousTextHeight

    /// The content of a view measures an infinite size, which counts as none.
    case infiniteContent

    /// A constraint asks for nothing, or for what always holds.
    case constraintWithoutEffect

    /// Constraints say the same.
    case duplicate

    /// A priority that does not matter: a required constraint says more, or there is no content.
    case priorityWithoutEffect
  }
}

extension LayoutWarning: CustomStringConvertible {
  /// What is odd, what to do about it, and the constraints, a line each.
  public var description: String {
    let lines = ["\(kind.rawValue): \(message); \(cure)"]
    return (lines + constraints.map { "  \($0.messageText)" }).joined(separator: "\n")
  }
}
