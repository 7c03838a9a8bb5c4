// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A case of the fixtures built with the package's public calls.
final class LayoutCaseTree {
  enum Failure: Error {
    case unknown(String)
  }

  let root = LayoutView()
  private var views: [String: LayoutView] = [:]
  private var guides: [String: LayoutGuide] = [:]
  private var safeAreas: [String: LayoutView] = [:]
  private(set) var constraints: [Constraint] = []

  init(_ layout: LayoutCase) throws {
    views["root"] = root
    root.snp.setLabel("root")
    root.semanticContentAttribute = Self.direction(layout.direction)
    if let margins = layout.root.margins { root.layoutMargins = Self.insets(margins) }
    resize(layout.root.width, layout.root.height)
    let stacks = (layout.stacks ?? []).map(\.id)
    for description in layout.views {
      try add(description, isStack: stacks.contains(description.id))
    }
    for description in layout.guides { try add(description) }
    if let fit = layout.root.fit {
      root.snp.makeConstraints { make in
        make.width.equalTo(fit.target[0]).priority(fit.priority[0])
        make.height.equalTo(fit.target[1]).priority(fit.priority[1])
      }
    }
    for stack in layout.stacks ?? [] { try arrange(stack) }
    for row in layout.constraints { try add(row) }
  }

  func item(_ id: String) -> (any LayoutItem)? { views[id] ?? guides[id] }

  func frame(of id: String) -> Rect? { views[id]?.frame ?? guides[id]?.layoutFrame }

  /// A part of an equation of a mask: an edge or the size of the view, or the superview's size.
  func value(_ part: String, _ equation: LayoutCase.Equation) -> Double {
    guard let view = views[equation.view], let outer = view.superview?.bounds else { return .nan }
    let frame = view.frame
    let isHorizontal = equation.axis == "x"
    switch part {
    case "min": return isHorizontal ? frame.minX : frame.minY
    case "max": return isHorizontal ? frame.maxX : frame.maxY
    case "size": return isHorizontal ? frame.width : frame.height
    case "superSize": return isHorizontal ? outer.width : outer.height
    default: return .nan
    }
  }

  /// The views of which something is open, by name; guides are not listed.
  func ambiguousViews() -> [String] {
    let open = root.snp.ambiguities().map(\.item)
    return views.keys.filter { name in open.contains { $0 === views[name] } }.sorted()
  }

  /// The positions of constraints in the list of the case.
  func positions(of clash: [LayoutConstraint]) -> [Int] {
    clash.map { member in
      constraints.firstIndex { $0.layoutConstraints.contains { $0 === member } } ?? -1
    }
  }
}

