// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A case of a layout file: views, constraints and expected results.
public struct LayoutCase: Decodable, Sendable {
  /// The name that messages use.
  public let name: String

  /// The reason for skipping the case: another platform, or disputed numbers.
  public let reasonToSkip: String?

  let direction: String
  let root: Root
  let views: [View]
  let guides: [Guide]
  let constraints: [Row]
  let formats: [Format]
  let stacks: [Stack]
  let steps: [Step]
  let expect: Expectation

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
    var hugging: [Float]?
    var compression: [Float]?
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
    var multiplier: Double?
    var constant: Double?
    var priority: Float?
  }

  struct Step: Decodable {
    var `do`: [Operation]
    var expect: Expectation
  }
}

extension LayoutCase {
  private enum Key: String, CodingKey {
    case name, direction, root, views, guides, constraints, vfl, stacks, steps, expect, platform
    case disputed
  }

  /// Decodes a case; missing fields are empty.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    name = try fields.decode(String.self, forKey: .name)
    direction = try fields.decodeIfPresent(String.self, forKey: .direction) ?? "ltr"
    root = try fields.decode(Root.self, forKey: .root)
    views = try fields.decodeIfPresent([View].self, forKey: .views) ?? []
    guides = try fields.decodeIfPresent([Guide].self, forKey: .guides) ?? []
    constraints = try fields.decodeIfPresent([Row].self, forKey: .constraints) ?? []
    formats = try fields.decodeIfPresent([Format].self, forKey: .vfl) ?? []
    stacks = try fields.decodeIfPresent([Stack].self, forKey: .stacks) ?? []
    steps = try fields.decodeIfPresent([Step].self, forKey: .steps) ?? []
    expect = try fields.decode(Expectation.self, forKey: .expect)
    let isDisputed =
      try fields.contains(.disputed) && !fields.decodeNil(forKey: .disputed)
      && (try? fields.decode(Bool.self, forKey: .disputed)) != false
    let platform = try fields.decodeIfPresent(String.self, forKey: .platform)
    reasonToSkip = platform == "appkit" ? "appkit" : isDisputed ? "disputed" : nil
  }
}
