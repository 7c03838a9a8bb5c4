// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The views, guides and constraints of a case, built through the package's public API.
final class LayoutCaseTree {
  /// The error of a case of which a part has no meaning.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  let root = LayoutView()
  let fit: LayoutCase.Root.Fit?

  /// The constraints of the case, of its formats and of its steps, in this order.
  private(set) var constraints: [LayoutConstraint] = []

  /// The constraints of the formats, or the error of the first invalid format.
  private(set) var formatted: [LayoutConstraint] = []
  private(set) var formatError: VisualFormatError?

  private var views: [String: LayoutView] = [:]
  private var guides: [String: LayoutGuide] = [:]
  private var safeAreas: [String: [LayoutConstraint]] = [:]

  init(_ layout: LayoutCase) throws {
    fit = layout.root.fit
    views["root"] = root
    root.snp.setLabel("root")
    root.semanticContentAttribute = try Self.direction(layout.direction)
    if let margins = layout.root.margins { root.layoutMargins = try Self.insets(margins) }
    root.frame = Rect(x: 0, y: 0, width: layout.root.width ?? 0, height: layout.root.height ?? 0)
    if fit == nil { leaveExtentsToConstraints(layout.root) }
    let stacks = layout.stacks.map(\.id)
    for view in layout.views { try add(view, isStack: stacks.contains(view.id)) }
    for stack in layout.stacks { try configure(stack) }
    for guide in layout.guides { try add(guide) }
    for row in layout.constraints { try add(row) }
    for format in layout.formats where formatError == nil { try add(format) }
  }

  func view(_ id: String?) throws -> LayoutView {
    guard let id, let view = views[id] else { throw Unusable(description: "no view \(id ?? "")") }
    return view
  }

  func item(_ id: String) throws -> any LayoutItem {
    if let view = views[id] { return view }
    if let guide = guides[id] { return guide }
    throw Unusable(description: "no view or guide \(id)")
  }

  func frame(of id: String) -> Rect? { views[id]?.frame ?? guides[id]?.layoutFrame }

  /// Returns the name of an item; nil if the case does not contain it.
  func name(of item: (any LayoutItem)?) -> String? {
    guard let item else { return nil }
    return views.first { $0.value === item }?.key ?? guides.first { $0.value === item }?.key
  }

  func constraint(at position: Int?) throws -> LayoutConstraint {
    guard let position, constraints.indices.contains(position) else {
      throw Unusable(description: "no constraint \(position.map(String.init) ?? "")")
    }
    return constraints[position]
  }

  /// Returns the fitting size of a root that is measured; nil for a root with a given size.
  func fittingSize() throws -> Size? {
    guard let fit else { return nil }
    let target = try Self.numbers(fit.target, 2)
    guard fit.priority.count == 2 else { throw Unusable(description: "fit takes two priorities") }
    return root.systemLayoutSizeFitting(
      Size(width: target[0], height: target[1]),
      withHorizontalFittingPriority: LayoutPriority(fit.priority[0]),
      verticalFittingPriority: LayoutPriority(fit.priority[1]))
  }

  /// Leaves an extent that is not given to the constraints.
  private func leaveExtentsToConstraints(_ description: LayoutCase.Root) {
    if description.width != nil, description.height != nil { return }
    root.translatesAutoresizingMaskIntoConstraints = false
    if let width = description.width {
      root.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    if let height = description.height {
      root.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }
}

extension LayoutCaseTree {
  private func add(_ description: LayoutCase.View, isStack: Bool) throws {
    let view = isStack ? LayoutStackView() : ContentView()
    try self.view(description.parent).addSubview(view)
    views[description.id] = view
    view.snp.setLabel(description.id)
    view.translatesAutoresizingMaskIntoConstraints = description.autoresizing != nil
    if let frame = description.frame {
      let frame = try Self.numbers(frame, 4)
      view.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    view.autoresizingMask = try Self.mask(description.autoresizing ?? "")
    try setContent(description.intrinsic, of: view)
    try setPriorities(hugging: description.hugging, of: view)
    try setPriorities(compression: description.compression, of: view)
    view.snp.setBaselineOffsets(
      first: description.baselineFromTop ?? 0, last: description.baselineFromBottom ?? 0)
    if let margins = description.margins { view.layoutMargins = try Self.insets(margins) }
  }

  private func add(_ description: LayoutCase.Guide) throws {
    let owner = try view(description.owner)
    if description.kind == "margins" {
      guides[description.id] = owner.layoutMarginsGuide
      return
    }
    let guide = LayoutGuide()
    guide.snp.setLabel(description.id)
    owner.addLayoutGuide(guide)
    guides[description.id] = guide
    switch description.kind {
    case nil: return
    case "safeArea":
      let sides = [
        guide.topAnchor.constraint(equalTo: owner.topAnchor),
        guide.leftAnchor.constraint(equalTo: owner.leftAnchor),
        guide.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
        guide.rightAnchor.constraint(equalTo: owner.rightAnchor),
      ]
      LayoutConstraint.activate(sides)
      safeAreas[description.id] = sides
      try setSafeArea(description.insets ?? [0, 0, 0, 0], of: description.id)
    case let kind?: throw Unusable(description: "no kind of guide is \(kind)")
    }
  }

  func setSafeArea(_ insets: [Double], of id: String?) throws {
    guard let id, let sides = safeAreas[id] else {
      throw Unusable(description: "no safe area \(id ?? "")")
    }
    let insets = try Self.numbers(insets, 4)
    for (side, constant) in zip(sides, [insets[0], insets[1], -insets[2], -insets[3]]) {
      side.constant = constant
    }
  }

  func add(_ row: LayoutCase.Row) throws {
    let constraint = try LayoutConstraint(
      item: item(row.item), attribute: Self.attribute(row.attr),
      relatedBy: Self.relation(row.rel), toItem: row.toItem.map(item),
      attribute: row.toAttr.map(Self.attribute) ?? .notAnAttribute,
      multiplier: row.multiplier ?? 1, constant: row.constant ?? 0)
    constraint.priority = LayoutPriority(row.priority ?? 1000)
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func add(_ format: LayoutCase.Format) throws {
    var items: [String: any LayoutItem] = [:]
    for name in format.views { items[name] = try? item(name) }
    do {
      let made = try LayoutConstraint.constraints(
        withVisualFormat: format.format, options: format.formatOptions(),
        metrics: format.metrics ?? [:], views: items, spacing: format.spacing)
      LayoutConstraint.activate(made)
      formatted += made
      constraints += made
    } catch let error as VisualFormatError {
      formatError = error
    }
  }
}
