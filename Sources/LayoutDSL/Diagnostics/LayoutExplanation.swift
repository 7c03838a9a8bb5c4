// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why an attribute has the value that it has: the chain of constraints that determines it.
///
/// The explanation holds values only, so it may be kept, sent and compared.
public struct LayoutExplanation: Hashable, Sendable {
  /// The attribute, as messages print it: `title.width`.
  public let attribute: String

  /// The value that the last pass found; locations are in the superview's coordinates.
  public let value: Double

  /// The steps that determine the value: those of the attribute itself first, then those of the values it depends on.
  ///
  /// Only steps that would move the value are listed; of several identical constraints, one is.
  public let steps: [Step]

  /// Whether the last pass could have found another value.
  public let isAmbiguous: Bool

  /// The optional constraints that pull against one another and so leave the value open; nil if it is determined, or
  /// open for lack of constraints.
  public let tie: LayoutAmbiguity.Tie?

  /// One step of the chain.
  public struct Step: Hashable, Sendable {
    /// The kinds of steps.
    public enum Kind: Hashable, Sendable {
      /// An active constraint.
      case constraint
      /// A constraint that the engine adds: the root's size, the frame of a view that no constraint places, the size of
      /// content, a row of a stack view, a size of at least zero.
      case background
      /// The previous value of an undetermined quantity: see ``ConstraintViewDSL/ambiguities()``.
      case lastValue
    }

    /// The kind of the step.
    public let kind: Kind

    /// The constraint as messages print it, `<LayoutConstraint:label@File.swift#12 title.left == icon.right + 8>`; for
    /// other kinds, a sentence.
    public let text: String

    /// The constraint's label, if it has one.
    public var label: String?

    /// Where the constraint was written, `Module/File.swift`; empty if unknown.
    public var fileID = ""

    /// The line in ``fileID``; 0 if unknown.
    public var line: UInt = 0

    /// How far the value moves per point of the step's own constant, as long as the same constraints determine it.
    public let factor: Double
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The attribute, its value, the tie if there is one, and the chain, a line each.
  public var description: String {
    let head = "\(attribute) is \(value.layoutText)"
    var lines = MessageText()
    if let tie {
      tie.write(behind: head + ", and ambiguous: ", to: &lines)
    } else {
      lines.add(head + (isAmbiguous ? ", and ambiguous:" : ":"))
    }
    let sentences = steps.map { ($0.kind == .background ? "  with " : "  ") + $0.text }
    // Several rows of a stack view may have the same text.
    lines.addFolded(sentences.unique()) { $0 }
    return lines.joined(remainderAt: "steps")
  }
}

/// A step of an explanation with its live constraint, for products that display trees.
package struct InspectedStep {
  /// The source of a step.
  package enum Source {
    /// An active constraint.
    case constraint(LayoutConstraint)
    /// Another source, in words.
    case other(LayoutExplanation.Step.Kind, String)
  }

  /// The constraint or other source.
  package let source: Source

  /// How far the value moves per point of the step's own constant.
  package let factor: Double
}
