// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The constraints of a scene in the page's data format, each with a number.
struct InspectorConstraints {
  private let itemIndices: [ObjectIdentifier: Int]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [LayoutConstraint] = []
  private var files = NameTable()
  private var lines: [JSONText] = []

  /// The indices of the items whose margins a constraint mentions.
  private(set) var margins: Set<Int> = []

  /// Reads all active constraints that the views of a scene host.
  init(_ scene: Scene) {
    itemIndices = scene.itemIndices()
    for item in scene.items {
      for constraint in item.view?.constraints ?? [] { _ = number(of: constraint) }
    }
  }

  /// The constraints: first item and attribute, relation, second item and attribute, constant, line, file, the left
  /// side's value, then an object with the unusual fields: the wanted value, priority, multiplier, label, inactivity,
  /// and the text if an item is not shown.
  var list: JSONText { JSONText(lines) }

  /// The source files of the constraints.
  var fileList: JSONText { JSONText(files.names) }

  /// Returns the number of a constraint, and adds the constraint if it is new.
  mutating func number(of constraint: LayoutConstraint) -> Int {
    if let number = numbers[ObjectIdentifier(constraint)] { return number }
    let number = objects.count
    numbers[ObjectIdentifier(constraint)] = number
    objects.append(constraint)
    lines.append(line(constraint))
    return number
  }

  private mutating func line(_ constraint: LayoutConstraint) -> JSONText {
    let (first, second) = (index(of: constraint.firstItem), index(of: constraint.secondItem))
    let hasSecond = constraint.secondAttribute != .notAnAttribute
    let lastPlain = LayoutConstraint.Attribute.leftMargin.rawValue
    if constraint.firstAttribute.rawValue >= lastPlain, first >= 0 { margins.insert(first) }
    if constraint.secondAttribute.rawValue >= lastPlain, second >= 0 { margins.insert(second) }
    let written = constraint.inspectedLocation
    let sides = constraint.inspectedSides
    var fields = [
      JSONText(first), JSONText(constraint.firstAttribute.rawValue),
      JSONText(constraint.relation.rawValue), JSONText(second),
      JSONText(constraint.secondAttribute.rawValue), JSONText(constraint.grownConstant),
      JSONText(Int(written.line)), JSONText(files.number(of: written.fileID)),
      sides.map { JSONText($0.got) } ?? JSONText([JSONText]()),
    ]
    var rest: [(StaticString, JSONText)] = []
    if let sides, (sides.asked - sides.got).magnitude > 0.0005 {
      rest.append(("a", JSONText(sides.asked)))
    }
    if constraint.priority.rawValue != 1000 {
      rest.append(("p", JSONText(Double(constraint.priority.rawValue))))
    }
    if constraint.multiplier != 1 { rest.append(("m", JSONText(constraint.multiplier))) }
    if let label = constraint.label { rest.append(("l", JSONText(label))) }
    if !constraint.isActive { rest.append(("o", JSONText(1))) }
    if first < 0 || hasSecond && second < 0 || constraint.isAboutDistances {
      rest.append(("t", JSONText(constraint.inspectedText)))
    }
    if !rest.isEmpty { fields.append(JSONText(rest)) }
    return JSONText(fields)
  }

  private func index(of item: (any LayoutItem)?) -> Int {
    item.flatMap { itemIndices[ObjectIdentifier($0)] } ?? -1
  }
}
