// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// One case of `Fixtures/layouts.json`: views and constraints, and the frames that they get.
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

    /// The sets of constraints of which each reported conflict must be one.
    var clashes: [[Int]] { conflicts ?? conflict.map { [$0] } ?? [] }
  }

  var name: String
  var direction: String
  var root: Root
  var views: [View]
  var guides: [Guide]
  var constraints: [Row]
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

  /// All cases of the file.
  static let all: [LayoutCase] = {
    guard let url = Bundle.module.url(forResource: "Fixtures/layouts", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let cases = try? JSONDecoder().decode([LayoutCase].self, from: data)
    else { return [] }
    return cases
  }()
}
