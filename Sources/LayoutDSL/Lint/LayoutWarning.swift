// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An oddity of a layout, not an error but rarely intended, that ``ConstraintViewDSL/lint()`` finds.
public struct LayoutWarning {
  /// The kind of oddity.
  public let kind: Kind

  /// The views and guides concerned.
  public let items: [any LayoutItem]

  /// The constraints concerned, in the order of activation; none where only frames are.
  public let constraints: [LayoutConstraint]

  /// What is odd, as a sentence without its full stop: `"title" is outside of "card", by 16 pt at the right`.
  public let message: String

  /// What to do about it, such as `inset(16) moves each edge inwards`.
  public let cure: String

  /// The kinds of warnings.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A view is at least partly outside of its superview, which neither scrolls nor clips, unless a conflict or a
    /// reported offset put it there or it begins where the superview ends, like a sheet that waits to slide in.
    case outsideSuperview

    /// One chain moves opposite edges by the same offset, where an inset was meant.
    case offsetForInset

    /// A view that is not hidden has no width or no height, and neither its constraints nor its content ask for that.
    case withoutSize

    /// A view that is not hidden, or its text, is less than a pixel wide or tall, mostly because a share of the
    /// superview is written as a size.
    case belowOnePixel

    /// The texts of two views overlap visibly, outside of what scroll views and clipping cut off, and neither is in a
    /// view that covers what is behind it.
    case overlappingText

    /// The text of a view needs more room than the view has, and neither a limit of lines nor a compression resistance
    /// below the default explains that.
    case textDoesNotFit

    /// A text has characters that none of its fonts has, or no font at all.
    case missingCharacters

    /// The height of a text is ambiguous.
    case ambiguousTextHeight

    /// The content of a view has an infinite size, which counts as none.
    case infiniteContent

    /// A constraint has priority 0 or always holds.
    case constraintWithoutEffect

    /// Constraints are identical.
    case duplicate

    /// A priority does not matter, since a required constraint determines the attribute or there is no content.
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
