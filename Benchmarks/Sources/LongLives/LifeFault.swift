// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Something that a solver got wrong.
public struct LifeFault: Error, CustomStringConvertible {
  /// What sort of thing; a shrunk list of calls must fail in the same way.
  public enum Kind: String, Sendable {
    case misuse, limit, overflow, rollback, bound, required, level, value, determination
    case feasibility, emptyConflict, strangeConflict, feasibleConflict, reducibleConflict
    case missedConflict, judge
  }

  /// What sort of thing it is.
  public let kind: Kind

  /// What was expected and what was got.
  public let message: String

  init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

  /// The kind and the message.
  public var description: String { "\(kind): \(message)" }
}
