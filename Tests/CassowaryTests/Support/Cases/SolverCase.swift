// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A named sequence of steps from a case file.
public struct SolverCase: Decodable, Sendable, CustomStringConvertible {
  /// The name of the case.
  public let name: String

  /// Whether exact arithmetic confirmed the expectations; a case with another `oracle` says so.
  let isExact: Bool

  /// The steps in order.
  let steps: [CaseStep]

  /// The name of the case.
  public var description: String { name }

  private enum Key: String, CodingKey { case name, oracle, steps }

  /// Reads a case; keys that it does not know are for readers.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    name = try fields.decode(String.self, forKey: .name)
    isExact = try !fields.contains(.oracle) || fields.decodeNil(forKey: .oracle)
    steps = try fields.decode([CaseStep].self, forKey: .steps)
  }
}
