// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A wrong result of a solver.
public struct SolverFault: Error, CustomStringConvertible {
  /// The kinds of faults; a shrunk list of calls must fail with the same kind.
  public enum Kind: String, Sendable {
    case misuse, limit, overflow, rollback, bound, required, level, value, determination
    case feasibility, emptyConflict, strangeConflict, feasibleConflict, reducibleConflict
    case missedConflict, judge
  }

  /// The kind of the fault.
  public let kind: Kind

  /// The expected and the actual result.
  public let message: String

  init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

  /// The kind and the message.
  public var description: String { "\(kind): \(message)" }
}
