// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Required constraints that cannot all hold: one that is refused, and the set it closes.
///
/// The set is irreducible: without any one of its members the others can hold, with sizes of at least zero
/// that the ``ConflictReport/background`` names or, of up to 24 members, any. Everything in it but the refused
/// constraint is kept.
public struct ConflictReport: Hashable, Sendable {
  /// One constraint of the set.
  public struct Member: Hashable, Sendable {
    /// The constraint as messages print it,
    /// `<LayoutConstraint:label@File.swift#12 title.left == icon.right + 8>`.
    public let constraint: String

    /// The constraint's label, if it has one.
    public let label: String?

    /// Where it was written, `Module/File.swift`; empty if unknown.
    public let fileID: String

    /// The line in ``fileID``; 0 if unknown.
    public let line: UInt

    /// What the right side of the constraint came to.
    public let asked: Double

    /// What the left side of the constraint came to.
    public let got: Double

    /// How the two sides should compare.
    public let relation: LayoutConstraint.Relation

    /// By how much the sides differ from each other.
    var excess: Double { abs(got - asked) }
  }

  /// What is wrong in a person's words, without a full stop: `"page" is 722 pt too tall for 784`.
  public let headline: String

  /// What cures it, where that is plain: `set it to false`; else one of the members is to be weakened or
  /// removed.
  public let cure: String?

  /// The constraint that is broken; nil if it is one that the engine made, which is
  /// possible only where one of those contradicts a size of at least zero.
  public let refused: Member?

  /// The constraints of the set, the refused one included, in order of activation.
  public let members: [Member]

  /// What the engine adds to the set: the root's size, a frame never constrained, sizes of
  /// at least zero.
  public let background: [String]

  /// Further constraints that are broken by the same chain, in order of activation: each clashes with
  /// the members other than the refused one, with some of ``chain``, and with sizes of at least zero, of which
  /// ``background`` names those of the set alone.
  public let alsoBroken: [Member]

  /// The constraints besides the ``members`` that those in ``alsoBroken`` rest on, in order of
  /// activation; they are kept.
  public let chain: [Member]
}

extension ConflictReport.Member: CustomStringConvertible {
  /// The constraint, what it asks for and what it gets.
  public var description: String {
    "\(constraint) asks for \(relation.bound)\(asked.layoutText(beside: got)), gets "
      + got.layoutText(beside: asked)
  }
}
