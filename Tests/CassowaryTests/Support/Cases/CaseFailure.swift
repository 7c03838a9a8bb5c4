// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Something in a case that was not as expected.
public struct CaseFailure: Error, CustomStringConvertible {
  /// The name of the case.
  public let name: String

  /// The step, counted from 0; within a repetition its pass and its step too.
  public let step: String

  /// What was expected and what was got.
  public let message: String

  /// All of it in a line.
  public var description: String { "\(name), step \(step): \(message)" }
}
