// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why a step is refused, in the words of the case files.
enum RefusalKind: String, Decodable {
  case unsatisfiable, duplicate, unknown, duplicateEdit, unknownEdit, requiredEdit, nonFinite

  /// Anything that no case expects.
  case other

  /// Reads a kind by its name.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let kind = RefusalKind(rawValue: name), kind != .other else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no kind of refusal is called \"\(name)\"")
    }
    self = kind
  }
}
