// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

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

    let op: String
    let id: String?
    let value: Value?
    let width: Double?
    let height: Double?
    let size: [Double?]?

    /// The index of a constraint; or a constraint to add.
    let position: Int?
    let row: Row?

    /// New properties of a stack view.
    let set: Stack?
  }
}

extension LayoutCase.Operation {
  private enum Key: String, CodingKey {
    case op, id, value, width, height, size, constraint, set
  }

  /// Decodes a change; its field `constraint` is an index, or a constraint to add.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    op = try fields.decode(String.self, forKey: .op)
    id = try fields.decodeIfPresent(String.self, forKey: .id)
    value = try fields.decodeIfPresent(Value.self, forKey: .value)
    width = try fields.decodeIfPresent(Double.self, forKey: .width)
    height = try fields.decodeIfPresent(Double.self, forKey: .height)
    size = try fields.decodeIfPresent([Double?].self, forKey: .size)
    let isAddition = op == "add"
    row = isAddition ? try fields.decode(LayoutCase.Row.self, forKey: .constraint) : nil
    position =
      isAddition ? nil : try fields.decodeIfPresent(Int.self, forKey: .constraint)
    var stack = try fields.decodeIfPresent(Properties.self, forKey: .set)?.stack
    stack?.id = id ?? ""
    set = stack
  }

  /// The properties of a stack view without its name.
  private struct Properties: Decodable {
    var stack: LayoutCase.Stack

    private enum Key: String, CodingKey, CaseIterable {
      case axis, distribution, alignment, spacing, customSpacing, hidden, arranged
      case marginsRelative, baselineRelative, edgeInsets
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let count = try decoder.singleValueContainer().decode([String: Anything].self).count
      if fields.allKeys.count != count {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a property is not known"))
      }
      stack = LayoutCase.Stack(
        id: "",
        axis: try fields.decodeIfPresent(String.self, forKey: .axis),
        distribution: try fields.decodeIfPresent(String.self, forKey: .distribution),
        alignment: try fields.decodeIfPresent(String.self, forKey: .alignment),
        spacing: try fields.decodeIfPresent(Double.self, forKey: .spacing),
        customSpacing: try fields.decodeIfPresent([String: Double].self, forKey: .customSpacing),
        hidden: try fields.decodeIfPresent([String].self, forKey: .hidden),
        arranged: try fields.decodeIfPresent([String].self, forKey: .arranged),
        marginsRelative: try fields.decodeIfPresent(Bool.self, forKey: .marginsRelative),
        baselineRelative: try fields.decodeIfPresent(Bool.self, forKey: .baselineRelative),
        edgeInsets: try fields.decodeIfPresent([Double].self, forKey: .edgeInsets))
    }
  }

  /// A value that is skipped, so that the values can be counted.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
