// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutCase {
  /// The expected results at one moment of a case.
  struct Expectation: Decodable {
    /// The equation of a translated mask: `of == multiplier * times + constant`.
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

    /// The allowed conflict sets, of which each reported conflict must be one; nil if there must be no conflict.
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

  /// Fields of the format that are not compared, since they do not apply to a headless UIKit.
  private static let information: Set = ["appkitFrames", "sourceFrames", "note"]

  /// Decodes an expectation; an unknown one is an error, since it would not be checked.
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
