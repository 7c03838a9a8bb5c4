// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutCase {
  /// What is to be there at some moment.
  struct Expectation: Decodable {
    /// What a translated mask asks for: `of == multiplier * times + constant`.
    struct Equation: Decodable {
      var view: String
      var axis: String
      var of: String
      var constant: Double
      var times: String?
      var multiplier: Double?
    }

    var frames: [String: [Double?]]?
    var ambiguous: [String]?
    var fittingSize: [Double]?
    var constraints: [Row]?
    var error: String?
    var equations: [Equation]?

    /// The sets of which each reported conflict must be one; nil if there must be none.
    var clashes: [[Int]]?
  }
}

extension LayoutCase.Expectation {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// What the format knows and a headless UIKit has no opinion on.
  private static let information: Set = ["appkitFrames", "sourceFrames", "note"]

  /// Reads an expectation; one that is not known is an error, for it would not be checked.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    for key in fields.allKeys {
      switch key.stringValue {
      case "frames": frames = try fields.decode([String: [Double?]].self, forKey: key)
      case "ambiguous": ambiguous = try fields.decode([String].self, forKey: key)
      case "fittingSize": fittingSize = try fields.decode([Double].self, forKey: key)
      case "constraints": constraints = try fields.decode([LayoutCase.Row].self, forKey: key)
      case "error": error = try fields.decodeIfPresent(String.self, forKey: key)
      case "equations": equations = try fields.decode([Equation].self, forKey: key)
      case "conflict":
        let set = try fields.decodeIfPresent([Int].self, forKey: key)
        clashes = clashes ?? set.map { [$0] }
      case "conflicts": clashes = try fields.decodeIfPresent([[Int]].self, forKey: key) ?? clashes
      default:
        if Self.information.contains(key.stringValue) { continue }
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "\"\(key.stringValue)\" is not known")
      }
    }
  }
}
