// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why an attribute has the value that it has: the chain of constraints that determines it.
///
/// The explanation holds values only: it may be kept, sent and compared.
public struct LayoutExplanation: Hashable, Sendable {
  /// The attribute, as messages print it: `title.width`.
  public let attribute: String

  /// What the last pass found, a place in the coordinates of the superview.
  public let value: Double

  /// What determines the value, what holds the attribute itself first, then what that depends on.
  ///
  /// Only what moves the value is there. Where several constraints say the same, one of them is.
  public let steps: [Step]

  /// Whether the last pass could have found another value.
  public let isAmbiguous: Bool

  /// The optional constraints that leave it open because they pull against one another; nil if it is not
  /// open, or because nothing is said.
  public let tie: LayoutAmbiguity.Tie?

  /// One part of the chain.
  public struct Step: Hashable, Sendable {
    /// What kind of thing determines.
    public enum Kind: Hashable, Sendable {
      /// An active constraint.
      case constraint
      /// Something that the engine adds: the root's size, the frame of a view that no constraint
      /// places, the size of content, what a stack view asks for, a size of at least zero.
      case background
      /// The value that something open had before: see ``ConstraintViewDSL/ambiguities()``.
      case lastValue
    }

    /// What kind of thing it is.
    public let kind: Kind

    /// The constraint as messages print it,
    /// `<LayoutConstraint:label@File.swift#12 title.left == icon.right + 8>`; of other kinds, what
    /// they say.
    public let text: String

    /// The constraint's label, if it has one.
    public var label: String?

    /// Where the constraint was written, `Module/File.swift`; empty if unknown.
    public var fileID = ""

    /// The line in ``fileID``; 0 if unknown.
    public var line: UInt = 0

    /// How far the value moves per point of the step's own constant, as long as the same
    /// constraints decide.
    public let factor: Double
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The attribute, its value, what leaves it open if it is ambiguous, and the chain, a line each.
  public var description: String {
    let head = "\(attribute) is \(value.layoutText)"
    var lines = MessageText()
    if let tie {
      tie.write(behind: head + ", and ambiguous: ", to: &lines)
    } else {
      lines.add(head + (isAmbiguous ? ", and ambiguous:" : ":"))
    }
    let sentences = steps.map { ($0.kind == .background ? "  with " : "  ") + $0.text }
    // Several rows of a stack view may say the same of it.
    lines.addFolded(sentences.unique()) { $0 }
    return lines.joined(restIn: "steps")
  }
}

/// A part of the chain that determines a value, for products that show trees.
package struct InspectedStep {
  /// What determines.
  package enum Source {
    /// An active constraint.
    case constraint(LayoutConstraint)
    /// Something else, in words.
    case other(LayoutExplanation.Step.Kind, String)
  }

  /// What determines.
  package let source: Source

  /// How far the value moves per point of the step's own constant.
  package let factor: Double
}
