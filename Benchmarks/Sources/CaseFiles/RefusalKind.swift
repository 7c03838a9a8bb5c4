// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why a step is refused, in the words of the case files.
public enum RefusalKind: String, Decodable, Sendable {
  case unsatisfiable, duplicate, unknown, duplicateEdit, unknownEdit, requiredEdit, nonFinite

  /// Anything that no case expects.
  case other

  /// Reads a kind by its name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let kind = RefusalKind(rawValue: name), kind != .other else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no kind of refusal is called \"\(name)\"")
    }
    self = kind
  }
}
