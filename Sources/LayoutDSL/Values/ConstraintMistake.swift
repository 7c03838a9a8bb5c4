// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An error in a constraint itself, found before any layout: a missing superview, attributes that do not pair, a number
/// that is not finite.
///
/// A constraint with a mistake is not installed. The mistake is recorded at the view whose block made the constraint.
/// It is removed by that view's next `remakeConstraints` or `removeConstraints`, when the view leaves its superview, or
/// when the constraint becomes valid. That of a number of the view which is not finite, such as a margin, stays until
/// the next finite one is set, or the view leaves its superview.
public struct ConstraintMistake: Hashable, Sendable {
  /// The kind of mistake.
  public let kind: Kind

  /// A sentence that says what is wrong.
  public let message: String

  /// The file in which the constraint was written, `Module/File.swift`; empty if unknown.
  public let fileID: String

  /// The line in ``fileID``; 0 if unknown.
  public let line: UInt

  /// The constraint's label, if it has one.
  public let label: String?

  init(_ kind: Kind, _ message: String, at location: SourceLocation, label: String? = nil) {
    self.kind = kind
    self.message = message
    self.fileID = location.fileID
    self.line = location.line
    self.label = label
  }

  /// The kinds of mistakes.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The constraint relates the view to its superview, and the view has none at activation.
    case noSuperview

    /// Both items exist, but in different trees.
    case noCommonAncestor

    /// Several attributes on the right do not pair with those on the left.
    case badAttributePairing

    /// An item of the constraint no longer exists.
    case deadTarget

    /// A constant, multiplier or priority is NaN or infinite.
    case notFinite

    /// A location is multiplied by zero.
    case zeroMultiplier

    /// The chain ends without a relation, such as `make.left` alone.
    case unfinishedChain

    /// The chain has no attributes: `make.attributes([])`.
    case noAttributes

    /// A view was to be added to itself or to one of its descendants.
    case cyclicHierarchy

    /// A visual format could not be read, in a call that does not throw.
    case visualFormat
  }
}

extension ConstraintMistake: CustomStringConvertible {
  /// The message after its place and label: `Module/File.swift:12: label: …`.
  public var description: String {
    let text = label.map { "\($0): \(message)" } ?? message
    return fileID.isEmpty ? text : "\(fileID):\(line): \(text)"
  }
}

extension ConstraintMistake: Error {}
