// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Required constraints that cannot all hold: one that is refused, and the set that it completes.
///
/// The set is irreducible: if any one member is removed, the others can all hold. Sizes count as at least zero in this:
/// every size for sets of up to 24 members, else only those that ``ConflictReport/background`` names. All members but
/// the refused one remain in the layout.
public struct ConflictReport: Hashable, Sendable {
  /// One constraint of the set.
  public struct Member: Hashable, Sendable {
    /// The constraint as messages print it, `<LayoutConstraint:label@File.swift#12 title.left == icon.right + 8>`.
    public let constraint: String

    /// The constraint's label, if it has one.
    public let label: String?

    /// Where it was written, `Module/File.swift`; empty if unknown.
    public let fileID: String

    /// The line in ``fileID``; 0 if unknown.
    public let line: UInt

    /// The value of the constraint's right side.
    public let asked: Double

    /// The value of the constraint's left side.
    public let got: Double

    /// The relation that the two sides should have.
    public let relation: LayoutConstraint.Relation

    /// The difference between the two sides.
    var excess: Double { abs(got - asked) }
  }

  /// The problem in everyday words, without a full stop: `"page" is 722 pt too tall for 784`.
  public let headline: String

  /// The remedy where it is plain, such as `set it to false`; nil where a member has to be weakened or removed.
  public let cure: String?

  /// The broken constraint; nil if it is one of the engine's own, such as the frame that a mask gives a view.
  public let refused: Member?

  /// The constraints of the set, including the refused one, in order of activation.
  public let members: [Member]

  /// Constraints that the engine adds to the set: the root's size, the frame of a view that no constraint places, sizes
  /// of at least zero.
  public let background: [String]

  /// Further constraints that the same chain breaks, in order of activation.
  ///
  /// Each clashes with the members other than the refused one, with some of ``chain``, and with sizes of at least zero.
  /// ``background`` names only the sizes of the set itself.
  public let alsoBroken: [Member]

  /// The constraints besides the ``members`` with which those in ``alsoBroken`` clash, in order of activation; they are
  /// kept.
  public let chain: [Member]
}

extension ConflictReport.Member: CustomStringConvertible {
  /// The constraint, the value that it asks for and the value that it gets.
  public var description: String {
    "\(constraint) asks for \(relation.bound)\(asked.layoutText(beside: got)), gets "
      + got.layoutText(beside: asked)
  }
}