extension LayoutCaseTree {
  private func add(_ description: LayoutCase.View, isStack: Bool) throws {
    let view =
      isStack
      ? LayoutStackView() : SizedView(description.intrinsic?[0], description.intrinsic?[1])
    try views(description.parent).addSubview(view)
    views[description.id] = view
    view.snp.setLabel(description.id)
    view.translatesAutoresizingMaskIntoConstraints = description.autoresizing != nil
    if let frame = description.frame {
      view.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    view.autoresizingMask = try Self.mask(description.autoresizing ?? "")
    view.setPriorities(hugging: description.hugging, compression: description.compression)
    view.snp.setBaselineOffsets(
      first: description.baselineFromTop ?? 0, last: description.baselineFromBottom ?? 0)
    if let margins = description.margins { view.layoutMargins = Self.insets(margins) }
  }

  private func add(_ description: LayoutCase.Guide) throws {
    let owner = try views(description.owner)
    if description.kind == "margins" {
      guides[description.id] = owner.layoutMarginsGuide
      return
    }
    if description.kind == "safeArea" {
      guides[description.id] = owner.safeAreaLayoutGuide
      safeAreas[description.id] = owner
      owner.snp.additionalSafeAreaInsets = Self.insets(description.insets ?? [])
      return
    }
    let guide = LayoutGuide()
    guide.snp.setLabel(description.id)
    owner.addLayoutGuide(guide)
    guides[description.id] = guide
  }

  private func add(_ row: LayoutCase.Row) throws {
    if let view = views[row.item] {
      let isTranslated = view.translatesAutoresizingMaskIntoConstraints
      constraints.append(contentsOf: view.snp.prepareConstraints(try writer(of: row)))
      // The block turns the translation off; the case says who has it.
      view.translatesAutoresizingMaskIntoConstraints = isTranslated
    } else if let guide = guides[row.item] {
      constraints.append(contentsOf: guide.snp.prepareConstraints(try writer(of: row)))
    } else {
      throw Failure.unknown(row.item)
    }
    constraints.last?.activate()
  }

  /// The block that says the row.
  private func writer(of row: LayoutCase.Row) throws -> (ConstraintMaker) -> Void {
    var target: ConstraintItem?
    if let item = row.toItem, let attribute = row.toAttr {
      target =
        if let view = views[item] {
          try view.snp.item(named: attribute)
        } else if let guide = guides[item] {
          try guide.snp.item(named: attribute)
        } else {
          throw Failure.unknown(item)
        }
    }
    let right: any ConstraintRelatableTarget = target ?? row.constant
    return { make in
      guard let left = make.attribute(named: row.attr) else { return }
      let chain =
        switch row.rel {
        case "le": left.lessThanOrEqualTo(right)
        case "ge": left.greaterThanOrEqualTo(right)
        default: left.equalTo(right)
        }
      chain.multipliedBy(row.multiplier).offset(row.constant).priority(row.priority)
    }
  }

  func views(_ id: String) throws -> LayoutView {
    guard let view = views[id] else { throw Failure.unknown(id) }
    return view
  }

  private func resize(_ width: Double?, _ height: Double?) {
    root.frame = Rect(x: 0, y: 0, width: width ?? 0, height: height ?? 0)
  }

  private static func mask(_ letters: String) throws -> LayoutView.AutoresizingMask {
    try letters.reduce(into: []) { mask, letter in
      guard let place = Array("LWRTHB").firstIndex(of: letter) else {
        throw Failure.unknown(letters)
      }
      mask.insert(LayoutView.AutoresizingMask(rawValue: 1 << UInt(place)))
    }
  }

  private static func insets(_ sides: [Double]) -> Insets {
    Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  private static func direction(_ name: String) -> LayoutView.SemanticContentAttribute {
    name == "rtl" ? .forceRightToLeft : .forceLeftToRight
  }
}

extension LayoutCaseTree {
  /// Makes one of the changes of a step.
  func apply(_ operation: LayoutCase.Operation) throws {
    let constraint = operation.constraint.map { constraints[$0] }
    switch (operation.op, operation.value) {
    case ("remove", _): constraint?.deactivate()
    case ("readd", _): constraint?.activate()
    case ("constant", .number(let value)?): constraint?.update(offset: value)
    case ("priority", .number(let value)?):
      constraint?.update(priority: ConstraintPriority(Float(value)))
    case ("hide", _): try views(operation.id ?? "").isHidden = true
    case ("unhide", _): try views(operation.id ?? "").isHidden = false
    case ("resize", _): resize(operation.width, operation.height)
    case ("direction", .text(let name)?): root.semanticContentAttribute = Self.direction(name)
    case ("margins", .numbers(let sides)?):
      try views(operation.id ?? "").layoutMargins = Self.insets(sides)
    case ("insets", .numbers(let sides)?):
      safeAreas[operation.id ?? ""]?.snp.additionalSafeAreaInsets = Self.insets(sides)
    case ("hugging", .numbers(let priorities)?):
      try views(operation.id ?? "").setPriorities(hugging: priorities.map(Float.init))
    case ("compression", .numbers(let priorities)?):
      try views(operation.id ?? "").setPriorities(compression: priorities.map(Float.init))
    case ("intrinsic", _):
      let view = try views(operation.id ?? "") as? SizedView
      view?.contentWidth = operation.size?[0]
      view?.contentHeight = operation.size?[1]
    default: throw Failure.unknown(operation.op)
    }
  }
}

extension LayoutView {
  fileprivate func setPriorities(hugging: [Float]? = nil, compression: [Float]? = nil) {
    for (place, axis) in [LayoutDSL.Axis.horizontal, .vertical].enumerated() {
      if let hugging {
        setContentHuggingPriority(LayoutPriority(hugging[place]), for: axis)
      }
      if let compression {
        setContentCompressionResistancePriority(LayoutPriority(compression[place]), for: axis)
      }
    }
  }
}
