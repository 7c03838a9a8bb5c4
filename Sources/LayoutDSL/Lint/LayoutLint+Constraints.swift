// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLint {
  /// Returns warnings about constraints and priorities.
  func constraints() -> [LayoutWarning] {
    let all = top.levelOrderViews().flatMap { $0.itemState.hostedReferences }
    return all.compactMap(noEffectWarning) + duplicates() + idlePriorities(all)
      + shown.compactMap(idleContentPriorityWarning)
  }

  /// Returns a warning about a constraint that has priority 0 or always holds.
  private func noEffectWarning(for constraint: ConstraintReference) -> LayoutWarning? {
    let row = constraint.row
    let reason: String
    if row.priority <= 0 {
      reason = "it has priority 0"
    } else if row.second === constraint.first, row.firstAttribute == row.secondAttribute,
      constraint.multiplier == 1, constraint.origins == nil,
      [LayoutDirection.leftToRight, .rightToLeft].allSatisfy({
        row.relation.violation(by: -constraint.constant(in: $0)) <= 0
      })
    {
      reason = "it ties an attribute to itself"
    } else if row.second == nil, row.firstAttribute.isDimension,
      row.relation == .greaterThanOrEqual,
      row.leftToRight <= 0
    {
      reason = "no size is below 0"
    } else {
      return nil
    }
    return LayoutWarning(
      kind: .constraintWithoutEffect, items: [constraint.first.item].compactMap(\.self),
      constraints: [constraint.object],
      message: "a constraint of \(constraint.first.title) has no effect: \(reason)",
      cure: "remove it")
  }

  private func duplicates() -> [LayoutWarning] {
    top.snp.duplicates().map { duplicate in
      let first = duplicate.constraints[0].first
      return LayoutWarning(
        kind: .duplicate, items: [first.item].compactMap(\.self),
        constraints: duplicate.constraints,
        message: "\(duplicate.constraints.count) constraints of \(first.title) say the same",
        cure: LayoutDuplicate.cure)
    }
  }

  /// Returns warnings about optional constraints of an attribute that a required one determines.
  private func idlePriorities(_ all: [ConstraintReference]) -> [LayoutWarning] {
    var required: [ConstraintSubject: ConstraintReference] = [:]
    for constraint in all {
      let row = constraint.row
      // A broken constraint determines nothing and is not in the solver; constraints of distances are skipped. An
      // extent of 0 collapses a view for a while only: without it, the optional constraint matters again.
      guard row.priority >= 1000, row.relation == .equal, row.engine.hasHandle,
        !row.mentionsDistances, !constraint.setsZeroExtent, required[constraint.subject] == nil
      else { continue }
      required[constraint.subject] = constraint
    }
    return all.compactMap { constraint in
      let row = constraint.row
      guard row.priority > 0, row.priority < 1000, let settling = required[constraint.subject]
      else { return nil }
      let priority = Double(row.priority).layoutText
      return LayoutWarning(
        kind: .priorityWithoutEffect, items: [constraint.first.item].compactMap(\.self),
        constraints: [constraint.object, settling.object],
        message:
          "priority \(priority) of a constraint of \(constraint.first.title) does not matter while a "
          + "required constraint settles its \(row.firstAttribute)",
        cure: "remove one of the two, or make the required one optional")
    }
  }

  /// Returns a warning about content priorities along an axis on which a view has no content, unless it has no subviews
  /// and its class or closure may supply content later, as an image view's does.
  private func idleContentPriorityWarning(for view: LayoutView) -> LayoutWarning? {
    if view.storedTranslation || view.arrangement != nil { return nil }
    let size = view.intrinsicContentSize
    if size.width < 0, size.height < 0, !view.hasFixedContent, view.storedSubviews.isEmpty {
      return nil
    }
    let idle: [String] = [(Axis.horizontal, size.width), (.vertical, size.height)].flatMap {
      axis, extent in
      if extent >= 0, extent.isFinite { return [String]() }
      let side = axis == .horizontal ? "horizontal" : "vertical"
      var names: [String] = []
      if view.contentHuggingPriority(for: axis).rawValue != 250 { names.append("\(side) hugging") }
      if view.contentCompressionResistancePriority(for: axis).rawValue != 750 {
        names.append("\(side) compression resistance")
      }
      return names
    }
    if idle.isEmpty { return nil }
    return LayoutWarning(
      kind: .priorityWithoutEffect, items: [view], constraints: [],
      message:
        "the \(idle.joined(separator: " and ")) priority of \(view.itemState.title) does not matter: "
        + "it has no content of its own there",
      cure: "override intrinsicContentSize, measure with snp.measure, or constrain its size")
  }
}
