// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutCase {
  /// A visual format of a case.
  struct Format: Decodable {
    var format: String
    var options: [String]?
    var metrics: [String: Double]?
    var views: [String]
    var standard: Standard?

    /// The standard spacings; the superview's is a number or `margins`.
    struct Standard: Decodable {
      var sibling: Double
      var superview: Edge

      enum Edge: Decodable {
        case points(Double)
        case margins

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if let points = try? container.decode(Double.self) {
            self = .points(points)
          } else if try container.decode(String.self) == "margins" {
            self = .margins
          } else {
            throw DecodingError.dataCorruptedError(
              in: container, debugDescription: "neither a number nor \"margins\"")
          }
        }
      }
    }
  }

  /// A stack view of a case.
  struct Stack: Decodable {
    var id: String
    var axis: String?
    var distribution: String?
    var alignment: String?
    var spacing: Double?
    var customSpacing: [String: Double]?
    var hidden: [String]?
    var arranged: [String]?
    var marginsRelative: Bool?
    var baselineRelative: Bool?
    var edgeInsets: [Double]?
  }
}
