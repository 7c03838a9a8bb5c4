// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

/// One case of the layout files in `Fixtures`: views, constraints, visual formats and stack views, and
/// what comes of them.
struct LayoutCase: Decodable, CustomTestStringConvertible, Sendable {
  struct Root: Decodable {
    struct Fit: Decodable {
      var target: [Double]
      var priority: [Float]
    }
    var width: Double?
    var height: Double?
    var margins: [Double]?
    var fit: Fit?
  }

  struct View: Decodable {
    var id: String
    var parent: String
    var intrinsic: [Double?]?
    var hugging: [Float]
    var compression: [Float]
    var baselineFromTop: Double?
    var baselineFromBottom: Double?
    var margins: [Double]?
    var frame: [Double]?
    var autoresizing: String?
  }

  struct Guide: Decodable {
    var id: String
    var owner: String
    var kind: String?
    var insets: [Double]?
  }

  struct Row: Decodable {
    var item: String
    var attr: String
    var rel: String
    var toItem: String?
    var toAttr: String?
    var multiplier: Double
    var constant: Double
    var priority: Float
  }

  /// What a translated mask asks for: `of == multiplier * times + constant`.
  struct Equation: Decodable {
    var view: String
    var axis: String
    var of: String
    var constant: Double
    var times: String?
    var multiplier: Double?
  }

  struct Step: Decodable {
    var `do`: [Operation]
    var expect: Expectation
  }

  struct Expectation: Decodable {
    var frames: [String: [Double?]]?
    var conflict: [Int]?
    var conflicts: [[Int]]?
    var fittingSize: [Double]?

    /// The views of which something is open; nil if the case does not say.
    var ambiguous: [String]?

    var equations: [Equation]?

    /// The constraints of visual formats, in order.
    var constraints: [Row]?

    /// The kind of error that a visual format is.
    var error: String?

    /// The sets of constraints of which each reported conflict must be one.
    var clashes: [[Int]] { conflicts ?? conflict.map { [$0] } ?? [] }
  }

  var name: String
  var direction: String
  var root: Root
  var views: [View]
  var guides: [Guide]
  var constraints: [Row]
  var vfl: [Format]?
  var stacks: [Stack]?

  /// `appkit` for cases about NSStackView.
  var platform: String?
  var expect: Expectation
  var steps: [Step]?

  var testDescription: String { name }
}

extension LayoutCase {
  /// One change of a step.
  struct Operation: Decodable {
    enum Value: Decodable {
      case number(Double)
      case numbers([Double])
      case text(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else if let numbers = try? container.decode([Double].self) {
          self = .numbers(numbers)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
    }

    var op: String
    var constraint: Int?
    var value: Value?
    var width: Double?
    var height: Double?
    var id: String?
    var size: [Double?]?
  }
}
