// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The changes by steps and descriptions.
extension LayoutCaseTree {
  /// Applies one change of a step.
  func apply(_ operation: LayoutCase.Operation) throws {
    switch (operation.op, operation.value) {
    case ("constant", .number(let value)?):
      try constraint(at: operation.position).constant = value
    case ("priority", .number(let value)?):
      try constraint(at: operation.position).priority = LayoutPriority(Float(value))
    case ("remove", _): try constraint(at: operation.position).isActive = false
    case ("readd", _): try constraint(at: operation.position).isActive = true
    case ("add", _):
      if let row = operation.row { try add(row) }
    case ("resize", _): resize(operation.width, operation.height)
    case ("intrinsic", _): try setContent(operation.size, of: view(operation.id))
    case ("hugging", .numbers(let priorities)?):
      try setPriorities(hugging: priorities.map(Float.init), of: view(operation.id))
    case ("compression", .numbers(let priorities)?):
      try setPriorities(compression: priorities.map(Float.init), of: view(operation.id))
    case ("margins", .numbers(let sides)?):
      try view(operation.id).layoutMargins = Self.insets(sides)
    case ("insets", .numbers(let sides)?): try setSafeArea(sides, of: operation.id)
    case ("direction", .text(let name)?):
      root.semanticContentAttribute = try Self.direction(name)
    case ("hide", _): try view(operation.id).isHidden = true
    case ("unhide", _): try view(operation.id).isHidden = false
    case ("stack", _):
      guard let stack = operation.set else { throw Unusable(description: "nothing to set") }
      try configure(stack)
    default: throw Unusable(description: "\(operation.op) cannot be done like this")
    }
  }

  private func resize(_ width: Double?, _ height: Double?) {
    root.frame.size = Size(
      width: width ?? root.frame.width, height: height ?? root.frame.height)
  }

  func setContent(_ size: [Double?]?, of view: LayoutView) throws {
    guard let size else { return }
    guard size.count == 2, let content = view as? ContentView else {
      throw Unusable(description: "\(view.snp.label() ?? "") cannot have the size \(size)")
    }
    content.contentSize = Size(
      width: size[0] ?? LayoutView.noIntrinsicMetric,
      height: size[1] ?? LayoutView.noIntrinsicMetric)
  }

  func setPriorities(
    hugging: [Float]? = nil, compression: [Float]? = nil, of view: LayoutView
  ) throws {
    for priorities in [hugging, compression] {
      guard let priorities else { continue }
      _ = try Self.numbers(priorities.map(Double.init), 2)
    }
    for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
      if let hugging {
        view.setContentHuggingPriority(LayoutPriority(hugging[index]), for: axis)
      }
      if let compression {
        view.setContentCompressionResistancePriority(
          LayoutPriority(compression[index]), for: axis)
      }
    }
  }

  /// Sets the properties that a description of a stack view contains; others stay as they are.
  func configure(_ description: LayoutCase.Stack) throws {
    guard let stack = try view(description.id) as? LayoutStackView else {
      throw Unusable(description: "\(description.id) is no stack view")
    }
    if let axis = description.axis { stack.axis = try Self.axis(axis) }
    if let name = description.distribution { stack.distribution = try Self.distribution(name) }
    if let name = description.alignment { stack.alignment = try Self.alignment(name) }
    if let spacing = description.spacing { stack.spacing = spacing }
    if let arranged = description.arranged {
      let members = try arranged.map { try view($0) }
      for old in stack.arrangedSubviews where !members.contains(old) {
        stack.removeArrangedSubview(old)
      }
      for (index, member) in members.enumerated() {
        stack.insertArrangedSubview(member, at: index)
      }
    }
    if let spacings = description.customSpacing {
      for member in stack.arrangedSubviews {
        let spacing = name(of: member).flatMap { spacings[$0] }
        stack.setCustomSpacing(spacing ?? LayoutStackView.spacingUseDefault, after: member)
      }
    }
    if let hidden = description.hidden {
      let views = try hidden.map { try view($0) }
      for member in stack.arrangedSubviews { member.isHidden = views.contains(member) }
    }
    if let insets = description.edgeInsets {
      stack.layoutMargins = try Self.insets(insets)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    if let isRelative = description.marginsRelative {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let isRelative = description.baselineRelative {
      stack.isBaselineRelativeArrangement = isRelative
    }
  }
}
