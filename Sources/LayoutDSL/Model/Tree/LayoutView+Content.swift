// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Whether constraints place the view, and neither a class of a caller's nor a measuring closure could
  /// say anything of its content or its alignment rectangle.
  final var isSilent: Bool {
    !storedTranslation && !passMarks.contains(.hasHooks) && content.measure == nil
  }

  /// Changes a priority of the content, or records that it is none.
  final func setPriority(
    _ name: String, _ priority: LayoutPriority, _ change: (Float) -> Void
  ) {
    guard let value = LayoutConstraint.usable(priority.rawValue) else {
      return itemState.refuse(name)
    }
    itemState.accept(name)
    change(value)
    treeEngine?.priorityOfContentChanged(self)
  }

  /// Hugging as rows have it: what the view says, or what it was given if that is none.
  final func usableHugging(along axis: Axis) -> Float {
    let given = content.hugging(along: axis)
    guard passMarks.contains(.hasHooks) else { return given }
    return LayoutConstraint.usable(contentHuggingPriority(for: axis).rawValue) ?? given
  }

  /// Compression resistance as rows have it.
  final func usableResistance(along axis: Axis) -> Float {
    let given = content.resistance(along: axis)
    guard passMarks.contains(.hasHooks) else { return given }
    return LayoutConstraint.usable(contentCompressionResistancePriority(for: axis).rawValue)
      ?? given
  }
}
